import { NewClaim } from '@portal/contract/sale/claims'
import { type ClaimArea, claimAreaCodes } from '@portal/domain/sale/claim-items'
import { typedNumber, typedNumberOrNull } from '@portal/domain/values/typed-number'
import { codesOf } from '@portal/domain/vehicles/attributes/attribute'
import { panels } from '@portal/domain/vehicles/condition/panels'
import { z } from 'zod'
import { storedForm } from '../../storage.ts'
import { PhotoQueue } from '../claim-photos/queries.ts'

/** One defect as typed; an empty text is no choice. */
const ItemFields = z.object({
  area: z.enum(claimAreaCodes),
  panel: z.enum(['', ...codesOf(panels)]),
  damageId: z.string(),
  description: z.string(),
  since: z.string(),
  photos: z.array(z.string()),
})
export type ItemFields = z.infer<typeof ItemFields>

const ClaimFields = z.object({
  items: z.array(ItemFields).min(1),
  km: z.string(),
  isKmConfirmed: z.boolean(),
  wanted: z.string(),
  /** When it was changed last, in milliseconds. */
  at: z.number(),
})
export type ClaimFields = z.infer<typeof ClaimFields>

export const noItem: ItemFields = {
  ...{ area: 'body', panel: '', damageId: '', description: '', since: '' },
  photos: [],
}
export const nothingTyped: ClaimFields = { items: [noItem], km: '', isKmConfirmed: false, wanted: '', at: 0 }

/** The form of a purchase on this device, for one account. */
const keptClaim = (accountId: number, purchaseId: string) =>
  storedForm(
    `claim.${accountId}.${purchaseId}`,
    (value): value is ClaimFields => ClaimFields.safeParse(value).success,
  )

type Listener = () => void

/**
 * The form of a purchase while it is filled in. Its photos may arrive after the page was left; a page that is opened again
 * meanwhile continues with the same form.
 */
class ClaimDraft {
  readonly #kept: ReturnType<typeof keptClaim>
  readonly #listeners = new Set<Listener>()
  #fields: ClaimFields
  readonly queue: PhotoQueue

  constructor(accountId: number, purchaseId: string) {
    this.#kept = keptClaim(accountId, purchaseId)
    this.#fields = this.#kept.read() ?? nothingTyped
    this.queue = new PhotoQueue(purchaseId, (to, photo) =>
      this.changeItem(to, ({ photos }) => ({ photos: [...photos.filter((one) => one !== photo), photo] })),
    )
  }

  readonly subscribe = (listener: Listener) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  readonly fields = () => this.#fields

  /** Whether somebody looks at it, or photos are on their way. */
  get isInUse() {
    return this.#listeners.size > 0 || this.queue.state().waiting.length > 0
  }

  change(changes: Partial<ClaimFields>) {
    this.#fields = { ...this.#fields, ...changes, at: Date.now() }
    this.#kept.write(this.#fields)
    for (const listener of this.#listeners) listener()
  }

  changeItem(at: number, changes: (before: ItemFields) => Partial<ItemFields>) {
    this.change({
      items: this.#fields.items.map((item, index) => (index === at ? { ...item, ...changes(item) } : item)),
    })
  }

  removeItem(at: number) {
    this.queue.removeTarget(at)
    this.change({ items: this.#fields.items.filter((_, index) => index !== at) })
  }

  /** Deletes it from this device, once it was sent. */
  clear() {
    this.#kept.clear()
  }
}

const drafts = new Map<string, ClaimDraft>()

export function claimDraft(accountId: number, purchaseId: string): ClaimDraft {
  const key = `${accountId} ${purchaseId}`
  const known = drafts.get(key)
  if (known?.isInUse) return known
  const draft = new ClaimDraft(accountId, purchaseId)
  drafts.set(key, draft)
  return draft
}

/** Whether such a defect has a place in the drawing. */
export const isPlaced = (area: ClaimArea) => area !== 'papers' && area !== 'engine'

const orNull = (text: string) => (text === '' ? null : text)

function itemOf({ panel, damageId, since, ...item }: ItemFields) {
  const place = isPlaced(item.area) && panel !== '' ? panel : null
  return { ...item, panel: place, damageId: place && orNull(damageId), since: orNull(since) }
}

export type Flaws = Readonly<Record<string, string>>

/** The request of the form, or its flaws by field. */
export function requestOf({ items, km, isKmConfirmed, wanted }: ClaimFields) {
  const request = {
    items: items.map(itemOf),
    km: typedNumber(km, 0),
    isKmConfirmed,
    wanted: typedNumberOrNull(wanted),
  }
  const { error } = NewClaim.safeParse(request)
  return error ? { flaws: flawsOf(error.issues) } : { request }
}

type Issue = { path: PropertyKey[] | string; message: string }

/** The first message of each field. */
export const flawsOf = (issues: readonly Issue[]): Flaws =>
  Object.fromEntries(
    issues
      .map(
        ({ path, message }) =>
          [typeof path === 'string' ? path : path.map(String).join('.'), message] as const,
      )
      .toReversed(),
  )

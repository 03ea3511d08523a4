import { NewClaim } from '@portal/contract/sale/claims'
import { type ClaimArea, claimAreaCodes } from '@portal/domain/sale/claim-items'
import { typedNumber, typedNumberOrNull } from '@portal/domain/values/typed-number'
import { codesOf } from '@portal/domain/vehicles/attributes/attribute'
import { panels } from '@portal/domain/vehicles/condition/panels'
import { z } from 'zod'
import { storedForm } from '../../storage.ts'
import { KeptForm } from '../claim-photos/form.ts'

/** One defect as typed; an empty text is no choice. */
const ItemFields = z.object({
  area: z.enum(claimAreaCodes),
  panel: z.enum(['', ...codesOf(panels)]),
  damageId: z.string(),
  description: z.string(),
  since: z.string(),
  photos: z.array(z.string()),
  /** The keys of photos that have not arrived. */
  waiting: z.array(z.string()).optional(),
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

/** What waits or has arrived, after a photo has arrived or was discarded. */
function settledPhotos<Place extends { photos: string[]; waiting?: string[] | undefined }>(
  { photos, waiting = [] }: Place,
  key: string,
  photo: string | null,
) {
  return {
    photos: photo === null ? photos : [...photos.filter((one) => one !== photo), photo],
    waiting: waiting.filter((one) => one !== key),
  }
}

const settledItem = (item: ItemFields, key: string, photo: string | null): ItemFields => ({
  ...item,
  ...settledPhotos(item, key, photo),
})

/** The form of a purchase on this device, for one account. */
const keptClaim = (accountId: number, purchaseId: string) =>
  storedForm(
    `claim.${accountId}.${purchaseId}`,
    (value): value is ClaimFields => ClaimFields.safeParse(value).success,
  )

/** The form of a purchase while it is filled in. A page that is opened again meanwhile continues with the same form. */
class ClaimDraft extends KeptForm<ClaimFields> {
  constructor(accountId: number, purchaseId: string) {
    super(purchaseId, keptClaim(accountId, purchaseId), nothingTyped, {
      waitingIn: ({ items }) => items.flatMap(({ waiting = [] }) => waiting),
      settled: (fields, key, photo) => ({
        ...fields,
        items: fields.items.map((item) =>
          item.waiting?.includes(key) ? settledItem(item, key, photo) : item,
        ),
      }),
    })
  }

  change(changes: Partial<ClaimFields>) {
    this.set({ ...this.fields(), ...changes, at: Date.now() })
  }

  changeItem(at: number, changes: (before: ItemFields) => Partial<ItemFields>) {
    this.change({
      items: this.fields().items.map((item, index) => (index === at ? { ...item, ...changes(item) } : item)),
    })
  }

  addPhotos(at: number, files: readonly File[]) {
    const keys = this.queue.add(files)
    this.changeItem(at, ({ waiting = [] }) => ({ waiting: [...waiting, ...keys] }))
  }

  removeItem(at: number) {
    for (const key of this.fields().items[at]?.waiting ?? []) this.queue.forget(key)
    this.change({ items: this.fields().items.filter((_, index) => index !== at) })
  }
}

/** The draft in use, which may still be sending photos, else a new one. */
function opened<Draft extends { isInUse: boolean }>(
  drafts: Map<string, Draft>,
  key: string,
  make: () => Draft,
) {
  const known = drafts.get(key)
  if (known?.isInUse) return known
  const draft = make()
  drafts.set(key, draft)
  return draft
}

const claims = new Map<string, ClaimDraft>()

export const claimDraft = (accountId: number, purchaseId: string) =>
  opened(claims, `${accountId} ${purchaseId}`, () => new ClaimDraft(accountId, purchaseId))

const MessageFields = z.object({
  text: z.string(),
  photos: z.array(z.string()),
  waiting: z.array(z.string()),
  /** What the company wants instead of an offer. */
  wanted: z.string(),
})
type MessageFields = z.infer<typeof MessageFields>
const noMessage: MessageFields = { text: '', photos: [], waiting: [], wanted: '' }

const messages = new Map<string, KeptForm<MessageFields>>()

const keptMessage = (accountId: number, claimId: string) =>
  storedForm(
    `claim-message.${accountId}.${claimId}`,
    (value): value is MessageFields => MessageFields.safeParse(value).success,
  )

/** A message about a claim while it is written. */
export const messageDraft = (accountId: number, purchaseId: string, claimId: string) =>
  opened(
    messages,
    `${accountId} ${claimId}`,
    () =>
      new KeptForm(purchaseId, keptMessage(accountId, claimId), noMessage, {
        waitingIn: ({ waiting }) => waiting,
        settled: (fields, key, photo) => ({ ...fields, ...settledPhotos(fields, key, photo) }),
      }),
  )

/** Empties the message once it was sent; what was written meanwhile stays. */
export function forgetMessage(
  accountId: number,
  purchaseId: string,
  { claimId, text = '', photos = [] }: { claimId: string; text?: string; photos?: readonly string[] },
) {
  const draft = messageDraft(accountId, purchaseId, claimId)
  const now = draft.fields()
  const rest = {
    ...{ text: now.text === text ? '' : now.text, wanted: '', waiting: now.waiting },
    photos: now.photos.filter((photo) => !photos.includes(photo)),
  }
  if (rest.text === '' && rest.photos.length + rest.waiting.length === 0) draft.clear()
  else draft.set(rest)
}

/** Whether such a defect has a place in the drawing. */
export const isPlaced = (area: ClaimArea) => area !== 'papers' && area !== 'engine'

const orNull = (text: string) => (text === '' ? null : text)

function itemOf({ panel, damageId, since, waiting: _, ...item }: ItemFields) {
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

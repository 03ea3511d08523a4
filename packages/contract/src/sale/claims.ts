import { claimAreaCodes, claimItemsMaximum, claimPhotosMaximum } from '@portal/domain/sale/claim-items'
import { claimStates } from '@portal/domain/sale/claim-states'
import { freeText, required } from '@portal/domain/values/fields'
import { t } from '@portal/domain/values/text'
import { codesOf } from '@portal/domain/vehicles/attributes/attribute'
import { panels } from '@portal/domain/vehicles/condition/panels'
import { z } from 'zod'
import { messageText } from '../buyer/enquiry-threads.ts'
import { PurchasePrice } from '../buyer/purchases.ts'
import type { Endpoint } from '../endpoint.ts'
import { integerMax } from '../rows.ts'
import { VehicleCondition } from '../vehicles/condition.ts'
import { once } from '../vehicles/condition-parts.ts'
import { ofPurchase, purchaseUrl } from './purchase.ts'

const moment = z.iso.datetime()
const day = z.iso.date()
/** Euros with VAT. */
const amount = z.number().nullable()

export const ClaimState = z.enum(claimStates)
export type ClaimState = z.infer<typeof ClaimState>
export const claimVersion = z.int().min(0).max(integerMax)

const itemFacts = {
  area: z.enum(claimAreaCodes, { error: t('Bitte angeben, was es ist.') }),
  /** The part of the car; null for a defect without a place. */
  panel: z.enum(codesOf(panels)).nullable().default(null),
  /** A damage of the condition at the sale that has become worse. */
  damageId: z.uuid().nullable().default(null),
  /** The day the defect was noticed. */
  since: day.nullable().default(null),
}

const photoIds = z
  .array(z.uuid())
  .max(claimPhotosMaximum, t`Höchstens ${claimPhotosMaximum} Fotos`)
  .superRefine(once((id) => id, t('Das Foto')))
  .default([])

export const NewClaimItem = z.strictObject({
  ...itemFacts,
  description: freeText(2000).refine((text) => text !== '', required(t('Beschreibung'))),
  /** Photos sent before by `sendClaimPhoto`. */
  photos: photoIds,
})

export const NewClaim = z
  .strictObject({
    items: z
      .array(NewClaimItem)
      .min(1, t('Bitte mindestens einen Mangel angeben.'))
      .max(claimItemsMaximum, t`Höchstens ${claimItemsMaximum} Mängel in einer Reklamation`),
    km: z
      .int({ error: t('Bitte den Kilometerstand von heute angeben.') })
      .min(0, t('Bitte den Kilometerstand von heute angeben.'))
      .max(2_000_000, t('Bitte höchstens 2.000.000 km angeben.')),
    /** Whether the sender has confirmed a mileage below the one that is known. */
    isKmConfirmed: z.boolean().default(false),
    /** What the company wants; null = the house proposes. */
    wanted: PurchasePrice.nullable().default(null),
  })
  .superRefine(({ items }, context) => {
    const photos = items.flatMap((item) => item.photos)
    if (photos.length > claimPhotosMaximum || new Set(photos).size < photos.length)
      context.addIssue({
        ...{ code: 'custom', path: ['items'] },
        message: t`Höchstens ${claimPhotosMaximum} Fotos, jedes einmal.`,
      })
  })
export type NewClaim = z.infer<typeof NewClaim>

const ClaimItem = z.object({ ...itemFacts, description: z.string(), photos: z.array(z.uuid()) })
export type ClaimItem = z.infer<typeof ClaimItem>

/** What both sides see of a message. */
export const messageFacts = {
  /**
   * What the portal notes, in the language of the request. Null for what a person wrote, and for older notes, whose text
   * is German.
   */
  event: z.string().nullable(),
  text: z.string(),
  amount,
  photos: z.array(z.uuid()),
  at: moment,
}

const ClaimMessage = z.object({
  from: z.enum(['buyer', 'house', 'system']),
  /** A person of the company; null for the house and for a deleted account. */
  author: z.string().nullable(),
  ...messageFacts,
})
export type ClaimMessage = z.infer<typeof ClaimMessage>

/** The facts of a claim that both sides see. */
export const claimFacts = {
  id: z.uuid(),
  /** "R-0188". */
  number: z.string(),
  title: z.string(),
  state: ClaimState,
  /** A command names the version it was given for and is refused for any other. */
  version: z.int(),
  km: z.int(),
  wanted: amount,
  /** The offer, or what is credited. */
  amount,
  reason: z.string().nullable(),
  /** When the side that has to act must have answered; null once the claim is decided. */
  dueAt: moment.nullable(),
  createdAt: moment,
  items: z.array(ClaimItem),
}

/** A claim for the company that filed it: without notes and without the colleague in charge. */
export const OwnClaim = z.object({ ...claimFacts, messages: z.array(ClaimMessage) })
export type OwnClaim = z.infer<typeof OwnClaim>

/** Whether defects can be reported, and up to the end of which day. */
export const ClaimPeriod = z.object({
  state: z.enum(['off', 'waiting', 'open', 'over']),
  lastDay: day.nullable(),
})

export const PurchaseClaims = z.object({
  period: ClaimPeriod,
  /** Whether the caller's role in the company may file and answer claims. */
  mayClaim: z.boolean(),
  /** Newest first. */
  claims: z.array(OwnClaim),
})
export type PurchaseClaims = z.infer<typeof PurchaseClaims>

/** A mileage recorded before. */
export const KnownKm = z.object({ km: z.int(), at: z.enum(['sale', 'hand-over']) })

/** What the form shows beside its fields. */
export const ClaimForm = z.object({
  gwnummer: z.string(),
  maker: z.string(),
  model: z.string(),
  collectedOn: day.nullable(),
  period: ClaimPeriod,
  /** When the house would answer a claim that is filed now. */
  answerBy: moment,
  known: KnownKm.nullable(),
  price: amount,
  /** As it was shown at the sale; null where none was recorded. */
  condition: VehicleCondition.pick({ recordedAt: true, damages: true, paint: true }).nullable(),
})
export type ClaimForm = z.infer<typeof ClaimForm>

const claims = { response: { 200: PurchaseClaims } }
const ofClaim = ofPurchase.extend({ claimId: z.uuid() })
const ofPhoto = ofPurchase.extend({ photoId: z.uuid() })

export const listClaims = {
  method: 'GET',
  url: `${purchaseUrl}/claims`,
  config: { access: 'member', summary: 'Reklamationen zu einem Kauf des eigenen Betriebs' },
  schema: { params: ofPurchase, ...claims },
} satisfies Endpoint

/** Needs the right `claim`, as all calls below. */
export const readClaimForm = {
  method: 'GET',
  url: `${purchaseUrl}/claim-form`,
  config: { access: 'member', summary: 'Angaben für eine Reklamation: Frist und Zustand beim Kauf' },
  schema: { params: ofPurchase, response: { 200: ClaimForm } },
} satisfies Endpoint

/** Multipart with one part `file`, recognised by its content. The same photo again has the same id. */
export const sendClaimPhoto = {
  method: 'POST',
  url: `${purchaseUrl}/claim-photos`,
  config: { access: 'member', summary: 'Ein Foto für eine Reklamation hochladen' },
  schema: {
    params: ofPurchase,
    response: { 200: z.object({ id: z.uuid() }) },
    consumes: ['multipart/form-data'],
  },
} satisfies Endpoint

export const readClaimPhoto = {
  method: 'GET',
  url: `${purchaseUrl}/claim-photos/:photoId`,
  config: { access: 'member', summary: 'Ein Foto einer eigenen Reklamation' },
  schema: { params: ofPhoto },
} satisfies Endpoint

/** Only while no claim or message has it. */
export const dropClaimPhoto = {
  method: 'DELETE',
  url: `${purchaseUrl}/claim-photos/:photoId`,
  config: { access: 'member', summary: 'Ein noch nicht gesendetes Foto verwerfen' },
  schema: { params: ofPhoto, response: { 204: z.undefined() } },
} satisfies Endpoint

/** The header `idempotency-key` protects from a repetition. Refused before the collection and after the period. */
export const fileClaim = {
  method: 'POST',
  url: `${purchaseUrl}/claims`,
  config: { access: 'member', summary: 'Mängel eines abgeholten Fahrzeugs melden' },
  schema: { params: ofPurchase, body: NewClaim, ...claims },
} satisfies Endpoint

/** Answers a question, or adds to an open claim. The header `idempotency-key` protects from a repetition. */
export const writeToClaim = {
  method: 'POST',
  url: `${purchaseUrl}/claims/:claimId/messages`,
  config: { access: 'member', summary: 'Zu einer eigenen Reklamation schreiben' },
  schema: { params: ofClaim, body: z.strictObject({ text: messageText, photos: photoIds }), ...claims },
} satisfies Endpoint

const OfferAnswer = z
  .strictObject({
    ...{ version: claimVersion, accepts: z.boolean(), text: freeText(4000).default('') },
    /** What the company wants instead of a declined offer. */
    wanted: PurchasePrice.nullable().default(null),
  })
  .refine(({ accepts, text }) => accepts || text !== '', {
    path: ['text'],
    message: t('Bitte schreiben Sie, was Sie sich vorstellen.'),
  })

/** Another version is answered by 409 `claim-changed`, so that only the offer that was read is accepted. */
export const answerOffer = {
  method: 'POST',
  url: `${purchaseUrl}/claims/:claimId/answer`,
  config: { access: 'member', summary: 'Ein Angebot des Hauses annehmen oder ablehnen' },
  schema: {
    params: ofClaim,
    body: OfferAnswer,
    ...claims,
  },
} satisfies Endpoint

export const withdrawClaim = {
  method: 'POST',
  url: `${purchaseUrl}/claims/:claimId/withdrawal`,
  config: { access: 'member', summary: 'Eine eigene Reklamation zurückziehen' },
  schema: { params: ofClaim, body: z.strictObject({ version: claimVersion }), ...claims },
} satisfies Endpoint

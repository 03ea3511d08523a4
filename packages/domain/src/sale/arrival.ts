import { addDays } from '../buyer/appointment.ts'
import type { PurchasePaperKind } from '../buyer/hand-over.ts'
import { t } from '../values/text.ts'
import { vatRate } from '../vehicles/vat.ts'

/** What proves that a vehicle sold without VAT left the country: to another one of the Union, or out of it. */
export const arrivalNeeds = ['eu', 'export'] as const
export type ArrivalNeed = (typeof arrivalNeeds)[number]

/** The papers each of which is a proof (section 17b UStDV; for exports sections 9 and 10 UStDV). */
export const arrivalProofs = {
  eu: ['arrival', 'cmr'],
  export: ['customs'],
} as const satisfies Record<ArrivalNeed, readonly PurchasePaperKind[]>

/** The papers that a company sends as a file. */
export const arrivalFileKinds = ['arrival', 'cmr', 'customs'] as const
export type ArrivalFileKind = (typeof arrivalFileKinds)[number]

/** The proof a taxation needs; null for deliveries with VAT and under the margin scheme. */
export const arrivalNeedOf = (taxCase: string | null): ArrivalNeed | null =>
  arrivalNeeds.find((need) => need === taxCase) ?? null

/** Whether a paper proves what is needed. */
export const isArrivalProof = (need: ArrivalNeed, kind: string) =>
  arrivalProofs[need].some((proof) => proof === kind)

/** A proof that counts only once the house has accepted it: exports are tax-free with it alone. */
export const isCheckedProof = (kind: string) => kind === 'customs'

/** `none` = no proof needed; `later` = the vehicle is not collected yet; `checking` = the house has not accepted it yet. */
export const arrivalStates = ['none', 'later', 'awaited', 'late', 'checking', 'proven'] as const
export type ArrivalState = (typeof arrivalStates)[number]

type Facts = {
  need: ArrivalNeed | null
  isProven: boolean
  /** Whether a proof waits for the house. */
  isChecking: boolean
  isCollected: boolean
  /** ISO date; null if it is not known. */
  collectedOn: string | null
}

/**
 * @param today ISO date in German time
 * @param days how long the company has after the collection
 */
export function arrivalStateOf(
  { need, isProven, isChecking, isCollected, collectedOn }: Facts,
  today: string,
  days: number,
): ArrivalState {
  if (need === null) return 'none'
  if (isProven) return 'proven'
  if (isChecking) return 'checking'
  if (!isCollected) return 'later'
  return collectedOn !== null && addDays(collectedOn, days) < today ? 'late' : 'awaited'
}

/** Whether the registration papers stay with the house until the proof is there. */
export const holdsPapers = (state: ArrivalState) => state !== 'none' && state !== 'proven'

/** The VAT that a sale without VAT would have contained, in cents. */
export const depositCentsOf = (netCents: number) => Math.round(netCents * vatRate)

/** What an invoice says about the deposit, which is no part of its amount; German as the invoice. */
export const depositNote = (amount: string) =>
  `Zusätzlich hinterlegen Sie bitte eine Kaution von ${amount} in Höhe der Umsatzsteuer. Sie ist nicht Teil des Rechnungsbetrags und wird zurückgezahlt, sobald der Nachweis über den Verbleib des Fahrzeugs vorliegt.`

export const depositStates = ['asked', 'received', 'returned'] as const
export type DepositState = (typeof depositStates)[number]

export const depositLabels: Record<DepositState, string> = {
  asked: t('Noch nicht eingegangen'),
  received: t('Hinterlegt'),
  returned: t('Zurückgezahlt'),
}

type DepositTimes = { receivedAt: Date | null; returnedAt: Date | null }

export const depositStateOf = ({ receivedAt, returnedAt }: DepositTimes): DepositState => {
  if (returnedAt !== null) return 'returned'
  return receivedAt === null ? 'asked' : 'received'
}

/** "2026-11" as "11/2026". */
export const arrivalMonthText = (month: string) => month.split('-').toReversed().join('/')

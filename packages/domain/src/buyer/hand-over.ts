import { t } from '../values/text.ts'
import { type PurchaseFlags, purchaseStatus } from './purchase-status.ts'

/** The steps of handing over a purchase, in their order. */
export const handOverSteps = ['paid', 'documents', 'ready', 'collected'] as const
export type HandOverStep = (typeof handOverSteps)[number]

/** `open` = none of the steps yet. */
export const handOverStates = ['open', ...handOverSteps] as const
export type HandOverState = (typeof handOverStates)[number]

export const handOverLabels = {
  open: t('Offen'),
  paid: t('Bezahlt'),
  documents: t('Papiere fertig'),
  ready: t('Abholbereit'),
  collected: t('Abgeholt'),
} as const satisfies Record<HandOverState, string>

/** The kinds of papers of a hand-over. */
export const purchasePaperKinds = [
  'invoice',
  'hand-over',
  'registration',
  'arrival',
  'cmr',
  'customs',
  'other',
] as const
export type PurchasePaperKind = (typeof purchasePaperKinds)[number]

export const purchasePaperLabels = {
  invoice: t('Rechnung'),
  'hand-over': t('Übergabeprotokoll'),
  registration: t('Fahrzeugpapiere'),
  arrival: t('Gelangensbestätigung'),
  cmr: t('CMR-Frachtbrief'),
  customs: t('Ausfuhrnachweis'),
  other: t('Weitere Unterlage'),
} as const satisfies Record<PurchasePaperKind, string>

export const purchasePaperMaxBytes = 5 * 1_048_576
/** Papers of one purchase. */
export const purchasePapersMaximum = 20

/** Whether a state may follow another: one step forward, or one step back to correct a mistake. */
export const isNextHandOver = (from: HandOverState, to: HandOverState) =>
  Math.abs(handOverStates.indexOf(to) - handOverStates.indexOf(from)) === 1

export const isForward = (from: HandOverState, to: HandOverState) =>
  handOverStates.indexOf(to) > handOverStates.indexOf(from)

/** The flags of a purchase in a state of the hand-over. */
export function flagsOfHandOver(state: HandOverState): PurchaseFlags {
  return {
    red: state === 'open',
    yellow: state !== 'open' && state !== 'collected',
    green: state === 'collected',
  }
}

/** The state that imported flags stand for; `kept` stays where it has the same flags. */
export function handOverOfFlags(flags: PurchaseFlags, kept: HandOverState = 'open'): HandOverState {
  const status = purchaseStatus(flags)
  if (status === purchaseStatus(flagsOfHandOver(kept))) return kept
  if (status === 'green') return 'collected'
  return status === 'yellow' ? 'paid' : 'open'
}

import { t } from '../values/text.ts'

/** Why the yard does not hand a vehicle over. */
export const refusalReasons = {
  name: t('Name auf dem Ausweis stimmt nicht'),
  identity: t('Kein amtlicher Ausweis'),
  code: t('Abholausweis ungültig oder abgelaufen'),
  unpaid: t('Nicht bezahlt'),
  papers: t('Papiere fehlen'),
  carrier: t('Spedition darf nicht abholen'),
  vehicle: t('Fahrzeug beschädigt oder nicht fahrbereit'),
  other: t('Anderer Grund'),
} as const
export type RefusalReason = keyof typeof refusalReasons

/** What is missing in a refusal; null if nothing is. */
export const refusalFlaw = ({ reason, text }: { reason: RefusalReason; text: string }) =>
  reason === 'other' && text === '' ? t('Bitte schreiben Sie, was passiert ist.') : null

/** Why the yard does not hand a vehicle over. */
export const refusalReasons = {
  name: 'Name auf dem Ausweis stimmt nicht',
  identity: 'Kein amtlicher Ausweis',
  code: 'Abholausweis ungültig oder abgelaufen',
  unpaid: 'Nicht bezahlt',
  papers: 'Papiere fehlen',
  carrier: 'Spedition darf nicht abholen',
  vehicle: 'Fahrzeug beschädigt oder nicht fahrbereit',
  other: 'Anderer Grund',
} as const
export type RefusalReason = keyof typeof refusalReasons

/** What is missing in a refusal; null if nothing is. */
export const refusalFlaw = ({ reason, text }: { reason: RefusalReason; text: string }) =>
  reason === 'other' && text === '' ? 'Bitte schreiben Sie, was passiert ist.' : null

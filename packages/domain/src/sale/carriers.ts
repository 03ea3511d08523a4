import { addDays } from '../buyer/appointment.ts'
import { dayText } from '../values/formats.ts'
import { t } from '../values/text.ts'

/** What a carrier proves by papers, each with a last day. */
export const carrierProofs = { insurance: t('Versicherung'), licence: t('Lizenz') } as const
export type CarrierProof = keyof typeof carrierProofs

export const carrierPapersMaximum = 20
export const carrierPaperMaxBytes = 5 * 1_048_576

/** From so many days before its last day a proof is about to expire. */
const warningDays = 30

/** The last valid days as ISO dates; null = not proved. */
export type CarrierEnds = { insuranceUntil: string | null; licenceUntil: string | null }

const endsOf = ({ insuranceUntil, licenceUntil }: CarrierEnds) =>
  [
    { proof: 'insurance', until: insuranceUntil },
    { proof: 'licence', until: licenceUntil },
  ] as const

export const carrierStateLabels = {
  valid: t('Gültig'),
  soon: t('Läuft ab'),
  expired: t('Abgelaufen'),
  missing: t('Nachweis fehlt'),
  ended: t('Nicht auf der Liste'),
} as const
export type CarrierState = keyof typeof carrierStateLabels

type Carrier = CarrierEnds & { isActive: boolean }

/** How a carrier stands on a day, by the worse of its proofs. */
export function carrierStateOn(day: string, carrier: Carrier): CarrierState {
  if (!carrier.isActive) return 'ended'
  const ends = endsOf(carrier).map(({ until }) => until)
  if (ends.some((until) => until !== null && until < day)) return 'expired'
  if (ends.includes(null)) return 'missing'
  const warned = addDays(day, warningDays)
  return ends.some((until) => until !== null && until <= warned) ? 'soon' : 'valid'
}

/** Why a carrier may not collect on a day; null if it may. */
export function carrierRefusalOn(day: string, carrier: Carrier & { name: string }): string | null {
  const { name, isActive } = carrier
  if (!isActive) return t`„${name}“ steht nicht mehr auf der Liste der Speditionen.`
  const bad = endsOf(carrier).find(({ until }) => until === null || until < day)
  if (!bad) return null
  const isInsurance = bad.proof === 'insurance'
  if (bad.until === null)
    return isInsurance
      ? t`„${name}“ darf nicht abholen: Die Versicherung ist nicht nachgewiesen.`
      : t`„${name}“ darf nicht abholen: Die Lizenz ist nicht nachgewiesen.`
  return isInsurance
    ? t`„${name}“ darf nicht abholen: Die Versicherung galt nur bis ${dayText(bad.until)}.`
    : t`„${name}“ darf nicht abholen: Die Lizenz galt nur bis ${dayText(bad.until)}.`
}

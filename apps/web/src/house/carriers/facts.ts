import type { HouseCarrier } from '@portal/contract/house/carriers'
import { type CarrierState, carrierProofs, carrierStateLabels } from '@portal/domain/sale/carriers'
import { countedText, dayText } from '@portal/domain/values/formats'

const looks: Record<CarrierState, string> = {
  valid: 'ok',
  soon: 'res',
  expired: 'bad',
  missing: 'bad',
  ended: 'off',
}

export const stateOf = (state: CarrierState) => ({ label: carrierStateLabels[state], look: looks[state] })

const untilText = (until: string | null) => (until === null ? 'nicht nachgewiesen' : `bis ${dayText(until)}`)

/** "Versicherung bis 30.11.2026, Lizenz nicht nachgewiesen" */
export const proofText = ({ insuranceUntil, licenceUntil }: HouseCarrier) =>
  `${carrierProofs.insurance} ${untilText(insuranceUntil)}, ${carrierProofs.licence} ${untilText(licenceUntil)}`

/** What the house has to look after: carriers that may no longer collect, or soon. */
export function concernText(carriers: readonly HouseCarrier[]): string | null {
  const of = (...states: CarrierState[]) => carriers.filter(({ state }) => states.includes(state)).length
  const [blocked, soon] = [of('expired', 'missing'), of('soon')]
  if (blocked > 0 && soon > 0)
    return `${countedText(blocked, 'Spedition darf', 'Speditionen dürfen')} nicht abholen, bei ${soon} läuft in 30 Tagen ein Nachweis ab.`
  if (blocked > 0)
    return `${countedText(blocked, 'Spedition darf', 'Speditionen dürfen')} nicht abholen: Es fehlt ein gültiger Nachweis.`
  return soon > 0
    ? `Bei ${countedText(soon, 'Spedition', 'Speditionen')} läuft in 30 Tagen ein Nachweis ab.`
    : null
}

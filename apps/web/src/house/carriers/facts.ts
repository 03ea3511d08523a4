import type { HouseCarrier } from '@portal/contract/house/carriers'
import { type CarrierState, carrierProofs, carrierStateLabels } from '@portal/domain/sale/carriers'
import { dayText } from '@portal/domain/values/formats'
import { plural } from '@portal/domain/values/plural'
import { t } from '@portal/domain/values/text'

const looks: Record<CarrierState, string> = {
  valid: 'ok',
  soon: 'res',
  expired: 'bad',
  missing: 'bad',
  ended: 'off',
}

export const stateOf = (state: CarrierState) => ({ label: carrierStateLabels[state], look: looks[state] })

const untilText = (until: string | null) =>
  until === null ? t('nicht nachgewiesen') : t`bis ${dayText(until)}`

/** "Versicherung bis 30.11.2026, Lizenz nicht nachgewiesen" */
export const proofText = ({ insuranceUntil, licenceUntil }: HouseCarrier) =>
  `${carrierProofs.insurance} ${untilText(insuranceUntil)}, ${carrierProofs.licence} ${untilText(licenceUntil)}`

/** What the house has to look after: carriers that may no longer collect, or soon. */
export function concernText(carriers: readonly HouseCarrier[]): string | null {
  const of = (...states: CarrierState[]) => carriers.filter(({ state }) => states.includes(state)).length
  const [blocked, soon] = [of('expired', 'missing'), of('soon')]
  if (blocked > 0 && soon > 0)
    return plural(
      blocked,
      '1 Spedition darf nicht abholen, bei {0} läuft in 30 Tagen ein Nachweis ab.',
      '# Speditionen dürfen nicht abholen, bei {0} läuft in 30 Tagen ein Nachweis ab.',
      soon,
    )
  if (blocked > 0)
    return plural(
      blocked,
      '1 Spedition darf nicht abholen: Es fehlt ein gültiger Nachweis.',
      '# Speditionen dürfen nicht abholen: Es fehlt ein gültiger Nachweis.',
    )
  return soon > 0
    ? plural(
        soon,
        'Bei 1 Spedition läuft in 30 Tagen ein Nachweis ab.',
        'Bei # Speditionen läuft in 30 Tagen ein Nachweis ab.',
      )
    : null
}

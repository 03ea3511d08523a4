import type { HouseVehicle } from '@portal/contract/house-vehicle'
import { kmText, registrationText } from '@portal/domain/formats'
import { vehicleName } from '@portal/domain/vehicle/name'
import { offerStates } from '@portal/domain/vehicle/visibility'

const looks: Record<HouseVehicle['offerState'], string> = {
  offered: 'ok',
  unpublished: 'off',
  reserved: 'res',
  sold: 'off',
  withdrawn: 'bad',
}

export const OfferState = ({ state }: { state: HouseVehicle['offerState'] }) => (
  <span className={`st ${looks[state]}`}>{offerStates[state]}</span>
)

type Props = { vehicle: Pick<HouseVehicle, 'gwnummer' | 'facts' | 'offerState'> }

export function VehicleHead({ vehicle: { gwnummer, facts, offerState } }: Props) {
  return (
    <div className="vhead">
      <h1>{facts.headlineinternet || vehicleName(facts.hersteller ?? '', facts.modell ?? '')}</h1>
      <p className="meta">
        <span>GW {gwnummer}</span>
        {facts.fin && <span>{facts.fin}</span>}
        <span>EZ {registrationText(facts.erstzulassungvon ?? '')}</span>
        <span>{kmText(Number(facts.kilometerstandvon))}</span>
        <OfferState state={offerState} />
      </p>
    </div>
  )
}

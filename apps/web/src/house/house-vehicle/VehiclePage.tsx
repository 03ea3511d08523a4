import type { HouseVehicle } from '@portal/contract/house/house-vehicle'
import type { AttributeName } from '@portal/domain/vehicles/attributes/attributes'
import { carPath } from '@portal/domain/vehicles/car-path'
import { IconExternalLink } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type LoaderFunctionArgs, useParams } from 'react-router'
import { queryClient } from '../../query-client.ts'
import { useAccount } from '../../session/account.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { useKeepDraft, useKeptDraft } from '../../ui/use-draft.ts'
import { headingOf, VehicleFacts, VehicleHead } from '../vehicle-head/VehicleHead.tsx'
import { Activity } from './Activity.tsx'
import { ConditionPanel } from './ConditionPanel.tsx'
import { FactSections } from './FactSections.tsx'
import { factDraft, type OpenFact } from './form.ts'
import { HiddenReasons } from './HiddenReasons.tsx'
import { History } from './History.tsx'
import { PricePlot } from './PricePlot.tsx'
import { houseVehicle } from './queries.ts'
import { StatusPanel } from './StatusPanel.tsx'
import '../../styles/stock-jobs.css'
import '../../styles/house-vehicle.css'

export const handle = { title: 'Fahrzeug' }

export async function loader({ params: { gwnummer = '' } }: LoaderFunctionArgs) {
  await queryClient.ensureQueryData(houseVehicle(gwnummer))
  return null
}

/** The vehicle page of the house: facts edited in place, offer state, hidden reasons, prices, history. */
export function Component() {
  const { gwnummer = '' } = useParams()
  return <Vehicle key={gwnummer} gwnummer={gwnummer} />
}

function Vehicle({ gwnummer }: { gwnummer: string }) {
  const { data: vehicle } = useSuspenseQuery(houseVehicle(gwnummer))
  const kept = useKeptDraft(factDraft, useAccount()?.id)
  const [open, setOpen] = useState<OpenFact | null>(kept?.gwnummer === gwnummer ? kept.open : null)
  useKeepDraft(factDraft, () => open && { gwnummer, open })
  const edit = (name: AttributeName) => setOpen({ name, input: null, version: vehicle.version })
  return (
    <>
      <VehicleHead
        heading={headingOf(vehicle.facts)}
        gwnummer={gwnummer}
        photos={vehicle.photos}
        action={vehicle.hiddenReasons.length === 0 && <PortalLink vehicle={vehicle} />}
      >
        {vehicle.internalNumber && <span>Intern {vehicle.internalNumber}</span>}
        <VehicleFacts {...vehicle} />
      </VehicleHead>
      <div className="cols side vehicle-cols">
        <div className="col">
          <FactSections vehicle={vehicle} open={open} onOpen={setOpen} />
          <ConditionPanel gwnummer={gwnummer} />
          <PricePlot vehicle={vehicle} />
          <History gwnummer={gwnummer} version={vehicle.version} />
        </div>
        <div className="col first-on-phones">
          <StatusPanel vehicle={vehicle} />
          <HiddenReasons vehicle={vehicle} onEdit={edit} />
          <Activity vehicle={vehicle} />
        </div>
      </div>
    </>
  )
}

/** Links to the page of the vehicle in the portal. */
const PortalLink = ({ vehicle: { fahrzeugid, facts } }: { vehicle: HouseVehicle }) => (
  <LinkButton
    to={carPath(
      { fahrzeugid, hersteller: facts.hersteller ?? '', modellgruppe: facts.modellgruppe ?? '' },
      'searchResults',
    )}
  >
    <IconExternalLink aria-hidden />
    Im Portal ansehen
  </LinkButton>
)

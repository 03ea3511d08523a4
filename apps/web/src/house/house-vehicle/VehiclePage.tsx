import type { HouseVehicle } from '@portal/contract/house/house-vehicle'
import { namesOf } from '@portal/domain/values/records'
import type { AttributeName } from '@portal/domain/vehicles/attributes/attributes'
import { carName } from '@portal/domain/vehicles/attributes/name'
import { carPath } from '@portal/domain/vehicles/car-path'
import { IconExternalLink } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type LoaderFunctionArgs, useParams, useSearchParams } from 'react-router'
import { queryClient } from '../../query-client.ts'
import { useAccount } from '../../session/account.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { useKeepDraft, useKeptDraft } from '../../ui/use-draft.ts'
import { useListPlace } from '../../use-list-place.ts'
import { headingOf, VehicleFacts, VehicleHead } from '../vehicle-head/VehicleHead.tsx'
import { VehicleTabs, vehicleParts } from '../vehicle-head/VehicleTabs.tsx'
import { ConditionPanel } from './ConditionPanel.tsx'
import { DocumentPanel } from './DocumentPanel.tsx'
import { FactSections } from './FactSections.tsx'
import { factDraft, type OpenFact } from './form.ts'
import { HiddenReasons } from './HiddenReasons.tsx'
import { History } from './History.tsx'
import { ListNeighbours } from './ListNeighbours.tsx'
import { MoreActions } from './MoreActions.tsx'
import { PricePlot } from './PricePlot.tsx'
import { houseVehicle } from './queries.ts'
import { StatusPanel } from './StatusPanel.tsx'
import { VehicleEnquiries } from './VehicleEnquiries.tsx'
import { Watchers } from './Watchers.tsx'
import '../../styles/stock-jobs.css'
import '../../styles/house-vehicle.css'

export const handle = { title: (name: unknown) => String(name) }

export async function loader({ params: { gwnummer = '' } }: LoaderFunctionArgs) {
  const { facts } = await queryClient.ensureQueryData(houseVehicle(gwnummer))
  const { hersteller = '', modellgruppe = '', modell } = facts
  return `${gwnummer} ${carName({ hersteller, modellgruppe, modell })}`
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
  const [address, setAddress] = useSearchParams()
  const part = namesOf(vehicleParts).find((name) => name === address.get('teil')) ?? ''
  const { list, state } = useListPlace()
  const edit = (name: AttributeName) => {
    if (part !== '') setAddress({}, { state })
    setOpen({ name, input: null, version: vehicle.version })
  }
  return (
    <>
      <VehicleHead
        heading={headingOf(vehicle.facts)}
        gwnummer={gwnummer}
        photos={vehicle.photos}
        action={
          <div className="row wrap">
            {list && <ListNeighbours {...{ gwnummer, list }} />}
            {vehicle.hiddenReasons.length === 0 && <PortalLink vehicle={vehicle} />}
            {vehicle.offerState !== 'sold' && (
              <MoreActions gwnummer={gwnummer} offerState={vehicle.offerState} />
            )}
          </div>
        }
      >
        {vehicle.internalNumber && <span>Intern {vehicle.internalNumber}</span>}
        <VehicleFacts {...vehicle} />
      </VehicleHead>
      <VehicleTabs
        gwnummer={gwnummer}
        counts={{
          fotos: vehicle.photos.length,
          anfragen: vehicle.enquiries.length,
          dokumente: vehicle.documents,
        }}
      />
      <div className="cols side vehicle-cols">
        <div className="col">
          {part === '' && <FactSections vehicle={vehicle} open={open} onOpen={setOpen} />}
          {part === 'zustand' && <ConditionPanel gwnummer={gwnummer} />}
          {(part === '' || part === 'preise') && <PricePlot vehicle={vehicle} />}
          {part === 'anfragen' && <VehicleEnquiries vehicle={vehicle} />}
          {part === 'dokumente' && <DocumentPanel vehicle={vehicle} />}
          {part === 'beobachter' && <Watchers vehicle={vehicle} />}
          {(part === '' || part === 'verlauf') && (
            <History gwnummer={gwnummer} version={vehicle.version} isShort={part === ''} />
          )}
        </div>
        <div className="col">
          <div className="col first-on-phones">
            <StatusPanel vehicle={vehicle} />
            <HiddenReasons vehicle={vehicle} onEdit={edit} />
          </div>
          {part !== 'anfragen' && <VehicleEnquiries vehicle={vehicle} />}
          {part !== 'beobachter' && <Watchers vehicle={vehicle} isShort />}
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

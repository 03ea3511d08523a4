import type { HouseVehicle } from '@portal/contract/house-vehicle'
import type { StockRule } from '@portal/contract/stock-jobs'
import { countText, momentText } from '@portal/domain/formats'
import { Link, useNavigate } from 'react-router'
import { jobPath, newJobPath } from '../../house-paths.ts'
import { Button } from '../../ui/Button.tsx'
import { FactList } from '../../ui/FactList.tsx'
import { valueText } from '../stock-jobs/facts.ts'
import { useRunAtOnce } from './queries.ts'
import { OfferState } from './VehicleHead.tsx'

const sumOf = (views: HouseVehicle['views']) => views.reduce((sum, { count }) => sum + count, 0)

/** The state of the offer with its actions, prices, and the numbers of the vehicle. */
export function StatusPanel({ vehicle }: { vehicle: HouseVehicle }) {
  const { gwnummer, facts, offerState } = vehicle
  const navigate = useNavigate()
  const act = useRunAtOnce(gwnummer)
  const go = (action: StockRule['action']) =>
    navigate(newJobPath(action), { state: { gwnummern: [gwnummer] } })
  return (
    <section className="hp" aria-labelledby="state">
      <header>
        <h2 id="state">Status</h2>
        <OfferState state={offerState} />
      </header>
      <div className="in stack">
        {vehicle.reservedUntil && offerState === 'reserved' && (
          <p>
            bis {momentText(vehicle.reservedUntil)}
            {vehicle.reservedFor && ` für ${vehicle.reservedFor}`}
          </p>
        )}
        {vehicle.soldAt && <p>Verkauft am {momentText(vehicle.soldAt)}</p>}
        <FactList
          facts={[
            ['Händlerpreis', valueText('haendlerpreisbrutto', facts.haendlerpreisbrutto ?? '')],
            [
              'Privatpreis',
              valueText('haendlerpreisbrutto', facts.planverkaufspreisprivatkundengeschaeftbrutto ?? ''),
            ],
            ['Standzeit', vehicle.daysInStock === null ? '–' : `${countText(vehicle.daysInStock)} Tage`],
            ['Aufrufe, 30 Tage', countText(sumOf(vehicle.views))],
            ['Beobachter', countText(vehicle.watchers)],
            ['Aktion', vehicle.promotion ?? '–'],
          ]}
        />
        {offerState !== 'sold' && (
          <div className="row wrap">
            {offerState === 'offered' && (
              <Button pending={act.isPending} onClick={() => act.mutate({ action: 'withdraw' })}>
                Zurückziehen
              </Button>
            )}
            <Button onClick={() => go('reserve')}>Reservieren</Button>
            <Button onClick={() => go('sell')}>Verkauft</Button>
          </div>
        )}
        {act.data && (
          <p role="status">
            {act.data.counts.changed > 0 ? 'Erledigt.' : 'Nicht geändert.'}{' '}
            <Link to={jobPath(act.data.id)}>Zum Auftrag</Link>
          </p>
        )}
      </div>
    </section>
  )
}

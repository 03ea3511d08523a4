import type { Cockpit } from '@portal/contract/house/cockpit'
import { manyViews } from '@portal/domain/house/cockpit'
import { daysGoal } from '@portal/domain/house/stock-fields'
import { countText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import { IconFileImport, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { textOf } from '../../api.ts'
import { housePaths, houseVehiclePath } from '../../house-paths.ts'
import { queryClient } from '../../query-client.ts'
import { HouseHead } from '../../shell/HouseHead.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { houseCalendar } from '../appointment-desk/queries.ts'
import { StockPhoto } from '../house-stock/StockPhoto.tsx'
import { AppointmentsToday } from './AppointmentsToday.tsx'
import { ClaimFigures } from './ClaimFigures.tsx'
import { Figures } from './Figures.tsx'
import { appointmentsOf, axisOf, type Band, bandsOf, dayOf, listPath, timestampText } from './facts.ts'
import { OpenTasks } from './OpenTasks.tsx'
import { PriceEffects } from './PriceEffects.tsx'
import { cockpit } from './queries.ts'
import { RecentRuns } from './RecentRuns.tsx'
import './cockpit.css'

export const handle = { title: t('Übersicht') }

/** Requests the figures while the code of the page is loading; the page shows the result or the error. */
export function loader() {
  void queryClient.prefetchQuery(cockpit)
  return null
}

/** The overview of the house: open tasks and figures of the stock. Every figure links to its list. */
export function Component() {
  const { data, error } = useQuery(cockpit)
  const calendar = useQuery({
    ...houseCalendar({ span: 'day', day: data && dayOf(data.at) }),
    enabled: data !== undefined,
  }).data
  const today = calendar?.days[0]
  return (
    <>
      <HouseHead
        title="Übersicht"
        actions={
          <>
            <LinkButton to={housePaths.imports}>
              <IconFileImport aria-hidden />
              Import starten
            </LinkButton>
            <LinkButton to={housePaths.newVehicle}>
              <IconPlus aria-hidden />
              Fahrzeug anlegen
            </LinkButton>
          </>
        }
      >
        <p>{data ? timestampText(data.at) : '\u00a0'}</p>
      </HouseHead>
      {error && <Alert kind="error">{textOf(error)}</Alert>}
      {!data && !error && <Spinner label="Kennzahlen werden geladen" />}
      {data && (
        <>
          <Figures cockpit={data} appointments={today && appointmentsOf(today)} />
          <div className="cols a">
            <div className="col">
              <OpenTasks cockpit={data} />
              {today && <AppointmentsToday entries={today.entries} pickUps={today.pickUps} />}
              <SeenNotAsked cockpit={data} />
            </div>
            <div className="col">
              <Bands cockpit={data} />
              <RecentRuns cockpit={data} />
              <PriceEffects cockpit={data} />
              <ClaimFigures figures={data.claims} />
            </div>
          </div>
        </>
      )}
    </>
  )
}

/** Vehicles that are viewed often but have no enquiries. */
function SeenNotAsked({ cockpit }: { cockpit: Cockpit }) {
  const { seenNotAsked, counts, at } = cockpit
  return (
    <section className="hp">
      <header>
        <h2>Viel gesehen, nicht angefragt</h2>
        <Link to={listPath('seenNotAsked', at, 'views,desc')}>Alle {countText(counts.seenNotAsked)}</Link>
      </header>
      {seenNotAsked.length === 0 && (
        <footer>Kein Fahrzeug mit {manyViews} Aufrufen in 30 Tagen ist ohne Anfrage.</footer>
      )}
      <ul className="list">
        {seenNotAsked.map(({ gwnummer, title, photo, values }) => (
          <li key={gwnummer}>
            <StockPhoto photo={photo} />
            <div className="g">
              <Link className="lk" to={houseVehiclePath(gwnummer)} lang="de">
                {title}
              </Link>
              <span>GW {gwnummer}</span>
            </div>
            <span>{countText(Number(values.views))} Aufrufe</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A bar whose length is relative to the axis; marked beyond the goal. */
const Bar = ({ percent, isLate }: Band) => (
  <svg className={isLate ? 'bar late' : 'bar'} aria-hidden width="100%" height="20">
    <rect width={`${percent}%`} height="20" rx="2" />
  </svg>
)

/** How long the offered vehicles have been in stock. */
function Bands({ cockpit }: { cockpit: Cockpit }) {
  const bands = bandsOf(cockpit)
  const row = (band: Band) => (
    <li key={band.key}>
      <Link to={listPath(band.key, cockpit.at, 'days,desc')}>
        <span>{band.label}</span>
        <Bar {...band} />
        <b>{countText(band.count)}</b>
        <span className="m">{band.sum}</span>
      </Link>
    </li>
  )
  return (
    <section className="hp">
      <header>
        <h2>Standzeit der angebotenen Fahrzeuge</h2>
        <Link to={listPath('offered', cockpit.at, 'days,desc')}>Liste</Link>
      </header>
      <div className="bands">
        <ul>{bands.filter(({ isLate }) => !isLate).map(row)}</ul>
        <p className="limit">
          <Link to={listPath('overGoal', cockpit.at, 'days,desc')}>
            Ziel: höchstens {daysGoal} Tage · {countText(cockpit.counts.overGoal)} darüber
          </Link>
        </p>
        <ul>{bands.filter(({ isLate }) => isLate).map(row)}</ul>
        <div className="axis" aria-hidden>
          <i />
          <p>
            {axisOf(cockpit).map((tick) => (
              <span key={tick}>{countText(tick)}</span>
            ))}
          </p>
        </div>
      </div>
    </section>
  )
}

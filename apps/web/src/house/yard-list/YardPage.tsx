import { type YardList, YardTask } from '@portal/contract/house/yard-list'
import { countText } from '@portal/domain/values/formats'
import { plural } from '@portal/domain/values/plural'
import { t } from '@portal/domain/values/text'
import { IconChevronRight } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { textOf } from '../../api.ts'
import { houseConditionPath, housePhotosPath } from '../../house-paths.ts'
import { HouseHead } from '../../shell/HouseHead.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Pager } from '../../ui/Pager.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { useListAddress } from '../../use-list-address.ts'
import { VehicleOpener } from '../photos/VehicleOpener.tsx'
import { pageSize, yardList } from './queries.ts'
import './yard-list.css'

export const handle = { title: t('Hof') }

const tasks: Record<YardTask, { label: string; action: string; pathOf: (gwnummer: string) => string }> = {
  photos: { label: t('Ohne Fotos'), action: t('Fotos aufnehmen'), pathOf: housePhotosPath },
  condition: { label: t('Ohne Zustand'), action: t('Zustand aufnehmen'), pathOf: houseConditionPath },
  ready: { label: t('Abholbereit'), action: t('Zustand ansehen'), pathOf: houseConditionPath },
}

const everywhere = '*'

/** What is to be done in the yard, by task and place; a tap on a vehicle begins. */
export function Component() {
  const { address, page, change, showPage } = useListAddress()
  const task = YardTask.safeParse(address.get('aufgabe')).data ?? 'photos'
  const place = address.get('ort')
  const { data, error } = useQuery(
    yardList(task, place === null ? undefined : place === '-' ? '' : place, page),
  )
  return (
    <>
      <HouseHead title="Hof">
        <p>Was noch fehlt und was abgeholt wird, die ältesten Fahrzeuge zuerst</p>
      </HouseHead>
      <VehicleOpener />
      <fieldset className="yard-tasks" aria-label="Aufgabe">
        {YardTask.options.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === task}
            onClick={() => change({ aufgabe: name, ort: '' })}
          >
            {tasks[name].label} {data && <span className="n">{countText(data.counts[name])}</span>}
          </button>
        ))}
      </fieldset>
      {data && data.places.length > 0 && (
        <SelectField
          label="Standort"
          choices={[
            { value: everywhere, label: t`Alle (${countText(data.counts[task])})` },
            ...data.places.map(({ name, count }) => ({
              value: name === '' ? '-' : name,
              label: `${name === '' ? t('Ohne Standort') : name} (${countText(count)})`,
            })),
          ]}
          value={place ?? everywhere}
          onChange={({ target }) => change({ ort: target.value === everywhere ? '' : target.value })}
        />
      )}
      {error && <Alert kind="error">{textOf(error)}</Alert>}
      {!data && !error && <Spinner label="Fahrzeuge werden geladen" />}
      {data?.total === 0 && <EmptyState title="Hier ist nichts zu tun." />}
      {data && data.vehicles.length > 0 && <Vehicles vehicles={data.vehicles} task={task} />}
      {data && <Pager page={page} pages={Math.ceil(data.total / pageSize)} onPage={showPage} />}
    </>
  )
}

const Vehicles = ({ vehicles, task }: { vehicles: YardList['vehicles']; task: YardTask }) => (
  <ul className="hp list yard-list" aria-label={tasks[task].label}>
    {vehicles.map(({ gwnummer, title, location, days }) => (
      <li key={gwnummer}>
        <Link to={tasks[task].pathOf(gwnummer)}>
          <span className="g">
            <b>{gwnummer}</b> {title}
            <span className="muted">
              {location ?? t('Ohne Standort')} ·{' '}
              {days === 0 ? t('seit heute') : plural(days, 'seit 1 Tag', 'seit # Tagen')}
            </span>
          </span>
          <span className="act vh-m">{tasks[task].action}</span>
          <IconChevronRight aria-hidden />
        </Link>
      </li>
    ))}
  </ul>
)

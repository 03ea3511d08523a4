import type { DeskEntry } from '@portal/contract/buyer/watch-desk'
import { dayText } from '@portal/domain/values/formats'
import { plural } from '@portal/domain/values/plural'
import { t } from '@portal/domain/values/text'
import { carName } from '@portal/domain/vehicles/attributes/name'
import { carPath } from '@portal/domain/vehicles/car-path'
import { IconTrash } from '@tabler/icons-react'
import { Link } from 'react-router'
import { Button } from '../../ui/Button.tsx'
import { CarImage } from '../../vehicles/cars/CarImage.tsx'
import { photosOf } from '../../vehicles/cars/facts.ts'
import { useRemoveEntries } from './queries.ts'

type Props = {
  /** All entries that are no longer available. */
  ids: number[]
  /** Those of the shown page. */
  entries: readonly DeskEntry[]
}

const shownMaximum = 4

/** The entries that are no longer available: since when, what is similar, and a button that removes all of them. */
export function GoneNotice({ ids, entries }: Props) {
  const remove = useRemoveEntries()
  if (ids.length === 0) return null
  return (
    <section className="gone-cars" aria-labelledby="nicht-verfuegbar">
      <h2 id="nicht-verfuegbar">
        {plural(ids.length, 'Ein Fahrzeug ist nicht mehr verfügbar', '# Fahrzeuge sind nicht mehr verfügbar')}
      </h2>
      <ul>
        {entries.slice(0, shownMaximum).map((entry) => (
          <li key={entry.id}>
            <CarImage
              photo={photosOf(entry.mvpuserwatchcarimages)[0]}
              alt=""
              sizes="72px"
              isTransporter={entry.transporter}
            />
            <span>
              <b>{carName(entry)}</b>
              {entry.soldAt && t`, verkauft am ${dayText(entry.soldAt)}`}
              <br />
              <Link to={carPath(entry, 'watchlist')}>
                Ähnliche Fahrzeuge<span className="vh"> zu {carName(entry)}</span>
              </Link>
            </span>
          </li>
        ))}
      </ul>
      <Button small pending={remove.isPending} onClick={() => remove.mutate(ids)}>
        <IconTrash aria-hidden />
        {plural(ids.length, 'Entfernen', 'Alle # entfernen')}
      </Button>
    </section>
  )
}

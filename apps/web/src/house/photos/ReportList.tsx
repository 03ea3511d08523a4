import type { VehiclePhotos } from '@portal/contract/house/photos'
import { t } from '@portal/domain/values/text'
import { IconFileText, IconTrash } from '@tabler/icons-react'
import { IconButton } from '../../ui/IconButton.tsx'
import { typeNames } from './facts.ts'
import { useDeletion } from './queries.ts'

/** The reports of a vehicle. */
export function ReportList({ vehicle: { gwnummer, reports } }: { vehicle: VehiclePhotos }) {
  const deletion = useDeletion(gwnummer)
  if (reports.length === 0) return null
  return (
    <section className="hp" aria-labelledby="reports">
      <header>
        <h2 id="reports">Gutachten</h2>
      </header>
      <ul className="list">
        {reports.map(({ eaktedokumentid, eaktedokumenttyp }) => (
          <li key={eaktedokumentid}>
            <IconFileText aria-hidden />
            <span className="g">{typeNames[eaktedokumenttyp]} (PDF)</span>
            <IconButton
              Icon={IconTrash}
              label={t`${typeNames[eaktedokumenttyp]} löschen`}
              // The second click of a double click would hit the next report, or this one again.
              onClick={({ detail }) => detail < 2 && deletion.mutate(eaktedokumentid)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

import type { VehiclePhotos } from '@portal/contract/photos'
import { Button } from '../../ui/Button.tsx'
import { typeNames } from './facts.ts'
import { useRestoring } from './queries.ts'

const moment = new Intl.DateTimeFormat('de-DE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Europe/Berlin',
})

/** What was deleted last, with its undo. */
export function DeletedFiles({ vehicle: { gwnummer, deleted } }: { vehicle: VehiclePhotos }) {
  const restoring = useRestoring(gwnummer)
  const [last] = deleted
  if (!last) return null
  return (
    <div className="alert ok" role="status">
      <div className="row between">
        <p>
          {deleted.length === 1
            ? `${typeNames[last.eaktedokumenttyp]} gelöscht.`
            : `${deleted.length} Dateien gelöscht, zuletzt: ${typeNames[last.eaktedokumenttyp]}.`}{' '}
          Rückgängig bis {moment.format(new Date(last.restorableUntil))}.
        </p>
        <Button pending={restoring.isPending} onClick={() => restoring.mutate(last.eaktedokumentid)}>
          Rückgängig
        </Button>
      </div>
    </div>
  )
}

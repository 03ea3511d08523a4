import type { VehiclePhotos } from '@portal/contract/house/photos'
import { momentText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import { Button } from '../../ui/Button.tsx'
import { typeNames } from './facts.ts'
import { useRestoring } from './queries.ts'

/** The files deleted last, with a button that restores the last one. */
export function DeletedFiles({ vehicle: { gwnummer, deleted } }: { vehicle: VehiclePhotos }) {
  const restoring = useRestoring(gwnummer)
  const [last] = deleted
  if (!last) return null
  return (
    <div className="alert ok" role="status">
      <div className="row between">
        <p>
          {deleted.length === 1
            ? t`${typeNames[last.eaktedokumenttyp]} gelöscht.`
            : t`${deleted.length} Dateien gelöscht, zuletzt: ${typeNames[last.eaktedokumenttyp]}.`}{' '}
          Rückgängig bis {momentText(last.restorableUntil)}.
        </p>
        <Button pending={restoring.isPending} onClick={() => restoring.mutate(last.eaktedokumentid)}>
          Rückgängig
        </Button>
      </div>
    </div>
  )
}

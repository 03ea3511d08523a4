import { type HouseCondition, readConditionVersion } from '@portal/contract/house/house-condition'
import type { Paint } from '@portal/contract/vehicles/condition-parts'
import { momentText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import { paintedPanels } from '@portal/domain/vehicles/condition/panels'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { reads, textOf } from '../../api.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { FactList } from '../../ui/FactList.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { ConditionView } from '../../vehicles/condition/ConditionView.tsx'

type Props = { gwnummer: string; versions: HouseCondition['versions']; paint: Paint | null }

/** Who recorded the condition last, and a list of the earlier versions, which can be opened. */
export function VersionPanel({ gwnummer, versions, paint }: Props) {
  const [latest, ...earlier] = versions
  const [open, setOpen] = useState<(typeof versions)[number] | null>(null)
  return (
    <section className="hp" aria-labelledby="aufnahme">
      <header>
        <h2 id="aufnahme">Aufnahme</h2>
      </header>
      <div className="in stack">
        {latest ? (
          <FactList
            facts={[
              [t('Aufgenommen von'), latest.recordedBy],
              [t('Zuletzt'), momentText(latest.recordedAt)],
              [t('Lack gemessen'), t`${paint?.readings.length ?? 0} von ${paintedPanels.length}`],
            ]}
          />
        ) : (
          <p>Noch nichts aufgenommen.</p>
        )}
        {earlier.length > 0 && (
          <details>
            <summary>Frühere Stände ({earlier.length})</summary>
            <ul className="versions">
              {earlier.map((version) => (
                <li key={version.version}>
                  <Button small variant="ghost" onClick={() => setOpen(version)}>
                    {momentText(version.recordedAt)}, {version.recordedBy}
                  </Button>
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
      {open && <VersionDialog gwnummer={gwnummer} {...open} onClose={() => setOpen(null)} />}
    </section>
  )
}

type VersionDialogProps = { gwnummer: string; version: number; recordedAt: string; onClose: () => void }

/** An earlier version of the condition, as it was recorded. */
function VersionDialog({ gwnummer, version, recordedAt, onClose }: VersionDialogProps) {
  const { data, error } = useQuery({
    queryKey: ['house-condition', gwnummer, 'version', version],
    queryFn: reads(readConditionVersion, { params: { gwnummer, version } }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <Dialog title={t`Stand vom ${momentText(recordedAt)}`} onClose={onClose}>
      {error && <Alert kind="error">{textOf(error)}</Alert>}
      {!error && !data && <Spinner />}
      {data && (
        <div className="condition stack">
          <ConditionView condition={data} />
          <Button onClick={onClose}>Schließen</Button>
        </div>
      )}
    </Dialog>
  )
}

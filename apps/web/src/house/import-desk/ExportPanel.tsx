import { type ExportFormat, exportStock } from '@portal/contract/house/stock-exports'
import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { ApiProblem, textOf } from '../../api.ts'
import { download } from '../../download.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'

type Wanted = { format: ExportFormat; confirmShrink: boolean }

const save = ({ format, confirmShrink }: Wanted) =>
  download(exportStock, `bestand-${format}.csv`, { body: { format, confirmShrink } })

/** The stock as a file, in our format or for mobile.de; a file that shrinks needs a confirmation. */
export function ExportPanel() {
  const saving = useMutation({ mutationFn: save })
  const { error, variables, isPending } = saving
  const isShrinking = error instanceof ApiProblem && error.type === 'export-shrinks'
  const start = (format: ExportFormat) => saving.mutate({ format, confirmShrink: false })
  return (
    <section className="hp" aria-labelledby="ausgabe">
      <header>
        <h2 id="ausgabe">Bestand ausgeben</h2>
      </header>
      <div className="in stack">
        {error && <Alert kind={isShrinking ? 'warn' : 'error'}>{textOf(error)}</Alert>}
        {isShrinking && variables && (
          <div>
            <Button
              pending={isPending}
              onClick={() => saving.mutate({ format: variables.format, confirmShrink: true })}
            >
              Trotzdem ausgeben
            </Button>
          </div>
        )}
        <p className="muted">
          Unser CSV enthält alle Fahrzeuge, die Datei für mobile.de die sichtbaren mit Privatpreis, ohne
          Händlerpreise.
        </p>
        <div className="row s">
          <Button pending={isPending} onClick={() => start('vehicle.v1')}>
            <IconDownload aria-hidden />
            Unser CSV
          </Button>
          <Button pending={isPending} onClick={() => start('mobile.de')}>
            <IconDownload aria-hidden />
            CSV für mobile.de
          </Button>
        </div>
      </div>
    </section>
  )
}

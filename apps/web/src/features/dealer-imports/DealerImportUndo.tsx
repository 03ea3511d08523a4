import type { DealerImport } from '@portal/contract/dealer-imports'
import { countText, momentText } from '@portal/domain/formats'
import { IconArrowBackUp } from '@tabler/icons-react'
import { textOf } from '../../api.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { useUndo } from './queries.ts'

/** The undo of an import while there is time, and what it leaves as it is. */
export function DealerImportUndo({ current: { id, undo } }: { current: DealerImport }) {
  const undone = useUndo(id)
  if (!undo) return null
  const { until, restored, kept, keptRows } = undo
  const isOpen = until !== null && new Date(until) > new Date(Date.now())
  const text = isOpen
    ? `Möglich bis ${momentText(until)}. Zurückgesetzt: ${countText(restored)}, seitdem geändert oder benutzt: ${countText(kept)}.`
    : until === null
      ? `${countText(restored)} zurückgesetzt, ${countText(kept)} seitdem geändert und nicht überschrieben.`
      : 'Die Frist von 72 Stunden ist abgelaufen.'
  return (
    <section className="hp" aria-labelledby="rueckgaengig">
      <header>
        <h2 id="rueckgaengig">Rückgängig machen</h2>
      </header>
      <div className="in stack">
        <p role="status">{text}</p>
        {kept > 0 && (
          <details>
            <summary>Seitdem geändert</summary>
            <ul>
              {keptRows.map((row) => (
                <li key={row}>{row}</li>
              ))}
            </ul>
            {kept > keptRows.length && (
              <p className="muted">und {countText(kept - keptRows.length)} weitere</p>
            )}
          </details>
        )}
        {undone.error && <Alert kind="error">{textOf(undone.error)}</Alert>}
      </div>
      {isOpen && restored > 0 && (
        <footer>
          <Button pending={undone.isPending} onClick={() => undone.mutate()}>
            <IconArrowBackUp aria-hidden />
            Rückgängig machen
          </Button>
        </footer>
      )}
    </section>
  )
}

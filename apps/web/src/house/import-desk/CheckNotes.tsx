import type { StockImport } from '@portal/contract/house/stock-imports'
import { plural } from '@portal/domain/values/plural'
import { useState } from 'react'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { droppedColumns } from './facts.ts'
import { useCheck } from './queries.ts'
import { SourceDialog } from './SourceDialog.tsx'

/** What a check says about whole columns: content that is not imported, and numbers that are no GW numbers. */
export const CheckNotes = ({ current }: { current: StockImport }) => (
  <>
    <NumberNote current={current} />
    <DroppedNote current={current} />
  </>
)

function DroppedNote({ current: { layout } }: { current: StockImport }) {
  const dropped = droppedColumns(layout?.columns ?? [])
  if (dropped.length === 0) return null
  return (
    <Alert kind="info">
      {plural(
        dropped.length,
        '1 Spalte mit Inhalt wird nicht übernommen: {0}.',
        '# Spalten mit Inhalt werden nicht übernommen: {0}.',
        dropped.map(({ name }) => name).join(', '),
      )}{' '}
      Sie lassen sich unter „Spalten zuordnen“ einem Feld zuordnen.
    </Alert>
  )
}

function NumberNote({ current }: { current: StockImport }) {
  const { layout, check, source } = current
  const [isOpen, setOpen] = useState(false)
  const again = useCheck(current.id)
  const column = layout?.columns.find(({ attribute }) => attribute === 'gwnummer')?.name
  const refused = (check?.findings ?? [])
    .filter((finding) => finding.column === column && finding.rule === 'format' && finding.value !== '')
    .reduce((sum, { rows }) => sum + rows, 0)
  if (refused === 0 || source.numberFrom !== 'column') return null
  return (
    <Alert kind="warn">
      <div className="stack">
        <p>
          <b>„{column}“ enthält keine GW-Nummern</b> ({plural(refused, '1 Zeile', '# Zeilen')}). Die Herkunft
          kann stattdessen sechs Ziffern aus der Spalte lesen oder Nummern aus einem Nummernkreis vergeben.
        </p>
        <div>
          <Button pending={again.isPending} onClick={() => setOpen(true)}>
            GW-Nummern festlegen
          </Button>
        </div>
      </div>
      {isOpen && (
        <SourceDialog source={source} onSaved={() => again.mutate({})} onClose={() => setOpen(false)} />
      )}
    </Alert>
  )
}

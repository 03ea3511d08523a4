import type { FileColumn, StockImport } from '@portal/contract/house/stock-imports'
import { useState } from 'react'
import { textOf } from '../../api.ts'
import { useAccount } from '../../session/account.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { useKeepDraft, useKeptDraft } from '../../ui/use-draft.ts'
import { ColumnTable } from './ColumnTable.tsx'
import { attributeChoices, missingColumns, usedColumns } from './facts.ts'
import { columnsDraft } from './form.ts'
import { useCheck } from './queries.ts'

type Props = { current: StockImport; columns: FileColumn[] }

/** Second step: maps the columns of the file to attributes. Files in our own format do not need it. */
export function ColumnsStep({ current, columns }: Props) {
  const { id } = current
  const draft = useKeptDraft(columnsDraft, useAccount()?.id)
  const [chosen, setChosen] = useState<Record<string, string>>(draft?.id === id ? draft.chosen : {})
  useKeepDraft(columnsDraft, () => (Object.keys(chosen).length === 0 ? null : { id, chosen }))
  const check = useCheck(id)
  const isMapped = current.source.format === 'csv'
  const attributeOf = ({ name, attribute }: FileColumn) => chosen[name] ?? attribute ?? ''
  const missing = missingColumns(columns.map(attributeOf))
  // All columns of an own format are remembered, so that the next file asks nothing; a known format keeps its own.
  const mapping = isMapped
    ? Object.fromEntries(columns.map((column) => [column.name, attributeOf(column)]))
    : chosen
  const isChanged = current.state === 'columns' || Object.keys(chosen).length > 0
  return (
    <section className="hp" aria-labelledby="spalten">
      <header>
        <h2 id="spalten">Spalten zuordnen</h2>
      </header>
      <ColumnTable
        columns={usedColumns(columns)}
        choices={attributeChoices}
        chosen={chosen}
        onChoose={(name, value) => setChosen((old) => ({ ...old, [name]: value }))}
      />
      <footer>
        {missing.length > 0 ? (
          <span>Es fehlen: {missing.join(', ')}.</span>
        ) : (
          <span>Die Zuordnung gilt für alle Dateien der Herkunft „{current.sourceName}“.</span>
        )}
        {check.error && <Alert kind="error">{textOf(check.error)}</Alert>}
        {isChanged && (
          <Button
            variant="primary"
            disabled={missing.length > 0}
            pending={check.isPending}
            onClick={() => check.mutate({ mapping })}
          >
            Prüfung starten
          </Button>
        )}
      </footer>
    </section>
  )
}

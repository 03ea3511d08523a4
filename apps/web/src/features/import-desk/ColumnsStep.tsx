import type { FileColumn, StockImport } from '@portal/contract/stock-imports'
import { useState } from 'react'
import { textOf } from '../../api.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { useKeepDraft, useKeptDraft } from '../../ui/use-draft.ts'
import { useAccount } from '../account/queries.ts'
import { ColumnTable } from './ColumnTable.tsx'
import { attributeChoices, missingColumns } from './facts.ts'
import { columnsDraft } from './form.ts'
import { useCheck } from './queries.ts'

type Props = { current: StockImport; columns: FileColumn[] }

/** Second step: maps the columns of the file to attributes. Only files in a format of their own need it. */
export function ColumnsStep({ current, columns }: Props) {
  const { id } = current
  const draft = useKeptDraft(columnsDraft, useAccount()?.id)
  const [chosen, setChosen] = useState<Record<string, string>>(draft?.id === id ? draft.chosen : {})
  useKeepDraft(columnsDraft, () => (Object.keys(chosen).length === 0 ? null : { id, chosen }))
  const check = useCheck(id)
  const isOwn = current.source.format === 'csv'
  const attributeOf = ({ name, attribute }: FileColumn) => chosen[name] ?? attribute ?? ''
  const missing = missingColumns(columns.map(attributeOf))
  const mapping = Object.fromEntries(columns.map((column) => [column.name, attributeOf(column)]))
  return (
    <section className="hp" aria-labelledby="spalten">
      <header>
        <h2 id="spalten">Spalten zuordnen</h2>
      </header>
      <ColumnTable
        columns={columns}
        choices={attributeChoices}
        chosen={chosen}
        {...(isOwn
          ? { onChoose: (name: string, value: string) => setChosen((old) => ({ ...old, [name]: value })) }
          : {})}
      />
      <footer>
        {missing.length > 0 ? (
          <span>Es fehlen: {missing.join(', ')}.</span>
        ) : (
          <span>Die Zuordnung gilt für alle Dateien der Herkunft „{current.sourceName}“.</span>
        )}
        {check.error && <Alert kind="error">{textOf(check.error)}</Alert>}
        {isOwn && (
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

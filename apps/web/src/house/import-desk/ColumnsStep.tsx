import type { FileColumn, StockImport } from '@portal/contract/house/stock-imports'
import { t } from '@portal/domain/values/text'
import { useState } from 'react'
import { textOf } from '../../api.ts'
import { useAccount } from '../../session/account.ts'
import { Button } from '../../ui/Button.tsx'
import { useKeepDraft, useKeptDraft } from '../../ui/use-draft.ts'
import { ColumnsForm } from '../imports/ColumnsForm.tsx'
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
    <ColumnsForm
      columns={usedColumns(columns)}
      choices={attributeChoices}
      chosen={chosen}
      onChoose={(name, value) => setChosen((old) => ({ ...old, [name]: value }))}
      missing={missing}
      note={t`Die Zuordnung gilt für alle Dateien der Herkunft „${current.sourceName}“.`}
      error={check.error && textOf(check.error)}
    >
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
    </ColumnsForm>
  )
}

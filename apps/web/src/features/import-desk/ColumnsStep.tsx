import type { FileColumn, StockImport } from '@portal/contract/stock-imports'
import { useState } from 'react'
import { textOf } from '../../api.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { options } from '../../ui/SelectField.tsx'
import { useKeepDraft, useKeptDraft } from '../../ui/use-draft.ts'
import { useAccount } from '../account/queries.ts'
import { attributeChoices, missingColumns } from './facts.ts'
import { columnsDraft } from './form.ts'
import { useCheck } from './queries.ts'

const certainties: Record<FileColumn['certainty'], { label: string; look: string }> = {
  fixed: { label: 'vom Format vorgegeben', look: 'ok' },
  remembered: { label: 'gemerkt', look: 'ok' },
  suggested: { label: 'am Namen erkannt', look: 'ok' },
  open: { label: 'bitte zuordnen', look: 'res' },
}

type Props = { current: StockImport; columns: FileColumn[] }

/** Second step: which attribute each column of the file is. Only files with columns of their own need it. */
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
      <table className="import-table columns">
        <thead>
          <tr>
            <th>Spalte der Datei</th>
            <th>Beispiel</th>
            <th>Feld im Portal</th>
            <th>Sicherheit</th>
          </tr>
        </thead>
        <tbody>
          {columns.map((column) => {
            const { look, label } =
              certainties[chosen[column.name] === undefined ? column.certainty : 'remembered']
            return (
              <tr key={column.name}>
                <td>
                  <b>{column.name}</b>
                </td>
                <td className="muted">{column.examples.join(', ') || 'leer'}</td>
                <td>
                  <select
                    className="select"
                    aria-label={`Feld für ${column.name}`}
                    value={attributeOf(column)}
                    disabled={!isOwn}
                    onChange={(event) => {
                      const { value } = event.target
                      setChosen((old) => ({ ...old, [column.name]: value }))
                    }}
                  >
                    {options(attributeChoices)}
                  </select>
                </td>
                <td>
                  <span className={`st ${look}`}>
                    {chosen[column.name] === undefined ? label : 'gewählt'}
                  </span>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
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

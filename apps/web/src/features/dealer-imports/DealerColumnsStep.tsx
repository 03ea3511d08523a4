import type { DealerImport } from '@portal/contract/dealer-imports'
import { missingFields } from '@portal/domain/dealer-imports'
import { useState } from 'react'
import { ApiProblem, textOf } from '../../api.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { ColumnTable } from '../import-desk/ColumnTable.tsx'
import { fieldChoices } from './facts.ts'
import { useMapColumns } from './queries.ts'

/** Second step: what each column of the file is. */
export function DealerColumnsStep({ current: { id, kind, layout } }: { current: DealerImport }) {
  const [chosen, setChosen] = useState<Record<string, string>>({})
  const check = useMapColumns(id)
  const mapping = Object.fromEntries(
    layout.columns.map(({ name, attribute }) => [name, chosen[name] ?? attribute ?? '']),
  )
  const missing = missingFields(kind, Object.values(mapping))
  const refused = check.error instanceof ApiProblem ? check.error.errors[0]?.message : undefined
  return (
    <section className="hp" aria-labelledby="spalten">
      <header>
        <h2 id="spalten">Spalten zuordnen</h2>
      </header>
      <ColumnTable
        columns={layout.columns}
        choices={fieldChoices(kind)}
        chosen={chosen}
        onChoose={(name, field) => setChosen((old) => ({ ...old, [name]: field }))}
      />
      <footer>
        {missing.length > 0 && <span>Es fehlen: {missing.join(', ')}.</span>}
        {check.error && <Alert kind="error">{refused ?? textOf(check.error)}</Alert>}
        <Button disabled={missing.length > 0} pending={check.isPending} onClick={() => check.mutate(mapping)}>
          Mit diesen Spalten prüfen
        </Button>
      </footer>
    </section>
  )
}

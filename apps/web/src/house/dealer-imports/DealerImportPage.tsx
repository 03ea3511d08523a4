import type { DealerImport } from '@portal/contract/house/dealer-imports'
import { dealerImportLabels, missingFields } from '@portal/domain/house/dealer-imports'
import { countText, momentText } from '@portal/domain/values/formats'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type LoaderFunctionArgs, useParams } from 'react-router'
import { textOf } from '../../api.ts'
import { detailOf } from '../../detail-of.ts'
import { housePaths } from '../../house-paths.ts'
import { queryClient } from '../../query-client.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { ColumnsForm } from '../imports/ColumnsForm.tsx'
import { ImportHead } from '../imports/ImportHead.tsx'
import { DealerCheckStep } from './DealerCheckStep.tsx'
import { fieldChoices, isTaken, states, stepsOf } from './facts.ts'
import { dealerImport, useDiscard, useMapColumns, useUndo } from './queries.ts'
import '../../styles/imports.css'

export const handle = { title: 'Import' }

export async function loader({ params: { id = '' } }: LoaderFunctionArgs) {
  await queryClient.ensureQueryData(dealerImport(id))
  return null
}

/** The import of a file of partners or purchases in four steps. */
export function Component() {
  const { id = '' } = useParams()
  const { data: current } = useSuspenseQuery(dealerImport(id))
  const discard = useDiscard(id)
  const { kind, state, fileName, by, createdAt, check } = current
  return (
    <>
      <ImportHead
        title={`Import: ${dealerImportLabels[kind]}`}
        listPath={housePaths.dealerImports}
        facts={[fileName, momentText(createdAt), by]}
        mark={states[state]}
        steps={stepsOf(current)}
        discard={discard}
        canDiscard={!isTaken(state)}
      />
      {!isTaken(state) && <DealerColumnsStep key={current.changedAt} current={current} />}
      {check && <DealerCheckStep current={current} check={check} />}
      <DealerImportUndo current={current} />
    </>
  )
}

/** Second step: the attribute of each column of the file. */
function DealerColumnsStep({ current: { id, kind, layout } }: { current: DealerImport }) {
  const [chosen, setChosen] = useState<Record<string, string>>({})
  const check = useMapColumns(id)
  const mapping = Object.fromEntries(
    layout.columns.map(({ name, attribute }) => [name, chosen[name] ?? attribute ?? '']),
  )
  const missing = missingFields(kind, Object.values(mapping))
  return (
    <ColumnsForm
      columns={layout.columns}
      choices={fieldChoices(kind)}
      chosen={chosen}
      onChoose={(name, field) => setChosen((old) => ({ ...old, [name]: field }))}
      missing={missing}
      error={check.error && detailOf(check.error)}
    >
      <Button disabled={missing.length > 0} pending={check.isPending} onClick={() => check.mutate(mapping)}>
        Mit diesen Spalten prüfen
      </Button>
    </ColumnsForm>
  )
}

/** Undoes an import within its time limit and lists the rows that are not reset. */
function DealerImportUndo({ current: { id, undo } }: { current: DealerImport }) {
  const undone = useUndo(id)
  if (!undo) return null
  const { until, restored, kept, keptRows } = undo
  const isOpen = until !== null && Date.parse(until) > Date.now()
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

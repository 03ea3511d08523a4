import type { DealerImport } from '@portal/contract/house/dealer-imports'
import { dealerImportLabels, missingFields } from '@portal/domain/house/dealer-imports'
import { countText, momentText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type LoaderFunctionArgs, useParams } from 'react-router'
import { detailOf } from '../../detail-of.ts'
import { housePaths } from '../../house-paths.ts'
import { queryClient } from '../../query-client.ts'
import { UndoPanel } from '../../shell/UndoPanel.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { ColumnsForm } from '../imports/ColumnsForm.tsx'
import { ImportHead } from '../imports/ImportHead.tsx'
import { DealerCheckStep } from './DealerCheckStep.tsx'
import { fieldChoices, isTaken, states, stepsOf } from './facts.ts'
import { dealerImport, useDiscard, useMapColumns, useUndo } from './queries.ts'
import '../../styles/imports.css'

export const handle = { title: t('Import') }

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
        title={t`Import: ${dealerImportLabels[kind]}`}
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

/** The undo of an import within its time limit, with the rows that it leaves as they are. */
function DealerImportUndo({ current: { id, undo: state } }: { current: DealerImport }) {
  const undo = useUndo(id)
  if (!state) return null
  const { until, restored, kept, keptRows } = state
  const isOpen = until !== null && Date.parse(until) > Date.now()
  const keptList = kept > 0 && (
    <details>
      <summary>Seitdem geändert</summary>
      <ul>
        {keptRows.map((row) => (
          <li key={row}>{row}</li>
        ))}
      </ul>
      {kept > keptRows.length && <p className="muted">und {countText(kept - keptRows.length)} weitere</p>}
    </details>
  )
  if (until === null)
    return (
      <Alert kind="ok">
        Rückgängig gemacht: {countText(restored)} zurückgesetzt, {countText(kept)} seitdem geändert und nicht
        überschrieben.
        {keptList}
      </Alert>
    )
  return (
    <UndoPanel title="Die Datei ist übernommen." {...(isOpen && restored > 0 && { undo })}>
      {isOpen
        ? t`Rückgängig bis ${momentText(until)}. Zurückgesetzt: ${countText(restored)}, seitdem geändert oder benutzt: ${countText(kept)}.`
        : t('Die Frist für das Rückgängigmachen ist abgelaufen.')}
      {keptList}
    </UndoPanel>
  )
}

import type { DealerImport } from '@portal/contract/dealer-imports'
import { dealerImportLabels, missingFields } from '@portal/domain/dealer-imports'
import { momentText } from '@portal/domain/formats'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type LoaderFunctionArgs, useNavigate, useParams } from 'react-router'
import { ApiProblem, textOf } from '../../api.ts'
import { housePaths } from '../../house-paths.ts'
import { queryClient } from '../../query-client.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { ColumnTable } from '../import-desk/ColumnTable.tsx'
import { ImportSteps } from '../import-desk/ImportSteps.tsx'
import { DealerCheckStep } from './DealerCheckStep.tsx'
import { DealerImportUndo } from './DealerImportUndo.tsx'
import { fieldChoices, isTaken, states, stepsOf } from './facts.ts'
import { dealerImport, useDiscard, useMapColumns } from './queries.ts'
import '../import-desk/imports.css'

export const handle = { title: 'Import' }

export async function loader({ params: { id = '' } }: LoaderFunctionArgs) {
  await queryClient.ensureQueryData(dealerImport(id))
  return null
}

/** One file of partners or purchases in its four steps. */
export function Component() {
  const { id = '' } = useParams()
  const { data: current } = useSuspenseQuery(dealerImport(id))
  const discard = useDiscard(id)
  const navigate = useNavigate()
  const { kind, state, fileName, by, createdAt, check } = current
  return (
    <>
      <div className="hhead">
        <div>
          <h1>Import: {dealerImportLabels[kind]}</h1>
          <p>
            {[fileName, momentText(createdAt), by].filter(Boolean).join(' · ')} ·{' '}
            <span className={`st ${states[state].look}`}>{states[state].label}</span>
          </p>
        </div>
        <div className="acts">
          <LinkButton to={housePaths.dealerImports}>Alle Importe</LinkButton>
          {!isTaken(state) && (
            <Button
              pending={discard.isPending}
              onClick={() =>
                discard.mutate(undefined, { onSuccess: () => navigate(housePaths.dealerImports) })
              }
            >
              Verwerfen
            </Button>
          )}
        </div>
      </div>
      <ImportSteps {...stepsOf(current)} />
      {discard.error && <Alert kind="error">{textOf(discard.error)}</Alert>}
      {!isTaken(state) && <DealerColumnsStep key={current.changedAt} current={current} />}
      {check && <DealerCheckStep current={current} check={check} />}
      <DealerImportUndo current={current} />
    </>
  )
}

/** Second step: what each column of the file is. */
function DealerColumnsStep({ current: { id, kind, layout } }: { current: DealerImport }) {
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

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { textOf } from '../../api.ts'
import { useAccount } from '../../session/account.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { useKeepDraft, useKeptDraft } from '../../ui/use-draft.ts'
import { ActionBar } from './ActionBar.tsx'
import { type Choice, choiceDraft, conditionsOf, type Shown } from './form.ts'
import { allNumbers, stockPage, stockTotal } from './queries.ts'
import { StockPager } from './StockPager.tsx'
import { StockTable } from './StockTable.tsx'

type Props = { shown: Shown; onChange: (change: Partial<Shown>) => void }

const nothing: Choice = { isAll: false, numbers: new Set() }

/** The rows that match the conditions, the chosen ones and the actions for them. */
export function StockList({ shown, onChange }: Props) {
  const { data, error, isPlaceholderData, refetch } = useQuery(stockPage(shown))
  // Arrives after the rows, because counting takes longer than reading a page.
  const { data: total } = useQuery(stockTotal(shown))
  const conditions = conditionsOf(shown)
  const kept = useKeptDraft(choiceDraft, useAccount()?.id)
  const [choice, setChoice] = useState<Choice>(
    kept?.conditions === conditions ? { isAll: kept.isAll, numbers: new Set(kept.numbers) } : nothing,
  )
  useKeepDraft(choiceDraft, () =>
    choice === nothing ? null : { conditions, isAll: choice.isAll, numbers: [...choice.numbers] },
  )
  if (error && !data) return <LoadFailure text={textOf(error)} onRetry={refetch} />
  if (!data) return <Spinner label="Fahrzeuge werden geladen" />
  if (data.rows.length === 0 && shown.page === 0)
    return <EmptyState title="Keine Fahrzeuge gefunden">Ändern Sie Suche oder Filter.</EmptyState>
  const chosen = choice.isAll ? (total ?? data.rows.length) : choice.numbers.size
  return (
    <>
      <StockTable
        rows={data.rows}
        shown={shown}
        isLoading={isPlaceholderData}
        choice={choice}
        onChoose={setChoice}
        onClear={() => setChoice(nothing)}
        onSort={(sort) => onChange({ sort })}
      />
      <StockPager
        page={shown.page}
        rows={data.rows.length}
        total={total}
        onPage={(page) => onChange({ page })}
      />
      {chosen > 0 && (
        <ActionBar
          chosen={chosen}
          total={total}
          onChooseAll={() => setChoice({ isAll: true, numbers: new Set() })}
          onClear={() => setChoice(nothing)}
          numbers={() => (choice.isAll ? allNumbers(shown) : Promise.resolve([...choice.numbers]))}
        />
      )}
    </>
  )
}

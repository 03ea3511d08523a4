import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { textOf } from '../../api.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { ActionBar } from './ActionBar.tsx'
import type { Shown } from './form.ts'
import { allNumbers, stockPage } from './queries.ts'
import { StockPager } from './StockPager.tsx'
import { StockTable } from './StockTable.tsx'

type Props = { shown: Shown; onChange: (change: Partial<Shown>) => void }

/** Chosen numbers, also of other pages, or every hit of the conditions. */
type Choice = { isAll: boolean; numbers: ReadonlySet<string> }
const nothing: Choice = { isAll: false, numbers: new Set() }

/** The rows found by the conditions, the choice among them and what can be done with it. */
export function StockList({ shown, onChange }: Props) {
  const { data, error, isPlaceholderData, refetch } = useQuery(stockPage(shown))
  const [choice, setChoice] = useState(nothing)
  if (error) return <LoadFailure text={textOf(error)} onRetry={refetch} />
  if (!data) return <Spinner label="Fahrzeuge werden geladen" />
  if (data.total === 0)
    return <EmptyState title="Keine Fahrzeuge gefunden">Ändern Sie Suche oder Filter.</EmptyState>
  const chosen = choice.isAll ? data.total : choice.numbers.size
  return (
    <>
      <StockTable
        rows={data.rows}
        shown={shown}
        isLoading={isPlaceholderData}
        isAll={choice.isAll}
        chosen={choice.numbers}
        onChoose={(numbers) => setChoice({ isAll: false, numbers })}
        onSort={(sort) => onChange({ sort })}
      />
      <StockPager page={shown.page} total={data.total} onPage={(page) => onChange({ page })} />
      {chosen > 0 && (
        <ActionBar
          chosen={chosen}
          total={data.total}
          onChooseAll={() => setChoice({ isAll: true, numbers: new Set() })}
          onClear={() => setChoice(nothing)}
          numbers={() => (choice.isAll ? allNumbers(shown) : Promise.resolve([...choice.numbers]))}
        />
      )}
    </>
  )
}

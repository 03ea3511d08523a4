import type { Chip } from '@portal/domain/search/criteria-chips'
import '../../styles/quick-search.css'
import type { Criteria } from '@portal/domain/search/criteria'
import { countText } from '@portal/domain/values/formats'
import { IconRefresh } from '@tabler/icons-react'
import { Button } from '../../ui/Button.tsx'
import { Chips } from '../criteria/Chips.tsx'
import { CountButton } from '../criteria/CountButton.tsx'

type Result = {
  /** The number of matching cars in the last response; undefined before the first. */
  total: number | undefined
  isCounting: boolean
  error: Error | null
  onRetry: () => void
  onReset: () => void
}
type Props = Result & { chips: readonly Chip[]; onChange: (criteria: Criteria) => void }

/** The panel beside the form: count, chosen criteria, link to the results (C-33). */
export function ResultPanel({ chips, onChange, ...result }: Props) {
  return (
    <aside className="summary panel stack" aria-label="Treffer">
      <div>
        <span className="price-label">Treffer</span>
        <output className="hits">{result.total === undefined ? '–' : countText(result.total)}</output>
      </div>
      {chips.length > 0 && <Chips chips={chips} onRemove={({ without }) => onChange(without)} />}
      <ResultButton {...result} />
      <Button variant="ghost" block onClick={result.onReset}>
        <IconRefresh aria-hidden />
        Zurücksetzen
      </Button>
    </aside>
  )
}

/** The two actions of `ResultPanel`, above the bottom bar of phones. */
export function StickyResults(result: Result) {
  return (
    <div className="sticky-cta">
      <Button aria-label="Zurücksetzen" onClick={result.onReset}>
        <IconRefresh aria-hidden />
      </Button>
      <ResultButton {...result} />
    </div>
  )
}

const ResultButton = ({ total, isCounting, error, onRetry }: Result) => (
  <CountButton count={isCounting || error ? undefined : total} error={error} onRetry={onRetry} />
)

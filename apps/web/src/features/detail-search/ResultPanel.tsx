import type { Criteria } from '@portal/domain/criteria'
import { IconRefresh, IconX } from '@tabler/icons-react'
import { Button } from '../../ui/Button.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { type Chip, resultLabel } from './facts.ts'

type Props = {
  /** Cars that satisfy the criteria; undefined until the first answer. */
  total: number | undefined
  pending: boolean
  chips: readonly Chip[]
  onChange: (criteria: Criteria) => void
  onReset: () => void
}

/** The panel that follows the form: count, chosen criteria, the way to the results. */
export function ResultPanel({ total, pending, chips, onChange, onReset }: Props) {
  return (
    <aside className="summary panel stack" aria-label="Treffer">
      <div>
        <span className="price-label">Treffer</span>
        <output className="hits">{total === undefined ? '–' : total.toLocaleString('de-DE')}</output>
      </div>
      {chips.length > 0 && (
        <ul className="chips">
          {chips.map(({ label, without, section }) => (
            <li key={`${section} ${label}`} className="chip">
              {label}
              <button
                type="button"
                aria-label={`Filter ${label} entfernen`}
                onClick={() => onChange(without)}
              >
                <IconX aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
      <ResultButton total={total} pending={pending} block />
      <Button variant="ghost" block onClick={onReset}>
        <IconRefresh aria-hidden />
        Zurücksetzen
      </Button>
    </aside>
  )
}

/** On phones: the same two actions above the bottom bar. */
export function StickyResults({ total, pending, onReset }: Pick<Props, 'total' | 'pending' | 'onReset'>) {
  return (
    <div className="sticky-cta">
      <Button variant="secondary" aria-label="Zurücksetzen" onClick={onReset}>
        <IconRefresh aria-hidden />
      </Button>
      <ResultButton total={total} pending={pending} />
    </div>
  )
}

/** Counting: a spinner in place of the number, disabled (C-33). */
function ResultButton({ total, pending, block }: Pick<Props, 'total' | 'pending'> & { block?: boolean }) {
  const counting = pending || total === undefined
  return (
    <Button
      type="submit"
      variant="primary"
      block={block}
      disabled={counting}
      aria-busy={counting || undefined}
    >
      {counting ? <Spinner /> : null}
      {counting ? 'Ergebnisse' : resultLabel(total)}
    </Button>
  )
}

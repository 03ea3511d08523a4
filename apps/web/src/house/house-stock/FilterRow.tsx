import { chipOf, type StockFilter, textOfFilter } from '@portal/domain/house/stock-filters'
import { t } from '@portal/domain/values/text'
import { IconColumns3, IconPlus, IconSearch, IconX } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { submitted } from '../../ui/submitted.ts'
import { ColumnDialog } from './ColumnDialog.tsx'
import { FilterDialog } from './FilterDialog.tsx'
import type { Shown, ShownChange } from './form.ts'

type Props = { shown: Shown; onChange: (change: ShownChange) => void }

/** Words are searched on submit, so that each entry of the browser's history is a submitted search. */
function WordSearch({ shown: { q }, onChange }: Props) {
  /** Valid only while the address contains the words it was typed at. */
  const [typed, setTyped] = useState({ at: q, words: q })
  const words = typed.at === q ? typed.words : q
  return (
    <form className="hsearch" onSubmit={submitted(() => onChange({ q: words }))}>
      <search>
        <IconSearch aria-hidden />
        <label className="vh" htmlFor="stock-words">
          In dieser Ansicht suchen
        </label>
        <input
          className="input"
          id="stock-words"
          type="search"
          maxLength={100}
          value={words}
          onChange={({ target }) => setTyped({ at: q, words: target.value })}
          placeholder="GW-Nr., FIN oder Modell"
        />
      </search>
    </form>
  )
}

/** The search field, one chip per condition, and the column chooser. */
export function FilterRow({ shown, onChange }: Props) {
  const [edited, setEdited] = useState<{ index: number; filter: StockFilter | null }>()
  const [isChoosing, setChoosing] = useState(false)
  /** Receives the focus when a chip is removed. */
  const addButton = useRef<HTMLButtonElement>(null)
  const { filters } = shown
  const put = (filter: StockFilter) => {
    const next = [...filters]
    next.splice(edited?.index ?? filters.length, 1, filter)
    onChange({ filters: next })
    setEdited(undefined)
  }
  return (
    <div className="row s frow">
      <WordSearch shown={shown} onChange={onChange} />
      {filters.map((filter, index) => {
        const { label, value } = chipOf(filter)
        return (
          <span className="fchip" key={JSON.stringify(filter)}>
            <button type="button" onClick={() => setEdited({ index, filter })}>
              {label}: <b>{value}</b>
            </button>
            <button
              type="button"
              className="x"
              aria-label={t`Filter ${label} entfernen`}
              onClick={() => {
                addButton.current?.focus()
                onChange((latest) => ({
                  filters: latest.filters.filter((other) => textOfFilter(other) !== textOfFilter(filter)),
                }))
              }}
            >
              <IconX aria-hidden />
            </button>
          </span>
        )
      })}
      <button
        ref={addButton}
        type="button"
        className="fchip add"
        onClick={() => setEdited({ index: filters.length, filter: null })}
      >
        <IconPlus aria-hidden />
        Filter
      </button>
      <div className="end">
        <Button onClick={() => setChoosing(true)}>
          <IconColumns3 aria-hidden />
          Spalten
        </Button>
      </div>
      {edited && <FilterDialog filter={edited.filter} onApply={put} onClose={() => setEdited(undefined)} />}
      {isChoosing && (
        <ColumnDialog
          columns={shown.columns}
          onApply={(columns) => {
            onChange({ columns, page: shown.page })
            setChoosing(false)
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </div>
  )
}

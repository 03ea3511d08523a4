import { useState } from 'react'
import { CheckOption } from '../detail-search/CheckOption.tsx'

export type FilterOption = { value: string; label: string; count: number | undefined; isChosen: boolean }

type Props = {
  name: string
  legend: string
  options: readonly FilterOption[]
  onToggle: (value: string) => void
}

const shownAtFirst = 6

/** The options of a filter with their counts; long lists show the first ones and what is chosen. */
export function OptionFilter({ name, legend, options, onToggle }: Props) {
  const [isLong, setLong] = useState(false)
  const first = options.filter(({ isChosen }, place) => isLong || isChosen || place < shownAtFirst)
  return (
    <fieldset className="filter-options">
      <legend className="vh">{legend}</legend>
      {first.map(({ value, label, count, isChosen }) => (
        <CheckOption
          key={value}
          look="check"
          {...{ name, value, label, count }}
          checked={isChosen}
          onToggle={() => onToggle(value)}
        />
      ))}
      {first.length < options.length && (
        <button type="button" className="textlink" onClick={() => setLong(true)}>
          {options.length - first.length} weitere
        </button>
      )}
    </fieldset>
  )
}

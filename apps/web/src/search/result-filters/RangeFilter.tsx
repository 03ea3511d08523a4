import { figureText } from '@portal/domain/values/formats'
import { type CriterionName, searchCriterion } from '@portal/domain/vehicles/attributes/criterion-rules'
import { useId, useState } from 'react'
import { counted } from '../detail-search/OptionCount.tsx'
import { boundIn } from './facts.ts'

type Props = {
  label: string
  name: CriterionName
  value: number | undefined
  /** Values of the list with how many vehicles each would leave. */
  counts: Readonly<Record<string, number>> | undefined
  onChange: (value: number | undefined) => void
}

/** One bound: any number may be typed, and a list offers the usual ones. */
export function RangeFilter({ label, name, value, counts, onChange }: Props) {
  const id = useId()
  const isYear = searchCriterion(name).attribute === 'erstzulassungsjahr'
  const written = (number: number) => (isYear ? String(number) : figureText(number))
  const shown = value === undefined ? '' : written(value)
  const [draft, setDraft] = useState<string>()
  const isWrong = draft !== undefined && boundIn(name, draft) === null

  function settle() {
    if (draft === undefined || isWrong) return
    const next = boundIn(name, draft)
    setDraft(undefined)
    if (next !== value && next !== null) onChange(next)
  }

  return (
    <label className="field">
      <span className="label">{label}</span>
      <input
        className="input"
        type="text"
        inputMode="numeric"
        autoComplete="off"
        placeholder="beliebig"
        list={id}
        value={draft ?? shown}
        aria-invalid={isWrong || undefined}
        onChange={({ target }) => setDraft(target.value)}
        onBlur={settle}
        onKeyDown={({ key }) => key === 'Enter' && settle()}
      />
      {isWrong && <span className="msg">Bitte eine Zahl eingeben.</span>}
      <datalist id={id}>
        {Object.entries(counts ?? {}).map(([step, count]) => (
          <option key={step} value={written(Number(step))} label={counted(written(Number(step)), count)} />
        ))}
      </datalist>
    </label>
  )
}

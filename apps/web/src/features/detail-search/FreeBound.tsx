import { countText } from '@portal/domain/formats'
import { useState } from 'react'
import { TextField } from '../../ui/TextField.tsx'
import { numberIn } from './facts.ts'

type Props = {
  label: string
  value: number | undefined
  maximum: number
  onChange: (value: number | undefined) => void
}

function problemOf(number: number | null | undefined, maximum: number): string | undefined {
  if (number === null) return 'Bitte eine ganze Zahl eingeben, zum Beispiel 12.500.'
  return number !== undefined && number > maximum ? `Höchstens ${countText(maximum)}.` : undefined
}

/** A bound typed as a number, for values that the list does not offer; applied on Enter and when the field is left. */
export function FreeBound({ label, value, maximum, onChange }: Props) {
  const [draft, setDraft] = useState<string>()
  const [error, setError] = useState<string>()
  const apply = () => {
    if (draft === undefined) return
    const number = numberIn(draft)
    const problem = problemOf(number, maximum)
    setError(problem)
    if (problem !== undefined || number === null) return
    setDraft(undefined)
    if (number !== value) onChange(number)
  }
  return (
    <TextField
      label={label}
      inputMode="numeric"
      autoComplete="off"
      maxLength={12}
      value={draft ?? value ?? ''}
      error={error}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={apply}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return
        event.preventDefault()
        apply()
      }}
    />
  )
}

import type { ComponentProps } from 'react'
import { counted } from './OptionCount.tsx'

export type CountedChoice = { value: string | number; label: string; count?: number | undefined }
type Props = ComponentProps<'select'> & { placeholder: string; choices: readonly CountedChoice[] }

/**
 * A native select whose options show their counts. The closed select would truncate "100.000 km (1.234)", so the label
 * without the count is shown on top of its text.
 */
export function CountedSelect({ placeholder, choices, ...select }: Props) {
  const shown = choices.find(({ value }) => String(value) === String(select.value))?.label ?? placeholder
  return (
    <span className="counted-select">
      <select {...select} className="select">
        <option value="">{placeholder}</option>
        {choices.map(({ value, label, count }) => (
          <option key={value} value={value}>
            {counted(label, count)}
          </option>
        ))}
      </select>
      <span className="shown" aria-hidden>
        {shown}
      </span>
    </span>
  )
}

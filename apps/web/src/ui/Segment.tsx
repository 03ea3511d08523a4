import type { ComponentProps, ReactNode } from 'react'

type Item = { value: string; label: string; icon?: ReactNode }
type Props = Omit<ComponentProps<'input'>, 'value' | 'type'> & {
  legend: string
  items: readonly Item[]
  /** The selected value; omit it when the inputs are registered with a form. */
  value?: string
}

/** Radio buttons that look like one control (PKW/Transporter, kW/PS). */
export function Segment({ legend, items, value, className = '', ...input }: Props) {
  return (
    <fieldset className={className}>
      <legend className="vh">{legend}</legend>
      <div className="seg">
        {items.map((item) => (
          <label key={item.value}>
            <input
              {...input}
              type="radio"
              value={item.value}
              checked={value === undefined ? undefined : value === item.value}
            />
            {item.icon}
            {item.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

import type { Option } from '@portal/domain/vehicles/attributes/attribute'
import { CheckOption } from './CheckOption.tsx'

type Props<Value extends string> = {
  legend: string
  name: string
  options: readonly Pick<Option<Value>, 'value' | 'label'>[]
  chosen: readonly Value[]
  onToggle: (value: Value) => void
  countOf: (value: Value) => number | undefined
  /** Clears the group; omitted for groups without 'beliebig'. */
  onAny?: () => void
  hint?: string | undefined
}

/** A group of checkboxes. 'beliebig' means an empty group, so it excludes the other options (C-29, C-30). */
export function CheckGroup<Value extends string>(props: Props<Value>) {
  const { legend, name, options, chosen, onToggle, countOf, onAny, hint } = props
  return (
    <fieldset className="group">
      <legend>{legend}</legend>
      <div className="checks">
        {onAny && (
          <CheckOption
            look="check"
            name={name}
            value="BELIEBIG"
            label="beliebig"
            checked={chosen.length === 0}
            onToggle={onAny}
          />
        )}
        {options.map(({ value, label }) => (
          <CheckOption
            key={value}
            look="check"
            name={name}
            value={value}
            label={label}
            checked={chosen.includes(value)}
            onToggle={() => onToggle(value)}
            count={countOf(value)}
          />
        ))}
      </div>
      {hint && <p className="hint">{hint}</p>}
    </fieldset>
  )
}

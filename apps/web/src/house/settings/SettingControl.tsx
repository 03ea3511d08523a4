import type { Setting } from '@portal/contract/house/settings'
import { factsOf } from '@portal/domain/house/settings/settings'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { options } from '../../ui/SelectField.tsx'

type Props = {
  setting: Setting
  value: string
  onChange: (value: string) => void
  control: { id: string; disabled: boolean; 'aria-invalid'?: true; 'aria-describedby'?: string }
}

/** The most characters that an input shows in full on the smallest screen. */
const inputMaximum = 80

/** The control of a setting, by its kind. Long values wrap, so that a phone shows them completely. */
export function SettingControl({ setting, value, onChange, control }: Props) {
  const { kind, label, unit, max, inputMode, choices = [] } = factsOf(setting.key)
  const input = {
    value,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  }
  if (kind === 'flag')
    return (
      <input
        {...control}
        type="checkbox"
        className="switch"
        checked={value === 'true'}
        onChange={(event) => onChange(String(event.target.checked))}
      />
    )
  if (kind === 'choice')
    return (
      <select className="select" {...control} {...input}>
        {options(choices)}
      </select>
    )
  if (kind === 'choices') {
    const chosen = value.split(',')
    const set = (part: string, isChosen: boolean) =>
      onChange(
        choices
          .filter((choice) => (choice.value === part ? isChosen : chosen.includes(choice.value)))
          .map((choice) => choice.value)
          .join(','),
      )
    return (
      <fieldset className="set-choices" aria-describedby={control['aria-describedby']}>
        <legend className="vh">{label}</legend>
        {choices.map((choice) => (
          <Checkbox
            key={choice.value}
            label={choice.label}
            disabled={control.disabled}
            checked={chosen.includes(choice.value)}
            onChange={(event) => set(choice.value, event.target.checked)}
          />
        ))}
      </fieldset>
    )
  }
  if (kind === 'date') return <input type="date" className="input" {...control} {...input} />
  if (kind === 'number')
    return (
      <span className="set-unit">
        <input inputMode="decimal" className="input" {...control} {...input} />
        {unit}
      </span>
    )
  if (kind === 'line' && max !== undefined && max <= inputMaximum)
    return (
      <input
        className="input"
        inputMode={inputMode}
        maxLength={Math.max(max, value.length)}
        {...control}
        {...input}
      />
    )
  const isLine = kind !== 'text'
  return (
    <textarea
      {...control}
      lang={isLine ? undefined : 'de'}
      rows={isLine ? 1 : 4}
      className="input set-text"
      inputMode={kind === 'mailbox' ? 'email' : kind === 'link' ? 'url' : undefined}
      value={value}
      onChange={(event) =>
        onChange(isLine ? event.target.value.replaceAll(/[\r\n]+/g, ' ') : event.target.value)
      }
    />
  )
}

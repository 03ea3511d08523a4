import { t } from '@portal/domain/values/text'
import type { Attribute } from '@portal/domain/vehicles/attributes/attribute'
import type { ChangeEvent } from 'react'

type Props = {
  attribute: Attribute
  labelledBy: string
  describedBy: string | undefined
  value: string
  onChange: (value: string) => void
}

/** The control of a fact, by its kind. It is focused, because it replaces the button that was pressed. */
export function FactControl({ attribute, labelledBy, describedBy, value, onChange }: Props) {
  const control = {
    'aria-labelledby': labelledBy,
    'aria-describedby': describedBy,
    'aria-invalid': describedBy ? true : undefined,
    autoFocus: true,
    value,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) =>
      onChange(target.value),
  }
  switch (attribute.kind) {
    case 'choice':
      return (
        <select className="select" {...control}>
          {attribute.required !== 'value' && <option value="">unbekannt</option>}
          {attribute.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )
    case 'flag':
      return (
        <select className="select" {...control}>
          {attribute.initial === undefined && <option value="">unbekannt</option>}
          <option value="true">{attribute.yes ?? t('ja')}</option>
          <option value="false">{attribute.no ?? t('nein')}</option>
        </select>
      )
    case 'flags':
      return <Flags {...{ attribute, labelledBy, value, onChange }} />
    case 'list':
      return <textarea className="textarea" rows={6} placeholder="Ein Eintrag je Zeile" {...control} />
    case 'date':
      return <input className="input" type="date" {...control} />
    case 'number':
    case 'money':
      return <input className="input" inputMode="decimal" autoComplete="off" {...control} />
    default:
      return <input className="input" autoComplete="off" {...control} />
  }
}

type FlagsProps = {
  attribute: Extract<Attribute, { kind: 'flags' }>
  labelledBy: string
  value: string
  onChange: (value: string) => void
}

function Flags({ attribute, labelledBy, value, onChange }: FlagsProps) {
  const codes = value.split(';;;').filter(Boolean)
  const toggle = (code: string) =>
    onChange((codes.includes(code) ? codes.filter((known) => known !== code) : [...codes, code]).join(';;;'))
  return (
    <fieldset className="flags" aria-labelledby={labelledBy}>
      {attribute.options.map((option, index) => (
        <label key={option.value} className="check">
          <input
            type="checkbox"
            // biome-ignore lint/a11y/noAutofocus: the group replaces the button that was pressed
            autoFocus={index === 0}
            checked={codes.includes(option.value)}
            onChange={() => toggle(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  )
}

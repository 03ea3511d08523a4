import { t } from '@portal/domain/values/text'
import type { Attribute } from '@portal/domain/vehicles/attributes/attribute'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { TextField } from '../../ui/TextField.tsx'

type Props = { attribute: Attribute; value: string; onChange: (condition: string) => void }

type ValuesProps = Props & { attribute: Extract<Attribute, { kind: 'choice' | 'flags' }> }

function Values({ attribute, value, onChange }: ValuesProps) {
  const chosen = value === '' ? [] : value.split('|')
  const toggle = (code: string) =>
    onChange((chosen.includes(code) ? chosen.filter((one) => one !== code) : [...chosen, code]).join('|'))
  return (
    <fieldset>
      <legend>{attribute.label}</legend>
      <div className="checks">
        {attribute.options.map((option) => (
          <Checkbox
            key={option.value}
            label={option.label}
            checked={chosen.includes(option.value)}
            onChange={() => toggle(option.value)}
          />
        ))}
      </div>
    </fieldset>
  )
}

function Flag({ attribute, value, onChange }: Props) {
  return (
    <fieldset>
      <legend>{attribute.label}</legend>
      <div className="row">
        {[
          { answer: 'ja', label: t('ja') },
          { answer: 'nein', label: t('nein') },
        ].map(({ answer, label }) => (
          <Checkbox
            key={answer}
            type="radio"
            name="stock-flag"
            label={label}
            checked={value === answer}
            onChange={() => onChange(answer)}
          />
        ))}
      </div>
    </fieldset>
  )
}

function Range({ attribute, value, onChange }: Props) {
  const [from = '', to = ''] = value.split('..')
  const isDay = attribute.kind === 'date' || attribute.kind === 'moment'
  const unit = attribute.kind === 'money' ? '€' : attribute.kind === 'number' ? attribute.unit : undefined
  const input = isDay
    ? { type: 'date' }
    : { inputMode: 'decimal' as const, pattern: '\\d{1,8}([.]\\d{1,2})?', autoComplete: 'off' }
  const name = unit ? t`${attribute.label} in ${unit}` : attribute.label
  return (
    <fieldset>
      <legend>{name}</legend>
      <div className="form2">
        <TextField
          label="von"
          {...input}
          value={from}
          onChange={(event) => onChange(`${event.target.value}..${to}`)}
        />
        <TextField
          label="bis"
          {...input}
          value={to}
          onChange={(event) => onChange(`${from}..${event.target.value}`)}
        />
      </div>
    </fieldset>
  )
}

/** The controls for a condition on one attribute; `value` is its text (`stock-filters.ts`). */
export function FilterFields(props: Props) {
  const { attribute, value, onChange } = props
  if (attribute.kind === 'choice' || attribute.kind === 'flags')
    return <Values {...props} attribute={attribute} />
  if (attribute.kind === 'flag') return <Flag {...props} />
  if (attribute.kind === 'text' || attribute.kind === 'list')
    return (
      <TextField
        label={t`${attribute.label} enthält`}
        maxLength={100}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    )
  return <Range {...props} />
}

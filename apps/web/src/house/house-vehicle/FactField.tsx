import { t } from '@portal/domain/values/text'
import { type AttributeName, attributeOf } from '@portal/domain/vehicles/attributes/attributes'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'

type Props = {
  name: AttributeName
  value: string
  error: string | undefined
  required: boolean
  onChange: (value: string) => void
  /** The id of a list of suggestions. */
  list?: string
}

/** The form field of a fact, by its kind. */
export function FactField({ name, onChange, list, required, ...texts }: Props) {
  const attribute = attributeOf(name)
  const { kind, label } = attribute
  const field = {
    ...texts,
    ...{ name, label, required, optional: !required },
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  }
  if (kind === 'choice')
    return <SelectField {...field} choices={attribute.options} placeholder="Bitte wählen" />
  if (kind === 'flag')
    return (
      <SelectField
        {...field}
        choices={[
          { value: 'false', label: attribute.no ?? t('nein') },
          { value: 'true', label: attribute.yes ?? t('ja') },
        ]}
      />
    )
  const isFigure = kind === 'number' || kind === 'money'
  return (
    <TextField
      {...field}
      type={kind === 'date' ? 'date' : 'text'}
      inputMode={isFigure ? 'decimal' : undefined}
      autoComplete="off"
      list={list}
    />
  )
}

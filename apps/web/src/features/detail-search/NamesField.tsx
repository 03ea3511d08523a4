import { CountedField } from './CountedField.tsx'

type Props = {
  label: string
  labelOfNext: string
  name: string
  chosen: readonly string[]
  values: readonly string[]
  disabled?: boolean
  onChange: (names: string[]) => void
  countOf: (value: string) => number | undefined
}

/** A list of alternatives: one select for each chosen name and, once there is one, an empty select for the next. */
export function NamesField({ label, labelOfNext, name, chosen, values, disabled, onChange, countOf }: Props) {
  const places = [...chosen, undefined]
  return (
    <div className="stack">
      {places.map((value, place) => (
        <CountedField
          key={value ?? ''}
          label={place === 0 ? label : labelOfNext}
          name={place === 0 ? name : `${name}${place + 1}`}
          placeholder={place === 0 ? 'Alle' : 'Keine Auswahl'}
          value={value}
          values={values.filter((other) => other === value || !chosen.includes(other))}
          disabled={disabled}
          onPick={(picked) => onChange(places.with(place, picked).filter((one) => one !== undefined))}
          countOf={countOf}
        />
      ))}
    </div>
  )
}

import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { countryChoices, type Flaws, type Place } from './form.ts'

type Props = {
  /** The path of the fields in the order: "buyer" or "deliverTo". */
  path: string
  place: Place
  flaws: Flaws
  onChange: (change: Partial<Place>) => void
}

/** Street, town and country. */
export function PlaceFields({ path, place, flaws, onChange }: Props) {
  const field = (name: keyof Place) => ({
    value: place[name],
    error: flaws.get(`${path}.${name}`),
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  })
  return (
    <>
      <TextField label="Straße und Hausnummer" maxLength={200} autoComplete="off" {...field('street')} />
      <TextField label="Postleitzahl" maxLength={20} autoComplete="off" {...field('postalCode')} />
      <TextField label="Ort" maxLength={100} autoComplete="off" {...field('city')} />
      <SelectField label="Land" placeholder="Bitte wählen" choices={countryChoices()} {...field('country')} />
    </>
  )
}

import {
  countries,
  countryCodes,
  homeCountry,
  isInUnion,
  type UnionCountry,
} from '@portal/domain/accounts/countries'
import { normalVatId, vatFormOf, vatIdFlaw } from '@portal/domain/accounts/vat-id'
import { hasWrongSum } from '@portal/domain/accounts/vat-id-sums'
import { ownLanguage } from '@portal/domain/values/own-language'
import { t } from '@portal/domain/values/text'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { fieldOf, type RegistrationFormState } from './facts.ts'

const choiceOf = (value: (typeof countryCodes)[number]) => ({ value, label: countries[value].name })

/** Germany first, the others by name. */
const choices = [
  choiceOf(homeCountry),
  ...countryCodes
    .filter((code) => code !== homeCountry)
    .map(choiceOf)
    .toSorted((one, other) => one.label.localeCompare(other.label, ownLanguage)),
]

/** The form of the number, and a hint at a probable typing error, which refuses nothing. */
function vatHint(country: UnionCountry, typed: string): string {
  const form = t`Form: ${vatFormOf(country)}.`
  const isMistyped = vatIdFlaw(country, typed) === null && hasWrongSum(normalVatId(country, typed))
  return isMistyped ? t`${form} Die Prüfziffer passt nicht; bitte vergleichen Sie die Nummer.` : form
}

/** The country of the company, and what a company from another country has to add. */
export function CountryFields({ form }: { form: RegistrationFormState }) {
  const country = form.watch('country')
  // Registered before the fields below, whatever the country: the first wrong field in this order gets the focus.
  const vatId = fieldOf(form, 'vat_id')
  const registerNumber = fieldOf(form, 'register_number')
  const eori = fieldOf(form, 'eori')
  const { touchedFields } = form.formState
  const checkAgain = () =>
    form.trigger(
      (['postal_code', 'vat_id', 'register_number', 'eori'] as const).filter((name) => touchedFields[name]),
    )
  return (
    <section className="panel stack">
      <h2>Land des Unternehmens</h2>
      <div className="form2">
        <SelectField
          {...fieldOf(form, 'country', { onChange: checkAgain })}
          choices={choices}
          autoComplete="country"
          required
        />
        {country !== homeCountry && isInUnion(country) && (
          <TextField {...vatId} hint={vatHint(country, form.watch('vat_id'))} required autoComplete="off" />
        )}
        {country !== homeCountry && (
          <TextField {...registerNumber} hint={countries[country].register} optional autoComplete="off" />
        )}
        {!isInUnion(country) && (
          <TextField
            {...eori}
            hint="Ihre Nummer beim Zoll, wenn Sie eine haben."
            optional
            autoComplete="off"
          />
        )}
      </div>
      {country !== homeCountry && (
        <div className="small stack">
          {isInUnion(country) ? (
            <p>
              Ist die USt-IdNr. bestätigt, bereiten wir Rechnungen ohne MwSt. vor. Für Fahrzeuge nach § 25a
              ändert sich nichts. Wir prüfen die Nummer nach dem Absenden.
            </p>
          ) : (
            <p>
              Eine USt-IdNr. brauchen Sie nicht. Wir bereiten Rechnungen ohne MwSt. vor. Nach der Abholung
              brauchen wir den Ausfuhrnachweis des Zolls. Für Fahrzeuge nach § 25a ändert sich nichts.
            </p>
          )}
          <p>
            Unterlagen im dritten Schritt: Registerauszug ({countries[country].register}), Pass Vorderseite
            und Pass Rückseite.
          </p>
        </div>
      )}
    </section>
  )
}

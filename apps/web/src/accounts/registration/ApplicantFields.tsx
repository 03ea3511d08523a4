import { countries } from '@portal/domain/accounts/countries'
import { salutations, titles } from '@portal/domain/accounts/registration-labels'
import { t } from '@portal/domain/values/text'
import { telephoneInput } from '../../telephone-input.ts'
import { EmailField } from '../../ui/EmailField.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { fieldOf, type RegistrationFormState } from './facts.ts'

const salutationLabels = { Herr: t('Herr'), Frau: t('Frau') }
const salutationChoices = salutations.map((value) => ({ value, label: salutationLabels[value] }))
const titleChoices = titles.map((value) => ({ value, label: value }))

export function ApplicantFields({ form }: { form: RegistrationFormState }) {
  const country = form.watch('country')
  const { dial } = countries[country]
  const telephone = telephoneInput((value) => form.setValue('telephone', value, { shouldDirty: true }), dial)
  return (
    <section className="panel">
      <h2>Ansprechpartner</h2>
      <div className="form2">
        <SelectField {...fieldOf(form, 'salutation')} choices={salutationChoices} placeholder="–" />
        <SelectField {...fieldOf(form, 'title')} choices={titleChoices} placeholder="–" />
        <TextField {...fieldOf(form, 'firstName')} required autoComplete="given-name" />
        <TextField {...fieldOf(form, 'lastName')} required autoComplete="family-name" />
        <EmailField {...fieldOf(form, 'email')} required />
        <TextField
          {...fieldOf(form, 'telephone', telephone)}
          required
          type="tel"
          autoComplete="tel"
          placeholder={`+${dial}-XXXXXXXXXXX`}
        />
      </div>
    </section>
  )
}

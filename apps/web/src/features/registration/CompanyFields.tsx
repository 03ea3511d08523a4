import { TextField } from '../../ui/TextField.tsx'
import { fieldOf, type RegistrationFormState } from './facts.ts'

export function CompanyFields({ form }: { form: RegistrationFormState }) {
  return (
    <section className="panel">
      <h2>Unternehmen</h2>
      <div className="form2 four">
        <TextField {...fieldOf(form, 'company_name')} className="full" required autoComplete="organization" />
        <TextField {...fieldOf(form, 'street')} className="span2" required autoComplete="address-line1" />
        <TextField
          {...fieldOf(form, 'house_number')}
          className="span2"
          required
          autoComplete="address-line2"
        />
        <TextField {...fieldOf(form, 'postal_code')} className="span2" required autoComplete="postal-code" />
        <TextField {...fieldOf(form, 'city')} className="span2" required autoComplete="address-level2" />
        <TextField {...fieldOf(form, 'bussines_years')} className="span2" required inputMode="numeric" />
        <TextField
          {...fieldOf(form, 'avg_sold_cars_per_year')}
          className="span2"
          required
          inputMode="numeric"
        />
      </div>
    </section>
  )
}

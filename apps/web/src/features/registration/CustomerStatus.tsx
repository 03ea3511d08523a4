import { Checkbox } from '../../ui/Checkbox.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { fieldOf, type RegistrationFormState } from './facts.ts'

/** Existing customers enter their partner number instead of uploading documents (H-12). */
export function CustomerStatus({ form }: { form: RegistrationFormState }) {
  const isCustomer = form.watch('already_vendor_box')
  return (
    <section className="panel">
      <h2>Kundenstatus</h2>
      <Checkbox label="Ich bin bereits Kunde" {...form.register('already_vendor_box')} />
      {isCustomer && (
        <div className="form2 revealed">
          <TextField {...fieldOf(form, 'partner_number')} required inputMode="numeric" />
        </div>
      )}
    </section>
  )
}

import type { UseFormReturn } from 'react-hook-form'
import { telephoneInput } from '../../telephone-input.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { EmailField } from '../../ui/EmailField.tsx'
import { NameFields } from '../../ui/NameFields.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import type { CheckedEnquiry, EnquiryForm } from './form.ts'

export type EnquiryFormState = UseFormReturn<EnquiryForm, unknown, CheckedEnquiry>

/** Contact data and message. */
export function ContactFields({ form }: { form: EnquiryFormState }) {
  const { register, formState, setValue } = form
  const { errors } = formState
  const telephone = telephoneInput((value) => setValue('phone', value, { shouldDirty: true }))
  return (
    <div className="form2">
      <TextArea
        label="Nachricht"
        className="full"
        required
        error={errors.message?.message}
        {...register('message')}
      />
      <NameFields first={register('firstName')} last={register('lastName')} errors={errors} />
      <TextField
        label="Telefon"
        required
        type="tel"
        autoComplete="tel"
        placeholder="+49-XXXXXXXXXXX"
        error={errors.phone?.message}
        {...register('phone', telephone)}
      />
      <EmailField label="E-Mail" required error={errors.email?.message} {...register('email')} />
      <TextField label="Straße" optional error={errors.street?.message} {...register('street')} />
      <div className="form2">
        <TextField
          label="Hausnummer"
          optional
          error={errors.houseNumber?.message}
          {...register('houseNumber')}
        />
        <TextField
          label="PLZ"
          optional
          autoComplete="postal-code"
          error={errors.postalCode?.message}
          {...register('postalCode')}
        />
      </div>
      <TextField
        label="Ort"
        optional
        className="full"
        autoComplete="address-level2"
        error={errors.location?.message}
        {...register('location')}
      />
      <div className="full">
        <Checkbox
          className="top"
          required
          label="Ich bin mit der elektronischen Speicherung meiner Angaben zur Bearbeitung der Anfrage einverstanden."
          error={errors.consent?.message}
          {...register('consent')}
        />
      </div>
    </div>
  )
}

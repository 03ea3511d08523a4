import { registrationLabels } from '@portal/domain/registration-labels'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { passwordHint, passwordInput } from '../password/PasswordFields.tsx'
import { fieldOf, type RegistrationFormState } from './facts.ts'

export function CredentialFields({ form }: { form: RegistrationFormState }) {
  const { touchedFields } = form.formState
  /** An untouched repetition is not reported as wrong. */
  const checkAgain = () => touchedFields.pwdagain && form.trigger('pwdagain')
  return (
    <section className="panel">
      <h2>Zugangsdaten</h2>
      <div className="form2">
        <TextField
          className="full"
          label={registrationLabels.login}
          name="login"
          value={form.watch('email')}
          readOnly
          autoComplete="username"
          hint="Entspricht Ihrer E-Mail-Adresse"
        />
        <TextField
          {...fieldOf(form, 'password', { onChange: checkAgain })}
          {...passwordInput}
          hint={passwordHint}
          required
        />
        <TextField {...fieldOf(form, 'pwdagain')} {...passwordInput} required />
        <TextArea {...fieldOf(form, 'comments')} className="full" optional maxLength={2000} />
      </div>
    </section>
  )
}

import { newPassword, passwordMismatch, repeatedPassword } from '@portal/domain/accounts/password'
import { email } from '@portal/domain/values/fields'
import { z } from 'zod'
import { formResolver } from '../../form-resolver.ts'

export const ResetForm = z.object({ email: email('Emailadresse', 'Ungültige emailadresse') })
export type ResetForm = z.output<typeof ResetForm>
export const resetResolver = formResolver(ResetForm)

export const PasswordForm = z
  .object({
    currentPassword: z.string(),
    password: newPassword('Neues Passwort'),
    passwordConfirm: repeatedPassword('Passwort bestätigen'),
  })
  .superRefine(({ password, passwordConfirm }, context) => {
    if (passwordConfirm !== '' && password !== passwordConfirm)
      context.addIssue({ code: 'custom', path: ['passwordConfirm'], message: passwordMismatch })
  })
export type PasswordForm = z.output<typeof PasswordForm>
export const passwordResolver = formResolver(PasswordForm)

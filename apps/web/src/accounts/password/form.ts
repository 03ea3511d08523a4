import { newPassword, passwordMismatch, repeatedPassword } from '@portal/domain/accounts/password'
import { email } from '@portal/domain/values/fields'
import { t } from '@portal/domain/values/text'
import { z } from 'zod'
import { formResolver } from '../../form-resolver.ts'

export const ResetForm = z.object({ email: email(t('Emailadresse'), t('Ungültige emailadresse')) })
export type ResetForm = z.output<typeof ResetForm>
export const resetResolver = formResolver(ResetForm)

export const PasswordForm = z
  .object({
    currentPassword: z.string(),
    password: newPassword(t('Neues Passwort')),
    passwordConfirm: repeatedPassword(t('Passwort bestätigen')),
  })
  .superRefine(({ password, passwordConfirm }, context) => {
    if (passwordConfirm !== '' && password !== passwordConfirm)
      context.addIssue({ code: 'custom', path: ['passwordConfirm'], message: passwordMismatch })
  })
export type PasswordForm = z.output<typeof PasswordForm>
export const passwordResolver = formResolver(PasswordForm)

import { t } from '@portal/domain/values/text'
import type { UseFormReturn } from 'react-hook-form'
import { TextField } from '../../ui/TextField.tsx'
import type { PasswordForm } from './form.ts'

export const passwordHint = t(
  '10 bis 64 Zeichen, mindestens drei von: Kleinbuchstabe, Großbuchstabe, Ziffer, Sonderzeichen',
)

/**
 * The element's own limit is wider than the rule, so a pasted long password is rejected instead of truncated (U-03).
 */
export const passwordInput = {
  type: 'password',
  autoComplete: 'new-password',
  minLength: 4,
  maxLength: 100,
} as const

/** The new password and its confirmation; `refusal` is the server's message about the password. */
export function PasswordFields({ form, refusal }: { form: UseFormReturn<PasswordForm>; refusal?: string }) {
  const { errors, touchedFields } = form.formState
  /** An untouched confirmation is not reported as wrong. */
  const checkAgain = () => touchedFields.passwordConfirm && form.trigger('passwordConfirm')
  return (
    <>
      <TextField
        label="Neues Passwort"
        required
        {...passwordInput}
        hint={passwordHint}
        error={errors.password?.message ?? refusal}
        {...form.register('password', { onChange: checkAgain })}
      />
      <TextField
        label="Passwort bestätigen"
        required
        {...passwordInput}
        error={errors.passwordConfirm?.message}
        {...form.register('passwordConfirm')}
      />
    </>
  )
}

import { z } from 'zod'
import { required } from '../values/fields.ts'
import { t } from '../values/text.ts'

/** The password rule (specification sections 5 and 9): 10 to 64 characters, no blanks, 3 of 4 classes. */
export const passwordLength = { min: 10, max: 64 }
/** Argon2 processes bytes; 64 code points never need more than this. */
const passwordMaxBytes = 256

export type PasswordFlaw = 'passwordTooShort' | 'passwordInvalid' | 'passwordWeak' | 'passwordCommon'

export const passwordMessages: Record<PasswordFlaw, string> = {
  passwordTooShort: t('Das Passwort muss zwischen 10 und 64 Zeichen lang sein.'),
  passwordInvalid: t('Das Passwort darf keine Leerzeichen enthalten.'),
  passwordWeak: t(
    'Das Passwort muss mindestens drei der vier Zeichenarten enthalten: Kleinbuchstaben, Großbuchstaben, Ziffern, Sonderzeichen.',
  ),
  passwordCommon: t('Dieses Passwort ist zu leicht zu erraten. Bitte wählen Sie ein anderes.'),
}
export const passwordMismatch = t('Die eingegebenen Passwörter stimmen nicht überein.')
export const passwordUnchanged = t('Das neue Passwort muss sich vom bisherigen unterscheiden.')

const classes = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{Ll}\p{Lu}\p{Nd}]/u]

/**
 * Validates length in code points, blanks and character classes.
 * @returns the first violated rule, or null
 */
export function passwordFlaw(password: string): PasswordFlaw | null {
  // Truncated before counting, so that very long inputs cost no time.
  const length = [...password.slice(0, passwordMaxBytes)].length
  if (length < passwordLength.min || length > passwordLength.max) return 'passwordTooShort'
  if (/\s/u.test(password)) return 'passwordInvalid'
  return classes.filter((pattern) => pattern.test(password)).length < 3 ? 'passwordWeak' : null
}

/**
 * A new password. Common passwords are checked by the server, because the list is too long for a browser.
 * @param label names the field in '{label} ist erforderlich'
 */
export const newPassword = (label = t('Passwort')) =>
  z.string({ error: required(label) }).superRefine((value, context) => {
    const flaw = passwordFlaw(value)
    if (value === '') context.addIssue({ code: 'custom', message: required(label) })
    else if (flaw) context.addIssue({ code: 'custom', message: passwordMessages[flaw], params: { flaw } })
  })

/** The repetition of a new password. Whether both are equal is checked by the form. */
export const repeatedPassword = (label: string) =>
  z.string({ error: required(label) }).min(1, required(label))

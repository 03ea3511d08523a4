/**
 * Formats a phone number that starts with `+` as `+49-XXXXXXXXXXX` while it is typed (H-06): removes blanks and
 * brackets, puts a hyphen after the two-digit country code. Other input is left for validation.
 */
export function maskTelephone(typed: string): string {
  if (!typed.startsWith('+')) return typed
  const digits = typed.replace(/\D/g, '')
  const number = digits.slice(2)
  return `+${digits.slice(0, 2)}${number === '' && !typed.endsWith('-') ? '' : '-'}${number}`
}

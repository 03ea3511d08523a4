/**
 * Brings a phone number that starts with `+` into the mask `+49-XXXXXXXXXXX` while it is typed (H-06): blanks and
 * brackets go, the hyphen comes after the country's two digits. Anything else stays for the message to name.
 */
export function maskTelephone(typed: string): string {
  if (!typed.startsWith('+')) return typed
  const digits = typed.replace(/\D/g, '')
  const number = digits.slice(2)
  return `+${digits.slice(0, 2)}${number === '' && !typed.endsWith('-') ? '' : '-'}${number}`
}

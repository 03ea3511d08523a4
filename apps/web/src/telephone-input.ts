import { normalTelephone, splitTelephone } from '@portal/domain/values/telephone'

/**
 * Formats a phone number that starts with `+` as `+49-XXXXXXXXXXX` while it is typed (H-06): removes blanks and
 * brackets, puts a hyphen after the country code. Other input stays as typed until the field is left.
 */
export function maskTelephone(typed: string): string {
  if (!typed.startsWith('+')) return typed
  const digits = typed.replace(/\D/g, '')
  const parts = splitTelephone(digits)
  if (parts === null) return `+${digits}`
  return `+${parts.code}${parts.rest === '' && !typed.endsWith('-') ? '' : '-'}${parts.rest}`
}

/**
 * The props of a phone field: formats what is typed, and converts it to the stored form when the field is left.
 * @param dial country code of a number without one; Germany by default
 */
export const telephoneInput = (setValue: (telephone: string) => void, dial?: string) => {
  const convert = (conversion: (typed: string) => string) => (event: { target: { value: string } }) => {
    const converted = conversion(event.target.value)
    if (converted !== event.target.value) setValue(converted)
  }
  return { onChange: convert(maskTelephone), onBlur: convert((typed) => normalTelephone(typed, dial)) }
}

import { electronicFormatIBAN, isValidIBAN } from 'ibantools'

/**
 * An IBAN in its electronic form, without spaces and in capitals.
 * @returns null for a text with a wrong checksum, length or country
 */
export function readIban(text: string): string | null {
  const iban = electronicFormatIBAN(text)
  return iban !== null && isValidIBAN(iban) ? iban : null
}

import { t } from '@portal/domain/values/text'
import { UnusableFile } from '../uploads/unusable-file.ts'

/** As XML Schema writes decimals: also "5." and ".50". */
const amountPattern = /^\+?(?=\.?\d)(\d{0,15})(?:\.(\d{0,5}))?$/

/** An amount of a bank in cents, without rounding. @throws UnusableFile */
export function centsOf(text: string): number {
  const [, whole, part = ''] = amountPattern.exec(text.trim()) ?? []
  const decimals = part.padEnd(2, '0')
  const cents = Number(whole) * 100 + Number(decimals.slice(0, 2))
  if (whole === undefined || /[1-9]/.test(decimals.slice(2)) || !Number.isSafeInteger(cents))
    throw new UnusableFile(t`„${text.slice(0, 30)}“ ist kein Betrag.`)
  return cents
}

/** The day of an ISO date or of an ISO moment. @throws UnusableFile */
export function dayIn(text: string): string {
  const day = text.trim().slice(0, 10)
  const date = new Date(`${day}T00:00:00Z`)
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== day)
    throw new UnusableFile(t`„${text.slice(0, 30)}“ ist kein Datum.`)
  return day
}

/** An account number in electronic form; null for other texts. */
export function ibanIn(text: string): string | null {
  const iban = text.replaceAll(/\s/g, '').toUpperCase()
  return /^[A-Z]{2}\d{2}[A-Z0-9]{10,30}$/.test(iban) ? iban : null
}

/** Texts of banks for "no reference". */
const isMissing = /^(?:NOTPROVIDED|NONREF|NONE|N\/A|-)?$/i

/** A reference; null where the bank names none. */
export function referenceIn(text: string): string | null {
  const reference = text.trim().slice(0, 140)
  return isMissing.test(reference) ? null : reference
}

/** A text of the file on one line. */
export const lineOf = (text: string, max: number) =>
  text
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, max)

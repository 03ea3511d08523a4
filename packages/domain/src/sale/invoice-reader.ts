import { t } from '../values/text.ts'
import type { InvoiceDocument, InvoiceFinding } from './invoice.ts'
import { hundredthsOf } from './invoice-amount.ts'
import { unitsOf } from './invoice-decimal.ts'
import { elementAt, textAt, type XmlElement } from './xml-element.ts'

/** @property ibans that the document names anywhere */
export type ReadInvoice = { document: InvoiceDocument; findings: InvoiceFinding[]; ibans: string[] }

/** XML Schema admits a time zone behind a date, which changes nothing about the day that is meant. */
const isoOrPlainDay = /^(\d{4})-?(\d{2})-?(\d{2})(?:Z|[+-]\d{2}:\d{2})?$/

/** A hundredth of a percent, the smallest part of a rate that is used. */
const unitsOfHundredth = 1_000_000n

/** Reads numbers and dates, and collects what is wrong with their form. */
export function valueReader() {
  const findings: InvoiceFinding[] = []
  const refuse = (rule: string, term: string, text: string) =>
    findings.push({ rule, term, severity: 'error', text })

  /** The text at a path; '' of an element without any. */
  const written = (from: XmlElement | undefined, path: string) =>
    elementAt(from, path) ? (textAt(from, path) ?? '') : null

  /** An amount in cents. */
  const cents = (from: XmlElement | undefined, path: string, term: string): number | null => {
    const text = written(from, path)
    if (text === null) return null
    const read = hundredthsOf(text)
    if (!read) refuse('DATATYPE', term, t`„${text.slice(0, 40)}“ ist kein Betrag.`)
    else if (!read.isExact) refuse('BR-DEC', term, t('Ein Betrag hat mehr als zwei Nachkommastellen.'))
    return read?.value ?? null
  }

  /** A rate in hundredths of a percent. */
  const rate = (from: XmlElement | undefined, path: string): number | null => {
    const text = textAt(from, path)
    const read = text === null ? null : hundredthsOf(text)
    const isRate = read && (unitsOf(text ?? '') ?? 1n) % unitsOfHundredth === 0n
    if (text !== null && !isRate) refuse('DATATYPE', 'BT-119', t`„${text.slice(0, 40)}“ ist kein Steuersatz.`)
    return read?.value ?? null
  }

  /** An ISO date from one, or from eight digits. */
  const date = (from: XmlElement | undefined, path: string, term: string): string | null => {
    const text = written(from, path)
    if (text === null) return null
    const [, year, month, day] = isoOrPlainDay.exec(text) ?? []
    const iso = `${year}-${month}-${day}`
    const time = Date.parse(iso)
    if (!Number.isNaN(time) && new Date(time).toISOString().startsWith(iso)) return iso
    refuse('DATATYPE', term, t`„${text.slice(0, 40)}“ ist kein Datum.`)
    return null
  }

  return { findings, refuse, cents, rate, date }
}
export type ValueReader = ReturnType<typeof valueReader>

/** A way to pay, once for each account it names: one beside the first would not be compared otherwise. */
export const withAccounts = (code: string | null, ibans: readonly string[]): InvoiceDocument['payments'] =>
  ibans.length === 0 ? [{ code, iban: null }] : ibans.map((iban) => ({ code, iban }))

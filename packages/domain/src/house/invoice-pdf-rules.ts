import type { InvoiceDocument, InvoiceFinding } from '../sale/invoice.ts'
import { ibansInText } from '../sale/invoice-ibans.ts'
import { centsEuroText } from '../sale/invoice-texts.ts'
import { t } from '../values/text.ts'
import { findingList } from './invoice-findings.ts'

const compact = (text: string) => text.replaceAll(/\s/g, '').toUpperCase()

/** 22.870,00 or 22,870.00 or 22870.00; no part of a date or of a longer number. */
const amountPattern = /(?<![\d.,])(?:\d{1,3}(?:[.,']\d{3}){1,3}|\d{1,9})[.,]\d{2}(?![.,]?\d)/g
/** 22 870,00; the first group may also be a quantity beside the amount, so both are read. */
const spacedPattern = /(?<![\d.,])\d{1,3}(?:[\u0020\u00a0\u202f]\d{3}){1,3}[.,]\d{2}(?![.,]?\d)/g

/** The amounts that a text shows, in cents; whole numbers are none. */
export const amountsInText = (text: string) =>
  new Set(
    [amountPattern, spacedPattern]
      .flatMap((pattern) => [...text.matchAll(pattern)])
      .map(([amount]) => Number(amount.replaceAll(/\D/g, ''))),
  )

/**
 * Compares the XML of a hybrid invoice with what its PDF shows. All are hints: the XML is the invoice, and a text layer
 * may be incomplete.
 * @param text of the pages; empty for a scan
 * @param houseIban the account of the house
 */
export function pdfFindings(invoice: InvoiceDocument, text: string, houseIban: string): InvoiceFinding[] {
  const { findings, should } = findingList()
  if (text.trim() === '') {
    should(
      'HAUS-23',
      'BT-1',
      false,
      t('Das PDF hat keinen lesbaren Text. Ob es dasselbe zeigt wie das XML, ist nicht geprüft.'),
    )
    return findings
  }
  const { number, sums } = invoice
  const shown = amountsInText(text)
  const wanted = [sums.payable, sums.gross].flatMap((cents) => (cents === null ? [] : Math.abs(cents)))
  should(
    'HAUS-24',
    'BT-1',
    number === null || compact(text).includes(compact(number)),
    t`Die Rechnungsnummer „${number ?? ''}“ des XML steht nicht im PDF.`,
  )
  const highest = Math.max(0, ...shown)
  should(
    'HAUS-25',
    'BT-115',
    wanted.length === 0 || wanted.some((cents) => shown.has(cents)),
    highest > 0
      ? t`Der Betrag ${centsEuroText(wanted[0] ?? 0)} des XML steht nicht im PDF. Der höchste Betrag dort ist ${centsEuroText(highest)}.`
      : t`Der Betrag ${centsEuroText(wanted[0] ?? 0)} des XML steht nicht im PDF.`,
  )
  should(
    'HAUS-26',
    'BT-84',
    ibansInText(text).every((iban) => compact(iban) === compact(houseIban)),
    t('Das PDF zeigt eine IBAN, die nicht die des Hauses ist.'),
  )
  return findings
}

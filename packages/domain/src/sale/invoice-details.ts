import { t } from '../values/text.ts'
import type { InvoiceFinding } from './invoice.ts'
import { hundredthsOf } from './invoice-amount.ts'
import { centsOfUnits, productOf, unitsOf } from './invoice-decimal.ts'
import { elementAt, elementsAt, isTrueAt, textAt, type XmlElement } from './xml-element.ts'

/** Where a syntax writes what is checked here only; of a line and of an allowance or charge from there on. */
export type DetailPaths = {
  lines: string
  line: Record<'id' | 'quantity' | 'price' | 'base' | 'gross' | 'net' | 'adjustments' | 'period', string>
  adjustments: string
  adjustment: Record<'isCharge' | 'amount' | 'reason' | 'reasonCode' | 'taxCode', string>
  period: string
  periodParts: { start: string; end: string; code?: string }
  payee: string
  payeeName: string
  /** The electronic address of the seller and of the buyer, and what holds its text; empty = the address itself. */
  sellerMail: string
  buyerMail: string
  mailText: string
  documents: string
  document: { id: string; file: string }
  payments: string
  payment: Record<'code' | 'card' | 'debit', string>
  terms: string
  currency: string
  taxCurrency: string
  taxTotals: string
  /** The amount of a total in its element; empty where it is the element. */
  taxTotalAmount: string
  /** CII may leave the sum of the tax out where it is 0. */
  mayLackTaxTotal: boolean
}

type Must = (rule: string, term: string, holds: unknown, text: string) => void

const incomplete = t('Ein Abzug oder ein Zuschlag ist unvollständig.')
const wrongPeriod = t('Ein Zeitraum ist leer oder endet vor seinem Anfang.')

function decimals(rule: string, term: string, text: string | null, must: Must) {
  const isCents = text === null || hundredthsOf(text)?.isExact
  must(rule, term, isCents, t('Ein Betrag hat mehr als zwei Nachkommastellen.'))
}

function adjustmentFindings(part: XmlElement, ofLine: boolean, { adjustment }: DetailPaths, must: Must) {
  const isCharge = isTrueAt(part, adjustment.isCharge)
  const rule = (allowance: string, charge: string) => `BR-${isCharge ? charge : allowance}`
  const hasReason = textAt(part, adjustment.reason) ?? textAt(part, adjustment.reasonCode)
  const hasAmount = textAt(part, adjustment.amount)
  decimals(rule(ofLine ? 'DEC-24' : 'DEC-01', ofLine ? 'DEC-27' : 'DEC-05'), 'BT-92', hasAmount, must)
  if (ofLine) {
    must(rule('41', '43'), 'BG-27', hasAmount, incomplete)
    must(rule('CO-23', 'CO-24'), 'BG-27', hasReason, incomplete)
    return
  }
  must(rule('31', '36'), 'BG-20', hasAmount, incomplete)
  must(rule('32', '37'), 'BG-20', textAt(part, adjustment.taxCode), incomplete)
  must(rule('33', '38'), 'BG-20', hasReason, incomplete)
}

function periodFindings(period: XmlElement | undefined, rule: string, paths: DetailPaths, must: Must) {
  if (!period) return
  const { start, end, code } = paths.periodParts
  const [from, to] = [textAt(period, start), textAt(period, end)]
  const isNamed = from ?? to ?? (code === undefined ? null : textAt(period, code))
  must(rule, 'BG-14', isNamed && (from === null || to === null || from <= to), wrongPeriod)
}

/** The net amount of a line is its quantity at its price with allowances and charges, to two cents. */
function lineFindings(line: XmlElement, place: string | number, paths: DetailPaths, must: Must) {
  const at = paths.line
  const units = (path: string) => unitsOf(textAt(line, path) ?? '')
  const gross = units(at.gross)
  must('BR-28', 'BT-148', gross === null || gross >= 0n, t`Position ${place}: Der Preis ist negativ.`)
  const adjustments = elementsAt(line, at.adjustments)
  for (const part of adjustments) adjustmentFindings(part, true, paths, must)
  periodFindings(elementAt(line, at.period), 'BR-CO-20', paths, must)
  const base = textAt(line, at.base) === null ? unitsOf('1') : units(at.base)
  const [quantity, price, net] = [units(at.quantity), units(at.price), units(at.net)]
  must(
    'PEPPOL-EN16931-R121',
    'BT-149',
    base !== null && base > 0n,
    t`Position ${place}: Die Menge zum Preis ist nicht größer als 0.`,
  )
  if (!base || base < 0n || net === null) return
  const { isCharge, amount } = paths.adjustment
  const adjusted = adjustments.reduce((sum, part) => {
    const units = unitsOf(textAt(part, amount) ?? '') ?? 0n
    return sum + (isTrueAt(part, isCharge) ? units : -units)
  }, 0n)
  const wanted = quantity !== null && price !== null && productOf(quantity, price, base)
  must(
    'PEPPOL-EN16931-R120',
    'BT-131',
    wanted !== false && Math.abs(centsOfUnits(wanted) + centsOfUnits(adjusted) - centsOfUnits(net)) <= 2,
    t`Position ${place}: Der Nettobetrag ist nicht Menge mal Preis.`,
  )
}

const taxNames = ['TaxAmount', 'TaxTotalAmount']

/** Whether an amount below an element is in another currency; the tax may stand in a second one. */
const hasOtherCurrency = (element: XmlElement, currency: string): boolean =>
  element.children.some(
    (child) =>
      (child.attributes.currencyID !== undefined &&
        child.attributes.currencyID !== currency &&
        !taxNames.includes(child.name)) ||
      hasOtherCurrency(child, currency),
  )

function currencyFindings(root: XmlElement, paths: DetailPaths, must: Must) {
  const currency = textAt(root, paths.currency)
  if (currency === null) return
  must(
    'PEPPOL-EN16931-R051',
    'BT-5',
    !hasOtherCurrency(root, currency),
    t('Ein Betrag hat eine andere Währung als die Rechnung.'),
  )
  const totals = elementsAt(root, paths.taxTotals).flatMap((total) =>
    paths.taxTotalAmount === '' ? total : (elementAt(total, paths.taxTotalAmount) ?? []),
  )
  const own = totals.filter(({ attributes }) => attributes.currencyID === currency).length
  must(
    'BR-CO-15',
    'BT-110',
    own === 1 || (totals.length === 0 && paths.mayLackTaxTotal),
    t('Die Summe der Steuer steht nicht genau einmal in der Währung der Rechnung da.'),
  )
  const second = textAt(root, paths.taxCurrency)
  const inSecond = totals.find(({ attributes }) => attributes.currencyID === second)
  if (second !== currency) decimals('BR-DEC-15', 'BT-111', inSecond?.text.trim() || null, must)
  must(
    'BR-53',
    'BT-111',
    second === null || second === currency || inSecond?.text.trim(),
    t('Die Summe der Steuer in der zweiten Währung fehlt.'),
  )
}

const cardCodes = ['48', '54', '55']

const discount = /^#SKONTO#TAGE=\d+#PROZENT=\d+\.\d\d#(?:BASISBETRAG=-?\d+\.\d\d#)?$/

/** What XRechnung alone demands. */
function germanFindings(root: XmlElement, paths: DetailPaths, must: Must) {
  const { code, card, debit } = paths.payment
  for (const payment of elementsAt(root, paths.payments)) {
    const type = textAt(payment, code) ?? ''
    const missing = t('Zu einer Zahlung mit Karte oder Lastschrift fehlen die Angaben.')
    must('BR-DE-24-a', 'BG-18', !cardCodes.includes(type) || elementAt(payment, card), missing)
    must('BR-DE-25-a', 'BG-19', type !== '59' || elementAt(payment, debit), missing)
  }
  const files = elementsAt(root, `${paths.documents}/${paths.document.file}`).flatMap(
    ({ attributes }) => attributes.filename ?? [],
  )
  must(
    'BR-DE-22',
    'BT-125',
    new Set(files).size === files.length,
    t('Zwei Anhänge haben denselben Dateinamen.'),
  )
  const lines = elementsAt(root, paths.terms).flatMap(({ text }) => text.split(/\r?\n/))
  must(
    'BR-DE-18',
    'BT-20',
    lines.every(
      (line, index) =>
        !line.trim().startsWith('#') || (discount.test(line.trim()) && index < lines.length - 1),
    ),
    t('Das Skonto ist nicht so geschrieben, wie XRechnung es verlangt.'),
  )
}

function mailFindings(root: XmlElement, { sellerMail, buyerMail, mailText }: DetailPaths, must: Must) {
  for (const [rule, term, path] of [
    ['BR-62', 'BT-34', sellerMail],
    ['BR-63', 'BT-49', buyerMail],
  ] as const) {
    const address = elementAt(root, path)
    const text = mailText === '' ? address : elementAt(address, mailText)
    must(
      rule,
      term,
      !address || text?.attributes.schemeID,
      t('Die Art einer elektronischen Adresse fehlt (schemeID).'),
    )
  }
}

/**
 * Checks parts of an invoice that the portal neither shows nor uses, and what only the XML says: quantities at prices,
 * allowances and charges, periods, currencies, attachments. All are errors.
 */
export function detailFindings(root: XmlElement, isXRechnung: boolean, paths: DetailPaths): InvoiceFinding[] {
  const findings: InvoiceFinding[] = []
  const must: Must = (rule, term, holds, text) => {
    if (!holds) findings.push({ rule, term, severity: 'error', text })
  }
  for (const [index, line] of elementsAt(root, paths.lines).entries())
    lineFindings(line, textAt(line, paths.line.id) ?? index + 1, paths, must)
  for (const part of elementsAt(root, paths.adjustments)) adjustmentFindings(part, false, paths, must)
  periodFindings(elementAt(root, paths.period), 'BR-29', paths, must)
  if (elementAt(root, paths.payee))
    must('BR-17', 'BT-59', textAt(root, paths.payeeName), t('Der Name des Zahlungsempfängers fehlt.'))
  for (const document of elementsAt(root, paths.documents))
    must('BR-52', 'BT-122', textAt(document, paths.document.id), t('Die Nummer eines Anhangs fehlt.'))
  mailFindings(root, paths, must)
  currencyFindings(root, paths, must)
  if (isXRechnung) germanFindings(root, paths, must)
  return findings
}

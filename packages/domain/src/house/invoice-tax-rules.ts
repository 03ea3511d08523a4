import type { InvoiceDocument } from '../sale/invoice.ts'
import { type TaxCase, taxCaseOf, taxCases, taxTerms } from '../sale/invoice-tax.ts'
import { t } from '../values/text.ts'
import type { FindingList } from './invoice-findings.ts'

/** The names of the categories in the ids of rules. */
const ruleNames = { regular: 'S', margin: 'E', eu: 'IC', export: 'G' } as const satisfies Record<
  TaxCase,
  string
>

const reasonCodePattern = /^VATEX-(?:EU-(?:\d{2,3}(?:-[\dA-Z]{1,3})*|AE|D|F|G|I|IC|J|O)|FR-[\dA-Z-]+)$/i

/** The amounts of lines and adjustments with a category and a rate; undefined = any rate. */
function baseOf({ lines, adjustments }: InvoiceDocument, code: string, rate: number | null | undefined) {
  const fits = (part: { taxCode: string | null; rate: number | null }) =>
    part.taxCode === code && (rate === undefined || part.rate === rate)
  const ofLines = lines.filter(fits).reduce((sum, { netCents }) => sum + (netCents ?? 0), 0)
  return adjustments
    .filter(fits)
    .reduce((sum, { isCharge, cents }) => sum + (cents ?? 0) * (isCharge ? 1 : -1), ofLines)
}

/** The tax numbers that a category demands (rule 02). */
function idFindings(name: TaxCase, { seller, buyer }: InvoiceDocument, { must }: FindingList) {
  const rule = `BR-${ruleNames[name]}-02`
  if (name === 'eu') {
    must(
      rule,
      'BT-31',
      seller?.vatId,
      t('Steuerfreie Lieferung in die EU braucht die USt-IdNr. des Verkäufers.'),
    )
    must(rule, 'BT-48', buyer?.vatId, t('Steuerfreie Lieferung in die EU braucht die USt-IdNr. des Käufers.'))
  } else if (name === 'export')
    must(rule, 'BT-31', seller?.vatId, t('Steuerfreie Ausfuhr braucht die USt-IdNr. des Verkäufers.'))
  else
    must(
      rule,
      'BT-31',
      seller?.vatId || seller?.taxNumber,
      t('USt-IdNr. oder Steuernummer des Verkäufers fehlt.'),
    )
}

function groupFindings(name: TaxCase, invoice: InvoiceDocument, list: FindingList) {
  const { must } = list
  const rule = (number: string) => `BR-${ruleNames[name]}-${number}`
  const { code } = taxTerms[name]
  const isTaxed = name === 'regular'
  const parts = [...invoice.lines, ...invoice.adjustments].filter(({ taxCode }) => taxCode === code)
  const groups = invoice.taxes.filter(({ taxCode }) => taxCode === code)
  if (parts.length === 0 && groups.length === 0) return
  must(
    rule('01'),
    'BT-118',
    isTaxed ? groups.length > 0 && parts.length > 0 : groups.length === 1,
    t('Positionen und Aufstellung der Steuer passen nicht zusammen.'),
  )
  for (const { rate } of parts)
    must(
      rule('05'),
      'BT-152',
      isTaxed ? rate !== null && rate > 0 : rate === 0,
      isTaxed ? t('Der Steuersatz einer Position fehlt.') : t('Der Steuersatz einer Position muss 0 % sein.'),
    )
  for (const group of groups) {
    const base = baseOf(invoice, code, isTaxed ? group.rate : undefined)
    must(
      rule('08'),
      'BT-116',
      group.baseCents === base,
      t('Die Bemessungsgrundlage ist nicht die Summe der Positionen.'),
    )
    if (!isTaxed) must(rule('09'), 'BT-117', group.taxCents === 0, t('Der Steuerbetrag muss 0 sein.'))
    const hasReason = group.reason !== null || group.reasonCode !== null
    must(
      rule('10'),
      'BT-120',
      hasReason !== isTaxed,
      isTaxed
        ? t('Mit Steuer steht kein Grund für eine Befreiung da.')
        : t('Der Grund der Steuerbefreiung fehlt.'),
    )
  }
  idFindings(name, invoice, list)
}

function amountFindings({ taxes }: InvoiceDocument, { must }: FindingList) {
  for (const { baseCents, taxCents, rate, taxCode, reasonCode } of taxes) {
    must('BR-45', 'BT-116', baseCents !== null, t('Die Bemessungsgrundlage fehlt.'))
    must('BR-46', 'BT-117', taxCents !== null, t('Der Steuerbetrag fehlt.'))
    must('BR-47', 'BT-118', taxCode, t('Die Steuerkategorie fehlt.'))
    must('BR-48', 'BT-119', rate !== null, t('Der Steuersatz fehlt.'))
    const exact = ((baseCents ?? 0) * (rate ?? 0)) / 10_000
    // The published rule allows a difference of one euro; a cent comes from a fixed gross amount.
    must(
      'BR-CO-17',
      'BT-117',
      Math.abs((taxCents ?? 0) - exact) < 1.5,
      t('Der Steuerbetrag weicht um mehr als einen Cent ab.'),
    )
    must(
      'BR-CL-22',
      'BT-121',
      !reasonCode || reasonCodePattern.test(reasonCode),
      t('Der Code der Steuerbefreiung ist unbekannt.'),
    )
  }
}

/** Categories, rates, exemption reasons and tax numbers. */
export function taxFindings(invoice: InvoiceDocument, list: FindingList) {
  const { must } = list
  amountFindings(invoice, list)
  for (const name of taxCases) groupFindings(name, invoice, list)
  const codes = [...invoice.lines, ...invoice.adjustments, ...invoice.taxes].flatMap(
    ({ taxCode }) => taxCode ?? [],
  )
  must('HAUS-03', 'BT-151', codes.every(taxCaseOf), t('Nur die Steuerkategorien S, E, K und G.'))
  if (codes.includes(taxTerms.eu.code)) {
    must(
      'BR-IC-11',
      'BT-72',
      invoice.deliveredOn,
      t('Lieferdatum fehlt. Steuerfreie Lieferung in die EU braucht das Datum der Lieferung.'),
    )
    must(
      'BR-IC-12',
      'BT-80',
      invoice.deliverTo?.country,
      t('Zielland fehlt. Das Land, in das geliefert wird, muss in der Rechnung stehen.'),
    )
  }
  for (const { taxCode, reason, reasonCode } of invoice.taxes)
    if (taxCode === taxTerms.margin.code && reasonCode?.toUpperCase() === taxTerms.margin.reasonCode)
      must(
        'HAUS-04',
        'BT-120',
        reason?.includes(taxTerms.margin.reason),
        t`§ 25a verlangt die Angabe „${taxTerms.margin.reason}“.`,
      )
}

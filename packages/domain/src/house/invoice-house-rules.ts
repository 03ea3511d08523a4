import { isInUnion } from '../accounts/countries.ts'
import { isVatId } from '../accounts/vat-id.ts'
import { paymentReference } from '../sale/due.ts'
import { hasErrors, type InvoiceDocument, type InvoiceFinding } from '../sale/invoice.ts'
import { type TaxCase, taxCaseLabels, taxCaseOf, taxTerms } from '../sale/invoice-tax.ts'
import { t } from '../values/text.ts'
import { bySeverity, type FindingList, findingList } from './invoice-findings.ts'

/** Deliveries without VAT go to another country, and the ids of both companies fit to it. */
function abroadFindings({ deliverTo, buyer, taxes }: InvoiceDocument, { must }: FindingList) {
  const names = new Set(taxes.map(({ taxCode }) => taxCaseOf(taxCode)))
  const country = deliverTo?.country ?? ''
  if (names.has('eu')) {
    must(
      'HAUS-17',
      'BT-80',
      country === '' || (isInUnion(country) && country !== 'DE'),
      t('Das Zielland liegt nicht in einem anderen Staat der EU.'),
    )
    const vatId = buyer?.vatId ?? ''
    must(
      'HAUS-18',
      'BT-48',
      vatId === '' || (isVatId(vatId) && !vatId.startsWith('DE')),
      t('Die USt-IdNr. des Käufers hat nicht die Form eines anderen Staates der EU.'),
    )
  }
  if (names.has('export'))
    must(
      'HAUS-19',
      'BT-80',
      country !== '' && !isInUnion(country),
      t('Eine Ausfuhr geht in ein Land außerhalb der EU. Bitte den Lieferort angeben.'),
    )
}

/** What the house knows about a purchase. */
export type ExpectedInvoice = {
  sellerVatId: string
  iban: string
  buyerName: string | null
  gwnummer: string
  fin: string
  /** What the company may owe: with VAT, or without it for deliveries abroad. */
  amounts: readonly number[]
  /** Whether the stock has the vehicle under the margin scheme. */
  isMarginVehicle: boolean
  /** Today in German time, as an ISO date. */
  today: string
}

/** The finding that an invoice is taxed otherwise than the sale it is about. A reason of the house makes it a hint. */
export const otherCaseRule = 'HAUS-28'

/** Whether nothing is left that keeps a document back, apart from what the reason decides. */
export const isAccepted = (findings: readonly InvoiceFinding[], caseReason: string) =>
  !hasErrors(findings.filter(({ rule }) => rule !== otherCaseRule || caseReason.trim() === ''))

/**
 * Compares the taxation of an invoice with that of its sale.
 * @param sold the case at the sale; null = not known
 * @param caseReason why the house decided otherwise
 */
export function caseFindings(
  { taxes }: Pick<InvoiceDocument, 'taxes'>,
  sold: TaxCase | null,
  caseReason: string | undefined,
): InvoiceFinding[] {
  if (sold === null) return []
  const others = taxes.filter(({ taxCode }) => taxCaseOf(taxCode) !== sold)
  if (others.length === 0) return []
  const names = others.map(({ taxCode }) => {
    const other = taxCaseOf(taxCode)
    return other ? taxCaseLabels[other] : (taxCode ?? t('keinen Steuerfall'))
  })
  const [ofSale, ofInvoice] = [taxCaseLabels[sold], [...new Set(names)].join(', ')]
  const isDecided = caseReason !== undefined
  return [
    {
      ...{ rule: otherCaseRule, term: 'BT-118', severity: isDecided ? 'hint' : 'error' },
      text: isDecided
        ? t`Beim Verkauf galt „${ofSale}“, die Rechnung nennt „${ofInvoice}“. So entschieden: ${caseReason}`
        : t`Beim Verkauf galt „${ofSale}“, die Rechnung nennt „${ofInvoice}“. Bitte die Steuer berichtigen oder mit einem Grund anders entscheiden.`,
    },
  ]
}

/** The finding about the IBANs that a delivered document names anywhere, also in texts for people. */
export const ibanFindings = (ibans: readonly string[], houseIban: string): InvoiceFinding[] =>
  ibans.every((iban) => compact(iban) === compact(houseIban))
    ? []
    : [
        {
          ...{ rule: 'HAUS-30', term: 'BT-84', severity: 'error' },
          text: t('Die Rechnung nennt eine IBAN, die nicht die des Hauses ist.'),
        },
      ]

const compact = (text: string | null | undefined) => (text ?? '').replaceAll(/\s/g, '').toUpperCase()

/** Compares an invoice with the purchase it is about. */
export function houseFindings(invoice: InvoiceDocument, expected: ExpectedInvoice): InvoiceFinding[] {
  const list = findingList()
  const { findings, must, should } = list
  abroadFindings(invoice, list)
  const { seller, buyer, currency, sums, lines, payments, issuedOn, taxes } = invoice
  must(
    'HAUS-05',
    'BT-31',
    compact(seller?.vatId) === compact(expected.sellerVatId),
    t('Die Rechnung nennt einen anderen Verkäufer: Die USt-IdNr. ist nicht die des Hauses.'),
  )
  must('HAUS-06', 'BT-5', currency === 'EUR', t('Die Rechnung muss in Euro gestellt sein.'))
  must(
    'HAUS-07',
    'BT-84',
    payments.every(({ iban }) => !iban || compact(iban) === compact(expected.iban)),
    t('Die IBAN ist nicht die des Hauses.'),
  )
  must(
    'HAUS-08',
    'BT-2',
    issuedOn === null || issuedOn <= expected.today,
    t('Das Rechnungsdatum liegt in der Zukunft.'),
  )
  must(
    'HAUS-31',
    'BT-9',
    invoice.dueOn === null || issuedOn === null || invoice.dueOn >= issuedOn,
    t('Die Fälligkeit liegt vor dem Rechnungsdatum.'),
  )
  const isTaxed = taxes.some(({ taxCode }) => taxCaseOf(taxCode) === 'regular')
  must(
    'HAUS-09',
    'BT-151',
    !(expected.isMarginVehicle && isTaxed),
    t('Das Fahrzeug steht unter § 25a im Bestand. Die Rechnung darf keine MwSt. ausweisen.'),
  )
  must(
    'HAUS-32',
    'BT-152',
    [...taxes, ...lines].every(
      ({ taxCode, rate }) => taxCode !== taxTerms.regular.code || rate === taxTerms.regular.rate,
    ),
    t('Mit MwSt. werden Fahrzeuge nur zu 19 % verkauft.'),
  )
  must(
    'HAUS-10',
    'BT-151',
    !(expected.isMarginVehicle && taxes.some(({ taxCode }) => taxCaseOf(taxCode) === 'eu')),
    t('Ein Fahrzeug nach § 25a wird nicht steuerfrei in die EU geliefert.'),
  )
  const payable = Math.abs(sums.payable ?? 0)
  should(
    'HAUS-11',
    'BT-115',
    expected.amounts.includes(payable),
    t('Der Betrag ist nicht der Verkaufspreis des Kaufs.'),
  )
  const named = lines.flatMap((line) => [
    line.articleNumber,
    line.name,
    ...line.attributes.map(({ value }) => value),
  ])
  const isNamed = (text: string) => named.some((part) => compact(part).includes(compact(text)))
  should('HAUS-12', 'BT-161', isNamed(expected.fin), t('Die FIN des Fahrzeugs steht nicht in der Rechnung.'))
  should('HAUS-13', 'BT-155', isNamed(expected.gwnummer), t('Die GW-Nummer steht nicht in der Rechnung.'))
  const reference = paymentReference(invoice.number ?? '', expected.gwnummer)
  should(
    'HAUS-14',
    'BT-83',
    compact(invoice.paymentReference) === compact(reference),
    t`Der Verwendungszweck ist nicht „${reference}“. Zahlungen werden sonst nicht erkannt.`,
  )
  should(
    'HAUS-15',
    'BT-44',
    expected.buyerName === null || compact(buyer?.name) === compact(expected.buyerName),
    t('Der Käufer heißt im Portal anders.'),
  )
  should('HAUS-16', 'BT-72', invoice.deliveredOn !== null, t('Das Lieferdatum fehlt.'))
  return bySeverity(findings)
}

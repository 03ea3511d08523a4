import { dayText, euroCentText, figureText, kmText } from '../values/formats.ts'
import type { InvoiceAddress, InvoiceDocument, InvoiceParty } from './invoice.ts'
import { taxCaseOf, taxTerms } from './invoice-tax.ts'

/** @returns '22.870,00 €' */
export const centsEuroText = (cents: number) => euroCentText(cents / 100)

const amountText = (cents: number | null) => (cents === null ? '–' : centsEuroText(cents))
const rateText = (rate: number | null) => (rate === null ? '–' : `${figureText(rate / 100)}\u00a0%`)

const addressText = ({ street, postalCode, city, country }: InvoiceAddress) =>
  [street, [postalCode, city].filter(Boolean).join(' '), country === 'DE' ? null : country]
    .filter(Boolean)
    .join(', ')

const partyLines = (party: InvoiceParty | null): string[] =>
  party
    ? [
        [party.name, party.address && addressText(party.address)].filter(Boolean).join(', '),
        [party.vatId && `USt-IdNr. ${party.vatId}`, party.taxNumber && `Steuernummer ${party.taxNumber}`]
          .filter(Boolean)
          .join(' · '),
      ].filter(Boolean)
    : []

type Readable = Omit<InvoiceDocument, 'payments'>

/** The facts of an invoice above its lines, each with one or several lines of text. */
export function invoiceFacts(invoice: Readable): [label: string, lines: string[]][] {
  const { seller, buyer, deliveredOn, deliverTo, originals, notes } = invoice
  const delivery = [deliveredOn && dayText(deliveredOn), deliverTo && addressText(deliverTo)].filter(Boolean)
  const facts: [string, string[]][] = [
    ['Verkäufer', partyLines(seller)],
    ['Käufer', partyLines(buyer)],
    ['Leistung', delivery.length > 0 ? [delivery.join(', ')] : ['Datum folgt mit der Abholung']],
    [
      'Bezug',
      originals.map(({ number, issuedOn }) =>
        [`Rechnung ${number ?? ''}`, issuedOn && `vom ${dayText(issuedOn)}`].filter(Boolean).join(' '),
      ),
    ],
    ['Hinweis', notes],
  ]
  return facts.filter(([, lines]) => lines.length > 0)
}

/** Whether no VAT is shown (section 25a UStG). */
export const hidesVat = ({ taxes }: Readable) => taxes.some(({ taxCode }) => taxCaseOf(taxCode) === 'margin')

type Attribute = Readable['lines'][number]['attributes'][number]

/** Dates and mileage as they are read. */
function attributeText({ name, value }: Attribute): string {
  const isMileage = name === 'Kilometerstand' && /^\d{1,7}$/.test(value ?? '')
  const text = /^\d{4}-\d{2}-\d{2}$/.test(value ?? '') ? dayText(value ?? '') : value
  return `${name ?? ''} ${isMileage ? kmText(Number(value)) : (text ?? '')}`
}

/** The lines of an invoice; without VAT shown there are neither net amount nor rate. */
export const invoiceLines = (invoice: Readable) =>
  invoice.lines.map(({ name, articleNumber, attributes, netCents, rate }) => ({
    name: name ?? '–',
    details: [...attributes.map(attributeText), ...(articleNumber ? [`GW ${articleNumber}`] : [])].join(', '),
    net: amountText(netCents),
    rate: hidesVat(invoice) ? null : rateText(rate),
  }))

/** The sums of an invoice; the last one is the amount to pay. */
export function invoiceTotals(invoice: Readable): [label: string, value: string][] {
  const { sums, taxes } = invoice
  const taxed: [string, string][] = hidesVat(invoice)
    ? []
    : [
        ['Summe netto', amountText(sums.net)],
        ...taxes.map(({ rate, taxCents }): [string, string] => [
          `MwSt. ${rateText(rate)}`,
          amountText(taxCents),
        ]),
      ]
  const adjusted: [string, string][] = sums.prepaid ? [['Bereits gezahlt', amountText(sums.prepaid)]] : []
  return [...taxed, ...adjusted, ['Zu zahlen', amountText(sums.payable)]]
}

/** Why no VAT is due, in the legally required wording. */
export const exemptionTexts = ({ taxes }: Readable) =>
  taxes.flatMap(({ reason, taxCode }) => {
    const name = taxCaseOf(taxCode)
    return reason ?? (name && taxTerms[name].reason) ?? []
  })

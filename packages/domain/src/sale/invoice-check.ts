import { readIban } from './iban.ts'
import { type InvoiceDocument, type InvoiceFinding, kindOfType } from './invoice.ts'
import { bySeverity, type FindingList, findingList } from './invoice-findings.ts'
import { sumFindings } from './invoice-sums.ts'
import { taxFindings } from './invoice-tax-rules.ts'

const currencyPattern = /^[A-Z]{3}$/
/** UNTDID 4461. */
const paymentCodePattern = /^(?:[1-9]|[1-6]\d|70|7[4-8]|9[1-8]|ZZZ)$/
const countryPattern = /^[A-Z]{2}$/

/** What every invoice contains. */
function contentFindings(invoice: InvoiceDocument, { must }: FindingList) {
  const { seller, buyer, sums, lines } = invoice
  must('BR-01', 'BT-24', invoice.specification, 'Die Kennung der Norm fehlt.')
  must('BR-02', 'BT-1', invoice.number, 'Die Rechnungsnummer fehlt.')
  must('BR-03', 'BT-2', invoice.issuedOn, 'Das Rechnungsdatum fehlt.')
  must('BR-04', 'BT-3', invoice.typeCode, 'Die Art der Rechnung fehlt.')
  must('BR-05', 'BT-5', invoice.currency, 'Die Währung fehlt.')
  must(
    'BR-CL-04',
    'BT-5',
    !invoice.currency || currencyPattern.test(invoice.currency),
    'Die Währung ist unbekannt.',
  )
  must('BR-06', 'BT-27', seller?.name, 'Der Name des Verkäufers fehlt.')
  must('BR-07', 'BT-44', buyer?.name, 'Der Name des Käufers fehlt.')
  must('BR-08', 'BG-5', seller?.address, 'Die Anschrift des Verkäufers fehlt.')
  must('BR-10', 'BG-8', buyer?.address, 'Die Anschrift des Käufers fehlt.')
  if (seller?.address) must('BR-09', 'BT-40', seller.address.country, 'Das Land des Verkäufers fehlt.')
  if (buyer?.address) must('BR-11', 'BT-55', buyer.address.country, 'Das Land des Käufers fehlt.')
  must('BR-12', 'BT-106', sums.lines !== null, 'Die Summe der Positionen fehlt.')
  must('BR-13', 'BT-109', sums.net !== null, 'Der Nettobetrag fehlt.')
  must('BR-14', 'BT-112', sums.gross !== null, 'Der Bruttobetrag fehlt.')
  must('BR-15', 'BT-115', sums.payable !== null, 'Der zu zahlende Betrag fehlt.')
  must('BR-16', 'BG-25', lines.length > 0, 'Die Rechnung hat keine Position.')
  if (invoice.deliverTo) must('BR-57', 'BT-80', invoice.deliverTo.country, 'Das Zielland fehlt.')
  must(
    'BR-CO-26',
    'BT-31',
    seller?.vatId || seller?.otherId,
    'Eine Kennung des Verkäufers fehlt, etwa die USt-IdNr.',
  )
  for (const { number } of invoice.originals)
    must('BR-55', 'BT-25', number, 'Die Nummer der ursprünglichen Rechnung fehlt.')
  const countries = [seller?.address, buyer?.address, invoice.deliverTo].flatMap(
    (place) => place?.country ?? [],
  )
  for (const country of countries)
    must('BR-CL-14', 'BT-55', countryPattern.test(country), `„${country.slice(0, 20)}“ ist kein Ländercode.`)
  for (const vatId of [seller?.vatId, buyer?.vatId])
    must(
      'BR-CO-09',
      'BT-48',
      !vatId || /^[A-Z]{2}/.test(vatId),
      'Eine USt-IdNr. beginnt nicht mit einem Ländercode.',
    )
}

function lineFindings({ lines }: InvoiceDocument, { must }: FindingList) {
  for (const [index, line] of lines.entries()) {
    const where = `Position ${line.id ?? index + 1}:`
    must('BR-21', 'BT-126', line.id, `${where} Die Nummer fehlt.`)
    must('BR-22', 'BT-129', line.quantity, `${where} Die Menge fehlt.`)
    must('BR-23', 'BT-130', line.unit, `${where} Die Einheit fehlt.`)
    must('BR-24', 'BT-131', line.netCents !== null, `${where} Der Nettobetrag fehlt.`)
    must('BR-25', 'BT-153', line.name, `${where} Die Bezeichnung fehlt.`)
    must('BR-26', 'BT-146', line.price, `${where} Der Preis fehlt.`)
    must('BR-27', 'BT-146', !line.price?.startsWith('-'), `${where} Der Preis ist negativ.`)
    must('BR-CO-04', 'BT-151', line.taxCode, `${where} Die Steuerkategorie fehlt.`)
    for (const { name, value } of line.attributes)
      must('BR-54', 'BG-32', name !== null && value !== null, `${where} Ein Merkmal ist unvollständig.`)
  }
}

function paymentFindings({ payments }: InvoiceDocument, { must, should }: FindingList) {
  for (const { code, iban } of payments) {
    must('BR-49', 'BT-81', code, 'Die Zahlungsart fehlt.')
    must('BR-CL-16', 'BT-81', !code || paymentCodePattern.test(code), 'Die Zahlungsart ist unbekannt.')
    must('BR-61', 'BT-84', !['30', '58'].includes(code ?? '') || iban, 'Das Konto für die Überweisung fehlt.')
    should(
      'BR-DE-19',
      'BT-84',
      code !== '58' || !iban || readIban(iban) !== null,
      'Die IBAN ist falsch geschrieben.',
    )
  }
}

/** The national rules of XRechnung, which apply when the document names it. */
function germanFindings(invoice: InvoiceDocument, { must, should }: FindingList) {
  const { seller, buyer, contact, deliverTo } = invoice
  must('BR-DE-1', 'BG-16', invoice.payments.length > 0, 'Die Zahlungsangaben fehlen.')
  must('BR-DE-2', 'BG-6', contact, 'Der Ansprechpartner des Verkäufers fehlt.')
  must('BR-DE-3', 'BT-37', seller?.address?.city, 'Der Ort des Verkäufers fehlt.')
  must('BR-DE-4', 'BT-38', seller?.address?.postalCode, 'Die Postleitzahl des Verkäufers fehlt.')
  if (contact) {
    must('BR-DE-5', 'BT-41', contact.name, 'Der Name des Ansprechpartners fehlt.')
    must('BR-DE-6', 'BT-42', contact.phone, 'Das Telefon des Ansprechpartners fehlt.')
    must('BR-DE-7', 'BT-43', contact.mail, 'Die E-Mail-Adresse des Ansprechpartners fehlt.')
  }
  must('BR-DE-8', 'BT-52', buyer?.address?.city, 'Der Ort des Käufers fehlt.')
  must('BR-DE-9', 'BT-53', buyer?.address?.postalCode, 'Die Postleitzahl des Käufers fehlt.')
  if (deliverTo) {
    must('BR-DE-10', 'BT-77', deliverTo.city, 'Der Zielort fehlt.')
    must('BR-DE-11', 'BT-78', deliverTo.postalCode, 'Die Postleitzahl des Zielorts fehlt.')
  }
  must('BR-DE-15', 'BT-10', invoice.buyerReference, 'Die Referenz des Käufers fehlt.')
  must(
    'BR-DE-23-a',
    'BT-84',
    invoice.payments.every(({ code, iban }) => code !== '58' || iban),
    'Das Konto fehlt.',
  )
  must('PEPPOL-EN16931-R001', 'BT-23', invoice.process, 'Die Kennung des Geschäftsprozesses fehlt.')
  must('PEPPOL-EN16931-R010', 'BT-49', buyer?.mail, 'Die elektronische Adresse des Käufers fehlt.')
  must('PEPPOL-EN16931-R020', 'BT-34', seller?.mail, 'Die elektronische Adresse des Verkäufers fehlt.')
  should(
    'BR-DE-26',
    'BT-25',
    invoice.typeCode !== '384' || invoice.originals.length > 0,
    'Die ursprüngliche Rechnung fehlt.',
  )
}

/** Types and roots that belong together (BR-CL-01), among the kinds that are used here. */
function typeFindings({ typeCode, syntax, originals }: InvoiceDocument, { must }: FindingList) {
  const kind = kindOfType(typeCode)
  must(
    'HAUS-01',
    'BT-3',
    typeCode === null || kind,
    'Nur Rechnung (380), Rechnungskorrektur (381) und Storno (384).',
  )
  const isCredit = kind === 'correction'
  must(
    'BR-CL-01',
    'BT-3',
    syntax === 'cii' || !kind || isCredit === (syntax === 'ubl-credit-note'),
    'Diese Art passt nicht zu diesem Dokument.',
  )
  must(
    'HAUS-02',
    'BT-25',
    kind === 'invoice' || !kind || originals.some(({ number }) => number),
    'Korrektur und Storno nennen die ursprüngliche Rechnung.',
  )
}

/**
 * Checks an invoice against the rules of EN 16931 that concern sales of vehicles, those of XRechnung if it names it, and
 * the kinds of documents the house uses. An error means that the invoice must not be issued.
 */
export function checkInvoice(invoice: InvoiceDocument): InvoiceFinding[] {
  const list = findingList()
  contentFindings(invoice, list)
  typeFindings(invoice, list)
  lineFindings(invoice, list)
  paymentFindings(invoice, list)
  sumFindings(invoice, list)
  taxFindings(invoice, list)
  if (invoice.specification?.includes('xrechnung')) germanFindings(invoice, list)
  return bySeverity(list.findings)
}

import { readIban } from '../sale/iban.ts'
import { type InvoiceDocument, type InvoiceFinding, isXRechnung, kindOfType } from '../sale/invoice.ts'
import { isCountryCode } from '../values/country-codes.ts'
import { t } from '../values/text.ts'
import { bySeverity, type FindingList, findingList } from './invoice-findings.ts'
import { sumFindings } from './invoice-sums.ts'
import { taxFindings } from './invoice-tax-rules.ts'

const currencyPattern = /^[A-Z]{3}$/
/** UNTDID 4461. */
const paymentCodePattern = /^(?:[1-9]|[1-6]\d|70|7[4-8]|9[1-8]|ZZZ)$/

/** What every invoice contains. */
function contentFindings(invoice: InvoiceDocument, { must }: FindingList) {
  const { seller, buyer, sums, lines } = invoice
  must('BR-01', 'BT-24', invoice.specification, t('Die Kennung der Norm fehlt.'))
  must('BR-02', 'BT-1', invoice.number, t('Die Rechnungsnummer fehlt.'))
  must('BR-03', 'BT-2', invoice.issuedOn, t('Das Rechnungsdatum fehlt.'))
  must('BR-04', 'BT-3', invoice.typeCode, t('Die Art der Rechnung fehlt.'))
  must('BR-05', 'BT-5', invoice.currency, t('Die Währung fehlt.'))
  must(
    'BR-CL-04',
    'BT-5',
    !invoice.currency || currencyPattern.test(invoice.currency),
    t('Die Währung ist unbekannt.'),
  )
  must('BR-06', 'BT-27', seller?.name, t('Der Name des Verkäufers fehlt.'))
  must('BR-07', 'BT-44', buyer?.name, t('Der Name des Käufers fehlt.'))
  must('BR-08', 'BG-5', seller?.address, t('Die Anschrift des Verkäufers fehlt.'))
  must('BR-10', 'BG-8', buyer?.address, t('Die Anschrift des Käufers fehlt.'))
  if (seller?.address) must('BR-09', 'BT-40', seller.address.country, t('Das Land des Verkäufers fehlt.'))
  if (buyer?.address) must('BR-11', 'BT-55', buyer.address.country, t('Das Land des Käufers fehlt.'))
  must('BR-12', 'BT-106', sums.lines !== null, t('Die Summe der Positionen fehlt.'))
  must('BR-13', 'BT-109', sums.net !== null, t('Der Nettobetrag fehlt.'))
  must('BR-14', 'BT-112', sums.gross !== null, t('Der Bruttobetrag fehlt.'))
  must('BR-15', 'BT-115', sums.payable !== null, t('Der zu zahlende Betrag fehlt.'))
  must('BR-16', 'BG-25', lines.length > 0, t('Die Rechnung hat keine Position.'))
  if (invoice.deliverTo) must('BR-57', 'BT-80', invoice.deliverTo.country, t('Das Zielland fehlt.'))
  must(
    'BR-CO-26',
    'BT-31',
    seller?.vatId || seller?.otherId,
    t('Eine Kennung des Verkäufers fehlt, etwa die USt-IdNr.'),
  )
  for (const { number } of invoice.originals)
    must('BR-55', 'BT-25', number, t('Die Nummer der ursprünglichen Rechnung fehlt.'))
  const countries = [seller?.address, buyer?.address, invoice.deliverTo].flatMap(
    (place) => place?.country ?? [],
  )
  for (const country of countries)
    must('BR-CL-14', 'BT-55', isCountryCode(country), t`„${country.slice(0, 20)}“ ist kein Ländercode.`)
  for (const vatId of [seller?.vatId, buyer?.vatId])
    must(
      'BR-CO-09',
      'BT-48',
      !vatId || vatId.startsWith('EL') || isCountryCode(vatId.slice(0, 2)),
      t('Eine USt-IdNr. beginnt nicht mit einem Ländercode.'),
    )
}

function lineFindings({ lines }: InvoiceDocument, { must }: FindingList) {
  for (const [index, line] of lines.entries()) {
    const place = line.id ?? index + 1
    must('BR-21', 'BT-126', line.id, t`Position ${place}: Die Nummer fehlt.`)
    must('BR-22', 'BT-129', line.quantity, t`Position ${place}: Die Menge fehlt.`)
    must('BR-23', 'BT-130', line.unit, t`Position ${place}: Die Einheit fehlt.`)
    must('BR-24', 'BT-131', line.netCents !== null, t`Position ${place}: Der Nettobetrag fehlt.`)
    must('BR-25', 'BT-153', line.name, t`Position ${place}: Die Bezeichnung fehlt.`)
    must('BR-26', 'BT-146', line.price, t`Position ${place}: Der Preis fehlt.`)
    must('BR-27', 'BT-146', !line.price?.startsWith('-'), t`Position ${place}: Der Preis ist negativ.`)
    must('BR-CO-04', 'BT-151', line.taxCode, t`Position ${place}: Die Steuerkategorie fehlt.`)
    for (const { name, value } of line.attributes)
      must(
        'BR-54',
        'BG-32',
        name !== null && value !== null,
        t`Position ${place}: Ein Merkmal ist unvollständig.`,
      )
  }
}

function paymentFindings({ payments }: InvoiceDocument, { must, should }: FindingList) {
  for (const { code, iban } of payments) {
    must('BR-49', 'BT-81', code, t('Die Zahlungsart fehlt.'))
    must('BR-CL-16', 'BT-81', !code || paymentCodePattern.test(code), t('Die Zahlungsart ist unbekannt.'))
    must(
      'BR-61',
      'BT-84',
      !['30', '58'].includes(code ?? '') || iban,
      t('Das Konto für die Überweisung fehlt.'),
    )
    should(
      'BR-DE-19',
      'BT-84',
      code !== '58' || !iban || readIban(iban) !== null,
      t('Die IBAN ist falsch geschrieben.'),
    )
  }
}

/** The national rules of XRechnung, which apply when the document names it. */
function germanFindings(invoice: InvoiceDocument, { must, should }: FindingList) {
  const { seller, buyer, contact, deliverTo } = invoice
  must('BR-DE-1', 'BG-16', invoice.payments.length > 0, t('Die Zahlungsangaben fehlen.'))
  must('BR-DE-2', 'BG-6', contact, t('Der Ansprechpartner des Verkäufers fehlt.'))
  must('BR-DE-3', 'BT-37', seller?.address?.city, t('Der Ort des Verkäufers fehlt.'))
  must('BR-DE-4', 'BT-38', seller?.address?.postalCode, t('Die Postleitzahl des Verkäufers fehlt.'))
  if (contact) {
    must('BR-DE-5', 'BT-41', contact.name, t('Der Name des Ansprechpartners fehlt.'))
    must('BR-DE-6', 'BT-42', contact.phone, t('Das Telefon des Ansprechpartners fehlt.'))
    must('BR-DE-7', 'BT-43', contact.mail, t('Die E-Mail-Adresse des Ansprechpartners fehlt.'))
  }
  must('BR-DE-8', 'BT-52', buyer?.address?.city, t('Der Ort des Käufers fehlt.'))
  must('BR-DE-9', 'BT-53', buyer?.address?.postalCode, t('Die Postleitzahl des Käufers fehlt.'))
  if (deliverTo) {
    must('BR-DE-10', 'BT-77', deliverTo.city, t('Der Zielort fehlt.'))
    must('BR-DE-11', 'BT-78', deliverTo.postalCode, t('Die Postleitzahl des Zielorts fehlt.'))
  }
  must('BR-DE-15', 'BT-10', invoice.buyerReference, t('Die Referenz des Käufers fehlt.'))
  must(
    'BR-DE-23-a',
    'BT-84',
    invoice.payments.every(({ code, iban }) => code !== '58' || iban),
    t('Das Konto fehlt.'),
  )
  must('PEPPOL-EN16931-R001', 'BT-23', invoice.process, t('Die Kennung des Geschäftsprozesses fehlt.'))
  must('PEPPOL-EN16931-R010', 'BT-49', buyer?.mail, t('Die elektronische Adresse des Käufers fehlt.'))
  must('PEPPOL-EN16931-R020', 'BT-34', seller?.mail, t('Die elektronische Adresse des Verkäufers fehlt.'))
  should(
    'BR-DE-26',
    'BT-25',
    invoice.typeCode !== '384' || invoice.originals.length > 0,
    t('Die ursprüngliche Rechnung fehlt.'),
  )
}

/** Types and roots that belong together (BR-CL-01), among the kinds that are used here. */
function typeFindings({ typeCode, syntax, originals }: InvoiceDocument, { must }: FindingList) {
  const kind = kindOfType(typeCode)
  must(
    'HAUS-01',
    'BT-3',
    typeCode === null || kind,
    t('Nur Rechnung (380), Rechnungskorrektur (381) und Storno (384).'),
  )
  const isCredit = kind === 'correction'
  must(
    'BR-CL-01',
    'BT-3',
    syntax === 'cii' || !kind || isCredit === (syntax === 'ubl-credit-note'),
    t('Diese Art passt nicht zu diesem Dokument.'),
  )
  must(
    'HAUS-02',
    'BT-25',
    kind === 'invoice' || !kind || originals.some(({ number }) => number),
    t('Korrektur und Storno nennen die ursprüngliche Rechnung.'),
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
  if (isXRechnung(invoice)) germanFindings(invoice, list)
  return bySeverity(list.findings)
}

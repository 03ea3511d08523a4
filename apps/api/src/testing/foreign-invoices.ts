import { invoiceXml } from '@portal/domain/sale/invoice-xml'
import fc from 'fast-check'
import { anyInvoice } from './invoices.ts'

const party = (name: string, vatId: string, city: string, contact = '') => `<cac:Party>
    <cbc:EndpointID schemeID="EM">rechnung@firma.example</cbc:EndpointID>
    <cac:PostalAddress><cbc:StreetName>Allee 7</cbc:StreetName><cbc:CityName>${city}</cbc:CityName><cbc:PostalZone>20095</cbc:PostalZone><cac:Country><cbc:IdentificationCode>DE</cbc:IdentificationCode></cac:Country></cac:PostalAddress>
    <cac:PartyTaxScheme><cbc:CompanyID>${vatId}</cbc:CompanyID><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:PartyTaxScheme>
    <cac:PartyLegalEntity><cbc:RegistrationName>${name}</cbc:RegistrationName></cac:PartyLegalEntity>${contact}
  </cac:Party>`
const contact = `<cac:Contact><cbc:Name>Verkauf</cbc:Name><cbc:Telephone>+49 40 123456</cbc:Telephone><cbc:ElectronicMail>verkauf@firma.example</cbc:ElectronicMail></cac:Contact>`
const category = (name: string) =>
  `<cac:${name}><cbc:ID>S</cbc:ID><cbc:Percent>19</cbc:Percent><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:${name}>`
const euro = (name: string, amount: string) => `<cbc:${name} currencyID="EUR">${amount}</cbc:${name}>`

/** An invoice in the syntax UBL as another program writes it. */
const ubl = `<?xml version="1.0" encoding="UTF-8"?>
<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2" xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2" xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2">
  <cbc:CustomizationID>urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0</cbc:CustomizationID>
  <cbc:ProfileID>urn:fdc:peppol.eu:2017:poacc:billing:01:1.0</cbc:ProfileID>
  <cbc:ID>ERP-2026-17</cbc:ID>
  <cbc:IssueDate>2026-11-23</cbc:IssueDate>
  <cbc:DueDate>2026-12-07</cbc:DueDate>
  <cbc:InvoiceTypeCode>380</cbc:InvoiceTypeCode>
  <cbc:DocumentCurrencyCode>EUR</cbc:DocumentCurrencyCode>
  <cbc:BuyerReference>4711</cbc:BuyerReference>
  <cac:AccountingSupplierParty>${party('Müller &amp; Söhne Handelshaus', 'DE123456788', 'Hamburg', contact)}</cac:AccountingSupplierParty>
  <cac:AccountingCustomerParty>${party('Autohaus Größe', 'DE987654321', 'Köln')}</cac:AccountingCustomerParty>
  <cac:Delivery><cbc:ActualDeliveryDate>2026-11-30</cbc:ActualDeliveryDate></cac:Delivery>
  <cac:PaymentMeans><cbc:PaymentMeansCode>58</cbc:PaymentMeansCode><cbc:PaymentID>ERP-2026-17</cbc:PaymentID><cac:PayeeFinancialAccount><cbc:ID>DE89370400440532013000</cbc:ID></cac:PayeeFinancialAccount></cac:PaymentMeans>
  <cac:TaxTotal>${euro('TaxAmount', '3496.64')}
    <cac:TaxSubtotal>${euro('TaxableAmount', '18403.36')}${euro('TaxAmount', '3496.64')}${category('TaxCategory')}</cac:TaxSubtotal>
  </cac:TaxTotal>
  <cac:LegalMonetaryTotal>${euro('LineExtensionAmount', '18403.36')}${euro('TaxExclusiveAmount', '18403.36')}${euro('TaxInclusiveAmount', '21900.00')}${euro('PayableAmount', '21900.00')}</cac:LegalMonetaryTotal>
  <cac:InvoiceLine><cbc:ID>1</cbc:ID><cbc:InvoicedQuantity unitCode="C62">1</cbc:InvoicedQuantity>${euro('LineExtensionAmount', '18403.36')}
    <cac:Item><cbc:Name>Citroën C4</cbc:Name><cac:SellersItemIdentification><cbc:ID>480988</cbc:ID></cac:SellersItemIdentification>${category('ClassifiedTaxCategory')}
      <cac:AdditionalItemProperty><cbc:Name>FIN</cbc:Name><cbc:Value>WAUZZZF40KA000001</cbc:Value></cac:AdditionalItemProperty></cac:Item>
    <cac:Price>${euro('PriceAmount', '18403.36')}</cac:Price>
  </cac:InvoiceLine>
</Invoice>
`

/** Whether a text can be written in Latin-1. */
const isWestern = (text: string) => Buffer.from(text, 'latin1').toString('latin1') === text

/** An invoice in the syntax CII with VAT. */
function cii(): string {
  const [invoice] = fc.sample(
    anyInvoice.filter(
      (built) => built.typeCode === '380' && built.sums.tax !== 0 && isWestern(JSON.stringify(built)),
    ),
    { numRuns: 1, seed: 11 },
  )
  if (!invoice) throw new Error('no sample')
  return invoiceXml({ ...invoice, lines: invoice.lines.map((line) => ({ ...line, name: 'Citroën C4' })) })
}

export const foreignInvoices = { ubl, cii: cii() }

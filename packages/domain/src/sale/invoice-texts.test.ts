import { expect, test } from 'vitest'
import { buildInvoice, followUpOf } from './invoice-build.ts'
import { amountsOf, type TaxCase } from './invoice-tax.ts'
import { exemptionTexts, invoiceFacts, invoiceLines, invoiceTotals } from './invoice-texts.ts'

const address = { street: 'Musterring 12', postalCode: '60528', city: 'Frankfurt am Main', country: 'DE' }
const invoiceOf = (taxCase: TaxCase) =>
  buildInvoice({
    ...{ number: 'RE-2026-000001', issuedOn: '2026-11-24', dueOn: '2026-12-01', deliveredOn: null },
    ...{ deliverTo: null, taxCase, amounts: amountsOf(taxCase, 2_287_000, false), buyerReference: '1' },
    seller: {
      ...{ name: 'Haus', address, vatId: 'DE123456789', taxNumber: '045', iban: 'DE89370400440532013000' },
      contact: { name: 'B', phone: '1', mail: 'b@haus.example' },
    },
    buyer: { name: 'Händler', address: { ...address, country: 'AT' }, vatId: null, mail: null },
    vehicle: {
      ...{ name: 'Audi A4', gwnummer: '480988', fin: 'WAUZZZF4002140988' },
      ...{ firstRegistration: '2021-01-04', km: 68_410 },
    },
  })

test('An invoice with VAT is read with net amount, rate and sums', () => {
  const invoice = invoiceOf('regular')
  expect(invoiceFacts(invoice)).toEqual([
    [
      'Verkäufer',
      ['Haus, Musterring 12, 60528 Frankfurt am Main', 'USt-IdNr. DE123456789 · Steuernummer 045'],
    ],
    ['Käufer', ['Händler, Musterring 12, 60528 Frankfurt am Main, AT']],
    ['Leistung', ['Datum folgt mit der Abholung']],
  ])
  expect(invoiceLines(invoice)).toEqual([
    {
      name: 'Audi A4',
      details: 'FIN WAUZZZF4002140988, Erstzulassung 04.01.2021, Kilometerstand 68.410\u00a0km, GW 480988',
      ...{ net: '19.218,49\u00a0€', rate: '19\u00a0%' },
    },
  ])
  expect(invoiceTotals(invoice)).toEqual([
    ['Summe netto', '19.218,49\u00a0€'],
    ['MwSt. 19\u00a0%', '3.651,51\u00a0€'],
    ['Zu zahlen', '22.870,00\u00a0€'],
  ])
  expect(exemptionTexts(invoice)).toEqual([])
})

test('An invoice names the day of the delivery, and the place if it is another', () => {
  const delivered = { ...invoiceOf('regular'), deliveredOn: '2026-11-28' }
  const factOf = (invoice: typeof delivered) =>
    invoiceFacts(invoice).find(([label]) => label === 'Leistung')?.[1]
  expect(factOf(delivered)).toEqual(['28.11.2026'])
  const lyon = { street: '1 Rue Test', postalCode: '69001', city: 'Lyon', country: 'FR' }
  expect(factOf({ ...delivered, deliverTo: lyon })).toEqual(['28.11.2026, 1 Rue Test, 69001 Lyon, FR'])
})

test('An invoice by § 25a shows no VAT anywhere, and its cancellation names it', () => {
  const invoice = invoiceOf('margin')
  const shown = JSON.stringify([invoiceFacts(invoice), invoiceLines(invoice), invoiceTotals(invoice)])
  expect(shown).not.toMatch(/MwSt|netto|3\.651|19\.218/)
  expect(exemptionTexts(invoice)).toEqual(['Gebrauchtgegenstände/Sonderregelung'])
  const amounts = amountsOf('margin', 2_287_000, false)
  const cancellation = followUpOf(invoice, {
    ...{ kind: 'cancellation', number: 'RE-2026-000002', issuedOn: '2026-11-25', taxCase: 'margin' },
    ...{ amounts, reason: 'Irrtum' },
  })
  expect(invoiceTotals(cancellation)).toEqual([['Zu zahlen', '-22.870,00\u00a0€']])
  expect(invoiceFacts(cancellation).slice(-2)).toEqual([
    ['Bezug', ['Rechnung RE-2026-000001 vom 24.11.2026']],
    ['Hinweis', ['Storno zur Rechnung RE-2026-000001. Grund: Irrtum']],
  ])
})

import type { InvoiceDocument } from '@portal/domain/sale/invoice'
import { buildInvoice, followUpOf } from '@portal/domain/sale/invoice-build'
import { amountsOf, taxCases } from '@portal/domain/sale/invoice-tax'
import fc from 'fast-check'

const word = fc.stringMatching(/^[A-Za-zÄÖÜäöüßéŁ&<>"']{1,12}( [A-Za-zäöüß]{1,8})?$/)
const day = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2031-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const address = fc.record({
  street: word,
  postalCode: fc.stringMatching(/^\d{5}$/),
  city: word,
  country: fc.constantFrom('DE', 'AT', 'PL', 'CH', 'HR'),
})
const vatId = fc.stringMatching(/^DE[1-9]\d{8}$/)
const iban = 'DE89370400440532013000'

/** Any invoice, correction or cancellation that the house may issue. */
export const anyInvoice: fc.Arbitrary<InvoiceDocument> = fc
  .record({
    kind: fc.constantFrom('invoice', 'correction', 'cancellation'),
    taxCase: fc.constantFrom(...taxCases),
    number: fc.stringMatching(/^RE-20\d\d-\d{6}$/),
    cents: fc.integer({ min: 1, max: 100_000_000 }),
    isMargin: fc.boolean(),
    dates: fc.tuple(day, day, day),
    seller: fc.record({
      name: word,
      address: address.map((place) => ({ ...place, country: 'DE' })),
      vatId,
      taxNumber: fc.constant('045 123 45678'),
      iban: fc.constant(iban),
      contact: fc.record({
        name: word,
        phone: fc.constant('+49 69 90009 120'),
        mail: fc.constant('rechnung@autoexpo.example'),
      }),
    }),
    buyer: fc.record({ name: word, address, vatId, mail: fc.constant('buero@haendler.example') }),
    buyerReference: fc.stringMatching(/^\d{5}$/),
    deliverTo: address,
    vehicle: fc.record({
      name: word,
      gwnummer: fc.stringMatching(/^\d{6}$/),
      fin: fc.stringMatching(/^[A-HJ-NPR-Z\d]{17}$/),
      firstRegistration: fc.option(day, { nil: undefined }),
      km: fc.option(fc.nat(400_000), { nil: undefined }),
    }),
    reason: word,
  })
  .map(({ kind, reason, cents, isMargin, dates: [issuedOn, dueOn, deliveredOn], deliverTo, ...facts }) => {
    const isAbroad = facts.taxCase === 'eu' || facts.taxCase === 'export'
    const amounts = amountsOf(facts.taxCase, cents, isMargin)
    const delivery = { deliveredOn, deliverTo: isAbroad ? deliverTo : null }
    const invoice = buildInvoice({ ...facts, ...delivery, issuedOn, dueOn, amounts })
    if (kind === 'invoice') return invoice
    const number = facts.number.replace('RE-20', 'RE-21')
    return followUpOf(invoice, { kind, number, issuedOn: dueOn, taxCase: facts.taxCase, amounts, reason })
  })

/** Seller data as settings of the environment. */
export const sellerSettings = {
  COMPANY_VAT_ID: 'DE123456789',
  INVOICE_TAX_NUMBER: '045 123 45678',
  INVOICE_CONTACT: 'Bernd Buchung',
}

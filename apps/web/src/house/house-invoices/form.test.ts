import type { InvoiceDraft } from '@portal/contract/house/house-invoices'
import { expect, test } from 'vitest'
import { formOf, orderOf, placeOf } from './form.ts'

const place = { street: 'Prosta 1', postalCode: '00-001', city: 'Warszawa', country: 'PL' }
const draft: InvoiceDraft = {
  ...{ taxCase: 'eu', issuedOn: '2026-11-24', dueOn: '2026-12-01', deliveredOn: '2026-11-24' },
  buyerReference: '90001',
  buyer: { name: 'Auto Handel', ...place, vatId: 'PL1234567890', mail: 'biuro@handel.example' },
}

test.each(['eu', 'export'] as const)(
  'A delivery abroad (%s) is proposed to go to the address of the buyer',
  (taxCase) => {
    expect(orderOf(formOf({ ...draft, taxCase })).order?.deliverTo).toEqual(place)
  },
)

test('The place of the buyer is taken over without name and numbers, which an order refuses', () => {
  const form = formOf({ ...draft, taxCase: 'regular' })
  expect(orderOf(form).order?.deliverTo).toBeNull()
  const { order, flaws } = orderOf({ ...form, taxCase: 'eu', deliverTo: placeOf(form.buyer) })
  expect([order?.deliverTo, flaws.size]).toEqual([place, 0])
})

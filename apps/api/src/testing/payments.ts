import { randomInt } from 'node:crypto'
import type { Client } from './accounts.ts'
import { api } from './api.ts'

/** The account of the house in tests. */
export const houseIban = 'DE02120300000000202051'

/** Sets the account of the house as if two administrators had confirmed it. */
export const aBankAccount = (iban = houseIban) =>
  api().db.bankAccount.create({
    data: {
      ...{ holder: 'Autoexpo Musterhandel GmbH', iban, state: 'confirmed' },
      ...{ proposedAt: api().clock.now(), decidedAt: api().clock.now() },
    },
  })

let count = 4710

type Billed = { grossCents?: number; dueOn?: string; gwnummer?: string }

/** A purchase of a dealer with an invoice, number and amount of which are in the answer. */
export async function aBilledPurchase(
  { partner_number }: Pick<Client, 'partner_number'>,
  {
    grossCents = 2_287_000,
    dueOn = '2026-12-01',
    gwnummer = String(randomInt(400_000, 499_999)),
  }: Billed = {},
) {
  count += 1
  const number = `RE-2026-${String(count).padStart(6, '0')}`
  const { id: purchaseId, publicId } = await api().db.purchase.create({
    data: {
      ...{ partner_number: partner_number ?? '', gwnummer, maker: 'Audi', model: 'A4' },
      ...{ fin: `WAUZZZF40021${count}`, puchasesDate: new Date('2026-11-24'), price: grossCents / 100 },
    },
  })
  const { id: invoiceId } = await api().db.invoice.create({
    data: {
      ...{ purchaseId, number, kind: 'invoice', grossCents, createdAt: new Date('2026-11-24T12:00:00Z') },
      ...{ issuedOn: new Date('2026-11-24'), dueOn: new Date(dueOn) },
    },
  })
  return { purchaseId, publicId, invoiceId, number, gwnummer, grossCents }
}

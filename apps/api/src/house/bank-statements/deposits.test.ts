import type {
  BankEntry,
  HousePurchasePayments,
  TakenStatements,
} from '@portal/contract/house/bank-statements'
import type { HouseInvoices } from '@portal/contract/house/house-invoices'
import type { ArrivalProof } from '@portal/contract/sale/arrival'
import { beforeEach, expect, test } from 'vitest'
import { aForeignDealer } from '../../testing/abroad.ts'
import { aBackofficeUser, type Client } from '../../testing/accounts.ts'
import { api, useApi } from '../../testing/api.ts'
import { aCar } from '../../testing/cars.ts'
import { setTime } from '../../testing/clock.ts'
import { sellerSettings } from '../../testing/invoices.ts'
import { multipart } from '../../testing/papers.ts'
import { aBankAccount } from '../../testing/payments.ts'
import { aStatement, type TestEntry } from '../../testing/statements.ts'

useApi({ ...sellerSettings, VAT_DEPOSIT: 'true' })

const price = 1_000_000
const deposit = 190_000
const payerIban = 'DE89370400440532013000'
let office: Client
beforeEach(async () => {
  setTime('2026-11-26T10:00:00+01:00')
  office = await aBackofficeUser()
  await aBankAccount()
})

let statements = 0
async function take(entry: TestEntry) {
  statements += 1
  const bytes = aStatement([{ payerIban, bankRef: `B${statements}`, ...entry }], { id: `S-${statements}` })
  const filename = `auszug${statements}.xml`
  const query = { query: { filename } }
  const reply = await office.send('POST', '/mvp/api/bank-statements', {
    ...query,
    ...multipart(bytes, filename),
  })
  expect(reply.statusCode, reply.body).toBe(200)
  return reply.json<TakenStatements>()
}

/** A purchase of 10,000 EUR without VAT, whose invoice asks for a deposit of 1,900 EUR. */
async function billed() {
  const dealer = await aForeignDealer()
  const { gwnummer, fin } = await aCar({ vatMode: 'REGEL' })
  const { publicId: id } = await api().db.purchase.create({
    data: {
      ...{ gwnummer, maker: 'Audi', model: 'A4', fin: fin ?? '', price: 11_900 },
      ...{ partner_number: dealer.partner_number ?? '', puchasesDate: new Date('2026-11-20') },
    },
  })
  const url = `/mvp/api/house-purchases/${id}`
  const { draft } = (await office.get(`${url}/invoices`)).json<HouseInvoices>()
  const { name: _, vatId: _id, mail: _mail, ...place } = draft.buyer
  const deliverTo = { ...place, country: 'PL' }
  const reply = await office.post(`${url}/invoices`, { ...draft, taxCase: 'eu', deliverTo })
  const [invoice] = reply.json<HouseInvoices>().invoices
  return { id, url, dealer, number: invoice?.number ?? '' }
}

const stateOf = async (url: string) => {
  const arrival = (await office.get(`${url}/arrival`)).json<ArrivalProof>()
  const payments = (await office.get(`${url}/payments`)).json<HousePurchasePayments>()
  const { handOver } = await api().db.purchase.findUniqueOrThrow({
    where: { publicId: url.split('/').at(-1) ?? '' },
  })
  return { deposit: arrival.deposit?.state, due: payments.state, open: payments.openCents, handOver }
}
const entriesOf = async (state: string) =>
  (await office.get('/mvp/api/bank-entries', { state })).json<BankEntry[]>()

test('A transfer of price and deposit together is booked to both, and its undo opens both again', async () => {
  const { id, url, dealer, number } = await billed()
  expect(await take({ cents: price + deposit, reference: number })).toMatchObject({
    ...{ booked: 1, bookedCents: price + deposit, open: 0 },
  })
  expect(await stateOf(url)).toEqual({ deposit: 'received', due: 'paid', open: 0, handOver: 'paid' })
  const { payments } = (await office.get(`${url}/payments`)).json<HousePurchasePayments>()
  expect(payments).toMatchObject([{ amountCents: price, depositCents: deposit }])
  const shown = await dealer.get(`/mvp/api/mvp-meine/purchases/${id}/payment`)
  expect(shown.json().payments).toEqual([
    { amountCents: price, depositCents: deposit, bookedOn: payments[0]?.bookedOn },
  ])
  const [entry] = await entriesOf('booked')
  expect(entry?.booked).toMatchObject({ depositCents: deposit })
  const undone = await office.post(`/mvp/api/bank-entries/${entry?.id}/undo`, { revision: entry?.revision })
  expect(undone.statusCode).toBe(200)
  expect(await stateOf(url)).toEqual({ deposit: 'asked', due: 'open', open: price, handOver: 'open' })
  const [open] = await entriesOf('open')
  const [proposal] = open?.proposals ?? []
  expect(proposal).toMatchObject({ openCents: price, depositCents: deposit, hasNumber: true })
  const decided = await office.post(`/mvp/api/bank-entries/${open?.id}/decision`, {
    ...{ action: 'book', revision: open?.revision, purchaseId: proposal?.purchaseId },
    ...{ invoiceId: proposal?.invoiceId, openCents: proposal?.openCents },
  })
  expect(decided.statusCode, decided.body).toBe(200)
  expect(await stateOf(url)).toEqual({ deposit: 'received', due: 'paid', open: 0, handOver: 'paid' })
})

test('The price first and the deposit later are booked as what they are', async () => {
  const { url, number } = await billed()
  await take({ cents: price, reference: number })
  expect(await stateOf(url)).toMatchObject({ deposit: 'asked', due: 'paid' })
  expect(await take({ cents: deposit, reference: number })).toMatchObject({ booked: 1, open: 0 })
  expect(await stateOf(url)).toEqual({ deposit: 'received', due: 'paid', open: 0, handOver: 'paid' })
})

test.each([
  ['a part of the deposit', price + deposit - 1, 'over'],
  ['the deposit before the price', deposit, 'part'],
  ['more than both', price + deposit + 1, 'over'],
])('%s waits for a person', async (_, cents, finding) => {
  const { url, number } = await billed()
  expect(await take({ cents, reference: number })).toMatchObject({ booked: 0, open: 1 })
  expect((await entriesOf('open')).at(-1)).toMatchObject({ finding })
  expect(await stateOf(url)).toMatchObject({ deposit: 'asked', due: 'open' })
})

test('A deposit that the house has marked as received is not booked again', async () => {
  const { url, number } = await billed()
  await office.post(`${url}/deposit`, { state: 'received' })
  expect(await take({ cents: price + deposit, reference: number })).toMatchObject({ booked: 0, open: 1 })
})

test('A transfer that the bank takes back opens price and deposit', async () => {
  const { url, number } = await billed()
  const own = 'DE02500105170137075030'
  await take({ cents: price + deposit, reference: number, payerIban: own })
  expect(
    await take({ cents: price + deposit, reference: number, payerIban: own, isReturn: true }),
  ).toMatchObject({ booked: 1, bookedCents: -price - deposit })
  expect(await stateOf(url)).toEqual({ deposit: 'asked', due: 'open', open: price, handOver: 'open' })
})

test('A booking whose deposit was paid back since is not undone', async () => {
  const { id, url, number } = await billed()
  await take({ cents: price + deposit, reference: number })
  const { db, clock } = api()
  await db.vatDeposit.updateMany({ where: { purchase: { publicId: id } }, data: { returnedAt: clock.now() } })
  const [entry] = await entriesOf('booked')
  const undone = await office.post(`/mvp/api/bank-entries/${entry?.id}/undo`, { revision: entry?.revision })
  expect([undone.statusCode, undone.json().title]).toEqual([409, expect.stringContaining('zurückgezahlt')])
  expect(await stateOf(url)).toMatchObject({ deposit: 'returned', due: 'paid' })
})

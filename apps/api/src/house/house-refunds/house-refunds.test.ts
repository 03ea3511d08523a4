import { randomUUID } from 'node:crypto'
import type { HousePurchasePayments, TakenStatements } from '@portal/contract/house/bank-statements'
import type { DueRefund } from '@portal/contract/house/refunds'
import type { PurchasePayment } from '@portal/contract/sale/payments'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  aBackofficeUser,
  aDealer,
  aPersonOf,
  aYardUser,
  type Client,
  mailsTo,
} from '../../testing/accounts.ts'
import { api, useApi } from '../../testing/api.ts'
import { aClaim, aSoldCar, collect, file, move, newestClaim, ownUrl } from '../../testing/claims.ts'
import { setTime } from '../../testing/clock.ts'
import { multipart } from '../../testing/papers.ts'
import { aBankAccount, aBilledPurchase } from '../../testing/payments.ts'
import { aStatement, type TestEntry } from '../../testing/statements.ts'

useApi()

let office: Client
let dealer: Client
beforeEach(async () => {
  const { db } = api()
  await db.bankAccount.deleteMany()
  setTime('2026-11-27T10:00:00+01:00')
  await aBankAccount()
  ;[office, dealer] = [await aBackofficeUser(), await aDealer()]
})

const upload = async (entries: TestEntry[], id: string = randomUUID().slice(0, 30)) => {
  const bytes = aStatement(entries, { id })
  const query = { filename: 'camt053.xml' }
  const reply = await office.send('POST', '/mvp/api/bank-statements', { query, ...multipart(bytes, 'a.xml') })
  if (reply.statusCode !== 200) throw new Error(reply.body)
  return reply.json<TakenStatements>()
}

type Bill = Awaited<ReturnType<typeof aBilledPurchase>>

const correctionsOf = ({ purchaseId, invoiceId, number }: Bill, grossCents: number) => ({
  ...{ purchaseId, number: `${number}-K`, kind: 'correction', originalId: invoiceId, grossCents },
  ...{ createdAt: api().clock.now(), issuedOn: new Date('2026-11-27') },
})

/** A purchase that was paid by the statement, and then credited. */
async function aCredited(cents = 38_000) {
  const bill = await aBilledPurchase(dealer)
  await upload([{ cents: bill.grossCents, reference: bill.number }])
  await api().db.invoice.create({ data: correctionsOf(bill, cents) })
  return bill
}

const url = ({ publicId }: Pick<Bill, 'publicId'>) => `/mvp/api/house-purchases/${publicId}/refunds`
const record = (bill: Pick<Bill, 'publicId'>, about: object = {}, by = office) =>
  by.post(url(bill), { amountCents: 38_000, paidOn: '2026-11-27', leftCents: 38_000, ...about })
const ofPurchase = async ({ publicId }: Pick<Bill, 'publicId'>) =>
  (await office.get(`/mvp/api/house-purchases/${publicId}/payments`)).json<HousePurchasePayments>()
const asBuyer = async ({ publicId }: Pick<Bill, 'publicId'>) =>
  (await dealer.get(`${ownUrl}/${publicId}/payment`)).json<PurchasePayment>()
const due = async () => (await office.get('/mvp/api/due-refunds')).json<DueRefund[]>()
const dueOf = async ({ publicId }: Pick<Bill, 'publicId'>) =>
  (await due()).find(({ purchaseId }) => purchaseId === publicId) ?? null
const flaw = (reply: { json: () => { errors: { path: string; message: string }[] } }) =>
  reply.json().errors[0]

describe('A refund', () => {
  test('that is due is listed, recorded in parts and undone, and the buyer sees each step', async () => {
    const bill = await aCredited()
    expect(await dueOf(bill)).toMatchObject({
      ...{ gwnummer: bill.gwnummer, number: bill.number, leftCents: 38_000, isTakenBack: false },
    })
    expect(await asBuyer(bill)).toMatchObject({ state: 'over', openCents: -38_000, refundCents: 38_000 })
    expect((await record(bill, { amountCents: 30_000 })).statusCode).toBe(200)
    expect((await dueOf(bill))?.leftCents).toBe(8000)
    const last = await record(bill, { amountCents: 8000, leftCents: 8000, paidOn: '2026-11-26' })
    expect(last.json<HousePurchasePayments>()).toMatchObject({
      ...{ state: 'paid', openCents: 0, refundCents: 0 },
      refunds: [{ amountCents: 30_000, isFromStatement: false }, { amountCents: 8000 }],
    })
    expect(await dueOf(bill)).toBeNull()
    expect(await asBuyer(bill)).toMatchObject({
      ...{ state: 'paid', openCents: 0, refundCents: 0, settledOn: '2026-11-26' },
      refunds: [
        { amountCents: 30_000, paidOn: '2026-11-27' },
        { amountCents: 8000, paidOn: '2026-11-26' },
      ],
    })

    const [refund] = (await ofPurchase(bill)).refunds
    const undo = () => office.post(`${url(bill)}/${refund?.id}/undo`)
    const replies = await Promise.all([undo(), undo()])
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(await asBuyer(bill)).toMatchObject({ refundCents: 30_000, refunds: [{ amountCents: 8000 }] })
    const audited = await api().db.auditEntry.findMany({
      where: { subject: `purchase:${bill.publicId}`, action: { startsWith: 'refund' } },
      orderBy: { id: 'asc' },
    })
    expect(audited.map(({ action, actorId }) => [action, actorId])).toEqual([
      ...Array(2).fill(['refund-recorded', office.account.id]),
      ['refund-undone', office.account.id],
    ])
    expect(audited[0]?.details).toMatchObject({ euro: 300, at: '2026-11-27' })
  })

  test('of a purchase that the house has only said to be paid shows the same state to house and buyer', async () => {
    const bill = await aBilledPurchase(dealer)
    await api().db.purchase.update({ where: { id: bill.purchaseId }, data: { handOver: 'paid' } })
    expect(await ofPurchase(bill)).toMatchObject({ state: 'paid', openCents: 0, isPaidByHand: true })
    expect(await asBuyer(bill)).toMatchObject({ state: 'paid', openCents: 0 })
  })

  test('is refused above what is left, for a day that cannot be, and where nothing is due', async () => {
    const bill = await aCredited()
    expect(flaw(await record(bill, { amountCents: 38_001 }))).toMatchObject({
      ...{ path: 'amountCents', message: 'Höchstens 380,00\u00a0€.' },
    })
    expect(flaw(await record(bill, { paidOn: '2026-11-28' }))?.path).toBe('paidOn')
    expect(flaw(await record(bill, { paidOn: '2026-11-23' }))?.path).toBe('paidOn')
    expect(flaw(await record(bill, { paidOn: '' }))?.message).toBe('Bitte den Tag der Überweisung angeben.')
    expect(flaw(await record(bill, { amountCents: 0 }))?.message).toBe('Bitte den Betrag angeben.')
    expect((await record(await aBilledPurchase(dealer), { leftCents: 0 })).statusCode).toBe(409)
    expect((await record({ publicId: randomUUID() })).statusCode).toBe(404)
    expect((await office.post(`${url(bill)}/${randomUUID()}/undo`)).statusCode).toBe(404)
    expect((await dueOf(bill))?.leftCents).toBe(38_000)
  })

  test('of two recorded at once is recorded once', async () => {
    const bill = await aCredited()
    const replies = await Promise.all([record(bill), record(bill), record(bill)])
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409])
    expect((await ofPurchase(bill)).refunds).toHaveLength(1)
  })

  test('is for the office, and shown to people of the company who may see payments', async () => {
    const bill = await aCredited()
    for (const other of [dealer, await aYardUser()]) {
      expect((await record(bill, {}, other)).statusCode).toBe(403)
      expect((await other.get('/mvp/api/due-refunds')).statusCode).toBe(403)
    }
    await record(bill)
    const buyer = await aPersonOf('buyer', { company: dealer })
    const seen = await buyer.get(`${ownUrl}/${bill.publicId}/payment`)
    expect(Object.keys(seen.json())).toEqual(['mayPay', 'people'])
    const other = await aDealer()
    expect((await other.get(`${ownUrl}/${bill.publicId}/payment`)).statusCode).toBe(404)
    const { body } = await dealer.get('/uaa/api/account/data')
    expect(body).toContain('38000')
  })
})

/** What programs of the house were told about a purchase, oldest first. */
const eventsOf = async ({ publicId }: Pick<Bill, 'publicId'>) =>
  (
    await api().db.webhookDelivery.findMany({
      where: { type: 'payment.changed', data: { path: ['purchaseId'], equals: publicId } },
      orderBy: { id: 'asc' },
    })
  ).map(({ data }) => data)

describe('Of a refund', () => {
  test('owners and accountants get a mail, and programs an event, also when its record is taken back', async () => {
    const house = { url: 'https://dms.example/x', description: '', events: ['payment.changed'], secret: 'x' }
    await api().db.webhookEndpoint.create({ data: { ...house, createdAt: api().clock.now() } })
    const accountant = await aPersonOf('accountant', { company: dealer })
    const buyer = await aPersonOf('buyer', { company: dealer })
    const bill = await aCredited()
    const subjects = async ({ account }: Client) =>
      (await mailsTo(account.email)).flatMap(({ template, subject }) =>
        template.startsWith('refund') ? [subject] : [],
      )
    await record(bill, { amountCents: 30_000 })
    for (const person of [dealer, accountant])
      expect(await subjects(person)).toEqual([`Rückzahlung zu GW ${bill.gwnummer}`])
    const [mail] = (await mailsTo(dealer.account.email)).filter(({ template }) => template === 'refund')
    expect(mail?.text).toMatch(
      /Betrag: 300,00\u00a0€\s+Überwiesen am: 27\.11\.2026\s+Noch zurückzuzahlen: 80,00/,
    )
    expect(mail?.text).not.toMatch(/IBAN|DE\d{20}/)
    const [refund] = (await ofPurchase(bill)).refunds
    await Promise.all([1, 2].map(() => office.post(`${url(bill)}/${refund?.id}/undo`)))
    expect(await subjects(dealer)).toEqual([
      `Rückzahlung zu GW ${bill.gwnummer}`,
      `Rückzahlung zu GW ${bill.gwnummer}: Vermerk zurückgenommen`,
    ])
    expect(await subjects(buyer)).toEqual([])
    const { publicId: purchaseId, gwnummer } = bill
    expect(await eventsOf(bill)).toEqual(
      ['booked', 'refunded', 'refund-undone'].map((change) => ({ purchaseId, gwnummer, change })),
    )
  })
})

describe('A vehicle taken back', () => {
  test('leaves nothing to pay, also while its unpaid invoice is not cancelled', async () => {
    const bill = await aBilledPurchase(dealer)
    const { db, clock } = api()
    await db.purchase.update({ where: { id: bill.purchaseId }, data: { takenBackAt: clock.now() } })
    expect(await ofPurchase(bill)).toMatchObject({ state: 'cancelled', billedCents: 0, openCents: 0 })
  })

  test('is paid back in full, also where the house has only said that it was paid', async () => {
    const { id: publicId, gwnummer } = await aSoldCar(office, dealer)
    await collect(office, publicId)
    await file(dealer, publicId, aClaim())
    const { id: claimId } = await newestClaim(dealer, publicId)
    expect(await dueOf({ publicId })).toBeNull()
    await move(office, claimId, { action: 'take-back', text: 'Kommt zurück.' })
    expect(await dueOf({ publicId })).toMatchObject({ gwnummer, isTakenBack: true, leftCents: 1_987_000 })
    expect(await asBuyer({ publicId })).toMatchObject({ state: 'cancelled', openCents: -1_987_000 })
    const whole = { amountCents: 1_987_000, leftCents: 1_987_000 }
    expect((await record({ publicId }, whole)).statusCode).toBe(200)
    expect(await asBuyer({ publicId })).toMatchObject({ state: 'cancelled', openCents: 0, refundCents: 0 })
  })
})

describe('A transfer of the house in a statement', () => {
  test('pays back what is due if reference and amount fit, once, and not again after an undo', async () => {
    const bill = await aCredited()
    const transfer: TestEntry = { cents: 38_000, reference: `Gutschrift ${bill.number}`, isOutgoing: true }
    const salary: TestEntry = { cents: 250_000, reference: 'Gehalt November', isOutgoing: true }
    expect(await upload([transfer, salary])).toMatchObject({ refunded: 1, open: 0, known: 0 })
    const { refunds } = await ofPurchase(bill)
    expect(refunds).toMatchObject([{ amountCents: 38_000, paidOn: '2026-11-26', isFromStatement: true }])
    expect(await dueOf(bill)).toBeNull()
    expect(await upload([transfer])).toMatchObject({ refunded: 0 })
    await office.post(`${url(bill)}/${refunds[0]?.id}/undo`)
    expect(await upload([transfer])).toMatchObject({ refunded: 0 })
    expect((await dueOf(bill))?.leftCents).toBe(38_000)
    const kept = await api().db.bankEntry.findMany({ where: { reference: { contains: 'Gehalt' } } })
    expect(kept).toEqual([])
  })

  test('in doubt is left to a person: another amount, no reference, or several in one amount', async () => {
    const bill = await aCredited()
    const doubtful = [
      { cents: 37_999, reference: bill.number },
      { cents: 38_000, reference: 'Gutschrift' },
      { cents: 38_000, reference: bill.number, count: 2 },
    ]
    expect(await upload(doubtful.map((one) => ({ ...one, isOutgoing: true })))).toMatchObject({ refunded: 0 })
    expect((await dueOf(bill))?.leftCents).toBe(38_000)
  })

  test('twice in one statement pays back once', async () => {
    const bill = await aCredited()
    const transfer = { cents: 38_000, reference: bill.number, isOutgoing: true }
    expect(await upload([transfer, transfer])).toMatchObject({ refunded: 1 })
    expect((await ofPurchase(bill)).refunds).toHaveLength(1)
  })
})

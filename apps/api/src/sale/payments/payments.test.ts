import { beforeEach, describe, expect, test } from 'vitest'
import { aDealer, aPersonOf, aVisitor, type Client } from '../../testing/accounts.ts'
import { api, useApi } from '../../testing/api.ts'
import { setTime } from '../../testing/clock.ts'
import { aBankAccount, aBilledPurchase, houseIban } from '../../testing/payments.ts'
import { aPurchase } from '../../testing/purchases.ts'

useApi()

let dealer: Client
beforeEach(async () => {
  setTime('2026-11-25T10:00:00+01:00')
  await api().db.bankAccount.deleteMany()
  dealer = await aDealer()
})

const read = (id: string, by: Client = dealer) => by.get(`/mvp/api/mvp-meine/purchases/${id}/payment`)

describe('What is due for a purchase', () => {
  test('has the payment data of the house, for owners and accountants', async () => {
    await aBankAccount('DE89370400440532013000')
    setTime('2026-11-25T10:01:00+01:00')
    await aBankAccount()
    const { publicId, number, gwnummer } = await aBilledPurchase(dealer)
    const reply = await read(publicId)
    expect(reply.json()).toEqual({
      ...{ mayPay: true, state: 'open', handOver: 'open', number, issuedOn: '2026-11-24' },
      ...{ dueOn: '2026-12-01', overdueDays: 0, billedCents: 2_287_000, paidCents: 0 },
      ...{ openCents: 2_287_000, settledOn: null, refundCents: 0, refunds: [], payments: [] },
      transfer: {
        recipient: 'Autoexpo Musterhandel GmbH',
        iban: houseIban,
        reference: `${number} GW${gwnummer}`,
      },
    })
    const accountant = await aPersonOf('accountant', { company: dealer })
    expect((await read(publicId, accountant)).json()).toEqual(reply.json())
  })

  test('is the names of those who may pay, for a buyer of the company', async () => {
    await aBankAccount()
    const { publicId } = await aBilledPurchase(dealer)
    const buyer = await aPersonOf('buyer', { company: dealer })
    const reply = await read(publicId, buyer)
    expect(reply.json()).toEqual({ mayPay: false, people: ['Erika Beispiel'] })
  })

  test('is not found by other companies, and not shown to visitors', async () => {
    const { publicId } = await aBilledPurchase(dealer)
    expect((await read(publicId, await aDealer())).statusCode).toBe(404)
    expect((await aVisitor().get(`/mvp/api/mvp-meine/purchases/${publicId}/payment`)).statusCode).toBe(401)
  })

  test('has no account number before an invoice, before an account is confirmed, and once paid', async () => {
    const { publicId, purchaseId } = await aBilledPurchase(dealer)
    expect((await read(publicId)).json().transfer).toBeNull()
    await aBankAccount()
    await api().db.purchase.update({ where: { id: purchaseId }, data: { handOver: 'paid' } })
    await api().db.handOverChange.create({
      data: { purchaseId, at: new Date('2026-11-25T23:30:00Z'), before: 'open', after: 'paid' },
    })
    const paid = await read(publicId)
    expect(paid.json()).toMatchObject({
      state: 'paid',
      openCents: 0,
      settledOn: '2026-11-26',
      transfer: null,
    })
    expect(paid.body).not.toContain(houseIban)
    const unbilled = await aPurchase(dealer, 'open')
    expect((await read(unbilled.id)).json()).toMatchObject({ state: 'awaited', number: null, transfer: null })
  })

  test('is overdue from the day after the due day in German time', async () => {
    setTime('2026-11-25T22:59:00Z')
    dealer = await aDealer()
    const { publicId } = await aBilledPurchase(dealer, { dueOn: '2026-11-25' })
    expect((await read(publicId)).json()).toMatchObject({ state: 'open', overdueDays: 0 })
    setTime('2026-11-25T23:01:00Z')
    expect((await read(publicId)).json()).toMatchObject({ state: 'overdue', overdueDays: 1 })
  })
})

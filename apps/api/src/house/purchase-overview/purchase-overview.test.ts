import type { PurchaseOverview } from '@portal/contract/house/purchase-overview'
import { beforeEach, describe, expect, test } from 'vitest'
import { aBackofficeUser, aDealer, aPersonOf, aYardUser, type Client } from '../../testing/accounts.ts'
import { api, useApi } from '../../testing/api.ts'
import { aCar } from '../../testing/cars.ts'
import { setTime } from '../../testing/clock.ts'
import { aBankAccount, aBilledPurchase, houseIban } from '../../testing/payments.ts'
import { aPurchase } from '../../testing/purchases.ts'

useApi()

let office: Client
beforeEach(async () => {
  setTime('2026-11-25T10:00:00+01:00')
  office = await aBackofficeUser()
})

const read = (id: string, by = office) => by.get(`/mvp/api/house-purchases/${id}/overview`)
const overviewOf = async (id: string) => (await read(id)).json<PurchaseOverview>()

describe('What surrounds a purchase', () => {
  test('has what the company sees as due, but never the account', async () => {
    await aBankAccount()
    const dealer = await aDealer()
    const { publicId, number } = await aBilledPurchase(dealer)
    const reply = await read(publicId)
    expect(reply.json().payment).toMatchObject({
      ...{ state: 'open', number, openCents: 2_287_000, hasTransferData: true, payments: [] },
    })
    expect(reply.body).not.toContain(houseIban)
  })

  test('names the person who bought, while that person belongs to the company', async () => {
    const dealer = await aDealer()
    const buyer = await aPersonOf('buyer', { company: dealer })
    const { publicId, purchaseId } = await aBilledPurchase(dealer)
    const { db } = api()
    const emailOf = async () => (await overviewOf(publicId)).customer?.email
    expect(await emailOf()).toBe(dealer.account.email)
    await db.purchase.update({ where: { id: purchaseId }, data: { buyerId: buyer.account.id } })
    await db.account.update({ where: { id: buyer.account.id }, data: { langKey: 'pl' } })
    expect((await overviewOf(publicId)).customer).toMatchObject({
      ...{ email: buyer.account.email, language: 'pl' },
    })
    await db.dealerMember.deleteMany({ where: { accountId: buyer.account.id } })
    expect(await emailOf()).toBe(dealer.account.email)
  })

  test('counts the purchases of twelve months, those to be paid and the claims of the company', async () => {
    const dealer = await aDealer()
    const { publicId } = await aBilledPurchase(dealer)
    const cancelled = await aBilledPurchase(dealer)
    await aBilledPurchase(await aDealer())
    const old = await aPurchase(dealer, 'collected')
    const { db, clock } = api()
    const now = clock.now()
    await db.purchase.update({ where: { publicId: old.id }, data: { puchasesDate: new Date('2025-11-24') } })
    await db.invoice.create({
      data: {
        ...{ purchaseId: cancelled.purchaseId, originalId: cancelled.invoiceId, kind: 'cancellation' },
        ...{ number: `${cancelled.number}-S`, grossCents: cancelled.grossCents, createdAt: clock.now() },
        issuedOn: new Date('2026-11-25'),
      },
    })
    const { id: purchaseId } = await db.purchase.findUniqueOrThrow({ where: { publicId } })
    for (const state of ['filed', 'rejected'])
      await db.claim.create({
        data: {
          ...{ purchaseId, state, km: 45_000, createdAt: now, decidedAt: now },
          ...{ idempotencyKey: `${publicId} ${state}`, payloadHash: state },
        },
      })
    const { customer, claims, pickUp } = await overviewOf(publicId)
    expect(customer).toMatchObject({ purchasesOfYear: 2, unpaid: 1, claims: 2, openClaims: 1 })
    expect(claims).toMatchObject([
      { state: 'rejected', decidedAt: now.toISOString() },
      { state: 'filed', decidedAt: null },
    ])
    expect(pickUp).toBeNull()
  })

  test('has the photo of the vehicle, and no customer for a partner without an account', async () => {
    const { publicId, gwnummer, purchaseId } = await aBilledPurchase({ partner_number: '990001' })
    expect(await overviewOf(publicId)).toMatchObject({ customer: null, photo: null })
    const { fin } = await aCar({ gwnummer, available: false })
    await api().db.purchase.update({ where: { id: purchaseId }, data: { fin: fin ?? '' } })
    expect((await overviewOf(publicId)).photo?.datei).toBe('seite.webp')
  })

  test('is only for the office, and unknown for a purchase that does not exist', async () => {
    const dealer = await aDealer()
    const { publicId } = await aBilledPurchase(dealer)
    for (const caller of [dealer, await aYardUser()])
      expect((await read(publicId, caller)).statusCode).toBe(403)
    const unknown = await read('0a0b0c0d-0000-4000-8000-000000000001')
    expect([unknown.statusCode, unknown.json().title]).toEqual([404, 'Diesen Kauf gibt es nicht.'])
  })
})

import type { Approval } from '@portal/contract/sale/approvals'
import { beforeEach, describe, expect, test } from 'vitest'
import { aBackofficeUser, aDealer, aPersonOf, type Client, mailsTo } from '../../testing/accounts.ts'
import { api, useApi } from '../../testing/api.ts'
import { aCar } from '../../testing/cars.ts'
import { passTime, setTime } from '../../testing/clock.ts'
import { aJob, run } from '../../testing/stock-jobs.ts'
import { expireApprovals } from './jobs.ts'

useApi()

const limits = '/uaa/api/company/purchase-limits'
let office: Client
let owner: Client
let buyer: Client
beforeEach(async () => {
  setTime('2026-11-10T10:00:00+01:00')
  // An open approval of another test would expire as well.
  await api().db.purchaseApproval.deleteMany()
  office = await aBackofficeUser()
  owner = await aDealer()
  buyer = await aPersonOf('buyer', { company: owner })
})

const limit = (perPurchase: number | null, perMonth: number | null) =>
  owner.put(`${limits}/${buyer.account.id}`, { perPurchase, perMonth })

/** Sells a vehicle to the buyer. */
async function sold(price: number, to: Client | null = buyer) {
  const { gwnummer } = await aCar()
  const rule = {
    action: 'sell' as const,
    partner_number: owner.partner_number,
    price,
    buyerId: to?.account.id ?? null,
  }
  const { id: job } = await aJob(office, rule, [gwnummer])
  await run(office, job)
  const { publicId: id } = await api().db.purchase.findFirstOrThrow({ where: { gwnummer } })
  return { id, gwnummer, url: `/mvp/api/mvp-meine/purchases/${id}/approval` }
}
const read = async (client: Client, url: string) =>
  (await client.get(url)).json<{ approval: Approval | null }>().approval
const stateOf = async ({ url }: { url: string }) => (await read(owner, url))?.state ?? null
const subjectsTo = async (address: string) => (await mailsTo(address)).map(({ subject }) => subject)

describe('A limit', () => {
  test('is set by owners, for buyers only', async () => {
    expect((await limit(20_000, 50_000)).json()).toMatchObject([
      { id: buyer.account.id, perPurchase: 20_000, perMonth: 50_000 },
    ])
    expect(
      (await owner.put(`${limits}/${owner.account.id}`, { perPurchase: 1, perMonth: 1 })).statusCode,
    ).toBe(404)
    expect(
      (await buyer.put(`${limits}/${buyer.account.id}`, { perPurchase: null, perMonth: null })).statusCode,
    ).toBe(403)
    const stranger = await aDealer()
    expect(
      (await stranger.put(`${limits}/${buyer.account.id}`, { perPurchase: 1, perMonth: 1 })).statusCode,
    ).toBe(404)
  })

  test('refuses an amount that is none', async () => {
    for (const perPurchase of [0, -5, 1.5, 10_000_001, 'viel']) {
      const reply = await owner.put(`${limits}/${buyer.account.id}`, { perPurchase, perMonth: null })
      expect([perPurchase, reply.statusCode]).toEqual([perPurchase, 400])
      expect(reply.json().errors[0].path).toBe('perPurchase')
    }
  })

  test('of a purchase asks for approval above it', async () => {
    await limit(20_000, null)
    expect(await stateOf(await sold(20_000))).toBeNull()
    expect(await stateOf(await sold(20_001))).toBe('asked')
    expect(await stateOf(await sold(90_000, null))).toBeNull()
  })

  test('of a month counts its purchases, without refused ones and those of other months', async () => {
    await limit(null, 30_000)
    expect(await stateOf(await sold(20_000))).toBeNull()
    const second = await sold(15_000)
    expect(await stateOf(second)).toBe('asked')
    await owner.post(second.url, { approves: false, reason: 'Zu teuer' })
    expect(await stateOf(await sold(10_000))).toBeNull()
    setTime('2026-12-01T08:00:00+01:00')
    office = await aBackofficeUser()
    const { gwnummer } = await aCar()
    const rule = {
      action: 'sell' as const,
      partner_number: owner.partner_number,
      price: 30_000,
      buyerId: buyer.account.id,
    }
    await run(office, (await aJob(office, rule, [gwnummer])).id)
    const { id } = await api().db.purchase.findFirstOrThrow({ where: { gwnummer } })
    expect(await api().db.purchaseApproval.count({ where: { purchaseId: id } })).toBe(0)
  })

  test('cannot be passed by two purchases at once', async () => {
    await limit(null, 30_000)
    const purchases = await Promise.all([sold(20_000), sold(20_000)])
    const states = await Promise.all(purchases.map(stateOf))
    expect(states.toSorted()).toEqual(['asked', null])
  })
})

describe('An approval', () => {
  test('is asked of the owners by mail, given once, and told to the buyer', async () => {
    await limit(20_000, null)
    const second = await aPersonOf('owner', { company: owner })
    const { url, gwnummer, id } = await sold(25_000)
    for (const person of [owner, second])
      expect(await subjectsTo(person.account.email)).toContain(`Bitte freigeben: Kauf ${gwnummer}`)
    expect(await read(buyer, url)).toMatchObject({ state: 'asked', mayDecide: false })
    expect(await read(owner, url)).toMatchObject({ state: 'asked', mayDecide: true })
    const move = () => office.post(`/mvp/api/house-purchases/${id}/hand-over`, { from: 'open', to: 'paid' })
    expect((await move()).json().type).toBe('purchase-not-approved')
    const obstacle = async () => (await office.get(`/mvp/api/house-purchases/${id}/invoices`)).json().obstacle
    expect(await obstacle()).toBe('Der Betrieb des Käufers hat diesen Kauf noch nicht freigegeben.')
    const replies = await Promise.all([owner, second].map((person) => person.post(url, { approves: true })))
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect(await subjectsTo(buyer.account.email)).toContain(`Ihr Kauf ${gwnummer} ist freigegeben`)
    expect((await move()).statusCode).toBe(200)
    expect(await obstacle()).not.toContain('freigegeben')
  })

  test('is refused with a reason, which buyer and office get', async () => {
    await limit(20_000, null)
    const { url, gwnummer } = await sold(25_000)
    expect((await owner.post(url, { approves: false, reason: ' ' })).json().errors[0].path).toBe('reason')
    await owner.post(url, { approves: false, reason: 'Passt nicht' })
    expect(await read(owner, url)).toMatchObject({
      state: 'refused',
      reason: 'Passt nicht',
      mayDecide: false,
    })
    for (const address of [buyer.account.email, api().env.MAIL_SALES])
      expect((await mailsTo(address)).at(-1)?.text).toContain('Grund: Passt nicht')
    expect(await subjectsTo(api().env.MAIL_SALES)).toContain(`Kauf ${gwnummer} ist abgelehnt`)
  })

  test('is not given by the buyer, by people without the right, or by another company', async () => {
    await limit(20_000, null)
    const { url } = await sold(25_000)
    const accountant = await aPersonOf('accountant', { company: owner })
    expect((await buyer.post(url, { approves: true })).statusCode).toBe(403)
    expect((await accountant.post(url, { approves: true })).statusCode).toBe(403)
    expect((await (await aDealer()).post(url, { approves: true })).statusCode).toBe(404)
    await owner.put(`/uaa/api/company/people/${buyer.account.id}`, { role: 'owner' })
    expect((await buyer.post(url, { approves: true })).statusCode).toBe(403)
    expect(await stateOf({ url })).toBe('asked')
  })

  test('expires once nobody has decided in time', async () => {
    await limit(20_000, null)
    const { url, gwnummer } = await sold(25_000)
    const { db, env, clock } = api()
    passTime({ hours: 71 })
    expect(await expireApprovals({ db, env, now: clock.now() })).toBe(0)
    passTime({ hours: 2 })
    const late = await aPersonOf('owner', { company: owner })
    expect((await late.post(url, { approves: true })).json().type).toBe('approval-decided')
    const ended = await Promise.all([1, 2].map(() => expireApprovals({ db, env, now: clock.now() })))
    expect(ended.toSorted()).toEqual([0, 1])
    expect((await read(late, url))?.state).toBe('expired')
    expect(await subjectsTo(env.MAIL_SALES)).toContain(`Kauf ${gwnummer} wurde nicht rechtzeitig freigegeben`)
  })
})

import type { OpenReservation } from '@portal/contract/buyer/reservation-approvals'
import { beforeEach, describe, expect, test } from 'vitest'
import { offerAfterReservation } from '../../house/stock-jobs/reservations.ts'
import { aBackofficeUser, aDealer, aPersonOf, type Client, mailsTo } from '../../testing/accounts.ts'
import { api, useApi } from '../../testing/api.ts'
import { aCar, someCars } from '../../testing/cars.ts'
import { passTime, setTime } from '../../testing/clock.ts'
import { aJob, run, undo } from '../../testing/stock-jobs.ts'
import { expireReservationApprovals } from './jobs.ts'

useApi()

const url = '/mvp/api/mvp-meine/reservation-approvals'
let office: Client
let owner: Client
let buyer: Client
beforeEach(async () => {
  setTime('2026-11-10T10:00:00+01:00')
  // An open approval of another test would expire as well.
  await api().db.reservationApproval.deleteMany()
  office = await aBackofficeUser()
  owner = await aDealer()
  buyer = await aPersonOf('buyer', { company: owner })
})

const limit = (perPurchase: number | null, perMonth: number | null) =>
  owner.put(`/uaa/api/company/purchase-limits/${buyer.account.id}`, { perPurchase, perMonth })

type Wish = { until?: string; by?: Client }
async function reserved(gwnummern: string[], { until = '2026-11-20', by = buyer }: Wish = {}) {
  const { partner_number } = owner
  const rule = { action: 'reserve' as const, until, time: null, partner_number, buyerId: by.account.id }
  const { id } = await aJob(office, { ...rule, for: null }, gwnummern)
  await run(office, id)
  return id
}
const open = async (by = owner) => (await by.get(url)).json<OpenReservation[]>()
const decide = (id: string, approves: boolean, by = owner) => by.post(`${url}/${id}`, { approves })
const vehicleOf = (gwnummer: string) => api().db.vehicle.findUniqueOrThrow({ where: { gwnummer } })
const subjectsTo = async (address: string) => (await mailsTo(address)).map(({ subject }) => subject)
const isOffered = async (gwnummer: string) => {
  await offerAfterReservation(api().pool, api().clock.now())
  return (await vehicleOf(gwnummer)).available
}

describe('A reservation for a buyer', () => {
  test('above the limit waits for another owner, who is mailed once', async () => {
    await limit(15_000, null)
    const { gwnummer } = await aCar({ haendlerpreisbrutto: 16_500 })
    await reserved([gwnummer])
    expect(await open()).toMatchObject([
      { gwnummer, price: 16_500, buyer: 'Erika Beispiel', mayDecide: true },
    ])
    expect(await open(buyer)).toMatchObject([{ gwnummer, mayDecide: false }])
    expect(await open(await aDealer())).toEqual([])
    expect(await subjectsTo(owner.account.email)).toContain(`Bitte freigeben: Reservierung ${gwnummer}`)
    expect(await subjectsTo(buyer.account.email)).not.toContain(`Bitte freigeben: Reservierung ${gwnummer}`)
  })

  test('within the limit, for an owner or without a limit needs nobody', async () => {
    const [first, second, third] = await someCars([{}, {}, {}])
    await reserved([first?.gwnummer ?? ''])
    await limit(16_500, null)
    await reserved([second?.gwnummer ?? ''])
    await reserved([third?.gwnummer ?? ''], { by: owner })
    expect(await open()).toEqual([])
  })

  test('counts for the month with what is bought and what is held, together in one job too', async () => {
    await limit(null, 40_000)
    const cars = await someCars([{}, {}, {}, {}])
    const [first = '', second = '', third = '', fourth = ''] = cars.map(({ gwnummer }) => gwnummer)
    const sell = { action: 'sell' as const, partner_number: owner.partner_number, buyerId: buyer.account.id }
    await run(office, (await aJob(office, sell, [first])).id)
    await reserved([second])
    expect(await open()).toEqual([])
    await reserved([third, fourth])
    expect((await open()).map(({ gwnummer }) => gwnummer)).toEqual([third, fourth])
  })

  test('stays approved, also when it is only extended, and tells the buyer', async () => {
    await limit(15_000, null)
    const { gwnummer } = await aCar()
    await reserved([gwnummer])
    const [asked] = await open()
    const reply = await decide(asked?.id ?? '', true)
    expect([reply.statusCode, reply.json()]).toEqual([200, []])
    expect(await subjectsTo(buyer.account.email)).toContain(`Ihre Reservierung ${gwnummer} ist freigegeben`)
    await reserved([gwnummer], { until: '2026-11-25' })
    expect(await open()).toEqual([])
    expect(await isOffered(gwnummer)).toBe(false)
  })

  test('ends when an owner refuses it: the vehicle is offered again, buyer and office are told', async () => {
    await limit(15_000, null)
    const { gwnummer } = await aCar()
    await reserved([gwnummer])
    const [asked] = await open()
    expect(await isOffered(gwnummer)).toBe(false)
    expect((await decide(asked?.id ?? '', false)).statusCode).toBe(200)
    expect(await isOffered(gwnummer)).toBe(true)
    expect(await subjectsTo(buyer.account.email)).toContain(`Ihre Reservierung ${gwnummer} ist abgelehnt`)
    expect(await subjectsTo(api().env.MAIL_SALES)).toContain(`Reservierung ${gwnummer} beendet`)
    const again = await decide(asked?.id ?? '', true)
    expect([again.statusCode, again.json().type]).toEqual([409, expect.stringContaining('approval-decided')])
  })

  test('ends once nobody has decided in time, once however many workers look', async () => {
    await limit(15_000, null)
    const { gwnummer } = await aCar()
    await reserved([gwnummer])
    const { db, env, clock } = api()
    const expire = () => expireReservationApprovals({ db, env, now: clock.now() })
    expect(await expire()).toBe(0)
    passTime({ days: 3, minutes: 1 })
    const ended = await Promise.all([expire(), expire()])
    expect(ended.reduce((sum, count) => sum + count, 0)).toBe(1)
    expect(await isOffered(gwnummer)).toBe(true)
  })

  test('that another job has replaced, or that was undone or sold, is not decided any more', async () => {
    await limit(15_000, null)
    const { gwnummer } = await aCar()
    const job = await reserved([gwnummer])
    const [asked] = await open()
    await undo(office, job)
    expect(await open()).toEqual([])
    expect((await decide(asked?.id ?? '', true)).statusCode).toBe(409)
    expect(await isOffered(gwnummer)).toBe(true)
  })

  test('is not decided by the buyer, by people without the right, or by another company', async () => {
    await limit(15_000, null)
    const { gwnummer } = await aCar()
    await reserved([gwnummer])
    const id = (await open())[0]?.id ?? ''
    const statuses = []
    for (const by of [buyer, await aPersonOf('accountant', { company: owner }), await aDealer()])
      statuses.push((await decide(id, true, by)).statusCode)
    expect(statuses).toEqual([403, 403, 404])
    expect(await open()).toHaveLength(1)
  })

  test('is for a person of the company only', async () => {
    const { gwnummer } = await aCar()
    const stranger = await aDealer()
    const rule = {
      ...{ action: 'reserve', until: '2026-11-20', time: null, for: null, buyerId: stranger.account.id },
    }
    for (const [partner_number, path] of [
      [owner.partner_number, 'buyerId'],
      [null, 'partner_number'],
    ]) {
      const reply = await office.post('/mvp/api/stock-jobs', {
        rule: { ...rule, partner_number },
        gwnummern: [gwnummer],
      })
      expect([reply.statusCode, reply.json().errors[0].path]).toEqual([400, path])
    }
  })
})

import { setTimeout as pause } from 'node:timers/promises'
import type { PriceRule } from '@portal/contract/house/stock-jobs'
import { today } from '@portal/domain/buyer/appointment'
import { dayMs } from '@portal/domain/values/durations'
import { beforeAll, describe, expect, test } from 'vitest'
import { mailWatchChanges } from '../../buyer/watchlist/jobs.ts'
import {
  aBackofficeUser,
  aDealer,
  aPersonOf,
  aVisitor,
  type Client,
  mailsTo,
} from '../../testing/accounts.ts'
import { api, useApi } from '../../testing/api.ts'
import { aCar, changeCar, someCars } from '../../testing/cars.ts'
import { passTime } from '../../testing/clock.ts'
import type { SentStockRule } from '../../testing/stock-jobs.ts'
import { aJob, rowsOf, run, undo } from '../../testing/stock-jobs.ts'
import { executeStockJob } from './jobs.ts'
import { mailDealers } from './mail.ts'
import { offerAfterReservation } from './reservations.ts'

useApi()

let user: Client
beforeAll(async () => {
  user = await aBackofficeUser()
})

const price = (rule: Partial<PriceRule>): PriceRule => ({
  action: 'price',
  prices: 'dealer',
  change: { kind: 'percent', percent: -3 },
  rounding: 'none',
  floor: null,
  reason: null,
  notifiesWatchers: true,
  ...rule,
})
const vehicle = (fahrzeugid: number) => api().db.vehicle.findUniqueOrThrow({ where: { fahrzeugid } })
const refusalOf = async (rule: SentStockRule, gwnummer: string) => {
  const { id } = await aJob(user, rule, [gwnummer])
  const [row] = await rowsOf(user, id)
  return row?.reason
}

describe('the preview of a price run', () => {
  test.each<[string, Partial<PriceRule>, number]>([
    ['a percentage', { change: { kind: 'percent', percent: -3 } }, 16_005],
    ['an amount', { change: { kind: 'shift', euro: 250 } }, 16_750],
    ['a fixed price', { change: { kind: 'set', euro: 15_432.1 } }, 15_432.1],
    ['a multiple of 50', { change: { kind: 'shift', euro: -130 }, rounding: '50' }, 16_350],
    ['the next price ending in 900', { change: { kind: 'shift', euro: -1000 }, rounding: '900' }, 15_900],
  ])('shows %s', async (_, rule, after) => {
    const car = await aCar({ haendlerpreisbrutto: 16_500 })
    const job = await aJob(user, price(rule), [car.gwnummer])

    expect(job).toMatchObject({ state: 'preview', counts: { changes: 1 }, sums: { before: 16_500, after } })
    expect(await rowsOf(user, job.id)).toMatchObject([
      { before: { haendlerpreisbrutto: 16_500 }, after: { haendlerpreisbrutto: after } },
    ])
    expect((await vehicle(car.fahrzeugid)).haendlerpreisbrutto.toNumber()).toBe(16_500)
  })

  test('refuses a price below the lowest price of the vehicle, and names that price', async () => {
    const { gwnummer } = await aCar({ haendlerpreisbrutto: 16_500, lowestPrice: 16_100 })
    const job = await aJob(user, price({}), [gwnummer])

    expect(job.counts).toMatchObject({ changes: 0, refused: 1 })
    expect(await rowsOf(user, job.id)).toMatchObject([{ reason: 'below-lowest', detail: '16100.00' }])
  })

  test.each<[string, object, string]>([
    ['below the floor of the run', {}, 'below-floor'],
    ['that is sold', { soldAt: new Date('2026-10-01') }, 'sold'],
    ['that is withdrawn', { withdrawnAt: new Date('2026-10-01') }, 'withdrawn'],
    ['that is reserved', { reservedUntil: new Date('2030-10-01') }, 'reserved'],
    ['without a price', { haendlerpreisbrutto: 0 }, 'price'],
  ])('refuses a vehicle %s', async (_, facts, reason) => {
    const { gwnummer } = await aCar(facts)
    expect(await refusalOf(price({ floor: 16_100 }), gwnummer)).toBe(reason)
  })

  test('is computed again for another rule', async () => {
    const { gwnummer } = await aCar()
    const { id } = await aJob(user, price({}), [gwnummer])
    const reply = await user.put(`/mvp/api/stock-jobs/${id}/rule`, { action: 'move', location: 'Halle 7' })

    expect(reply.json()).toMatchObject({ rule: { action: 'move' }, sums: null, counts: { changes: 1 } })
    expect(await rowsOf(user, id)).toMatchObject([{ after: { location: 'Halle 7' } }])
  })
})

describe('a run', () => {
  test('changes its vehicles as one generation, with history and price history', async () => {
    const cars = await someCars([{}, {}, { lowestPrice: 16_400 }])
    const { id } = await aJob(
      user,
      price({}),
      cars.map(({ gwnummer }) => gwnummer),
    )
    const before = (await api().db.stockGeneration.findFirst())?.generation ?? 0
    const job = await run(user, id)

    expect(job).toMatchObject({ state: 'done', counts: { changed: 2, refused: 1 }, changedSince: 0 })
    expect((await api().db.stockGeneration.findFirst())?.generation).toBe(before + 1)
    expect(await api().db.stockChange.count({ where: { generation: before + 1 } })).toBe(2)
    const { fahrzeugid } = cars[0] ?? { fahrzeugid: 0 }
    expect(await api().db.vehicleChange.findMany({ where: { fahrzeugid } })).toMatchObject([
      {
        field: 'haendlerpreisbrutto',
        before: '16500.00',
        after: '16005.00',
        jobId: id,
        actorId: user.account.id,
      },
    ])
    expect(await api().db.priceChange.count({ where: { fahrzeugid } })).toBe(1)
    expect(await vehicle(fahrzeugid)).toMatchObject({ version: 1, editedFields: ['haendlerpreisbrutto'] })
    const page = async () => (await user.get(`/mvp/api/house-vehicles/${cars[0]?.gwnummer}`)).json()
    expect(await page()).toMatchObject({ jobFields: ['haendlerpreisbrutto'] })
    const byHand = { version: 1, facts: { haendlerpreisbrutto: '15900' } }
    await user.put(`/mvp/api/house-vehicles/${cars[0]?.gwnummer}/facts`, byHand)
    expect(await page()).toMatchObject({ editedFields: ['haendlerpreisbrutto'], jobFields: [] })
  })

  test('leaves out a vehicle that was changed after the preview', async () => {
    const car = await aCar()
    const { id } = await aJob(user, price({}), [car.gwnummer])
    await changeCar(car.fahrzeugid, { haendlerpreisbrutto: 12_000, version: { increment: 1 } })

    expect((await run(user, id)).counts).toMatchObject({ changed: 0, refused: 1 })
    expect(await rowsOf(user, id)).toMatchObject([{ reason: 'changed-meanwhile' }])
    expect((await vehicle(car.fahrzeugid)).haendlerpreisbrutto.toNumber()).toBe(12_000)
  })

  test('says when it was finished, not when it was begun', async () => {
    const car = await aCar()
    const { id } = await aJob(user, price({}), [car.gwnummer])
    await user.post(`/mvp/api/stock-jobs/${id}/start`)
    await executeStockJob({ pool: api().pool, now: api().clock.now() }, id, () => pause(300))

    const { startedAt, finishedAt } = (await user.get(`/mvp/api/stock-jobs/${id}`)).json()
    expect(Date.parse(finishedAt) - Date.parse(startedAt)).toBeGreaterThanOrEqual(550)
  })

  test('started or executed twice changes its vehicles once', async () => {
    const car = await aCar()
    const { id } = await aJob(user, price({}), [car.gwnummer])
    await Promise.all([run(user, id), run(user, id)])
    await executeStockJob({ pool: api().pool, now: api().clock.now() }, id)

    expect(await vehicle(car.fahrzeugid)).toMatchObject({ version: 1 })
    expect((await user.put(`/mvp/api/stock-jobs/${id}/rule`, price({}))).statusCode).toBe(409)
    expect((await user.delete(`/mvp/api/stock-jobs/${id}`)).statusCode).toBe(409)
  })

  test('starts with the rule that was seen, not with one that another person has chosen meanwhile', async () => {
    const { gwnummer, fahrzeugid } = await aCar({ haendlerpreisbrutto: 16_500 })
    const [seen, other] = [price({}), price({ change: { kind: 'percent', percent: -30 } })]
    const { id } = await aJob(user, seen, [gwnummer])
    await user.put(`/mvp/api/stock-jobs/${id}/rule`, other)

    const refused = await user.post(`/mvp/api/stock-jobs/${id}/start`, { rule: seen })
    expect(refused.statusCode).toBe(409)
    expect(refused.json().title).toMatch(/^Die Regel wurde inzwischen geändert\./)
    expect((await user.get(`/mvp/api/stock-jobs/${id}`)).json()).toMatchObject({
      state: 'preview',
      rule: other,
    })

    expect((await user.post(`/mvp/api/stock-jobs/${id}/start`, { rule: other })).statusCode).toBe(200)
    await executeStockJob({ pool: api().pool, now: api().clock.now() }, id)
    expect((await vehicle(fahrzeugid)).haendlerpreisbrutto.toNumber()).toBe(11_550)
  })

  test('records its reason, and mails the watchers of its vehicles unless the rule says not to, also when undone', async () => {
    const dealer = await aDealer()
    const publishedAt = new Date(api().clock.now().getTime() - 10 * dayMs)
    const [told, quiet] = await someCars([{}, { publishedAt }])
    if (!told || !quiet) throw new Error('Two cars were created')
    for (const { fahrzeugid } of [told, quiet])
      await api().db.watch.create({
        data: { accountId: dealer.account.id, fahrzeugid, mailOnChange: true, toldPrice: 16_500 },
      })
    const mailed = async () => {
      await mailWatchChanges(api().db, api().env, api().clock.now())
      return (await mailsTo(dealer.account.email)).length
    }
    const silent = price({ reason: 'Standzeit', notifiesWatchers: false })

    const job = await aJob(user, price({}), [quiet.gwnummer])
    expect(job).toMatchObject({ watchers: 1 })
    expect(await rowsOf(user, job.id)).toMatchObject([{ days: 10 }])
    const started = await user.post(`/mvp/api/stock-jobs/${job.id}/start`, { rule: silent })
    expect(started.json()).toMatchObject({ rule: { reason: 'Standzeit', notifiesWatchers: false } })
    await executeStockJob({ pool: api().pool, now: api().clock.now() }, job.id)
    expect(await mailed()).toBe(0)
    const entry = await api().db.auditEntry.findFirst({ where: { subject: `stock-job:${job.id}` } })
    expect(entry?.details).toMatchObject({ reason: 'Standzeit', watchersMailed: false })
    await undo(user, job.id)
    expect(await mailed()).toBe(0)

    await run(user, (await aJob(user, price({}), [told.gwnummer])).id)
    expect(await mailed()).toBe(1)
    expect(await aJob(user, price({ prices: 'consumer' }), [told.gwnummer])).toMatchObject({ watchers: 0 })
  })

  test('that an earlier release prepared is started, although its rule lacks later values', async () => {
    const { gwnummer } = await aCar()
    const { id } = await aJob(user, price({}), [gwnummer])
    const { reason: _, notifiesWatchers: __, ...earlier } = price({})
    await api().db.stockJob.update({ where: { id }, data: { rule: earlier } })
    const { rule } = (await user.get(`/mvp/api/stock-jobs/${id}`)).json()
    expect((await user.post(`/mvp/api/stock-jobs/${id}/start`, { rule })).statusCode).toBe(200)
  })

  test('that failed gets another rule and its preview again; a discarded one stays discarded', async () => {
    const { gwnummer } = await aCar()
    const { id } = await aJob(user, price({}), [gwnummer])
    await api().db.stockJob.update({ where: { id }, data: { state: 'failed' } })
    const reply = await user.put(`/mvp/api/stock-jobs/${id}/rule`, { action: 'move', location: 'Halle 7' })
    expect(reply.json()).toMatchObject({ state: 'preview', rule: { action: 'move' } })

    expect((await user.delete(`/mvp/api/stock-jobs/${id}`)).statusCode).toBe(204)
    expect((await user.delete(`/mvp/api/stock-jobs/${id}`)).statusCode).toBe(204)
  })

  test('to offer vehicles names everything that each one lacks, and leaves offered ones as they are', async () => {
    const bare = await aCar({
      available: false,
      haendlerpreisbrutto: 0,
      planverkaufspreisprivatkundengeschaeftbrutto: 0,
    })
    await api().db.vehicleFile.deleteMany({ where: { fahrzeugid: bare.fahrzeugid } })
    const sold = await aCar({ available: false, soldAt: new Date('2026-10-01') })
    const offered = await aCar()
    const gwnummern = [bare, sold, offered].map(({ gwnummer }) => gwnummer)
    const { id, counts } = await aJob(user, { action: 'publish' }, gwnummern)

    expect(counts).toMatchObject({ changes: 0, refused: 2, unchanged: 1 })
    expect(await rowsOf(user, id)).toMatchObject([
      { state: 'refused', reason: 'price', detail: 'price,photo' },
      { state: 'refused', reason: 'sold', detail: null },
      { state: 'unchanged', reason: null },
    ])
  })

  test('withdraws, and publishes again only what has a photo and a price', async () => {
    const [car, bare] = [await aCar(), await aCar({ withdrawnAt: new Date('2026-10-01') }, {})]
    await run(user, (await aJob(user, { action: 'withdraw' }, [car.gwnummer])).id)
    expect(await vehicle(car.fahrzeugid)).toMatchObject({ available: false })

    await run(user, (await aJob(user, { action: 'publish' }, [car.gwnummer])).id)
    expect(await vehicle(car.fahrzeugid)).toMatchObject({ available: true, withdrawnAt: null })
    expect(await refusalOf({ action: 'publish' }, bare.gwnummer)).toBe('photo')
  })

  test('reserves to the end of a day in Berlin, and only once', async () => {
    const car = await aCar()
    const rule: SentStockRule = { action: 'reserve', until: '2099-12-24', for: 'Autohaus Beispiel' }
    await run(user, (await aJob(user, rule, [car.gwnummer])).id)

    expect(await vehicle(car.fahrzeugid)).toMatchObject({
      ...{ available: false, reservedFor: 'Autohaus Beispiel' },
      reservedUntil: new Date('2099-12-24T23:00:00Z'),
    })
    expect(await refusalOf({ ...rule, for: 'Jemand anders' }, car.gwnummer)).toBe('reserved')
    expect(await refusalOf({ ...rule, until: '2099-12-27' }, car.gwnummer)).toBeNull()

    await offerAfterReservation(api().pool, new Date('2099-12-24T22:59:00Z'))
    expect(await vehicle(car.fahrzeugid)).toMatchObject({ available: false })
    await offerAfterReservation(api().pool, new Date('2099-12-24T23:01:00Z'))
    expect(await vehicle(car.fahrzeugid)).toMatchObject({ available: true })
  })

  test('shows a reserved vehicle as reserved to everybody, and as before once it is undone', async () => {
    const dealer = await aDealer()
    const { gwnummer, fahrzeugid } = await aCar()
    await dealer.post('/mvp/api/mvp-user-watches', { fahrzeugid })
    const { reservationDays } = (await user.get('/mvp/api/stock-jobs/defaults')).json()
    expect(reservationDays).toBe(3)
    const rule: SentStockRule = { action: 'reserve', until: '2099-12-24', for: 'Autohaus Beispiel' }
    const { id } = await run(user, (await aJob(user, rule, [gwnummer])).id)

    const page = await dealer.get(`/mvp/api/mvp-car-stocks/${fahrzeugid}`)
    expect(page.json()).toMatchObject({ type: 'car-reserved', status: 404 })
    expect(page.body).not.toContain('Autohaus Beispiel')
    const entry = async () => (await dealer.get('/mvp/api/mvp-user-watch-desk')).json().entries[0]
    expect(await entry()).toMatchObject({ fahrzeugid, available: false, isReserved: true })

    await undo(user, id)
    expect((await dealer.get(`/mvp/api/mvp-car-stocks/${fahrzeugid}`)).statusCode).toBe(200)
    expect(await entry()).toMatchObject({ available: true, isReserved: false })
  })

  test('reserves for a dealer, who sees the end and receives it by mail; a sale to another must be confirmed', async () => {
    const [dealer, other] = [await aDealer(), await aDealer()]
    const { gwnummer, fahrzeugid } = await aCar()
    for (const each of [dealer, other]) await each.post('/mvp/api/mvp-user-watches', { fahrzeugid })
    const { partner_number } = dealer
    const rule = { action: 'reserve', until: '2099-12-24', time: '18:30', partner_number, for: null } as const
    const { id } = await run(user, (await aJob(user, rule, [gwnummer])).id)

    const until = '24.12.2099, 18:30 Uhr'
    const page = async (by: Client) => (await by.get(`/mvp/api/mvp-car-stocks/${fahrzeugid}`)).json().title
    expect(await page(await aPersonOf('accountant', { company: dealer }))).toBe(
      `Das Fahrzeug ist bis ${until} für Sie reserviert.`,
    )
    expect(await page(other)).toBe(
      'Das Fahrzeug ist zurzeit reserviert. Wird es frei, finden Sie es hier wieder.',
    )
    const reservedUntil = async (by: Client) =>
      (await by.get('/mvp/api/mvp-user-watch-desk')).json().entries[0].reservedUntil
    expect([await reservedUntil(dealer), await reservedUntil(other)]).toEqual([
      '2099-12-24T17:30:00.000Z',
      null,
    ])
    expect((await user.get(`/mvp/api/house-vehicles/${gwnummer}`)).json()).toMatchObject({
      ...{ reservedPartner: partner_number, reservedCompany: 'Autohaus Beispiel' },
    })
    const [mail] = await mailsTo(dealer.account.email)
    expect(mail?.subject).toContain(`(GW-Nr. ${gwnummer})`)
    expect(mail?.text).toContain(`Reserviert bis: ${until}`)
    expect(mail?.text).toContain(`/cardetailsview/${fahrzeugid}/`)

    const sale = { action: 'sell', partner_number: other.partner_number } as const
    expect(await refusalOf(sale, gwnummer)).toBe('reserved')
    expect(await refusalOf({ action: 'sell', partner_number }, gwnummer)).toBeNull()
    expect(await refusalOf({ ...rule, partner_number: other.partner_number }, gwnummer)).toBe('reserved')
    await run(user, (await aJob(user, { ...sale, isReservationEnded: true }, [gwnummer])).id)
    expect((await mailsTo(dealer.account.email)).map(({ template }) => template)).toEqual(
      expect.arrayContaining(['reserved', 'reservation-ended']),
    )
    expect((await mailsTo(other.account.email)).map(({ template }) => template)).toEqual(['purchase-entered'])
    expect((await undo(user, id)).counts).toMatchObject({ restored: 0, kept: 1 })
  })

  test('reserves for a dealer: only the people of the company see the vehicle and may enquire about it', async () => {
    const [dealer, other] = [await aDealer(), await aDealer()]
    const { gwnummer, fahrzeugid } = await aCar({ haendlerpreisbrutto: 18_345 })
    const { partner_number } = dealer
    const rule = { action: 'reserve', until: '2099-12-24', partner_number, for: 'geheim' } as const
    await run(user, (await aJob(user, rule, [gwnummer])).id)

    const url = `/mvp/api/mvp-car-stocks/${fahrzeugid}`
    const parts = [url, `${url}/details`, `${url}/condition`]
    const enquire = (by: Pick<Client, 'post'>) =>
      by.post('/mvp/api/mvp-user-car-request', {
        ...{ gwnummer, firstName: 'Erika', lastName: 'Beispiel', telephone: '+49-6990009', consent: true },
        ...{ userEmail: 'erika@haendler.example', bemerkungen: 'Wir nehmen es.' },
      })
    const colleagues = [
      await aPersonOf('buyer', { company: dealer }),
      await aPersonOf('reader', { company: dealer }),
    ]
    for (const person of [dealer, ...colleagues]) {
      expect((await person.get(url)).json()).toMatchObject({
        ...{ available: false, haendlerpreisbrutto: 18_345, reservedUntil: '2099-12-24T23:00:00.000Z' },
      })
      for (const part of parts) expect((await person.get(part)).statusCode, part).toBe(200)
      expect((await person.get(url)).body).not.toContain('geheim')
    }
    expect((await enquire(dealer)).statusCode).toBe(201)

    const accountant = await aPersonOf('accountant', { company: dealer })
    for (const stranger of [other, accountant, aVisitor(), user])
      for (const part of parts) {
        const reply = await stranger.get(part)
        expect([401, 403, 404], part).toContain(reply.statusCode)
        expect(reply.body).not.toMatch(/18345|reservedUntil|geheim/)
      }
    expect((await enquire(other)).json().type).toBe('car-not-found')
    await api().db.account.update({ where: { id: dealer.account.id }, data: { activated: false } })
    expect((await dealer.get(url)).statusCode).not.toBe(200)
  })

  test('finds the buyer by company or partner number', async () => {
    const { partner_number } = await aDealer()
    const buyers = async (q: string) => (await user.get('/mvp/api/stock-jobs/buyers', { q })).json()
    const buyer = { partner_number, company_name: 'Autohaus Beispiel' }
    expect(await buyers(String(partner_number))).toMatchObject([buyer])
    expect((await buyers('haus BEI')).length).toBeGreaterThan(0)
    await api().db.dealer.updateMany({ where: { partner_number }, data: { city: 'Bad Neuenahr' } })
    expect(await buyers('Autohaus Beispiel, Bad Neuenahr')).toMatchObject([buyer])
    expect(await buyers('Autohaus Beispiel, Nirgendwo')).toEqual([])
    expect(await buyers('%')).toEqual([])
  })

  test('writes a sale to a dealer to his purchases, and the undo removes it', async () => {
    const dealer = await aDealer()
    const car = await aCar()
    const rule: SentStockRule = { action: 'sell', partner_number: dealer.partner_number }
    const { id } = await aJob(user, rule, [car.gwnummer])
    await run(user, id)
    const purchases = () => api().db.purchase.findMany({ where: { gwnummer: car.gwnummer } })

    expect(await vehicle(car.fahrzeugid)).toMatchObject({ available: false, soldAt: expect.any(Date) })
    expect(await purchases()).toMatchObject([{ partner_number: dealer.partner_number, red: true }])

    await undo(user, id)
    expect(await vehicle(car.fahrzeugid)).toMatchObject({ available: true, soldAt: null })
    expect(await purchases()).toEqual([])
    expect((await dealer.get('/mvp/api/mvp-meine')).json()).toEqual([])
    const { db, env, clock } = api()
    await mailDealers({ db, env, now: clock.now() }, id)
    const mails = await mailsTo(dealer.account.email)
    expect(mails.map(({ template }) => template).toSorted()).toEqual(['purchase-entered', 'purchase-undone'])
    expect(mails.find(({ template }) => template === 'purchase-undone')).toMatchObject({
      subject: `Ihr Kauf ${car.gwnummer}: zurückgenommen`,
      replyTo: env.MAIL_SALES,
    })
  })
})

test('the undo of a sale keeps a purchase to which something was added, such as a refund', async () => {
  const dealer = await aDealer()
  const car = await aCar()
  const { id } = await aJob(user, { action: 'sell', partner_number: dealer.partner_number }, [car.gwnummer])
  await run(user, id)
  const purchase = await api().db.purchase.findFirstOrThrow({ where: { gwnummer: car.gwnummer } })
  await api().db.refund.create({
    data: {
      ...{ purchaseId: purchase.id, amountCents: 100, paidOn: new Date('2026-11-24') },
      createdAt: api().clock.now(),
    },
  })
  await undo(user, id)
  expect(await vehicle(car.fahrzeugid)).toMatchObject({ available: false })
  expect(await api().db.purchase.findUnique({ where: { id: purchase.id } })).not.toBeNull()
})

describe('an undo', () => {
  test('restores every value, and lists what was changed since', async () => {
    const [first, second] = await someCars([{}, {}])
    if (!first || !second) throw new Error('The cars were not created.')
    const job = await run(user, (await aJob(user, price({}), [first.gwnummer, second.gwnummer])).id)
    await run(user, (await aJob(user, price({ change: { kind: 'set', euro: 9000 } }), [second.gwnummer])).id)
    expect((await user.get(`/mvp/api/stock-jobs/${job.id}`)).json()).toMatchObject({ changedSince: 1 })

    expect(await undo(user, job.id)).toMatchObject({ state: 'undone', counts: { restored: 1, kept: 1 } })
    const restored = await vehicle(first.fahrzeugid)
    expect(restored.haendlerpreisbrutto.toNumber()).toBe(16_500)
    expect(restored.editedFields).toEqual([])
    expect((await vehicle(second.fahrzeugid)).haendlerpreisbrutto.toNumber()).toBe(9000)
  })

  test('also restores the time of the last price drop', async () => {
    const reduced = { dealerDropAt: new Date('2026-11-01T08:00:00Z'), dealerDropFrom: 17_000 }
    const car = await aCar(reduced)
    const { id } = await run(user, (await aJob(user, price({}), [car.gwnummer])).id)
    await undo(user, id)

    const { dealerDropAt, dealerDropFrom } = await vehicle(car.fahrzeugid)
    expect({ dealerDropAt, dealerDropFrom: Number(dealerDropFrom) }).toEqual(reduced)
  })

  test('stops a job that is still queued, and is refused before a run', async () => {
    const { gwnummer, fahrzeugid } = await aCar({ location: 'Halle 1' })
    const { id } = await aJob(user, { action: 'move', location: 'Halle 5' }, [gwnummer])
    const url = `/mvp/api/stock-jobs/${id}`
    expect((await user.post(`${url}/undo`)).statusCode).toBe(409)
    await user.post(`${url}/start`)
    expect((await user.post(`${url}/undo`)).json()).toMatchObject({ state: 'preview', startedAt: null })
    await executeStockJob({ pool: api().pool, now: api().clock.now() }, id)
    expect((await user.get(url)).json().state).toBe('preview')
    expect(await vehicle(fahrzeugid)).toMatchObject({ version: 0 })
    await api().db.stockJob.update({ where: { id }, data: { state: 'running' } })
    expect((await user.post(`${url}/undo`)).json().title).toContain('läuft gerade')
  })

  test('is possible for 72 hours', async () => {
    const { gwnummer } = await aCar()
    const { id } = await run(user, (await aJob(user, price({}), [gwnummer])).id)
    passTime({ hours: 73 })
    const later = await aBackofficeUser()
    const reply = await later.post(`/mvp/api/stock-jobs/${id}/undo`)

    expect(reply.statusCode).toBe(409)
    expect(reply.json()).toMatchObject({ title: 'Die Frist von 72 Stunden ist abgelaufen.' })
  })
})

describe('a request for a job', () => {
  test.each<[string, object, string]>([
    ['with no vehicle', { rule: { action: 'publish' }, gwnummern: [] }, 'gwnummern'],
    ['with unknown vehicles only', { rule: { action: 'publish' }, gwnummern: ['999999'] }, 'gwnummern'],
    ['with a past reservation', { rule: { action: 'reserve', until: '2020-01-01', for: null } }, 'until'],
    [
      'with a time of today that has passed',
      { rule: { action: 'reserve', until: today(new Date()), time: '00:00', for: null } },
      'time',
    ],
    [
      'with an invalid time',
      { rule: { action: 'reserve', until: '2099-01-01', time: '25:00', for: null } },
      'time',
    ],
    [
      'reserved for an unknown partner',
      { rule: { action: 'reserve', until: '2099-01-01', partner_number: '404404', for: null } },
      'partner_number',
    ],
    ['with an unknown partner', { rule: { action: 'sell', partner_number: '404404' } }, 'partner_number'],
    [
      'with one fixed price for both tiers',
      { rule: price({ prices: 'both', change: { kind: 'set', euro: 5 } }) },
      'prices',
    ],
  ])('%s is refused and names the field', async (_, body, path) => {
    const { gwnummer } = await aCar()
    const reply = await user.post('/mvp/api/stock-jobs', { gwnummern: [gwnummer], ...body })

    expect(reply.statusCode).toBe(400)
    expect(JSON.stringify(reply.json().errors)).toContain(path)
  })
})

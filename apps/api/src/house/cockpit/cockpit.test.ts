import { randomUUID } from 'node:crypto'
import type { Cockpit } from '@portal/contract/house/cockpit'
import { today } from '@portal/domain/buyer/appointment'
import { cockpitLists } from '@portal/domain/house/cockpit'
import { dayMs } from '@portal/domain/values/durations'
import { beforeEach, describe, expect, test } from 'vitest'
import { waitingApplications } from '../../accounts/dealer-activation/queries.ts'
import {
  aBackofficeUser,
  aDealer,
  anAdmin,
  anApplicant,
  aVisitor,
  testPassword,
} from '../../testing/accounts.ts'
import { api, useApi } from '../../testing/api.ts'
import { aCar, changeCar, someCars } from '../../testing/cars.ts'
import { passTime } from '../../testing/clock.ts'
import { isForHouse } from '../claim-desk/where.ts'
import { waitingCounts } from '../enquiry-desk/queries.ts'

useApi()

const url = '/mvp/api/house-cockpit'
const daysAgo = (days: number) => new Date(api().clock.now().getTime() - days * dayMs)

beforeEach(async () => {
  const { db } = api()
  await db.enquiry.deleteMany()
  await db.vehicle.deleteMany()
  await db.stockGeneration.updateMany({ data: { generation: { increment: 1 } } })
})

const shown = async (who = anAdmin()): Promise<Cockpit> => (await (await who).get(url)).json()

describe('Übersicht der Verwaltung', () => {
  test('counts the vehicles of each list exactly as the list does', async () => {
    await someCars([
      { publishedAt: daysAgo(70) },
      { publishedAt: daysAgo(20), haendlerpreisbrutto: 2000 },
      { available: false, reservedUntil: daysAgo(-0.01) },
      { available: false, soldAt: daysAgo(0) },
      { available: false, withdrawnAt: daysAgo(1) },
    ])
    await aCar(
      { available: false, haendlerpreisbrutto: 0, planverkaufspreisprivatkundengeschaeftbrutto: 0 },
      {},
    )
    const office = await aBackofficeUser()
    const { counts, at } = await shown()
    const monthAgo = new Date(Date.parse(at) - 30 * dayMs)
    for (const [key, filter] of Object.entries(cockpitLists(today(new Date(at)), today(monthAgo)))) {
      const query = new URLSearchParams(filter.map((text): [string, string] => ['filter', text]))
      const { total } = (await office.get(`/mvp/api/house-stock/total?${query}`)).json()
      expect([key, new Map(Object.entries(counts)).get(key)]).toEqual([key, total])
    }
    expect(counts).toMatchObject({
      offered: 2,
      unpublished: 1,
      reserved: 1,
      withdrawn: 1,
      noPhoto: 1,
      noPrice: 1,
    })
    expect(counts).toMatchObject({ overGoal: 1, 'band-1': 1, 'band-3': 1 })
  })

  test('sums dealer prices by days in stock', async () => {
    await someCars([
      { publishedAt: daysAgo(3), haendlerpreisbrutto: 1000 },
      { publishedAt: daysAgo(200), haendlerpreisbrutto: 2500 },
    ])
    const { bandSums, meanDays } = await shown()
    expect(bandSums).toEqual([1000, 0, 0, 0, 0, 2500])
    expect(meanDays).toBeCloseTo(101.5, 0)
  })

  test('lists vehicles with many views and no enquiry', async () => {
    const [seen, asked] = await someCars([{}, {}])
    if (!seen || !asked) throw new Error('no cars')
    const { db } = api()
    for (const { fahrzeugid } of [seen, asked])
      await db.vehicleViews.create({ data: { fahrzeugid, day: daysAgo(2), count: 40 } })
    const body = { firstName: 'Erika', lastName: 'Beispiel', telephone: '+49-6990009', consent: true }
    const mail = { userEmail: 'erika@kunde.example', bemerkungen: 'Noch da?', gwnummer: asked.gwnummer }
    expect((await aVisitor().post('/mvp/api/mvp-user-car-request', { ...body, ...mail })).statusCode).toBe(
      201,
    )
    const { seenNotAsked, counts } = await shown()
    expect(seenNotAsked.map(({ gwnummer, values }) => [gwnummer, values.views])).toEqual([
      [seen.gwnummer, 40],
    ])
    expect(counts.seenNotAsked).toBe(1)
  })

  test('compares views before and after a price change', async () => {
    const { fahrzeugid } = await aCar({ haendlerpreisbrutto: 9000 })
    const { db } = api()
    const at = (changedAt: Date, haendlerpreisbrutto: number) => ({
      data: { fahrzeugid, changedAt, haendlerpreisbrutto, planverkaufspreisprivatkundengeschaeftbrutto: 0 },
    })
    await db.priceChange.create(at(daysAgo(60), 10_000))
    await db.priceChange.create(at(daysAgo(10), 9000))
    await db.vehicleViews.create({ data: { fahrzeugid, day: daysAgo(12), count: 7 } })
    await db.vehicleViews.create({ data: { fahrzeugid, day: daysAgo(8), count: 21 } })
    const { cheaper, dearer, counts } = await shown()
    expect(cheaper).toEqual({ vehicles: 1, percent: -10, viewsBefore: 1, viewsAfter: 3 })
    expect(dearer).toBeNull()
    expect(counts.repriced).toBe(1)
  })

  test('shows mails, applicants and failed logins to administrators alone', async () => {
    await anApplicant()
    const { account } = await aDealer({ isSignedIn: false })
    for (const username of [account.login, 'niemand@haendler.example'])
      await aVisitor().post('/auth/login', { username, password: `${testPassword}x`, rememberMe: false })
    const { administration } = await shown()
    expect(administration?.failedLogins).toBe(2)
    expect((await shown(aBackofficeUser())).administration).toBeNull()
  })

  test('counts the stock and the open work for the navigation, by role', async () => {
    await someCars([{}, { available: false }, { available: false, soldAt: daysAgo(1) }])
    const counts = '/mvp/api/house-counts'
    expect((await (await aBackofficeUser()).get(counts)).json()).toEqual({
      ...{ vehicles: 2, quarantine: 0, enquiries: 0, claims: 0, payments: 0, jobs: 0 },
      administration: null,
    })
    const [createdAt, rule] = [api().clock.now(), { action: 'publish' }]
    for (const state of ['preview', 'queued', 'running', 'undoing', 'done'])
      await api().db.stockJob.create({ data: { id: randomUUID(), rule, state, createdAt } })
    expect((await (await aBackofficeUser()).get(counts)).json()).toMatchObject({ jobs: 3 })
    await api().db.stockJob.deleteMany()
    const { administration } = (await (await anAdmin()).get(counts)).json()
    expect(Object.keys(administration).sort()).toEqual(['applicants', 'mailsFailed'])
    expect((await (await aDealer()).get(counts)).statusCode).toBe(403)
  })

  test('follows a change of the stock at once', async () => {
    const car = await aCar()
    expect((await shown()).counts.offered).toBe(1)
    await changeCar(car.fahrzeugid, { available: false, withdrawnAt: daysAgo(0) })
    expect((await shown()).counts).toMatchObject({ offered: 0, withdrawn: 1 })
  })

  test('counts the work that waits as its own pages do, at once after each change', async () => {
    const { db, clock } = api()
    const { fahrzeugid, gwnummer } = await aCar()
    const admin = await anAdmin()
    const { at } = await shown(Promise.resolve(admin))
    const states = ['open', 'in-work', 'answered', 'closed']
    for (const [index, state] of states.entries())
      await db.enquiry.create({
        data: {
          ...{ kind: 'enquiry', fahrzeugid, gwnummer, state, openSince: daysAgo(index) },
          ...{ firstName: 'Erika', lastName: 'Beispiel', telephone: '+49-69900090', bemerkungen: 'Frage' },
          ...{ userEmail: 'erika@kunde.example', consentVersion: '1', consentAt: clock.now() },
          ...{ idempotencyKey: `cockpit ${state}`, payloadHash: state },
        },
      })
    const applicant = await anApplicant({ documentsUploaded: true })
    const where = { accountId: applicant.account.id }
    await db.dealer.update({ where, data: { reviewState: 'submitted', submittedAt: clock.now() } })
    await db.importRun.create({
      data: { kind: 'stock', fileName: 'bestand.csv', fileSha256: '', state: 'done', startedAt: clock.now() },
    })

    const { enquiries, administration, imports, ...after } = await shown(Promise.resolve(admin))
    const { waiting, overDay } = await waitingCounts(db, clock.now())
    expect(enquiries).toEqual({ open: waiting, overDay })
    expect(enquiries).toEqual({ open: 2, overDay: 1 })
    const applicants = await db.dealer.count({ where: waitingApplications })
    expect(administration).toMatchObject({ applicants })
    expect(applicants).toBeGreaterThan(0)
    expect(imports[0]).toMatchObject({ fileName: 'bestand.csv', state: 'done' })
    expect(after.at).toBe(at)
    const counts = (await admin.get('/mvp/api/house-counts')).json()
    const claims = await db.claim.count({ where: isForHouse })
    expect(counts).toMatchObject({ enquiries: waiting, claims, administration: { applicants } })

    await db.account.update({
      where: { id: admin.account.id },
      data: { authorities: ['ROLE_USER', 'ROLE_AE_BACKOFFICE'] },
    })
    expect(await shown(Promise.resolve(admin))).toMatchObject({ enquiries, administration: null })
  })

  test('keeps its figures about the stock until the stock or the day changes, and says of when they are', async () => {
    await aCar()
    const { at } = await shown()
    expect((await shown(aBackofficeUser())).at).toBe(at)
    await api().db.stockGeneration.updateMany({ data: { generation: { increment: 1 } } })
    const next = (await shown()).at
    expect(next > at).toBe(true)
    passTime({ days: 1 })
    expect((await shown()).at > next).toBe(true)
  })
})

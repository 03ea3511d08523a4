import type { WatchDesk } from '@portal/contract/buyer/watch-desk'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { buildApp } from '../../app.ts'
import { moveAbroad } from '../../testing/abroad.ts'
import { aDealer, aPersonOf, type Client } from '../../testing/accounts.ts'
import { api, useApi } from '../../testing/api.ts'
import { aVisitor } from '../../testing/caller.ts'
import { aCar, changeCar } from '../../testing/cars.ts'
import { passTime, testClock } from '../../testing/clock.ts'

useApi({ SESSION_KEPT_MS: '800' })

const desk = '/mvp/api/mvp-user-watch-desk'
const watches = '/mvp/api/mvp-user-watches'
const groups = '/mvp/api/mvp-user-watch-groups'

/** Rights are kept for less than a second; a busy machine needs longer for the calls. */
const soon = { timeout: 10_000 }

let other: ReturnType<typeof api>

beforeAll(async () => {
  const { rows } = await api().pool.query<{ name: string }>('SELECT current_database() AS name')
  const url = new URL(inject('cluster').administrationUrl)
  url.pathname = `/${rows[0]?.name}`
  other = await buildApp({ env: api().env, databaseUrl: url.href, clock: testClock })
  await other.ready()
})
afterAll(() => other.close())

const readDesk = async (client: ReturnType<typeof aVisitor>): Promise<WatchDesk> =>
  (await client.get(desk)).json()

/** The same browser, as the proxy gives its next call to the other instance. */
function elsewhere({ cookies }: Client) {
  const there = aVisitor(() => other)
  Object.assign(there.cookies, cookies)
  return there
}

async function aMarkedCar(dealer: Client, facts = {}) {
  const { fahrzeugid, gwnummer } = await aCar(facts)
  const { id } = (await dealer.post(watches, { fahrzeugid })).json()
  return { id: Number(id), fahrzeugid, gwnummer }
}

describe('A desk that was answered before', () => {
  test('shows every change of its account at once, also on another instance', async () => {
    const dealer = await aDealer()
    const there = elsewhere(dealer)
    const { id, fahrzeugid } = await aMarkedCar(dealer)
    const shown = async () => {
      const [here, elsewhere] = [await readDesk(dealer), await readDesk(there)]
      expect(elsewhere).toEqual(here)
      return elsewhere
    }
    const entry = async () => (await shown()).entries[0]
    expect(await entry()).toMatchObject({ id, note: '', groupId: null, mailOnChange: false, enquiry: null })

    const group = (await dealer.post(groups, { name: 'Export' })).json()
    expect((await shown()).groups).toEqual([{ ...group, count: 0 }])
    await dealer.put(desk, { ids: [id], groupId: group.id })
    expect(await entry()).toMatchObject({ groupId: group.id })
    await dealer.put(`${groups}/${group.id}`, { name: 'Lager' })
    expect((await shown()).groups).toEqual([{ ...group, name: 'Lager', count: 1 }])
    await dealer.delete(`${groups}/${group.id}`)
    expect(await shown()).toMatchObject({ groups: [], entries: [{ groupId: null }] })

    await dealer.put(`/mvp/api/mvp-user-watch-notes/${id}`, { note: 'Kratzer', mailOnChange: true })
    expect(await entry()).toMatchObject({ note: 'Kratzer', mailOnChange: true })
    const calculation = { preparation: 1, transport: 2, salePrice: 3 }
    await dealer.put(`/mvp/api/mvp-user-calculations/${fahrzeugid}`, calculation)
    expect(await entry()).toMatchObject({ calculation })

    const { firstName, lastName } = { firstName: 'Erika', lastName: 'Beispiel' }
    const enquiry = await api().db.enquiry.create({
      data: {
        ...{ kind: 'enquiry', accountId: dealer.account.id, fahrzeugid, gwnummer: '1', firstName, lastName },
        ...{ telephone: '+49-69900090', bemerkungen: 'Frage', userEmail: dealer.account.email },
        ...{ consentVersion: '1', consentAt: testClock.now(), idempotencyKey: 'desk', payloadHash: 'desk' },
      },
    })
    expect(await entry()).toMatchObject({ enquiry: { state: 'open' } })
    await api().db.enquiry.update({ where: { id: enquiry.id }, data: { state: 'answered' } })
    expect(await entry()).toMatchObject({ enquiry: { state: 'answered' } })

    const email = `neu-${dealer.account.email}`
    await api().db.account.update({ where: { id: dealer.account.id }, data: { email } })
    expect(await entry()).toMatchObject({ userEmail: email })

    await dealer.post(`${desk}/removal`, { ids: [id] })
    expect(await shown()).toMatchObject({ total: 0, entries: [] })
    await dealer.post(`${desk}/restoration`, {})
    expect(await shown()).toMatchObject({ total: 1, entries: [{ id, note: 'Kratzer' }] })
    await api().db.enquiry.delete({ where: { id: enquiry.id } })
    await api().db.vehicle.delete({ where: { fahrzeugid } })
    expect(await shown()).toMatchObject({ total: 0, entries: [] })
  })

  test('shows what a colleague changed on another instance, to each with the own enquiries', async () => {
    const company = await aDealer()
    const colleague = await aPersonOf('buyer', { company })
    const { id } = await aMarkedCar(company)
    const there = elsewhere(colleague)
    expect(await readDesk(there)).toMatchObject({ total: 1 })
    await company.put(`/mvp/api/mvp-user-watch-notes/${id}`, { note: 'Für Brandt', mailOnChange: false })
    expect(await readDesk(there)).toMatchObject({ entries: [{ note: 'Für Brandt' }] })
    const added = await aMarkedCar(colleague)
    expect((await readDesk(company)).entries[0]).toMatchObject({
      ...{ id: added.id, userEmail: colleague.account.email },
    })
    await api().db.account.update({
      where: { id: colleague.account.id },
      data: { email: `x-${colleague.account.email}` },
    })
    expect((await readDesk(company)).entries[0]).toMatchObject({ userEmail: `x-${colleague.account.email}` })
  })

  test('has a new price even when this instance was not notified of its generation', async () => {
    const dealer = await aDealer()
    const { fahrzeugid } = await aMarkedCar(dealer, { haendlerpreisbrutto: 16_500 })
    const there = elsewhere(dealer)
    expect(await readDesk(there)).toMatchObject({ cheaper: 0, entries: [{ haendlerpreisbrutto: 16_500 }] })
    const before = other.stock.index.generation
    await api().db.$transaction(async (tx) => {
      await tx.vehicle.update({ where: { fahrzeugid }, data: { haendlerpreisbrutto: 15_000 } })
      await tx.stockGeneration.updateMany({ data: { generation: { increment: 1 } } })
    })
    expect(await readDesk(there)).toMatchObject({ cheaper: 1, entries: [{ haendlerpreisbrutto: 15_000 }] })
    expect(other.stock.index.generation).toBe(before)
  })

  test('shows that a reservation has ended when its time has come', async () => {
    const dealer = await aDealer()
    const { fahrzeugid } = await aMarkedCar(dealer)
    const reservedUntil = new Date(testClock.now().getTime() + 3_600_000)
    await changeCar(fahrzeugid, { available: false, reservedUntil, reservedPartner: dealer.partner_number })
    expect(await readDesk(dealer)).toMatchObject({ goneIds: [], entries: [{ isReserved: true }] })
    passTime({ minutes: 61 })
    expect(await readDesk(dealer)).toMatchObject({
      goneIds: [expect.any(Number)],
      entries: [{ isReserved: false, reservedUntil: null }],
    })
  })

  test('recognises own reservations by the partner number the company has now', async () => {
    const dealer = await aDealer()
    const { fahrzeugid } = await aMarkedCar(dealer)
    const reservedUntil = new Date(testClock.now().getTime() + 3_600_000)
    await changeCar(fahrzeugid, { available: false, reservedUntil, reservedPartner: 'P-77' })
    expect(await readDesk(dealer)).toMatchObject({ entries: [{ reservedUntil: null }] })
    const where = { accountId: dealer.account.id }
    await api().db.dealer.update({ where, data: { partner_number: 'P-77' } })
    expect(await readDesk(dealer)).toMatchObject({
      ...{ goneIds: [], entries: [{ reservedUntil: reservedUntil.toISOString() }] },
    })
  })

  test('is refused, or has other prices or entries, when the rights of its reader have changed', async () => {
    const dealer = await aDealer()
    await aMarkedCar(dealer, { haendlerpreisbrutto: 11_900, vatMode: 'REGEL' })
    const colleague = elsewhere(await aPersonOf('buyer', { company: dealer }))
    const price = async () => (await readDesk(colleague)).sections[0]?.sum
    expect(await price()).toBe(11_900)
    await moveAbroad(dealer)
    await expect.poll(price, soon).toBe(10_000)
    await moveAbroad(dealer, 'unconfirmed')
    await expect.poll(price, soon).toBe(11_900)

    const second = await aDealer()
    const [member] = await api().db.dealerMember.findMany({
      where: { dealerId: dealer.account.id, role: 'buyer' },
    })
    const accountId = member?.accountId ?? 0
    await api().db.dealerMember.create({ data: { dealerId: second.account.id, accountId, role: 'buyer' } })
    await api().db.session.updateMany({ where: { accountId }, data: { dealerId: second.account.id } })
    await expect.poll(async () => (await readDesk(colleague)).total, soon).toBe(0)

    await api().db.account.update({ where: { id: second.account.id }, data: { activated: false } })
    await expect.poll(async () => (await colleague.get(desk)).statusCode, soon).toBe(403)
  })
})

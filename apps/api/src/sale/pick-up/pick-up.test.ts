import type { Pass, PickUp } from '@portal/contract/sale/pick-up'
import { beforeEach, describe, expect, test } from 'vitest'
import { eraseExpiredData } from '../../house/retention/jobs.ts'
import { aDealer, aPersonOf, aVisitor, type Client, mailsTo } from '../../testing/accounts.ts'
import { api, useApi } from '../../testing/api.ts'
import { passTime, setTime } from '../../testing/clock.ts'
import { aPurchase } from '../../testing/purchases.ts'

useApi({ APPOINTMENT_SLOT_CAPACITY: '2' })

let dealer: Client
beforeEach(async () => {
  // A Friday.
  setTime('2026-11-27T08:00:00+01:00')
  dealer = await aDealer()
  await api().db.pickUpPass.deleteMany()
})

const url = (id: string, rest = '') => `/mvp/api/mvp-meine/purchases/${id}/pick-up${rest}`
const driver = { kind: 'carrier', name: 'Milan Petrović', firm: 'Petrović Transporte', plate: 'F-MP 12' }
const monday = { appointment_date: '2026-11-30', appointment_time: '10:00' }
const name = (id: string, change: object = {}, by = dealer) =>
  by.put(url(id), { ...driver, ...monday, ...change })
const read = async (id: string, by = dealer) => (await by.get(url(id))).json<PickUp>()
const tokenOf = async (id: string) => (await read(id)).pass?.token ?? ''
const open = (token: string) => aVisitor().post('/mvp/api/pick-up-pass', { token })
const opened = async (token: string) => (await open(token)).json<Pass>()

describe('A collector', () => {
  test('can be named before the vehicle is ready, without a pass', async () => {
    const { id } = await aPurchase(dealer, 'paid')
    expect((await name(id)).statusCode).toBe(200)
    const { pass, fee } = await read(id)
    expect(pass).toMatchObject({ state: 'requested', name: 'Milan Petrović', appointmentAt: null })
    expect([pass?.token, pass?.pin, fee]).toEqual([null, null, null])
  })

  test('is named by owners and buyers of the company only', async () => {
    const { id } = await aPurchase(dealer)
    for (const role of ['reader', 'accountant'] as const) {
      const person = await aPersonOf(role, { company: dealer })
      expect((await name(id, {}, person)).statusCode).toBe(403)
      expect((await person.post(url(id, '/renewal'))).statusCode).toBe(403)
      expect((await person.delete(url(id))).statusCode).toBe(403)
    }
    const buyer = await aPersonOf('buyer', { company: dealer })
    expect((await name(id, {}, buyer)).statusCode).toBe(200)
    const accountant = await aPersonOf('accountant', { company: dealer })
    expect(await read(id, accountant)).toMatchObject({ mayChange: false, pass: { token: null, pin: null } })
    const stranger = await aDealer()
    expect((await stranger.get(url(id))).statusCode).toBe(404)
    expect((await name(id, {}, stranger)).statusCode).toBe(404)
    expect((await stranger.delete(url(id))).statusCode).toBe(404)
  })

  test('drops the marks that would show a name from right to left', async () => {
    const { id } = await aPurchase(dealer)
    const reply = await name(id, { name: '\u202eMilan\u202c Petrović', firm: '\u2067Transporte' })
    expect(reply.json().pass).toMatchObject({ name: 'Milan Petrović', firm: 'Transporte' })
  })

  test('needs a name, and a day and time of the calendar once the vehicle is ready', async () => {
    const { id } = await aPurchase(dealer)
    const paths = async (change: object) => {
      const reply = await name(id, change)
      return [reply.statusCode, reply.json().errors?.[0]?.path]
    }
    expect(await paths({ name: ' ' })).toEqual([400, 'name'])
    expect(await paths({ name: '<b>' })).toEqual([400, 'name'])
    expect(await paths({ name: '🚗 12' })).toEqual([400, 'name'])
    expect(await paths({ kind: 'horse' })).toEqual([400, 'kind'])
    expect(await paths({ appointment_date: null })).toEqual([400, 'appointment_date'])
    expect(await paths({ appointment_time: null })).toEqual([400, 'appointment_time'])
    for (const day of ['2026-11-28', '2026-12-25', '2026-11-26', '2026-02-30'])
      expect(await paths({ appointment_date: day })).toEqual([400, 'appointment_date'])
    for (const time of ['09:45', '16:15', '10:07'])
      expect(await paths({ appointment_time: time })).toEqual([400, 'appointment_time'])
    expect((await read(id)).pass).toBeNull()
  })

  test('takes a place in the calendar, which is free again when the pick-up is called off', async () => {
    const ids = [await aPurchase(dealer), await aPurchase(dealer), await aPurchase(dealer)].map(
      ({ id }) => id,
    )
    const [first = '', second = '', third = ''] = ids
    await name(first)
    await name(second)
    const full = await name(third)
    expect(full.json().errors).toEqual([
      {
        path: 'appointment_time',
        message: 'Diese Uhrzeit ist bereits ausgebucht. Bitte wählen Sie eine andere.',
      },
    ])
    const calendar = (await aVisitor().get('/mvp/api/mvp-appointment-calendar')).json()
    expect(calendar.full['2026-11-30']).toEqual(['10:00'])
    // Somebody else collects, at the same time.
    expect((await name(second, { name: 'Ina Kaufmann' })).statusCode).toBe(200)
    await dealer.delete(url(first))
    expect((await name(third)).statusCode).toBe(200)
  })
})

describe('A pass', () => {
  test('is shown by its link without login, without any price and nothing of invoices', async () => {
    const { id, gwnummer } = await aPurchase(dealer)
    await name(id)
    const { pass } = await read(id)
    const token = pass?.token ?? ''
    expect(token).toMatch(/^[\w-]{43}$/)
    const reply = await open(token)
    const { shown } = reply.json<Pass>()
    expect(Object.keys(shown ?? {}).toSorted()).toEqual([
      ...[
        'appointmentAt',
        'color',
        'company',
        'directions',
        'fee',
        'fin',
        'firm',
        'gwnummer',
        'kind',
        'name',
      ],
      ...['pin', 'plate', 'puchasesDate', 'title'],
    ])
    expect(shown).toMatchObject({
      ...{ gwnummer, title: 'Audi A4 Avant', company: 'Autohaus Beispiel', name: 'Milan Petrović' },
      ...{ appointmentAt: '2026-11-30T09:00:00.000Z', pin: pass?.pin },
    })
    expect(reply.body).not.toMatch(/17.?450|price|invoice|iban/i)
    expect(reply.headers['cache-control']).toBe('private, no-store')
  })

  test('is neither stored nor mailed in the clear', async () => {
    const { id, gwnummer } = await aPurchase(dealer)
    await name(id)
    const { pass } = await read(id)
    const stored = JSON.stringify(await api().db.pickUpPass.findMany())
    expect(stored).not.toContain(pass?.token)
    expect(stored).not.toContain(pass?.pin)
    const [mail] = (await mailsTo(dealer.account.email)).slice(-1)
    expect(mail?.subject).toBe(`Abholung ${gwnummer}: Ihr Abholausweis`)
    expect(mail?.text).toContain('Milan Petrović, Petrović Transporte')
    expect(mail?.text).not.toContain(pass?.token)
  })

  test('is dead at once when it is renewed, given to somebody else or called off', async () => {
    const { id } = await aPurchase(dealer)
    await name(id)
    const first = await tokenOf(id)
    const renewed = (await dealer.post(url(id, '/renewal'))).json<PickUp>()
    expect(renewed.pass).toMatchObject({ state: 'ready', name: 'Milan Petrović' })
    const second = renewed.pass?.token ?? ''
    expect(second).not.toBe(first)
    expect(await opened(first)).toEqual({ state: 'renewed', shown: null })
    await name(id, { name: 'Ina Kaufmann' })
    const third = await tokenOf(id)
    expect(await opened(second)).toEqual({ state: 'renewed', shown: null })
    expect((await opened(third)).shown?.name).toBe('Ina Kaufmann')
    await dealer.delete(url(id))
    expect(await opened(third)).toEqual({ state: 'called-off', shown: null })
    expect((await dealer.post(url(id, '/renewal'))).json().type).toBe('pick-up-changed')
    expect((await dealer.delete(url(id))).statusCode).toBe(200)
  })

  test('is valid on its day and no longer', async () => {
    const { id } = await aPurchase(dealer)
    await name(id)
    const token = await tokenOf(id)
    setTime('2026-11-30T23:59:00+01:00')
    expect((await opened(token)).state).toBe('ready')
    setTime('2026-12-01T00:01:00+01:00')
    expect(await opened(token)).toEqual({ state: 'expired', shown: null })
  })

  test('is worth nothing while the house has taken back that the vehicle is ready', async () => {
    const { id, office } = await aPurchase(dealer)
    await name(id)
    const token = await tokenOf(id)
    const move = (from: string, to: string) =>
      office.post(`/mvp/api/house-purchases/${id}/hand-over`, { from, to })
    await move('ready', 'documents')
    expect(await opened(token)).toEqual({ state: 'requested', shown: null })
    await move('documents', 'ready')
    expect((await opened(token)).state).toBe('ready')
    await move('ready', 'collected')
    expect(await opened(token)).toEqual({ state: 'used', shown: null })
    expect((await name(id)).json().type).toBe('pick-up-over')
  })

  test('of an unknown token is unknown', async () => {
    for (const token of ['', 'geheim', 'x'.repeat(43), '../../etc/passwd']) {
      const reply = await open(token)
      expect([token, reply.statusCode, reply.json().type]).toEqual([token, 404, 'pass-unknown'])
    }
  })

  test('counts the storage fee from the day the vehicle was ready, without holidays', async () => {
    setTime('2026-12-18T10:00:00+01:00')
    const buyer = await aDealer()
    const { id } = await aPurchase(buyer)
    expect((await read(id, buyer)).fee).toEqual({
      lastFreeDay: '2026-12-28',
      daysLeft: 5,
      perDay: 12,
      soFar: 0,
    })
    setTime('2026-12-30T10:00:00+01:00')
    const colleague = await aPersonOf('buyer', { company: buyer })
    expect((await read(id, colleague)).fee).toMatchObject({ daysLeft: 0, soFar: 24 })
  })
})

test('The collector is deleted 30 days after the pick-up, and until then is part of the data of who named it', async () => {
  const { id, office } = await aPurchase(dealer)
  await name(id)
  await office.post(`/mvp/api/house-purchases/${id}/hand-over`, { from: 'ready', to: 'collected' })
  const own = async () => (await dealer.get('/uaa/api/account/data')).body
  expect(await own()).toContain('Milan Petrović')
  expect(await own()).not.toMatch(/tokenHash":"[^"]+","pinHash|"salt"/)
  const { db, files } = api()
  const erase = () => eraseExpiredData({ db, disk: files.documents, now: api().clock.now() })
  passTime({ days: 29 })
  expect((await erase()).collectors).toBe(0)
  passTime({ days: 5 })
  expect((await erase()).collectors).toBe(1)
  expect(await db.pickUpPass.findMany()).toMatchObject([{ name: null, firm: null, plate: null, salt: null }])
  expect((await erase()).collectors).toBe(0)
})

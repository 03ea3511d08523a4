import { randomUUID } from 'node:crypto'
import type { HouseCalendar } from '@portal/contract/house/appointment-desk'
import { beforeEach, describe, expect, test } from 'vitest'
import { aBackofficeUser, aDealer, aVisitor, type Client, mailsTo } from '../../testing/accounts.ts'
import { api, useApi } from '../../testing/api.ts'
import { aCar } from '../../testing/cars.ts'
import { setTime } from '../../testing/clock.ts'
import { aPurchase } from '../../testing/purchases.ts'

useApi({ APPOINTMENT_SLOT_CAPACITY: '2' })

const house = '/mvp/api/mvp-car-requests'
const email = 'erika@kunde.example'

let office: Client
beforeEach(async () => {
  setTime('2026-11-24T10:05:00+01:00')
  const { db } = api()
  await db.$transaction([
    db.enquiry.deleteMany(),
    db.mail.deleteMany(),
    db.attemptCounter.deleteMany(),
    db.blockedDate.deleteMany(),
  ])
  office = await aBackofficeUser()
})

async function ask(time = '10:15', by: Pick<Client, 'post'> = aVisitor(), date = '25-11-2026') {
  const { gwnummer } = await aCar()
  const reply = await by.post('/mvp/api/mvp-appointment-car-request', {
    ...{ gwnummer, firstName: 'Erika', lastName: 'Beispiel', telephone: '+49-6990009', userEmail: email },
    ...{ bemerkungen: 'Ich möchte das Fahrzeug ansehen.', consent: true },
    paymentOption: [{ value: 'BARZAHLUNG', label: 'Barzahlung', checked: true }],
    ...{ appointment_date: date, appointment_time: time },
  })
  expect(reply.statusCode, reply.body).toBe(201)
  return String(reply.json().id)
}
const set = (id: string, changes: object = {}, by = office) =>
  by.put(`${house}/${id}/appointment`, {
    version: 0,
    date: '2026-11-26',
    time: '11:00',
    text: '',
    ...changes,
  })
const cancel = (id: string, changes: object = {}) =>
  office.post(`${house}/${id}/appointment/cancellation`, { version: 0, text: '', ...changes })
const calendar = async (query: Record<string, string> = {}): Promise<HouseCalendar> =>
  (await office.get('/mvp/api/house-appointments', query)).json()
const lastMail = async () => (await mailsTo(email)).at(-1)
const icsOf = async () => JSON.stringify((await lastMail())?.attachments)

describe('Ein Termin', () => {
  test('is confirmed at the requested time, with an updated calendar entry by mail', async () => {
    const id = await ask()
    const uid = /UID:(\S+?)\\r/.exec(await icsOf())?.[1]

    const reply = await set(id, { date: '2026-11-25', time: '10:15', text: 'Tor 4' })

    expect(reply.json()).toMatchObject({
      ...{ appointmentState: 'confirmed', appointmentAt: '2026-11-25T09:15:00.000Z', state: 'answered' },
      holder: { id: office.account.id },
    })
    expect(reply.json().messages.at(-1)).toMatchObject({
      ...{ kind: 'system', mailState: 'queued' },
      event: 'Ihr Termin ist bestätigt: Mittwoch, 25. November 2026 um 10:15 Uhr.',
      text: 'Tor 4',
    })
    expect(await lastMail()).toMatchObject({
      ...{ template: 'appointment-confirmed', replyTo: 'verkauf@autoexpo.example' },
      attachments: [{ filename: 'termin.ics', method: 'REQUEST' }],
    })
    const ics = await icsOf()
    for (const line of ['METHOD:REQUEST', 'SEQUENCE:1', 'STATUS:CONFIRMED', 'DTSTART:20261125T091500Z'])
      expect(ics).toContain(line)
    expect(ics).toContain(`UID:${uid}`)
    expect(ics.replaceAll('\\r\\n ', '')).toContain(`MAILTO:${email}`)
  })

  test('is moved: the old time is free, the mail names both, SEQUENCE is higher', async () => {
    const id = await ask()
    const confirmed = await set(id, { date: '2026-11-25', time: '10:15' })

    const moved = await set(id, { version: confirmed.json().version })

    expect(moved.json()).toMatchObject({ appointmentAt: '2026-11-26T10:00:00.000Z' })
    expect((await lastMail())?.text).toContain(
      'Ihr Termin wurde verschoben, vom Mittwoch, 25. November 2026 um 10:15 Uhr auf Donnerstag, 26. November 2026 um 11:00 Uhr.',
    )
    const ics = await icsOf()
    for (const line of ['METHOD:REQUEST', 'SEQUENCE:2', 'DTSTART:20261126T100000Z'])
      expect(ics).toContain(line)
    const actions = await api().db.auditEntry.findMany({
      where: { subject: `enquiry:${id}` },
      orderBy: { id: 'asc' },
    })
    expect(actions.map(({ action }) => action)).toEqual(['appointment-confirmed', 'appointment-moved'])
  })

  test('is cancelled: the time is free again, and the calendar entry is withdrawn', async () => {
    const [id] = [await ask(), await ask()]
    const full = async () => (await aVisitor().get('/mvp/api/mvp-appointment-calendar')).json().full
    expect(await full()).toEqual({ '2026-11-25': ['10:15'] })

    const reply = await cancel(id, { text: 'Das Fahrzeug ist verkauft.' })

    expect(reply.json()).toMatchObject({ appointmentState: 'cancelled', state: 'answered' })
    expect((await lastMail())?.text).toContain('Das Fahrzeug ist verkauft.')
    const ics = await icsOf()
    for (const line of ['METHOD:CANCEL', 'SEQUENCE:1', 'STATUS:CANCELLED']) expect(ics).toContain(line)
    expect(await full()).toEqual({})
    await ask()
  })

  test('set or cancelled twice sends one mail', async () => {
    const id = await ask()
    await set(id)
    await set(id)
    expect(await api().db.mail.count({ where: { template: 'appointment-moved' } })).toBe(1)
    const { version } = (await office.get(`${house}/${id}`)).json()
    await cancel(id, { version })
    await cancel(id, { version })
    expect(await api().db.mail.count({ where: { template: 'appointment-cancelled' } })).toBe(1)
  })

  test('can be entered for a question without one, and again after a cancellation', async () => {
    const { gwnummer } = await aCar()
    const reply = await aVisitor().post('/mvp/api/mvp-user-car-request', {
      ...{ gwnummer, firstName: 'Erika', lastName: 'Beispiel', telephone: '+49-6990009', userEmail: email },
      ...{ bemerkungen: 'Darf ich kommen?', consent: true },
    })
    const id = String(reply.json().id)
    expect((await cancel(id)).statusCode).toBe(404)

    const entered = await set(id)
    const cancelled = await cancel(id, { version: entered.json().version })
    const again = await set(id, { version: cancelled.json().version })

    expect(again.json()).toMatchObject({ appointmentState: 'confirmed' })
    expect(await icsOf()).toContain('SEQUENCE:3')
  })

  test.each([
    ['a Saturday', { date: '2026-11-28' }, 'appointment_date'],
    ['a public holiday of Hessen', { date: '2026-12-25' }, 'appointment_date'],
    ['yesterday', { date: '2026-11-23' }, 'appointment_date'],
    ['a blocked day', { date: '2026-12-01' }, 'appointment_date'],
    ['a day that does not exist', { date: '2026-02-30' }, 'date'],
    ['16:15', { time: '16:15' }, 'appointment_time'],
    ['10:07', { time: '10:07' }, 'appointment_time'],
    ['a full time', { date: '2026-11-30', time: '10:00' }, 'appointment_time'],
    ['no time', { time: '' }, 'time'],
  ])('is not moved to %s', async (_title, changes, path) => {
    await office.put('/mvp/api/mvp-blocked-dates/2026-12-01', { reason: 'Inventur' })
    for (let taken = 0; taken < 2; taken++) await ask('10:00', aVisitor(), '30-11-2026')
    const id = await ask()

    const reply = await set(id, changes)

    expect(reply.statusCode).toBe(400)
    expect(reply.json().errors[0].path).toBe(path)
    const stored = await api().db.enquiry.findUniqueOrThrow({ where: { publicId: id } })
    expect(stored).toMatchObject({ appointmentState: 'requested', calendarSequence: 0 })
  })

  test('for the last free time is given to one of two enquiries at once', async () => {
    const ids = [await ask('12:00'), await ask('12:15'), await ask('12:30')]
    const replies = await Promise.all(ids.map((id) => set(id)))
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 200, 400])
  })

  test('that is over, of a closed enquiry, of an outdated version or an unknown one stays as it is', async () => {
    const id = await ask()
    expect((await set(id, { version: 7 })).json()).toMatchObject({ status: 409, type: 'enquiry-changed' })
    expect((await set(randomUUID())).statusCode).toBe(404)
    expect((await cancel(randomUUID())).statusCode).toBe(404)
    await office.put(`${house}/${id}`, { version: 0, state: 'closed' })
    expect((await set(id, { version: 1 })).json()).toMatchObject({ status: 409, type: 'enquiry-closed' })
    expect((await cancel(id, { version: 1 })).json()).toMatchObject({ status: 409, type: 'enquiry-closed' })
    const past = await ask('11:00')
    setTime('2026-11-25T12:00:00+01:00')
    office = await aBackofficeUser()
    for (const reply of [await cancel(past), await set(past, { date: '2026-11-25' })])
      expect(reply.json()).toMatchObject({ status: 400, title: 'Der Termin ist schon vorbei.' })
  })

  test('is shown to the dealer with its state, but without the colleague', async () => {
    const dealer = await aDealer()
    const id = await ask('10:15', dealer)
    await set(id)
    const thread = (await dealer.get(`/mvp/api/mvp-user-car-requests/${id}`)).json()
    expect(thread).toMatchObject({ appointmentState: 'confirmed', appointmentAt: '2026-11-26T10:00:00.000Z' })
    expect(thread.messages.at(-1)).toMatchObject({ from: 'system' })
    expect((await set(id, {}, dealer)).statusCode).toBe(403)
  })
})

describe('Der Kalender', () => {
  test('shows the week of a day with its appointments by local time, and why days are closed', async () => {
    const id = await ask()
    await ask('11:00', await aDealer())
    await office.put('/mvp/api/mvp-blocked-dates/2026-11-27', { reason: 'Inventur' })

    const week = await calendar()

    expect(week).toMatchObject({
      ...{ today: '2026-11-24', previous: '2026-11-16', next: '2026-11-30', capacity: 2 },
    })
    expect(week.days.map(({ date, closed, entries }) => [date, closed, entries.length])).toEqual([
      ['2026-11-23', null, 0],
      ['2026-11-24', null, 0],
      ['2026-11-25', null, 2],
      ['2026-11-26', null, 0],
      ['2026-11-27', 'Inventur', 0],
    ])
    expect(week.days[2]?.entries).toMatchObject([
      { id, time: '10:15', state: 'requested', isPast: false, lastName: 'Beispiel', company: null },
      { time: '11:00', company: 'Autohaus Beispiel' },
    ])
    const day = await calendar({ day: '2026-12-25', span: 'day' })
    expect(day).toMatchObject({ previous: '2026-12-24', next: '2026-12-26', days: [{ date: '2026-12-25' }] })
    expect(day.days[0]?.closed).toBeTruthy()
  })

  test('shows who collects a vehicle and when, without passes that were called off', async () => {
    const dealer = await aDealer()
    const named = { kind: 'driver', name: 'Milan Petrović', appointment_date: '2026-11-26' }
    const url = (id: string) => `/mvp/api/mvp-meine/purchases/${id}/pick-up`
    const [one, gone] = [await aPurchase(dealer), await aPurchase(dealer)]
    for (const { id } of [one, gone])
      expect((await dealer.put(url(id), { ...named, appointment_time: '10:00' })).statusCode).toBe(200)
    await dealer.delete(url(gone.id))
    const { days } = await calendar()
    expect(days.map(({ pickUps }) => pickUps.length)).toEqual([0, 0, 0, 1, 0])
    expect(days[3]?.pickUps).toEqual([
      {
        ...{ id: one.id, gwnummer: one.gwnummer, title: 'Audi A4 Avant', time: '10:00' },
        ...{ isPast: false, isCollected: false, collector: 'Milan Petrović' },
      },
    ])
  })

  test('starts at the weekend with the next week, also when daylight saving time begins', async () => {
    setTime('2026-03-29T12:00:00+02:00')
    office = await aBackofficeUser()
    await ask('10:00', aVisitor(), '30-03-2026')
    const week = await calendar()
    expect(week.days[0]).toMatchObject({ date: '2026-03-30', entries: [{ time: '10:00' }] })
    expect((await calendar({ day: '2026-03-29', span: 'day' })).days[0]?.closed).toBe('Wochenende')
  })

  test('leaves out cancelled appointments and future ones of closed enquiries, and keeps past ones', async () => {
    const [gone, closed, seen] = [await ask('10:00'), await ask('10:15'), await ask('10:30')]
    await cancel(gone)
    await office.put(`${house}/${closed}`, { version: 0, state: 'closed' })
    expect((await calendar()).days[2]?.entries.map(({ id }) => id)).toEqual([seen])

    setTime('2026-11-25T18:00:00+01:00')
    office = await aBackofficeUser()
    expect((await calendar()).days[2]?.entries.map(({ id, isPast }) => [id, isPast])).toEqual([
      [closed, true],
      [seen, true],
    ])
  })

  test.each([
    ['day', '2026-02-30'],
    ['day', 'heute'],
    ['span', 'year'],
  ])('refuses %s = %s', async (name, value) => {
    expect((await office.get('/mvp/api/house-appointments', { [name]: value })).statusCode).toBe(400)
  })
})

import { beforeEach, describe, expect, test } from 'vitest'
import { aBackofficeUser, aDealer, aVisitor, mailsTo } from '../../testing/accounts.ts'
import { api, useApi } from '../../testing/api.ts'
import { aCar } from '../../testing/cars.ts'
import { setTime } from '../../testing/clock.ts'

useApi({ APPOINTMENT_SLOT_CAPACITY: '2' })

const url = '/mvp/api/mvp-appointment-car-request'
const payment = (value: string, checked = true) => ({ value, label: value, checked })

async function ask(changes: object = {}) {
  const { gwnummer } = await aCar()
  return {
    gwnummer,
    firstName: 'Erika',
    lastName: 'Beispiel',
    telephone: '+49-6990009',
    userEmail: 'erika@kunde.example',
    bemerkungen: 'Ich möchte das Fahrzeug ansehen.',
    consent: true,
    paymentOption: [payment('BARZAHLUNG')],
    appointment_date: '25-11-2026',
    appointment_time: '10:15',
    ...changes,
  }
}

beforeEach(async () => {
  setTime('2026-11-24T10:05:00+01:00')
  const { db } = api()
  await db.$transaction([
    db.enquiry.deleteMany(),
    db.mail.deleteMany(),
    db.attemptCounter.deleteMany(),
    db.blockedDate.deleteMany(),
  ])
})

describe('Terminanfrage', () => {
  test('is confirmed with a calendar file of the German wall-clock time', async () => {
    const reply = await aVisitor().post(url, await ask({ mit_finanzierung: true }))

    expect(reply.statusCode).toBe(201)
    const [copy] = await mailsTo('erika@kunde.example')
    expect(copy?.text).toContain('Mittwoch, 25. November 2026')
    expect(copy?.text).toContain('10:15')
    expect(JSON.stringify(copy?.attachments)).toContain('DTSTART:20261125T091500Z')
    const stored = await api().db.enquiry.findFirstOrThrow()
    expect(stored).toMatchObject({
      mit_finanzierung: true,
      mit_inzahlungnahme: false,
      paymentOptions: ['BARZAHLUNG'],
    })
  })

  test.each([
    ['a Saturday', { appointment_date: '28-11-2026' }, 'appointment_date'],
    ['a Sunday', { appointment_date: '29-11-2026' }, 'appointment_date'],
    ['a public holiday of Hessen', { appointment_date: '25-12-2026' }, 'appointment_date'],
    ['yesterday', { appointment_date: '23-11-2026' }, 'appointment_date'],
    ['a day that does not exist', { appointment_date: '31-11-2026' }, 'appointment_date'],
    ['a day years ahead', { appointment_date: '24-11-2028' }, 'appointment_date'],
    ['09:45', { appointment_time: '09:45' }, 'appointment_time'],
    ['16:15', { appointment_time: '16:15' }, 'appointment_time'],
    ['seconds', { appointment_time: '15:59:30' }, 'appointment_time'],
    [
      'less than three hours ahead',
      { appointment_date: '24-11-2026', appointment_time: '13:00' },
      'appointment_time',
    ],
    ['no payment option', { paymentOption: [payment('BARZAHLUNG', false)] }, 'paymentOption'],
    [
      '"beliebig" beside another',
      { paymentOption: [payment('BELIEBIG'), payment('BARZAHLUNG')] },
      'paymentOption',
    ],
    ['no time', { appointment_time: undefined }, 'appointment_time'],
  ])('refuses %s', async (_title, changes, path) => {
    const reply = await aVisitor().post(url, await ask(changes))

    expect(reply.statusCode).toBe(400)
    expect(reply.json().errors.map((error: { path: string }) => error.path)).toEqual([path])
    expect(await api().db.enquiry.count()).toBe(0)
  })

  test.each([
    ['a working day, 13:01', '2026-11-24T13:01:00+01:00', '24-11-2026'],
    ['a working day, 23:58', '2026-11-24T23:58:00+01:00', '24-11-2026'],
    ['24 December, 14:00', '2026-12-24T14:00:00+01:00', '24-12-2026'],
    ['31 December, 23:57', '2026-12-31T23:57:00+01:00', '31-12-2026'],
  ])('is refused for the same day when no time is left: %s', async (_title, now, day) => {
    setTime(now)
    const reply = await aVisitor().post(url, await ask({ appointment_date: day, appointment_time: '16:00' }))

    expect(reply.json().errors).toEqual([
      { path: 'appointment_date', message: 'An diesem Tag sind keine Termine möglich.' },
    ])
  })

  test('is possible at 13:15 the same day and at 16:00', async () => {
    const soon = await ask({ appointment_date: '24-11-2026', appointment_time: '13:15' })
    expect((await aVisitor().post(url, soon)).statusCode).toBe(201)
    expect((await aVisitor().post(url, await ask({ appointment_time: '16:00' }))).statusCode).toBe(201)
  })

  test('on All Saints is possible, which is no holiday in Hessen', async () => {
    setTime('2027-10-20T09:00:00+02:00')
    expect((await aVisitor().post(url, await ask({ appointment_date: '01-11-2027' }))).statusCode).toBe(201)
  })

  test('fills a quarter hour exactly to its capacity under parallel requests', async () => {
    const bodies = await Promise.all(
      Array.from({ length: 8 }, (_, index) => ask({ userEmail: `kunde${index}@kunde.example` })),
    )

    const replies = await Promise.all(bodies.map((body) => aVisitor().post(url, body)))

    expect(replies.filter(({ statusCode }) => statusCode === 201)).toHaveLength(2)
    const calendar = (await aVisitor().get('/mvp/api/mvp-appointment-calendar')).json()
    expect(calendar.full).toEqual({ '2026-11-25': ['10:15'] })
  })
})

describe('Kalender', () => {
  test('starts today, offers the remaining quarter hours and names why a day is closed', async () => {
    const calendar = (await aVisitor().get('/mvp/api/mvp-appointment-calendar')).json()

    expect(calendar.today).toBe('2026-11-24')
    expect(calendar.timesToday[0]).toBe('13:15')
    expect(calendar.blocked).toContainEqual({ date: '2026-12-25', reason: '1. Weihnachtstag' })
    expect(calendar.blocked).toContainEqual({ date: '2026-11-28', reason: 'Wochenende' })
  })

  test.each([
    ['12:45', '2026-11-24T12:45:00+01:00', ['15:45', '16:00'], undefined],
    ['13:00, when 16:00 is left', '2026-11-24T13:00:00+01:00', ['16:00'], undefined],
    ['13:01, when no time is left', '2026-11-24T13:01:00+01:00', [], 'Keine Zeit frei'],
    ['16:20', '2026-11-24T16:20:00+01:00', [], 'Keine Zeit frei'],
    ['14:00 on 24 December', '2026-12-24T14:00:00+01:00', [], 'Keine Zeit frei'],
    ['23:58', '2026-11-24T23:58:00+01:00', [], 'Keine Zeit frei'],
    ['10:00 on a Saturday', '2026-11-28T10:00:00+01:00', undefined, 'Wochenende'],
  ])('offers the day at %s', async (_title, now, times, reason) => {
    setTime(now)
    const calendar = (await aVisitor().get('/mvp/api/mvp-appointment-calendar')).json()

    if (times) expect(calendar.timesToday).toEqual(times)
    expect(calendar.blocked.find(({ date }: { date: string }) => date === calendar.today)?.reason).toBe(
      reason,
    )
  })

  test('does not offer a day whose times are all booked or blocked', async () => {
    const office = await aBackofficeUser()
    const hours = { date: '2026-11-25', from: '10:00', until: '17:00', reason: null }
    expect((await office.post('/mvp/api/mvp-blocked-hours', hours)).statusCode).toBe(201)

    const calendar = (await aVisitor().get('/mvp/api/mvp-appointment-calendar')).json()

    expect(calendar.blocked).toContainEqual({ date: '2026-11-25', reason: 'Keine Zeit frei' })
    await api().db.blockedHours.deleteMany()
  })

  test('excludes the days the operator blocks', async () => {
    const office = await aBackofficeUser()
    await office.put('/mvp/api/mvp-blocked-dates/2026-11-25', { reason: 'Inventur' })

    expect((await aVisitor().post(url, await ask())).statusCode).toBe(400)
    expect((await office.get('/mvp/api/mvp-blocked-dates')).json()).toEqual([
      { date: '2026-11-25', reason: 'Inventur' },
    ])

    await office.delete('/mvp/api/mvp-blocked-dates/2026-11-25')
    expect((await aVisitor().post(url, await ask())).statusCode).toBe(201)
  })

  test('is not blocked on a day that is over', async () => {
    const office = await aBackofficeUser()
    const reply = await office.put('/mvp/api/mvp-blocked-dates/2026-11-23', { reason: null })
    expect(reply.statusCode).toBe(400)
    expect(reply.json().errors).toEqual([{ path: 'date', message: 'Das Datum liegt in der Vergangenheit.' }])
    expect((await office.get('/mvp/api/mvp-blocked-dates')).json()).toEqual([])
  })

  test('records who blocked and freed a day', async () => {
    const office = await aBackofficeUser()
    const day = '/mvp/api/mvp-blocked-dates/2026-11-25'
    await office.put(day, { reason: 'Inventur' })
    await office.delete(day)
    await office.delete(day)
    const entries = await api().db.auditEntry.findMany({
      where: { subject: 'day:2026-11-25', actorId: office.account.id },
      orderBy: { id: 'asc' },
    })
    expect(entries.map(({ action, details }) => [action, details])).toEqual([
      ['day-blocked', { reason: 'Inventur' }],
      ['day-unblocked', {}],
    ])
  })

  test('is not changed by a dealer', async () => {
    const dealer = await aDealer()
    expect((await dealer.put('/mvp/api/mvp-blocked-dates/2026-11-25', { reason: null })).statusCode).toBe(403)
  })
})

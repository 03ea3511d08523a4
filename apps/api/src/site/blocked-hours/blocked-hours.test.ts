import type { HouseCalendar } from '@portal/contract/house/appointment-desk'
import { beforeEach, describe, expect, test } from 'vitest'
import { aBackofficeUser, aDealer, aVisitor, type Client } from '../../testing/accounts.ts'
import { api, useApi } from '../../testing/api.ts'
import { aCar } from '../../testing/cars.ts'
import { setTime } from '../../testing/clock.ts'

useApi({ APPOINTMENT_SLOT_CAPACITY: '2' })

const url = '/mvp/api/mvp-blocked-hours'
const date = '2026-11-25'
const meeting = { date, from: '11:00', until: '12:00', reason: 'Besprechung' }

let office: Client
beforeEach(async () => {
  setTime('2026-11-24T10:05:00+01:00')
  const { db } = api()
  await db.$transaction([
    db.enquiry.deleteMany(),
    db.attemptCounter.deleteMany(),
    db.blockedDate.deleteMany(),
    db.blockedHours.deleteMany(),
  ])
  office = await aBackofficeUser()
})

async function book(time: string) {
  const { gwnummer } = await aCar()
  return aVisitor().post('/mvp/api/mvp-appointment-car-request', {
    ...{ gwnummer, firstName: 'Erika', lastName: 'Beispiel', telephone: '+49-6990009' },
    ...{ userEmail: 'erika@kunde.example', bemerkungen: 'Ich komme zu zweit.', consent: true },
    paymentOption: [{ value: 'BARZAHLUNG', checked: true }],
    ...{ appointment_date: '25-11-2026', appointment_time: time },
  })
}
const block = (changes: object = {}) => office.post(url, { ...meeting, ...changes })
const dayOfHouse = async () => {
  const calendar: HouseCalendar = (
    await office.get('/mvp/api/house-appointments', { day: date, span: 'day' })
  ).json()
  return calendar.days[0]
}
const auditOf = async () => {
  const rows = await api().db.auditEntry.findMany({
    where: { subject: `day:${date}`, actorId: office.account.id },
    orderBy: { id: 'asc' },
  })
  return rows.map(({ action, details }) => ({ action, details }))
}

describe('Gesperrte Stunden', () => {
  test('take no appointments from their start time until before their end', async () => {
    expect((await block()).statusCode).toBe(201)
    for (const time of ['11:00', '11:45']) {
      const refused = await book(time)
      expect(refused.statusCode).toBe(400)
      expect(refused.json().errors).toEqual([
        { path: 'appointment_time', message: 'Zu dieser Uhrzeit sind keine Termine möglich.' },
      ])
    }
    expect((await book('10:45')).statusCode).toBe(201)
    expect((await book('12:00')).statusCode).toBe(201)
    const { full, blocked } = (await aVisitor().get('/mvp/api/mvp-appointment-calendar')).json()
    expect(full).toEqual({ [date]: ['11:00', '11:15', '11:30', '11:45'] })
    expect(blocked).not.toContainEqual(expect.objectContaining({ date }))
  })

  test('keep the appointments that are already booked, and show both to the house', async () => {
    const id = (await book('11:15')).json().id
    await block()
    expect(await dayOfHouse()).toMatchObject({
      closed: null,
      entries: [{ id, time: '11:15', state: 'requested' }],
      blockedHours: [meeting],
    })
    const confirmed = await office.put(`/mvp/api/mvp-car-requests/${id}/appointment`, {
      ...{ version: 0, date, time: '11:15', text: '' },
    })
    expect(confirmed.statusCode).toBe(200)
  })

  test('apply to the house too, and show their reason to no one else', async () => {
    const id = (await book('14:00')).json().id
    await block()
    const moved = await office.put(`/mvp/api/mvp-car-requests/${id}/appointment`, {
      ...{ version: 0, date, time: '11:30', text: '' },
    })
    expect(moved.statusCode).toBe(400)
    expect((await aVisitor().get('/mvp/api/mvp-appointment-calendar')).body).not.toContain('Besprechung')
  })

  test('are listed from today on and can be unblocked; the audit trail has both', async () => {
    const { id } = (await block()).json()
    expect((await office.get(url)).json()).toEqual([{ id, ...meeting }])
    expect((await office.delete(`${url}/${id}`)).statusCode).toBe(204)
    expect((await office.delete(`${url}/${id}`)).statusCode).toBe(204)
    expect((await office.get(url)).json()).toEqual([])
    expect((await book('11:15')).statusCode).toBe(201)
    expect(await auditOf()).toEqual([
      { action: 'hours-blocked', details: { from: '11:00', until: '12:00', reason: 'Besprechung' } },
      { action: 'hours-unblocked', details: { from: '11:00', until: '12:00' } },
    ])
  })

  test('blocked twice at once are one entry', async () => {
    const replies = await Promise.all([block(), block()])
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201])
    expect((await office.get(url)).json()).toHaveLength(1)
  })

  test.each([
    ['an end before the beginning', { from: '12:00', until: '11:00' }, 'until'],
    ['an end equal to the beginning', { until: '11:00' }, 'until'],
    ['a time between the quarters', { from: '11:05' }, 'from'],
    ['a time before the opening', { from: '09:45' }, 'from'],
    ['a time after the end of the last appointment', { until: '17:15' }, 'until'],
    ['no time', { from: '' }, 'from'],
    ['a day that does not exist', { date: '2026-11-31' }, 'date'],
    ['a past day', { date: '2026-11-23' }, 'date'],
    ['a long reason', { reason: 'x'.repeat(101) }, 'reason'],
  ])('refuse %s', async (_title, changes, path) => {
    const reply = await block(changes)
    expect(reply.statusCode).toBe(400)
    expect(reply.json().errors.map((error: { path: string }) => error.path)).toContain(path)
    expect(await api().db.blockedHours.count()).toBe(0)
  })

  test('are not for dealers', async () => {
    const dealer = await aDealer()
    expect((await dealer.get(url)).statusCode).toBe(403)
    expect((await dealer.post(url, meeting)).statusCode).toBe(403)
    expect((await dealer.delete(`${url}/1`)).statusCode).toBe(403)
  })
})

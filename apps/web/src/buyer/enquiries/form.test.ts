import type { AppointmentCalendar } from '@portal/contract/buyer/enquiries'
import { describe, expect, test } from 'vitest'
import { earliestOf, firstFreeDay, isoDay, verdictOf } from './facts.ts'
import { emptyEnquiry, enquiryRules, withPayment } from './form.ts'

const calendar: AppointmentCalendar = {
  today: '2026-11-24',
  lastDay: '2027-05-23',
  blocked: [{ date: '2026-11-28', reason: 'Wochenende' }],
  timesToday: ['13:15', '13:30'],
  full: { '2026-11-25': ['10:00'] },
}
const filled = {
  ...emptyEnquiry,
  message: 'Noch da?',
  firstName: 'Erika',
  lastName: 'Beispiel',
  phone: '+49-6990009',
  email: 'erika@kunde.example',
  consent: true,
}
const fieldsOf = (mode: 'enquiry' | 'appointment', form: object) =>
  enquiryRules(mode, calendar)
    .safeParse({ ...filled, ...form })
    .error?.issues.map(({ path }) => path[0])

test('an empty enquiry names its five required fields and the consent', () => {
  expect(
    enquiryRules('enquiry', undefined)
      .safeParse(emptyEnquiry)
      .error?.issues.map(({ path }) => path[0]),
  ).toEqual(['message', 'firstName', 'lastName', 'phone', 'email', 'consent'])
})

describe('an appointment', () => {
  const chosen = { appointment_date: '25.11.2026', appointment_time: '10:15', paymentOption: ['BELIEBIG'] }

  test.each([
    ['complete', {}, undefined],
    ['without date', { appointment_date: '' }, ['appointment_date']],
    ['without time', { appointment_time: '' }, ['appointment_time']],
    ['without payment option', { paymentOption: [] }, ['paymentOption']],
    ['on a blocked day', { appointment_date: '28.11.2026' }, ['appointment_date']],
    ['before ten', { appointment_time: '09:45' }, ['appointment_time']],
    ['after four', { appointment_time: '16:15' }, ['appointment_time']],
    ['in a full quarter hour', { appointment_time: '10:00' }, ['appointment_time']],
  ])('%s', (_title, change, fields) => {
    expect(fieldsOf('appointment', { ...chosen, ...change })).toEqual(fields)
  })
})

test.each([
  ['2026-11-24', '13:00', 'tooEarly'],
  ['2026-11-24', '13:15', 'ok'],
  ['2026-11-25', '16:15', 'tooLate'],
  ['2026-11-25', '12:10', 'invalid'],
  ['2026-11-23', '12:00', 'blocked'],
])('%s %s is %s', (day, time, verdict) => {
  expect(verdictOf(calendar, day, time)).toBe(verdict)
})

test('a new day preselects its earliest free time', () => {
  expect([earliestOf(calendar, '2026-11-24'), earliestOf(calendar, '2026-11-25')]).toEqual(['13:15', '10:15'])
})

test('German dates are read', () => {
  expect([isoDay('24.12.2026'), isoDay('31.11.2026'), isoDay('24.12')]).toEqual([
    '2026-12-24',
    undefined,
    undefined,
  ])
})

test('"Beliebig" excludes the other payment options and the other way round', () => {
  expect(withPayment(['BARZAHLUNG'], 'BELIEBIG', true)).toEqual(['BELIEBIG'])
  expect(withPayment(['BELIEBIG'], 'BARZAHLUNG', true)).toEqual(['BARZAHLUNG'])
  expect(withPayment(['BARZAHLUNG'], 'BARZAHLUNG', false)).toEqual([])
})

test.each([
  ['today', [], '2026-11-24'],
  ['the next working day when today has no time left', ['2026-11-24'], '2026-11-25'],
  [
    'a day after the end of the month',
    ['2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-29', '2026-11-30'],
    '2026-12-01',
  ],
])('the calendar opens at %s', (_title, closed, day) => {
  const blocked = [...calendar.blocked, ...closed.map((date) => ({ date, reason: 'Keine Zeit frei' }))]

  expect(firstFreeDay({ ...calendar, blocked })).toBe(day)
})

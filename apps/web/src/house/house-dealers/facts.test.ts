import type { DealerEvent } from '@portal/contract/house/house-dealers'
import { expect, test } from 'vitest'
import { eventFacts, lockedText, stateOf, vatAnswerText, whenText } from './facts.ts'

const event = (kind: DealerEvent['kind'], text: string, ref: string | null = null): DealerEvent => ({
  ...{ kind, text, ref, at: '2027-03-01T22:30:00.000Z', who: null },
})

test.each<[DealerEvent, ReturnType<typeof eventFacts>]>([
  [event('note', 'Ruft zurück', 'a'), { title: 'Ruft zurück' }],
  [event('enquiry', 'Audi A4', 'a'), { title: 'Anfrage zu Audi A4', to: '/house/enquiries/a' }],
  [event('enquiry', 'Audi A4'), { title: 'Anfrage zu Audi A4' }],
  [event('purchase', '480988', 'a'), { title: 'Kauf 480988', to: '/house/purchases/a' }],
  [event('purchase', '480988'), { title: 'Kauf 480988' }],
  [event('hand-over', 'paid 480988', 'a'), { title: 'Bezahlt: 480988', to: '/house/purchases/a' }],
  [event('hand-over', 'unheard 480988'), { title: 'Offen: 480988' }],
  [event('record', 'paper-viewed'), { title: 'Unterlage angesehen' }],
])('An event %j is shown as %j', (shown, facts) => {
  expect(eventFacts(shown)).toEqual(facts)
})

test('A purchase has a date, other events a time', () => {
  expect(whenText(event('purchase', ''))).toBe('01.03.2027')
  expect(whenText(event('note', ''))).toBe('01.03.2027, 23:30 Uhr')
  expect(lockedText('2027-03-01T22:30:00.000Z')).toBe('Anmeldung gesperrt bis 01.03.2027, 23:30 Uhr')
})

test.each([
  ['confirmed', 'bestätigt'],
  ['invalid', 'ungültig'],
  ['off', 'nicht geprüft'],
  ['by-hand', 'von Hand bestätigt'],
  ['unavailable', 'keine Antwort'],
  ['refused', 'Anfrage abgelehnt'],
  ['name-differs', 'gültig, Name weicht ab'],
  ['city-differs', 'gültig, Ort weicht ab'],
  ['name-unknown', 'gültig, Name nicht genannt'],
] as const)('The answer %s about a VAT id reads „%s“', (outcome, text) => {
  expect(vatAnswerText({ outcome })).toBe(text)
})

test.each([
  ['refused', 'bad'],
  ['approved', 'ok'],
  ['new', 'wait'],
] as const)('A company in the state %s looks %s', (state, look) => {
  expect(stateOf(state).look).toBe(look)
})

import type { Webhook } from '@portal/contract/accounts/webhooks'
import { expect, test } from 'vitest'
import { ApiProblem } from '../../api.ts'
import { answerText, factsOf, faultOf, nameOf, waitingText } from './facts.ts'

const at = '2027-03-01T22:30:00.000Z'
const webhook: Webhook = {
  ...{
    id: 1,
    url: 'https://haus.example:8443/hier',
    description: '',
    events: ['purchase.created', 'invoice.issued'],
  },
  ...{ state: 'active', pauseReason: null, rotatingUntil: null, lastAttempt: null, waiting: 0, nextAt: null },
}

test.each([
  [204, null, 'Antwort 204'],
  [null, 'timeout', 'Der Server hat nicht innerhalb von 15 Sekunden geantwortet.'],
  [null, null, 'Keine Antwort'],
] as const)('An attempt with the status %j and the error %j reads „%s“', (status, error, text) => {
  expect(answerText({ status, error })).toBe(text)
})

test('An address is named by its description, or its server', () => {
  expect(nameOf(webhook)).toBe('haus.example:8443')
  expect(nameOf({ ...webhook, description: 'Lager' })).toBe('Lager')
})

test('The facts of an address name its events, the last attempt and the end of the earlier secret', () => {
  expect(factsOf(webhook)).toEqual([
    ['Adresse', 'https://haus.example:8443/hier'],
    ['Ereignisse', 'Neuer Kauf, Neue Rechnung'],
    ['Letzter Versuch', 'noch keiner'],
  ])
  const tried = { ...webhook, lastAttempt: { at, status: 500, error: null }, rotatingUntil: at }
  expect(factsOf(tried).slice(2)).toEqual([
    ['Letzter Versuch', 'Antwort 500, 01.03.2027, 23:30 Uhr'],
    ['Altes Geheimnis gilt bis', '01.03.2027, 23:30 Uhr'],
  ])
})

test.each([
  [0, null, ''],
  [1, null, '1 Ereignis wartet.'],
  [2, at, 'Nächster Versuch: 01.03.2027, 23:30 Uhr. 2 Ereignisse warten.'],
])('%d waiting events with the next attempt at %j: „%s“', (waiting, nextAt, text) => {
  expect(waitingText({ ...webhook, waiting, nextAt })).toBe(text)
})

test('A fault is that of its field', () => {
  const problem = {
    type: 'validation-failed',
    title: '',
    status: 400,
    errors: [{ path: 'url', message: 'Falsch' }],
  }
  const refused = new ApiProblem(problem)
  expect([faultOf(refused, 'url'), faultOf(refused, 'events'), faultOf(new Error('x'), 'url')]).toEqual([
    'Falsch',
    undefined,
    undefined,
  ])
})

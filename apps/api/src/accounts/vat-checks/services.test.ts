import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  evatrConfirms,
  evatrSays,
  startVatServices,
  viesFails,
  viesSays,
} from '../../testing/vat-services.ts'
import { evatr } from './evatr.ts'
import { sampleService } from './sample.ts'
import type { VatOutcome, VatQuestion } from './service.ts'
import { vies } from './vies.ts'

const company = {
  company_name: 'Auto Handel Kowalska Sp. z o.o.',
  ...{ street: 'ul. Przykładowa', house_number: '12', postal_code: '61-001', city: 'Poznań' },
}
const question: VatQuestion = { vatId: 'PL1234567890', country: 'PL', ownVatId: 'DE136695976', company }
const html = '<!doctype html><title>Wartung</title>'

let services: Awaited<ReturnType<typeof startVatServices>>
beforeAll(async () => {
  services = await startVatServices()
})
afterAll(() => services.stop())
beforeEach(() => {
  services.received.length = 0
})

describe('The Federal Central Tax Office', () => {
  test('is asked with both ids and the data of the company, and its answer is kept as received', async () => {
    services.state.answer = () => evatrConfirms
    const reply = await services.evatr.ask(question)
    expect(services.received).toEqual([
      {
        anfragendeUstid: 'DE136695976',
        angefragteUstid: 'PL1234567890',
        firmenname: 'Auto Handel Kowalska Sp. z o.o.',
        strasse: 'ul. Przykładowa 12',
        plz: '61-001',
        ort: 'Poznań',
      },
    ])
    expect(reply).toEqual({
      outcome: 'confirmed',
      requestId: 'id-evatr-0000',
      raw: JSON.stringify(evatrConfirms.body),
    })
  })

  test.each<[VatOutcome, object]>([
    ['confirmed', { ergFirmenname: 'A', ergOrt: 'A' }],
    ['confirmed', { ergFirmenname: 'A', ergStrasse: 'B', ergPlz: 'B', ergOrt: 'D' }],
    ['name-differs', { ergFirmenname: 'B', ergOrt: 'A' }],
    ['city-differs', { ergFirmenname: 'A', ergOrt: 'B' }],
    ['name-unknown', { ergFirmenname: 'D', ergOrt: 'D' }],
    ['name-unknown', { ergFirmenname: 'C' }],
    ['name-unknown', {}],
  ])('a valid number is %s after %j', async (outcome, matches) => {
    services.state.answer = () => evatrSays('evatr-0000', matches)
    expect((await services.evatr.ask(question)).outcome).toBe(outcome)
  })

  test.each<[VatOutcome, string[]]>([
    ['name-unknown', ['0003', '2008']],
    ['invalid', ['2001', '2002', '2006', '0005', '0012', '2003']],
    ['unavailable', ['0008', '0011', '0013', '1001', '1002', '1003', '1004', '2004', '2007', '2011', '3011']],
    ['refused', ['0002', '0004', '0006', '0007', '2005']],
    ['unavailable', ['9999', '', '0000x']],
  ])('%s: %j, whatever the code of HTTP', async (outcome, codes) => {
    for (const code of codes)
      for (const status of [200, 400, 404]) {
        services.state.answer = () => ({ ...evatrSays(`evatr-${code}`), status })
        expect([code, status, (await services.evatr.ask(question)).outcome]).toEqual([code, status, outcome])
      }
  })

  test('an answer about another number decides nothing', async () => {
    services.state.answer = () => evatrSays('evatr-2001', { angefragteUstid: 'ATU12345678' })
    expect((await services.evatr.ask(question)).outcome).toBe('unavailable')
  })
})

describe('The European Commission', () => {
  test('is asked with both ids in parts', async () => {
    services.state.answer = viesSays
    expect(await services.vies.ask(question)).toMatchObject({ outcome: 'confirmed', requestId: 'WAPIAAAAX' })
    expect(services.received).toEqual([
      {
        ...{ countryCode: 'PL', vatNumber: '1234567890' },
        ...{ requesterMemberStateCode: 'DE', requesterNumber: '136695976' },
      },
    ])
  })

  test.each<[VatOutcome, object]>([
    ['confirmed', {}],
    ['confirmed', { name: 'KOWALSKA AUTO-HANDEL SP. Z O.O.' }],
    ['confirmed', { address: '---' }],
    ['name-differs', { name: 'INNA FIRMA SP. Z O.O.' }],
    ['city-differs', { address: 'UL. INNA 1\n00-950 WARSZAWA' }],
    ['name-unknown', { name: '---' }],
    ['name-unknown', { name: null }],
    ['invalid', { valid: false, name: '---', address: '---' }],
    ['unavailable', { valid: 'vielleicht' }],
    ['unavailable', { countryCode: 'AT' }],
    ['unavailable', { vatNumber: '9999999999', valid: false }],
  ])('%s after %j', async (outcome, more) => {
    services.state.answer = (asked) => viesSays(asked, more)
    expect((await services.vies.ask(question)).outcome).toBe(outcome)
  })

  test.each<[VatOutcome, string[]]>([
    [
      'unavailable',
      [
        'MS_UNAVAILABLE',
        'SERVICE_UNAVAILABLE',
        'TIMEOUT',
        'MS_MAX_CONCURRENT_REQ',
        'GLOBAL_MAX_CONCURRENT_REQ_TIME',
      ],
    ],
    ['refused', ['INVALID_INPUT', 'INVALID_REQUESTER_INFO', 'VAT_BLOCKED', 'IP_BLOCKED']],
    ['unavailable', ['SOMETHING_NEW']],
  ])('%s: %j, and never invalid', async (outcome, errors) => {
    for (const error of errors)
      for (const status of [200, 400]) {
        services.state.answer = () => viesFails(error, status)
        expect([error, (await services.vies.ask(question)).outcome]).toEqual([error, outcome])
      }
  })
})

describe.each(['evatr', 'vies'] as const)('Whatever goes wrong on the way to %s is no answer', (name) => {
  const ask = () => services[name].ask(question)

  test.each([
    ['a page instead of JSON', { body: html }],
    ['an empty body', { body: '' }],
    ['JSON of another form', { body: '[1, 2]' }],
    ['a server error', { status: 500, body: { status: 'evatr-2001', valid: false } }],
    ['a gateway without its server', { status: 502, body: html }],
    ['a redirection', { status: 301, body: html }],
    ['a body without end', { body: 'x'.repeat(2_000_000) }],
  ])('%s', async (_what, answer) => {
    services.state.answer = () => answer
    const { outcome, raw } = await ask()
    expect(outcome).toBe('unavailable')
    expect(raw.length).toBeLessThanOrEqual(20_000)
    expect(raw).not.toBe('')
  })

  test('a silent server', async () => {
    services.state.answer = () => ({ body: {}, delayMs: 700 })
    const { outcome, raw } = await { evatr, vies }[name]({ url: services.url, timeoutMs: 400 }).ask(question)
    expect(outcome).toBe('unavailable')
    expect(raw).not.toBe('')
  })
})

test('a service nobody listens for is unavailable', async () => {
  expect((await evatr({ url: 'http://127.0.0.1:1/' }).ask(question)).outcome).toBe('unavailable')
})

test.each<[string, VatOutcome]>([
  ['PL1234567890', 'confirmed'],
  ['PL1234567894', 'city-differs'],
  ['PL1234567895', 'name-unknown'],
  ['PL1234567896', 'refused'],
  ['PL1234567897', 'name-differs'],
  ['PL1234567898', 'unavailable'],
  ['PL1234567899', 'invalid'],
  ['CY12345679X', 'invalid'],
])('with sample data, %s is %s', async (vatId, outcome) => {
  expect((await sampleService.ask({ ...question, vatId })).outcome).toBe(outcome)
})

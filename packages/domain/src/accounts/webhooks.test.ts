import { describe, expect, test } from 'vitest'
import { companyEvents, eventLabel, houseEvents, isWebhookUrl, nextDelayS } from './webhooks.ts'

describe('The next attempt', () => {
  test.each([
    [1, 5],
    [2, 300],
    [3, 1800],
    [4, 7200],
    [5, 18_000],
    [6, 36_000],
    [7, 50_400],
    [8, 72_000],
    [9, 86_400],
    [10, null],
  ])('after %i failures follows in %s seconds', (attempts, seconds) => {
    expect(nextDelayS(attempts, 0)).toBe(seconds)
  })

  test('is up to a tenth later, so that failures spread', () => {
    expect(nextDelayS(2, 0.999)).toBe(330)
  })

  test('waits as long as the receiver asks, at most a day', () => {
    expect(nextDelayS(1, 0, 120)).toBe(120)
    expect(nextDelayS(2, 0, 1)).toBe(300)
    expect(nextDelayS(1, 0, 10 ** 9)).toBe(86_400)
  })
})

test('Companies are told about their watchlists, only the house about imports', () => {
  expect(houseEvents.filter((event) => !companyEvents.includes(event))).toEqual(['import.finished'])
  expect(companyEvents.filter((event) => !houseEvents.includes(event))).toEqual([
    'vehicle.price_changed',
    'vehicle.unavailable',
    'search.match',
  ])
})

test('An event has a label, that of the test button too', () => {
  expect([eventLabel('purchase.created'), eventLabel('webhook.test')]).toEqual(['Neuer Kauf', 'Test'])
})

describe('An address', () => {
  const inner = ['http://dms.intern:8080']
  test.each([
    ['https://dms.haendler.example/hook', true],
    ['https://dms.haendler.example:443/hook?kunde=1', true],
    ['http://dms.intern:8080/hook', true],
    ['http://dms.intern:8081/hook', false],
    ['http://dms.haendler.example/', false],
    ['https://dms.haendler.example:8443/', false],
    ['https://name:wort@dms.haendler.example/', false],
    ['https://name@dms.haendler.example/', false],
    ['https://:wort@dms.haendler.example/', false],
    ['https://dms.haendler.example/#teil', false],
    ['ftp://dms.haendler.example/', false],
    ['https://dms.haendler.example/a b', false],
    [`https://dms.haendler.example/${'a'.repeat(471)}`, true],
    [`https://dms.haendler.example/${'a'.repeat(472)}`, false],
    ['dms.haendler.example', false],
  ])('%s is allowed: %s', (url, isAllowed) => {
    expect(isWebhookUrl(url, inner)).toBe(isAllowed)
  })
})

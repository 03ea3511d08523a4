import { describe, expect, test } from 'vitest'
import {
  codeFlaw,
  codeIn,
  isPassLink,
  passStateOn,
  pinPattern,
  pinText,
  storageFeeOn,
  wrongPinText,
} from './pick-up.ts'

const today = '2026-11-27'

describe('A pick-up pass', () => {
  test.each([
    ['requested', { state: 'open', day: null, handOver: 'paid' }],
    ['requested', { state: 'open', day: null, handOver: 'ready' }],
    ['requested', { state: 'open', day: '2026-11-30', handOver: 'documents' }],
    ['ready', { state: 'open', day: today, handOver: 'ready' }],
    ['ready', { state: 'open', day: '2026-11-30', handOver: 'ready' }],
    ['expired', { state: 'open', day: '2026-11-26', handOver: 'ready' }],
    ['used', { state: 'open', day: '2026-11-26', handOver: 'collected' }],
    ['used', { state: 'used', day: today, handOver: 'ready' }],
    ['renewed', { state: 'renewed', day: today, handOver: 'ready' }],
    ['called-off', { state: 'called-off', day: today, handOver: 'ready' }],
  ] as const)('is %s with %j', (expected, pass) => {
    expect(passStateOn(today, pass)).toBe(expected)
  })

  test.each([
    ['482 913', '482913'],
    ['https://portal.example/#/pass/abc_DEF-9', 'abc_DEF-9'],
    [' abc_DEF-9 ', 'abc_DEF-9'],
    ['Ausweis:\nhttps://portal.example/#/pass/abc', 'Ausweis:https://portal.example/#/pass/abc'],
  ])('is found in the text %j', (text, code) => {
    expect(codeIn(text)).toBe(code)
  })

  test.each([
    ['https://portal.example/#/pass/abc', true],
    ['https://shop.example/angebot?id=7', false],
    ['482913', false],
  ])('is what the scanned text %j opens: %s', (text, isPass) => {
    expect(isPassLink(text)).toBe(isPass)
  })

  test.each(['48291', '4829130', 'x482913', '482913x', '48a913', ''])('has no PIN %j', (text) => {
    expect(pinPattern.test(text)).toBe(false)
  })

  test.each([
    ['', 'Bitte die PIN eingeben oder den Code scannen.'],
    [' ', 'Bitte die PIN eingeben oder den Code scannen.'],
    ['4', 'Die PIN hat 6 Ziffern, eingegeben ist 1.'],
    ['482 91', 'Die PIN hat 6 Ziffern, eingegeben sind 5.'],
    ['4829133', 'Die PIN hat 6 Ziffern, eingegeben sind 7.'],
    ['48291O', 'Die PIN besteht aus 6 Ziffern.'],
    ['P48291', 'Die PIN besteht aus 6 Ziffern.'],
    ['A'.repeat(20), 'Die PIN besteht aus 6 Ziffern.'],
    ['A'.repeat(21), null],
    ['482 913', null],
    ['A'.repeat(43), null],
    ['https://portal.example/#/pass/abc', null],
  ])('has the code %j, whose flaw is %j', (text, flaw) => {
    expect(codeFlaw(text)).toBe(flaw)
  })

  test('has its PIN in two groups, and counts wrong ones', () => {
    expect(pinPattern.test('482913')).toBe(true)
    expect(pinText('482913')).toBe('482\u00a0913')
    expect([3, 1, 0].map(wrongPinText)).toEqual([
      'Diese PIN gehört zu keinem Ausweis. Noch 3 Versuche, dann 15 Minuten Pause.',
      'Diese PIN gehört zu keinem Ausweis. Noch 1 Versuch, dann 15 Minuten Pause.',
      'Diese PIN gehört zu keinem Ausweis. Bitte 15 Minuten warten.',
    ])
  })
})

describe('The storage fee', () => {
  test.each([
    ['2026-12-03', 0],
    ['2026-12-04', 0],
    ['2026-12-05', 12.35],
    ['2026-12-07', 37.05],
  ])('on %s counts %d euros', (day, fee) => {
    expect(storageFeeOn(day, '2026-12-04', 12.35)).toBe(fee)
  })
})

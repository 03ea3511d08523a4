import { expect, test } from 'vitest'
import { names } from '../../testing/phrases.ts'
import { readWords } from './read-words.ts'

/** What is looked up in descriptions that hold these texts, and whether as a whole word. */
function reading(phrase: string, held: readonly string[]) {
  const lookedUp: [text: string, isWhole: boolean][] = []
  const texts = {
    holding: (text: string, isWhole = false) => {
      lookedUp.push([text, isWhole])
      return held.includes(text) ? 1 : 0
    },
    size: 1000,
  }
  const { criteria, notUnderstood } = readWords(phrase, names, 2026, texts)
  return { text: criteria.text, notUnderstood, lookedUp }
}

test.each([
  ['Golf 19 Zoll', ['19 Zoll'], '19 Zoll', []],
  ['Golf 19 Zoll', ['18 Zoll'], undefined, ['19 Zoll']],
  ['Golf 18 bis 19 Zoll', ['17 Zoll', '18 Zoll', '19 Zoll', '20 Zoll'], '18 Zoll oder 19 Zoll', []],
  ['Golf 30 Zoll', ['30 Zoll'], undefined, ['30 Zoll']],
  [
    'ohne Winterreifen und Sommerreifen',
    ['Winterreifen', 'Sommerreifen'],
    undefined,
    [
      'ohne Winterreifen (lässt sich nicht ausschließen)',
      'ohne Sommerreifen (lässt sich nicht ausschließen)',
    ],
  ],
  ['Golf ohne 19 Zoll', ['19 Zoll'], undefined, ['ohne 19 Zoll (lässt sich nicht ausschließen)']],
])('„%s“ is searched in descriptions with %j as %j', (phrase, held, text, notUnderstood) => {
  const read = reading(phrase, held)
  expect([read.text, read.notUnderstood]).toEqual([text, notUnderstood])
})

test('sizes of wheels may go on in a description: "19 Zoll-Felgen"', () => {
  expect(reading('Golf 19 Zoll', ['19 Zoll']).lookedUp).toEqual([['19 Zoll', false]])
})

test('no more than ten words of a phrase are looked up', () => {
  const words = Array.from({ length: 12 }, (_, at) => `xylo${'abcdefghijkl'[at]}ph`)
  const { lookedUp, notUnderstood } = reading(words.join(' '), words)
  expect(lookedUp.length).toBeLessThanOrEqual(10)
  expect(notUnderstood).toEqual(words.slice(-2))
})

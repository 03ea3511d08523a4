import { choiceOf, holdsChoice } from '@portal/domain/vehicles/description-words'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { placesOf } from './bits.ts'
import { atOnce } from './slices.ts'
import { noTexts, Texts } from './texts.ts'

const capacity = 400
const vocabulary = [
  'Navi',
  'Panoramadach',
  'Panorama-Dach',
  'Sitzheizung;;;Tempomat',
  'größe',
  'groesse',
  'AHK',
  '4x4',
  'C 180',
  'C180',
  '320d',
  '320 D',
]
const sought = [
  'navi',
  'pan',
  'panorama dach',
  'sitzheizung',
  'größe',
  'ahk te',
  'c180',
  '320d',
  'C 18 oder 320 d',
  'fehlt',
]

const aText = fc.array(fc.constantFrom(...vocabulary), { maxLength: 6 }).map((words) => words.join(' '))
const aStep = fc.oneof(
  fc.record({ kind: fc.constant('set' as const), place: fc.nat(capacity - 1), text: aText }),
  fc.record({ kind: fc.constant('remove' as const), place: fc.nat(capacity - 1) }),
  fc.record({ kind: fc.constant('pack' as const) }),
)

function found(texts: Texts, text: string) {
  const bits = texts.holding(choiceOf(text))
  return [...placesOf(bits, capacity)].slice(
    0,
    [...bits].reduce((sum, word) => sum + ones(word), 0),
  )
}
const ones = (word: number) => (word >>> 0).toString(2).replaceAll('0', '').length

describe('the texts of the stock', () => {
  test('are found like in a scan of all texts, after any changes', () => {
    fc.assert(
      fc.property(fc.array(aStep, { maxLength: 300 }), (steps) => {
        const texts = new Texts(capacity, noTexts())
        const model = new Map<number, string>()
        for (const step of steps) {
          if (step.kind === 'pack') atOnce(texts.pack())
          else {
            if (model.delete(step.place)) atOnce(texts.remove([step.place]))
            if (step.kind === 'set') {
              texts.add(step.place, Buffer.from(step.text))
              model.set(step.place, step.text)
            }
          }
        }
        for (const words of sought) {
          const expected = [...model]
            .filter(([, text]) => holdsChoice(text, choiceOf(words)))
            .map(([place]) => place)
          expect(found(texts, words)).toEqual(expected.sort((a, b) => a - b))
        }
      }),
      { numRuns: 200 },
    )
  })

  test('of many vehicles are the same after they are passed to another thread', () => {
    const texts = new Texts(20_000, noTexts())
    for (let place = 0; place < 20_000; place++)
      texts.add(place, Buffer.from(`Fahrzeug ${place % 2 ? 'Navi' : ''} n${place % 1000} einzeln${place}`))
    const words = ['n7', 'navi', 'einzeln19999', 'fahrzeug n99'].map(choiceOf)
    const before = words.map((choice) => texts.holding(choice))
    atOnce(texts.pack())
    const passed = new Texts(20_000, structuredClone(texts.data))
    expect(words.map((choice) => passed.holding(choice))).toEqual(before)
  })

  test('move with their vehicles when these get other places', () => {
    const texts = new Texts(capacity, noTexts())
    for (let place = 0; place < capacity; place++)
      texts.add(place, Buffer.from(`Fahrzeug ${place % 2 ? 'Navi' : ''} n${place % 100}`))
    const words = ['n7', 'navi', 'fahrzeug', 'fehlt']
    const before = words.map((word) => found(texts, word))
    const moved = Int32Array.from({ length: capacity }, (_, place) => capacity - 1 - place)
    atOnce(texts.pack(moved))
    expect(words.map((word) => found(texts, word))).toEqual(
      before.map((places) => places.map((place) => capacity - 1 - place).toReversed()),
    )
  })

  test('leave no packed lists after all of them were replaced and removed several times', () => {
    const texts = new Texts(20_000, noTexts())
    const all = Array.from({ length: 20_000 }, (_, place) => place)
    for (let round = 0; round < 5; round++) {
      for (const place of all) texts.add(place, Buffer.from(`Runde ${round} Wagen ${place % 500}`))
      expect(found(texts, 'runde 499').length).toBe(40)
      atOnce(texts.remove(all))
      expect([...texts.holding(choiceOf('wagen'))].every((word) => word === 0)).toBe(true)
    }
    expect(texts.data.postings.packed.bytes.length).toBe(0)
  })
})

import { expect, test } from 'vitest'
import type { Quantity } from './quantities.ts'
import { TopicOfBounds } from './topic-of-bounds.ts'

/** "Preis ab 8000" at the beginning of a phrase. */
const price: Quantity = { dimension: 'price', low: 8000, hasTopic: true, length: 3 }
const upTo = (high: number): Quantity => ({ dimension: null, high, hasTopic: false, length: 2 })

/** What the second bound measures, behind the first one or at another place. */
function second(first: Partial<Quantity>, bound: Quantity, at = 3) {
  const topic = new TopicOfBounds()
  topic.given({ ...price, ...first }, 0)
  return topic.given(bound, at)
}

test('A second bound right behind the first has its measure, and its VAT', () => {
  expect(second({}, upTo(12_000))).toEqual({ ...upTo(12_000), dimension: 'price', isNet: false })
  expect(second({ isNet: true }, upTo(12_000)).isNet).toBe(true)
  expect(second({}, upTo(12_000), 4).dimension).toBeNull()
})

test.each<[string, Partial<Quantity>, number, Quantity['dimension']]>([
  ['is above the first', {}, 8001, 'price'],
  ['is no greater', {}, 8000, null],
  ['follows a number without topic', { hasTopic: false }, 12_000, null],
  ['follows a year, which is known by itself', { dimension: 'year', low: 2009 }, 3500, null],
  ['follows an upper bound', { high: 9000 }, 12_000, null],
  ['can be a range', { dimension: 'other', low: 350 }, 1499, 'other'],
  ['is a price behind a range', { dimension: 'other', low: 350 }, 1500, null],
])('A second bound that %s measures %j', (_title, first, high, dimension) => {
  expect(second(first, upTo(high)).dimension).toBe(dimension)
})

test('A bound with a unit of its own keeps it, and only a topic counts for what is behind it', () => {
  const withUnit: Quantity = { dimension: 'km', high: 90_000, hasTopic: false, length: 2 }
  expect(second({}, withUnit)).toEqual(withUnit)
  const topic = new TopicOfBounds()
  topic.given(price, 0)
  topic.given(upTo(12_000), 3)
  expect(topic.given(upTo(13_000), 5).dimension).toBeNull()
})

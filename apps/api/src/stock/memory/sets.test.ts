import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import wabt from 'wabt'
import { seededRandom } from '../../testing/random-stock.ts'
import { createSetMemory, type Rule, Sets } from './sets.ts'

const setBytes = 64 * 300
const places = setBytes * 8
const setCount = 12
const target = setCount - 1

/** Sets of which each has members in a few regions only, the first one everywhere. */
function randomSets(seed: number) {
  const random = seededRandom(seed)
  const sets = new Sets(createSetMemory(setCount, setBytes))
  const members = Array.from({ length: setCount }, () => new Set<number>())
  const add = (position: number, place: number) => {
    sets.add(position, place)
    members[position]?.add(place)
  }
  for (let position = 0; position < target; position++)
    for (let region = 0; region < 3; region++) {
      const start = Math.floor(random() * places)
      const length = position === 0 ? places : Math.floor(random() * places * 0.2)
      for (let place = start; place < Math.min(places, start + length); place++)
        if (random() < 0.4) add(position, place)
    }
  const has = (position: number, place: number) => members[position]?.has(place) ?? false
  const found = (position: number) =>
    [...Array(places).keys()].filter(
      (place) => ((sets.at(position)[place >>> 5] as number) >>> (place & 31)) % 2 !== 0,
    )
  return { sets, has, found, random }
}

const expected = (has: (position: number, place: number) => boolean, start: number, rules: readonly Rule[]) =>
  [...Array(places).keys()].filter(
    (place) =>
      has(start, place) &&
      rules.every(
        ({ among, outside }) =>
          (among === null || among.some((position) => has(position, place))) &&
          (outside === null || !has(outside, place)),
      ),
  )

describe('Operations on whole sets', () => {
  test('find and count the members of a set that match all rules, in a target with members of an earlier search', () => {
    const { sets, has, found, random } = randomSets(5)
    const any = () => Math.floor(random() * target)
    for (let round = 0; round < 25; round++) {
      const start = round % 3 === 0 ? any() : 0
      const rules = Array.from({ length: Math.floor(random() * 4) }, () => ({
        among: random() < 0.2 ? null : Array.from({ length: Math.floor(random() * 4) }, any),
        outside: random() < 0.5 ? null : any(),
      }))
      const matches = expected(has, start, rules)
      expect(sets.match(target, start, rules)).toBe(matches.length)
      expect(found(target)).toEqual(matches)
      expect([...sets.placesOf(target, matches.length)]).toEqual(matches)
    }
  })

  test('change a set itself', () => {
    const { sets, has, found } = randomSets(6)
    const rules = [{ among: [2, 3], outside: 4 }]
    const matches = expected(has, 1, rules)
    expect(sets.match(1, 1, rules)).toBe(matches.length)
    expect(found(1)).toEqual(matches)
  })

  test('unite two sets and count an intersection', () => {
    const { sets, has, found } = randomSets(7)
    const all = [...Array(places).keys()]
    sets.either(target, 1, 2)
    expect(found(target)).toEqual(all.filter((place) => has(1, place) || has(2, place)))
    sets.either(target, 5, 6)
    expect(found(target)).toEqual(all.filter((place) => has(5, place) || has(6, place)))
    expect(sets.countBoth(3, 0)).toBe(all.filter((place) => has(3, place) && has(0, place)).length)
    expect(sets.count(target)).toBe(found(target).length)
  })

  test('read only the blocks that may have members', () => {
    const sets = new Sets(createSetMemory(2, setBytes))
    expect(sets.partsOf(1)).toEqual([])
    sets.add(1, 0)
    sets.add(1, 1)
    sets.add(1, places - 1)
    const [first, last] = sets.partsOf(1)
    expect(first?.[1]).toBeLessThan(200)
    expect(last).toEqual([expect.any(Number), setBytes / 4])
    expect(sets.partsOf(1)).toHaveLength(2)
  })

  test('refuse a search with more sets than there is room for', () => {
    const { sets } = randomSets(8)
    const among = Array.from({ length: 16_385 }, () => 1)
    expect(() => sets.match(target, 0, [{ among, outside: null }])).toThrow(RangeError)
  })

  test('are in a module that equals its compiled source', async () => {
    const read = (name: string) => readFileSync(new URL(name, import.meta.url))
    const { parseWat } = await wabt()
    const features = { simd: true, threads: true, multi_memory: true }
    const source = parseWat('kernel.wat', read('./kernel.wat').toString(), features)
    expect(Buffer.from(source.toBinary({}).buffer)).toEqual(read('./kernel.wasm'))
  })

  test('remove a place from a single set', () => {
    const sets = new Sets(createSetMemory(2, setBytes))
    sets.add(0, 77)
    sets.add(1, 77)
    sets.remove(0, 77)
    expect([sets.count(0), sets.count(1)]).toEqual([0, 1])
  })
})

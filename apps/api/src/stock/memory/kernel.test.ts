import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import wabt from 'wabt'
import { seededRandom } from '../../testing/random-stock.ts'
import { sharedMemory } from './kernel.ts'
import { Sets } from './sets.ts'

const setBytes = 416
const places = setBytes * 8
const [left, right, outside, target] = [0, 1, 2, 3]

function randomSets() {
  const random = seededRandom(5)
  const sets = new Sets({ memory: sharedMemory(5 * setBytes), setBytes })
  for (let place = 0; place < places; place++) {
    if (random() < 0.5) sets.add(left, place)
    if (random() < 0.3) sets.add(right, place)
    if (random() < 0.4) sets.add(outside, place)
  }
  const has = (position: number, place: number) =>
    ((sets.at(position)[place >>> 5] as number) >>> (place & 31)) % 2 !== 0
  const members = (test: (place: number) => boolean) => [...Array(places).keys()].filter(test)
  return { sets, has, members, inTarget: () => members((place) => has(target, place)) }
}

describe('Operations on whole sets', () => {
  test('compute intersection, union, and an intersection without the members of a third set', () => {
    const { sets, has, members, inTarget } = randomSets()
    sets.both(target, left, right)
    expect(inTarget()).toEqual(members((place) => has(left, place) && has(right, place)))
    sets.either(target, left, right)
    expect(inTarget()).toEqual(members((place) => has(left, place) || has(right, place)))
    const isWithin = (place: number) => has(left, place) && has(right, place) && !has(outside, place)
    sets.within(target, left, right, outside)
    expect(inTarget()).toEqual(members(isWithin))
    expect(sets.countWithin(left, right, outside)).toBe(members(isWithin).length)
  })

  test('count an intersection and write to no other set', () => {
    const { sets, has, members } = randomSets()
    const both = members((place) => has(left, place) && has(right, place))
    expect(sets.countBoth(left, right)).toBe(both.length)
    sets.both(target, left, right)
    expect(sets.count(target)).toBe(both.length)
    expect(sets.count(4)).toBe(0)
  })

  test('are in a module that equals its compiled source', async () => {
    const read = (name: string) => readFileSync(new URL(name, import.meta.url))
    const { parseWat } = await wabt()
    const source = parseWat('kernel.wat', read('./kernel.wat').toString(), { simd: true, threads: true })
    expect(Buffer.from(source.toBinary({}).buffer)).toEqual(read('./kernel.wasm'))
  })

  test('remove a place from a single set', () => {
    const { sets, has } = randomSets()
    sets.add(left, 77)
    sets.add(right, 77)
    sets.remove(left, 77)
    expect([has(left, 77), has(right, 77)]).toEqual([false, true])
  })
})

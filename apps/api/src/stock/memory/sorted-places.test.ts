import fc from 'fast-check'
import { expect, test } from 'vitest'
import { atOnce } from './slices.ts'
import { documentKey, insertFew, insertMany, noKey, sortPlaces, writeKeys } from './sorted-places.ts'

/** Vehicles of which many have equal or missing keys; the last `addedCount` of them are not in the list yet. */
const stocks = fc
  .array(fc.oneof(fc.nat(5), fc.nat(2 ** 31), fc.constant(noKey)), { minLength: 1, maxLength: 60 })
  .chain((keys) =>
    fc.record({
      keys: fc.constant(keys),
      eaktedokumentid: fc.shuffledSubarray([...keys.keys()], { minLength: keys.length }),
      addedCount: fc.nat(keys.length),
    }),
  )

test('Merging sorted places gives the same order as sorting all of them', () => {
  fc.assert(
    fc.property(stocks, ({ keys: keyOfPlace, eaktedokumentid: documents, addedCount }) => {
      const columns = { eaktedokumentid: Int32Array.from(documents) }
      const keyOf = (place: number) => keyOfPlace[place] ?? noKey
      const compare = (left: number, right: number) =>
        keyOf(left) - keyOf(right) || (documents[right] ?? 0) - (documents[left] ?? 0)
      const all = Int32Array.from(keyOfPlace.keys())
      const keys = new Uint32Array(all.length)
      const sorted = (places: Int32Array) =>
        sortPlaces(sortPlaces(places, documentKey(columns), keys), keyOf, keys)
      const expected = [...all].sort(compare)
      expect([...sorted(all)]).toEqual(expected)

      const kept = all.length - addedCount
      const added = sorted(all.subarray(kept))
      const listed = () => {
        const list = new Int32Array(all.length)
        list.set(sorted(all.subarray(0, kept)))
        return list.subarray(0, kept)
      }
      expect([...insertFew(listed(), added, compare)]).toEqual(expected)
      const list = listed()
      atOnce(writeKeys(keys, keyOf))
      expect([...insertMany(list, added, keys, columns)]).toEqual(expected)
    }),
  )
})

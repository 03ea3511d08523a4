import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createColumns } from './columns.ts'
import { createPlaceTable, VehiclePlaces } from './vehicle-places.ts'

const capacity = 40
/** Numbers close to one another or far apart. */
const ids = fc.oneof(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 2 ** 31 - 1 }))
const visits = fc.array(fc.record({ id: ids, stays: fc.boolean() }), { maxLength: 300 })

test('A vehicle is found at its last place, and not found after its removal', () => {
  fc.assert(
    fc.property(visits, (all) => {
      const columns = createColumns(capacity)
      const places = new VehiclePlaces({ columns, capacity }, createPlaceTable(capacity), 0)
      const expected = new Map<number, number>()
      for (const { id, stays } of all) {
        const before = expected.get(id)
        if (stays && expected.size < capacity) {
          const place = places.take()
          expect([...expected.values()]).not.toContain(place)
          columns.fahrzeugid[place] = id
          places.settle(id, place)
          expected.set(id, place)
        } else if (!stays) {
          places.forget(id)
          expected.delete(id)
        }
        if (before !== undefined && expected.get(id) !== before) places.leave(before)
        for (const { id: any } of all) expect(places.placeOf(any)).toBe(expected.get(any) ?? -1)
      }
    }),
    { numRuns: 50 },
  )
})

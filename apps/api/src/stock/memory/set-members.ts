import { equipmentBits } from '@portal/domain/vehicles/attributes/equipment'
import type { Catalogue } from './catalogue.ts'
import { choiceNames, rangeNames } from './dimensions.ts'
import { type RangeSets, stepWithSetBelow } from './range-sets.ts'
import type { Sets } from './sets.ts'
import type { Steps } from './slices.ts'
import { stepReader, unknownStep } from './steps.ts'
import { type Stock, sharedNumber } from './stock.ts'

/** Derives the bit sets of a stock from its columns, except `live`. */

type AddToRange = (sets: RangeSets, step: number, place: number) => void

/** Adds places to the sets of their values, which do not contain them yet. */
function add(
  { layout, columns }: Stock,
  sets: Sets,
  catalogue: Catalogue,
  places: ArrayLike<number>,
  addToRange: AddToRange,
) {
  const { length } = places
  // Set by set, because using all sets at once would exceed the CPU cache.
  for (const name of choiceNames) {
    const codes = columns.codes[name]
    const first = layout.choice[name]
    for (let item = 0; item < length; item++) {
      const place = places[item] as number
      const code = codes[place] as number
      if (code > 0) sets.add(first + code, place)
    }
  }
  for (const name of rangeNames) {
    const stepAt = stepReader(columns, name)
    const range = layout.range[name]
    for (let item = 0; item < length; item++) {
      const place = places[item] as number
      const step = stepAt(place)
      if (step === unknownStep) continue
      addToRange(range, step, place)
      if (range.at[step] === null) sets.add(range.loose, place)
    }
  }
  for (let item = 0; item < length; item++) {
    const place = places[item] as number
    addDigits(layout.equipment, sets, knownEquipment(columns.equipment[place] as number), place)
    addModel(layout, sets, catalogue, columns.entry[place] as number, place)
  }
}

/** Fills the empty sets of a stock when it is loaded. */
export function fillSets(stock: Stock, sets: Sets, catalogue: Catalogue, places: Int32Array) {
  add(stock, sets, catalogue, places, (range, step, place) =>
    sets.add(range.at[stepWithSetBelow(range, step)] as number, place),
  )
  for (const name of rangeNames) {
    // Range sets are cumulative. Nothing is written to empty sets, so they take no memory.
    const descending = stock.layout.range[name].positions.toReversed()
    for (const [index, position] of descending.entries()) {
      const above = descending[index - 1]
      if (above !== undefined && sets.count(above) > 0) sets.either(position, position, above)
    }
  }
}

/** Adds further places to the sets of a loaded stock, which do not contain them yet. */
export function addToSets(stock: Stock, sets: Sets, catalogue: Catalogue, places: readonly number[]) {
  add(stock, sets, catalogue, places, ({ at }, step, place) => {
    for (let reached = 0; reached <= step; reached++) {
      const position = at[reached]
      if (position != null) sets.add(position, place)
    }
  })
}

/** The bits that have a set. */
const knownEquipment = (equipment: number) => equipment & (2 ** equipmentBits.length - 1)

/** Adds a place to the sets of the binary digits of a number that are 1; `first` is the set of the lowest digit. */
function addDigits(first: number, sets: Sets, number: number, place: number) {
  for (let left = number, digit = 0; left !== 0; left >>>= 1, digit++)
    if (left & 1) sets.add(first + digit, place)
}

function addModel(layout: Stock['layout'], sets: Sets, catalogue: Catalogue, entry: number, place: number) {
  const { maker = 0, group = 0 } = catalogue.entries[entry] ?? {}
  for (const position of [layout.makers[maker], layout.groups[group]])
    if (position !== undefined) sets.add(position, place)
  addDigits(layout.groupDigits, sets, Math.min(group, sharedNumber(layout)), place)
}

/** Removing one place from each set takes as long as scanning this many bytes of each set. */
const bytesPerPlace = 160

/** Removes places that are not live from all sets. */
export function* removeFromSets({ layout, setBytes }: Stock, sets: Sets, places: readonly number[]): Steps {
  if (places.length * bytesPerPlace < setBytes) {
    for (const place of places) {
      for (let position = 0; position < layout.none; position++) sets.remove(position, place)
      yield
    }
    return
  }
  sets.at(layout.cleared).fill(0)
  for (const place of places) sets.add(layout.cleared, place)
  for (let position = 0; position < layout.none; position++) {
    if (sets.countBoth(position, layout.cleared) > 0)
      sets.match(position, position, [{ among: null, outside: layout.cleared }])
    yield
  }
}

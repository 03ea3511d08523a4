import { equipmentBits } from '@portal/domain/options'
import type { Catalogue } from './catalogue.ts'
import { unknownStep } from './columns.ts'
import { choiceNames, rangeNames, ranges } from './dimensions.ts'
import type { Sets } from './sets.ts'
import type { Steps } from './slices.ts'
import { type Stock, sharedNumber } from './stock.ts'

/** Derives the sets of a stock from its columns. Who is `live` is not decided here. */

/** So many places take a millisecond or two. */
const placesPerStep = 4096

/** Writes the sets for these places; what the sets say of them is still empty. */
export function* fillSets(
  { layout, columns }: Stock,
  sets: Sets,
  catalogue: Catalogue,
  places: ArrayLike<number>,
): Steps {
  const { length } = places
  for (const name of choiceNames) {
    const codes = columns.codes[name]
    const first = layout.choice[name]
    for (let item = 0; item < length; item++) {
      const place = places[item] as number
      const code = codes[place] as number
      if (code > 0) sets.join(first + code, place)
    }
    yield
  }
  for (const name of rangeNames) {
    const steps = columns.steps[name]
    const first = layout.range[name]
    for (let item = 0; item < length; item++) {
      const place = places[item] as number
      const step = steps[place] as number
      if (step !== unknownStep) sets.join(first + step, place)
    }
    yield
    // Who reaches a bound reaches all below it.
    for (let step = ranges[name].length - 2; step >= 0; step--)
      sets.either(first + step, first + step, first + step + 1)
    yield
  }
  for (let item = 0; item < length; item++) {
    const place = places[item] as number
    joinDigits(layout.equipment, sets, knownEquipment(columns.equipment[place] as number), place)
    joinModel(layout, sets, catalogue, columns.entry[place] as number, place)
    if (item % placesPerStep === 0) yield
  }
}

/** Bits without a name have no set. */
const knownEquipment = (equipment: number) => equipment & (2 ** equipmentBits.length - 1)

/** Joins the sets, from `first` on, of the binary digits a number has. */
function joinDigits(first: number, sets: Sets, number: number, place: number) {
  for (let left = number, digit = 0; left !== 0; left >>>= 1, digit++)
    if (left & 1) sets.join(first + digit, place)
}

function joinModel(layout: Stock['layout'], sets: Sets, catalogue: Catalogue, entry: number, place: number) {
  const { maker = 0, group = 0 } = catalogue.entries[entry] ?? {}
  for (const position of [layout.makers[maker], layout.groups[group]])
    if (position !== undefined) sets.join(position, place)
  joinDigits(layout.groupDigits, sets, Math.min(group, sharedNumber(layout)), place)
}

/** Writes the sets for one place. */
function rewritePlace({ layout, columns }: Stock, sets: Sets, catalogue: Catalogue, place: number) {
  for (let position = 0; position < layout.none; position++) sets.leave(position, place)
  for (const name of choiceNames) {
    const code = columns.codes[name][place] as number
    if (code > 0) sets.join(layout.choice[name] + code, place)
  }
  for (const name of rangeNames) {
    const step = columns.steps[name][place] as number
    if (step === unknownStep) continue
    for (let reached = 0; reached <= step; reached++) sets.join(layout.range[name] + reached, place)
  }
  joinDigits(layout.equipment, sets, knownEquipment(columns.equipment[place] as number), place)
  joinModel(layout, sets, catalogue, columns.entry[place] as number, place)
}

/** Passing over so much of every set takes as long as writing one place in all of them. */
const bytesPerPlace = 160

/** Writes the sets for places that are not live, whatever they said of them before. */
export function* rewritePlaces(
  stock: Stock,
  sets: Sets,
  catalogue: Catalogue,
  places: readonly number[],
): Steps {
  const { layout, setBytes } = stock
  if (places.length * bytesPerPlace < setBytes) {
    for (const place of places) {
      rewritePlace(stock, sets, catalogue, place)
      yield
    }
    return
  }
  sets.at(layout.rewritten).fill(0)
  for (const place of places) sets.join(layout.rewritten, place)
  for (let position = 0; position < layout.none; position++) {
    sets.within(position, position, position, layout.rewritten)
    yield
  }
  yield* fillSets(stock, sets, catalogue, places)
}

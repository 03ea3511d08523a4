import { createRequire } from 'node:module'
import { optionLists } from '../option-lists.ts'
import type { Counts } from '../peer.ts'
import { type Condition, conditionsOf, type Engine, listColumns, listsToCount, type Row } from './engine.ts'

/** The used part of the package `roaring`. */
type Bitmap = {
  readonly size: number
  runOptimize: () => void
  andCardinality: (other: Bitmap) => number
}
type BitmapClass = {
  new (members: Uint32Array): Bitmap
  and: (one: Bitmap, other: Bitmap) => Bitmap
  orMany: (bitmaps: Bitmap[]) => Bitmap
}

/** CRoaring: a bitmap for each option and each bound of the form; a search is their intersection. */
export function openRoaring(rows: Row[], folder: string): Engine {
  const { RoaringBitmap32 }: { RoaringBitmap32: BitmapClass } = createRequire(`${folder}/`)('roaring')
  const bitmapOf = (members: number[]) => {
    const bitmap = new RoaringBitmap32(Uint32Array.from(members))
    bitmap.runOptimize()
    return bitmap
  }
  const everything = bitmapOf([...rows.keys()])
  const nothing = bitmapOf([])

  const options = new Map(
    listColumns.map((column) => {
      const byValue = Map.groupBy(rows.keys(), (at) => rows[at]?.[column] ?? '')
      byValue.delete('')
      return [column, new Map([...byValue].map(([value, members]) => [value, bitmapOf(members)]))]
    }),
  )
  const optionBitmaps = (column: (typeof listColumns)[number]) => options.get(column) ?? new Map()

  /** Bounds are steps of the form, so the bitmap of a bound is made once. */
  const bounds = new Map<string, Bitmap>()
  function meeting(condition: Condition): Bitmap {
    if ('anyOf' in condition) {
      const chosen = condition.anyOf.map((value) => optionBitmaps(condition.column).get(value) ?? nothing)
      return chosen.length === 1 ? chosen[0] : RoaringBitmap32.orMany(chosen)
    }
    const name = JSON.stringify(condition)
    const known = bounds.get(name)
    if (known) return known
    const meets = ({ [condition.column]: value }: Row) =>
      'from' in condition ? value >= condition.from : value <= condition.to
    const made = bitmapOf([...rows.keys()].filter((at) => meets(rows[at] as Row)))
    bounds.set(name, made)
    return made
  }

  /** Small sets first, so that every intersection is small. */
  const parts = (conditions: Condition[]) => conditions.map(meeting).sort((a, b) => a.size - b.size)
  const meetingAll = (conditions: Condition[]) =>
    parts(conditions).reduce((all, part) => RoaringBitmap32.and(all, part), everything)

  return {
    count: (criteria) => {
      const sets = parts(conditionsOf(criteria))
      const last = sets.pop() ?? everything
      return sets.reduce((all, part) => RoaringBitmap32.and(all, part), everything).andCardinality(last)
    },
    options: (criteria) => {
      const sets = new Map<string, Bitmap>()
      const counts: Counts = {}
      for (const { list, conditions } of listsToCount(criteria)) {
        const name = JSON.stringify(conditions)
        const found = sets.get(name) ?? meetingAll(conditions)
        sets.set(name, found)
        counts[list] = {}
        for (const [value, bitmap] of optionBitmaps(optionLists[list]))
          counts[list][value] = found.andCardinality(bitmap)
      }
      return counts
    },
  }
}

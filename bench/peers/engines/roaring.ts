import { createRequire } from 'node:module'
import { Criteria } from '@portal/domain/search/criteria'
import pg from 'pg'
import { idsStatement } from '../../../apps/api/src/stock/query/sql-oracle.ts'
import type { Counts } from '../peer.ts'
import type { Engine } from './engine.ts'

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

type Bitmaps = Map<string, Map<string, Bitmap>>

/** The makers' groups are options of `car_model`, counted for the chosen maker. */
const groupText = (maker: string, group: string) => `${maker}/${group}`

/** Criteria that are left out when the options of a list are counted. */
const leftOut = (list: string) => (list === 'maker' ? ['maker', 'car_model'] : [list])

/**
 * CRoaring: a bitmap for every option and bound that the portal counts, by the SQL of the search; a search is an
 * intersection. Similar vehicles are neighbours, which makes the bitmaps small.
 *
 * @param options the options of every list, as the portal returns them for a search without criteria
 */
export async function openRoaring(
  url: string,
  folder: string,
  options: Record<string, string[]>,
): Promise<Engine> {
  const { RoaringBitmap32 }: { RoaringBitmap32: BitmapClass } = createRequire(`${folder}/`)('roaring')
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ id: number; maker: string; group: string }>(
    `SELECT fahrzeugid AS id, hersteller AS maker, modellgruppe AS group FROM vehicle WHERE available
     ORDER BY transporter, hersteller, modellgruppe, kraftstoffart`,
  )
  const places = new Map(rows.map(({ id }, place) => [id, place]))
  const bitmapOf = (members: Iterable<number>) => {
    const bitmap = new RoaringBitmap32(Uint32Array.from(members).sort())
    bitmap.runOptimize()
    return bitmap
  }
  const everything = bitmapOf(rows.keys())
  const nothing = bitmapOf([])

  async function meeting(criteria: Criteria): Promise<Bitmap> {
    const { text, values } = idsStatement(criteria, 'consumer', 'eaktedokumentid,desc')
    const found = await client.query<[number]>({ text, values, rowMode: 'array' })
    return bitmapOf(found.rows.map(([id]) => places.get(id) ?? 0))
  }
  const bitmaps: Bitmaps = new Map()
  for (const [list, codes] of Object.entries(options)) {
    const ofList = new Map<string, Bitmap>()
    for (const code of codes)
      ofList.set(
        code,
        await meeting(Criteria.parse(list === 'equipment' ? { [code]: true } : { [list]: code })),
      )
    bitmaps.set(list, ofList)
  }
  await client.end()
  const groups = Map.groupBy(rows.keys(), (place) => {
    const { maker = '', group = '' } = rows[place] ?? {}
    return groupText(maker, group)
  })
  const groupBitmaps = new Map([...groups].map(([name, members]) => [name, bitmapOf(members)]))

  function setsOf(criteria: Criteria): Map<string, Bitmap> {
    const sets = new Map<string, Bitmap>()
    for (const [criterion, value] of Object.entries(criteria)) {
      const bitmap = (one: string) =>
        criterion === 'car_model'
          ? groupBitmaps.get(groupText(String(criteria.maker), one))
          : (bitmaps.get(criterion)?.get(one) ?? bitmaps.get('equipment')?.get(criterion))
      const chosen = [value].flat().map((one) => bitmap(String(one)) ?? nothing)
      sets.set(criterion, chosen.length > 1 ? RoaringBitmap32.orMany(chosen) : (chosen[0] ?? nothing))
    }
    return sets
  }
  /** Small sets first, so that every intersection is small. */
  const inOrder = (sets: Iterable<Bitmap>) => [...sets].sort((a, b) => a.size - b.size)
  const intersection = (sets: Bitmap[]) =>
    sets.reduce((all, part) => RoaringBitmap32.and(all, part), everything)

  function optionsOf(criteria: Criteria): Counts {
    const sets = setsOf(criteria)
    const all = intersection(inOrder(sets.values()))
    const counts: Counts = {}
    const countList = (list: string, members: Iterable<[string, Bitmap]>) => {
      const others = [...sets].filter(([criterion]) => !leftOut(list).includes(criterion))
      const base =
        others.length === sets.size ? all : intersection(inOrder(others.map(([, bitmap]) => bitmap)))
      const ofList: Record<string, number> = {}
      for (const [code, bitmap] of members) ofList[code] = base.andCardinality(bitmap)
      counts[list] = ofList
    }
    for (const [list, members] of bitmaps) countList(list, members)
    if (criteria.maker !== undefined) {
      const prefix = groupText(String(criteria.maker), '')
      const ofMaker = [...groupBitmaps].filter(([name]) => name.startsWith(prefix))
      countList(
        'car_model',
        ofMaker.map(([name, bitmap]) => [name.slice(prefix.length), bitmap]),
      )
    }
    return counts
  }
  return {
    count: (criteria) => {
      const sets = inOrder(setsOf(criteria).values())
      const last = sets.pop() ?? everything
      return intersection(sets).andCardinality(last)
    },
    options: optionsOf,
  }
}

import { aliasedMaker } from '@portal/domain/search/search-words/catalogue'
import { editDistance, fold } from '@portal/domain/values/fold'
import type pg from 'pg'
import type { Staging } from './staging.ts'

export type UnknownName = {
  column: 'hersteller' | 'modellgruppe'
  value: string
  /** The maker of a model. */
  maker: string
  rows: number
  /** Names of the stock it may mean, the most similar one first. */
  suggestions: string[]
}

const listed = 200
const suggested = 3
const mostDifferences = 2

type Delivered = { maker: string; model: string; count: number }

/** Letters that differ between a delivered name and a stored one, or a word of it ("Mercdes": "Mercedes-Benz"). */
function distanceTo(folded: string, name: string): number {
  const most = folded.length > 4 ? mostDifferences : 1
  const words = [name, ...name.split(/[\s/-]+/).filter((word) => word.length > 2)]
  return Math.min(...words.map((word) => editDistance(folded, fold(word), most) / most))
}

/** Names of the stock that are similar to a delivered one: with other capitals or accents, longer, or misspelt. */
function similarNames(value: string, names: Iterable<string>): string[] {
  const folded = fold(value)
  const alias = aliasedMaker(folded)
  return [...names]
    .map((name) => ({ name, distance: fold(name) === alias ? 0 : distanceTo(folded, name) }))
    .filter(({ name, distance }) => distance <= 1 || fold(name).startsWith(folded))
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, suggested)
    .map(({ name }) => name)
}

/**
 * Makers and models of the delivery that no vehicle had before it. Rows that wait in quarantine are among them, because
 * nobody is asked about their names when they are taken over later. Call it after the merge.
 * @param run the run of the delivery
 * @param decided makers that a person has confirmed as new
 */
export async function unknownNamesOf(
  client: pg.Client,
  { vehicles }: Staging,
  run: number,
  decided: ReadonlySet<string>,
): Promise<UnknownName[]> {
  const { rows: delivered } = await client.query<Delivered>(
    `SELECT maker, model, count(*)::int AS count FROM (
       SELECT s.hersteller AS maker, s.modellgruppe AS model FROM stock_news JOIN ${vehicles} s USING ("row")
       UNION ALL
       SELECT q."values" ->> 'hersteller', q."values" ->> 'modellgruppe' FROM stock_quarantine q
       WHERE q.import_run_id = $1
     ) d GROUP BY 1, 2 ORDER BY 1, 2`,
    [run],
  )
  if (delivered.length === 0) return []
  const { rows: stored } = await client.query<{ maker: string; model: string }>(
    `SELECT DISTINCT v.hersteller AS maker, v.modellgruppe AS model
     FROM vehicle v LEFT JOIN stock_touched t USING (fahrzeugid) WHERE t.fahrzeugid IS NULL`,
  )
  const models = new Map<string, Set<string>>()
  for (const { maker, model } of stored) models.set(maker, (models.get(maker) ?? new Set()).add(model))
  const makers = new Map<string, UnknownName>()
  const unknownModels: UnknownName[] = []
  for (const { maker, model, count } of delivered) {
    const known = models.get(maker)
    if (!known && decided.has(maker)) continue
    if (!known) {
      const suggestions = makers.get(maker)?.suggestions ?? similarNames(maker, models.keys())
      const rows = (makers.get(maker)?.rows ?? 0) + count
      makers.set(maker, { column: 'hersteller', value: maker, maker, rows, suggestions })
    } else if (!known.has(model)) {
      const suggestions = similarNames(model, known)
      unknownModels.push({ column: 'modellgruppe', value: model, maker, rows: count, suggestions })
    }
  }
  return [...makers.values(), ...unknownModels].slice(0, listed)
}

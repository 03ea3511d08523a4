import { euroText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import { storedPrice } from '@portal/domain/vehicles/attributes/price'
import type pg from 'pg'
import type { Finding } from '../../delivery/findings.ts'
import type { SourceRules } from './source.ts'
import type { Staging } from './staging.ts'

/** Rows that are not imported before a person has decided about them; until then their vehicles are not changed. */

type Jump = { row: number; column: string; before: string; after: string }

const hintOf = ({ before, after }: Jump) =>
  t`Bisher ${euroText(Number(before))}, geliefert ${euroText(Number(after))}: Der Preis ändert sich stärker als erlaubt.`

/** Changed rows whose price jumps, each with the first such price. */
async function jumps(client: pg.Client, vehicles: string, percent: number): Promise<Jump[]> {
  const prices = Object.values(storedPrice).map(
    (column) => `('${column}', v.${column}, s.${column}, v.${column} > 0 AND s.${column} > 0
       AND abs(s.${column} - v.${column}) * 100 > v.${column} * ${Number(percent)})`,
  )
  const { rows } = await client.query<Jump>(
    `SELECT DISTINCT ON (n."row") n."row", p.name AS "column", p.before::text, p.after::text
     FROM stock_news n JOIN ${vehicles} s USING ("row") JOIN vehicle v ON v.fahrzeugid = n.fahrzeugid
     CROSS JOIN LATERAL (VALUES ${prices.join(', ')}) p(name, before, after, jumps)
     WHERE n.new_price AND p.jumps ORDER BY n."row"`,
  )
  return rows
}

type Hold = { staging: Staging; source: SourceRules; run: number; now: Date }

/**
 * Moves rows with jumping prices or contradicting facts about VAT from the staging table to the quarantine. An earlier
 * open entry of the same vehicle is replaced.
 * @returns the findings of the moved rows; rows that were refused before are not among them
 */
export async function holdBack(client: pg.Client, { staging, source, run, now }: Hold): Promise<Finding[]> {
  const { contradictions, priceJumpPercent } = source
  const found: Finding[] = Array.from(contradictions, ([row, contradiction]) => {
    return { row, column: 'vatMode', rule: 'vat', ...contradiction }
  })
  if (priceJumpPercent !== null)
    for (const jump of await jumps(client, staging.vehicles, priceJumpPercent))
      if (!contradictions.has(jump.row)) {
        const { row, column, after: value } = jump
        found.push({ row, column, value, rule: 'price-jump', hint: hintOf(jump) })
      }
  if (found.length === 0) return []
  const values = [found.map(({ row }) => row), found.map(({ rule }) => rule), found.map(({ hint }) => hint)]
  const { rows } = await client.query<{ row: number }>(
    `WITH held AS (SELECT * FROM unnest($1::int[], $2::text[], $3::text[]) h("row", rule, hint)),
       taken AS (DELETE FROM ${staging.vehicles} s USING held WHERE s."row" = held."row" RETURNING s.*),
       kept AS (INSERT INTO ${staging.spared} SELECT gwnummer FROM taken),
       replaced AS (
         DELETE FROM stock_quarantine q USING taken t WHERE q.gwnummer = t.gwnummer AND q.state = 'open')
     INSERT INTO stock_quarantine
       (id, source_id, import_run_id, "row", gwnummer, rule, hint, "values", state, created_at)
     SELECT gen_random_uuid()::text, $4, $5, t."row", t.gwnummer, held.rule, held.hint,
       to_jsonb(t) - 'row' - 'digest', 'open', $6
     FROM taken t JOIN held USING ("row") RETURNING "row"`,
    [...values, source.sourceId, run, now],
  )
  await client.query('DELETE FROM stock_news WHERE "row" = ANY($1::int[])', [values[0]])
  const moved = new Set(rows.map(({ row }) => row))
  return found.filter(({ row }) => moved.has(row)).toSorted((one, other) => one.row - other.row)
}

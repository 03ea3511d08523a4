import { t } from '@portal/domain/values/text'
import type pg from 'pg'
import type { Finding } from '../../delivery/findings.ts'
import type { Staging } from './staging.ts'

/** A sale entered by the house ends only with its undo, whatever the source. */
const alwaysKept = 'sold_at'

type Contradiction = { row: number; column: string; before: string | null; after: string | null }

const written = (value: string | null) => (value === null ? 'leer' : `„${value}“`)

/** SQL: a row of `f` for each column, with the value of vehicle `v` as `before` and of staged row `s` as `after`. */
export const comparedColumns = (columns: string[]) =>
  `(VALUES ${columns.map((column) => `('${column}', v."${column}"::text, s."${column}"::text)`).join(', ')})
    f(field, before, after)`

/**
 * Finds delivered values that contradict values edited by the house. Either the house's values stay ("Handeingabe
 * bleibt") and are copied into the staged rows, or the delivery replaces them ("Lieferung gewinnt").
 *
 * @param columns the delivered columns of `vehicle`
 * @param keeps the setting of the source
 * @returns one notice per value
 */
export async function settleHandEdits(
  client: pg.Client,
  { vehicles }: Staging,
  columns: string[],
  keeps: boolean,
): Promise<Finding[]> {
  const kept = columns.filter((column) => keeps || column === alwaysKept)
  const edited = `v.gwnummer = s.gwnummer AND v.edited_fields <> '{}'`
  const { rows } = await client.query<Contradiction>(
    `SELECT s."row", f.field AS "column", f.before, f.after
     FROM ${vehicles} s JOIN vehicle v ON ${edited} CROSS JOIN LATERAL ${comparedColumns(columns)}
     WHERE f.field = ANY(v.edited_fields) AND f.before IS DISTINCT FROM f.after ORDER BY 1, 2`,
  )
  if (rows.length === 0) return []
  // Without a digest the row is compared again by the next delivery, under the setting of its source.
  await client.query(
    `UPDATE ${vehicles} s SET digest = NULL${kept
      .map(
        (name) =>
          `, "${name}" = CASE WHEN '${name}' = ANY(v.edited_fields) THEN v."${name}" ELSE s."${name}" END`,
      )
      .join('')}
     FROM vehicle v WHERE ${edited}`,
  )
  return rows.map(({ row, column, before, after }) => ({
    row,
    column,
    value: after ?? '',
    ...(kept.includes(column)
      ? { rule: 'hand-edit-kept', hint: t`Die Handeingabe ${written(before)} bleibt.` }
      : { rule: 'hand-edit-replaced', hint: t`Die Lieferung ersetzt die Handeingabe ${written(before)}.` }),
  }))
}

/** SQL: the edited fields of vehicle `v` after a delivery of the columns: those it replaced are no longer edited. */
export const editedAfterDelivery = (columns: string[], keeps: boolean) =>
  keeps
    ? 'v.edited_fields'
    : `CASE WHEN v.edited_fields = '{}' THEN v.edited_fields ELSE ARRAY(
         SELECT unnest(v.edited_fields) EXCEPT ALL SELECT unnest(ARRAY[${columns
           .filter((column) => column !== alwaysKept)
           .map((column) => `'${column}'`)
           .join(', ')}]::text[])) END`

import { NewConditionRecord } from '@portal/contract/house/house-condition'
import { plainText } from '@portal/contract/vehicles/condition-parts'
import { fieldMessage } from '@portal/domain/values/field-messages'
import { t } from '@portal/domain/values/text'
import { z } from 'zod'
import type { Finding } from '../../delivery/findings.ts'
import { sha256Of } from '../../uploads/sha256.ts'

/**
 * A line of the format `condition.v1` (docs/condition-format.md): one vehicle as a JSON object. A part it names replaces
 * the stored part.
 */
const DeliveredCondition = NewConditionRecord.omit({
  ...{ id: true, removedDamages: true, keys: true, accident: true },
}).extend({
  gwnummer: z.string().regex(/^\d{6}$/, t('Die GW-Nummer muss 6 Zeichen (Zahlen) lang sein.')),
  /** Without an id, the content of the line identifies the record. */
  id: z.uuid().optional(),
  /** Who recorded it. */
  company: plainText(80),
})

export type ConditionLine = { gwnummer: string; company: string; record: NewConditionRecord }

/** A UUID made from a text, so that the same line is the same record. */
function uuidOf(text: string): string {
  const hex = sha256Of(text)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    value,
  )

/** A finding about a place in a line: `damages.3.panel`. */
export function findingAt(row: number, path: readonly PropertyKey[], value: unknown, hint: string): Finding {
  const found = valueAt(value, path)
  const text = typeof found === 'string' ? found : (JSON.stringify(found) ?? '')
  return { row, column: path.map(String).join('.'), value: text, rule: 'format', hint }
}

/** Reads a line: the record, or what is wrong with it. */
export function readConditionLine(
  text: string,
  row: number,
): { line: ConditionLine; findings?: never } | { line?: never; findings: Finding[] } {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return { findings: [findingAt(row, [], text, t('Die Zeile ist kein JSON-Objekt.'))] }
  }
  const result = DeliveredCondition.safeParse(value, { error: fieldMessage })
  if (!result.success)
    return {
      findings: result.error.issues.map(({ path, message, ...issue }) => {
        const unknown = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : []
        return findingAt(row, [...path, ...unknown], value, message)
      }),
    }
  const { gwnummer, company, id = uuidOf(JSON.stringify(result.data)), ...parts } = result.data
  return { line: { gwnummer, company, record: { id, ...parts } } }
}

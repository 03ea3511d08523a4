import type { Hash } from 'node:crypto'
import { t } from '@portal/domain/values/text'
import type { CsvRecord } from './csv-records.ts'
import { bytesOf, DeliveryError } from './delivery-bytes.ts'

/** Characters of a line; no vehicle needs as many. */
const lineMaxLength = 262_144

type Line = { text: string; line: number }

type Json = string | number | boolean | null | Json[] | { [name: string]: Json }

function textOf(value: Json | undefined, line: number): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.map((entry) => textOf(entry, line)).join(';;;')
  if (typeof value === 'object')
    throw new DeliveryError(
      t`Zeile ${line}: Ein Wert darf kein Objekt sein, nur Text, Zahl, Wahrheitswert oder Liste.`,
    )
  return String(value)
}

function objectIn(text: string, line: number): { [name: string]: Json } {
  try {
    const value: Json = JSON.parse(text)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value
  } catch {
    // Reported below, like a line with another value than an object.
  }
  throw new DeliveryError(t`Zeile ${line} ist kein JSON-Objekt. Erwartet wird ein Fahrzeug je Zeile.`)
}

/**
 * The lines of a text file in UTF-8, also gzip, in batches.
 *
 * @param maxLength of a line, in characters
 * @param hash receives the bytes of the file
 * @throws DeliveryError for a longer line
 */
export async function* linesOf(
  file: string,
  { maxLength, hash = null }: { maxLength: number; hash?: Hash | null },
): AsyncGenerator<Line[]> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let rest = ''
  let line = 0
  const numbered = (text: string): Line => {
    line += 1
    return { text, line }
  }
  for await (const chunk of bytesOf(file, hash, () => {})) {
    const parts = (rest + decoder.decode(chunk, { stream: true })).split('\n')
    rest = parts.pop() ?? ''
    if (rest.length > maxLength) throw new DeliveryError(t`Zeile ${line + parts.length + 1} ist zu lang.`)
    yield parts.map(numbered)
  }
  yield [numbered(rest + decoder.decode())]
}

/**
 * The lines of a file with one JSON object each, as records. The fields of the first object are the columns; every
 * object must have the same.
 *
 * @throws DeliveryError for any other line, because the vehicle of an unreadable line is unknown
 */
export async function* jsonLineRecords(file: string): AsyncGenerator<CsvRecord[]> {
  let names: string[] | null = null

  function recordsOf({ text, line }: Line): CsvRecord[] {
    if (text.trim() === '') return []
    const value = objectIn(text, line)
    const records: CsvRecord[] = []
    if (names === null) {
      names = Object.keys(value)
      records.push({ cells: names, line: 0 })
    }
    const known = names
    const other = Object.keys(value).find((name) => !known.includes(name))
    if (other !== undefined || Object.keys(value).length !== known.length)
      throw new DeliveryError(
        t`Zeile ${line} hat andere Felder als die erste Zeile. Alle Zeilen müssen dieselben haben.`,
      )
    records.push({ cells: known.map((name) => textOf(value[name], line)), line })
    return records
  }

  for await (const lines of linesOf(file, { maxLength: lineMaxLength })) yield lines.flatMap(recordsOf)
}

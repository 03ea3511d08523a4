import { corrected, csvRecordsOf, type Decisions } from './convert.ts'
import { jsonLineRecords } from './json-lines.ts'
import type { Layout } from './layout.ts'
import type { Reading } from './readings.ts'

type Wanted = {
  layout: Pick<Layout, 'charset' | 'separator'>
  reading: Reading
  decisions: Pick<Decisions, 'corrections' | 'replacements'>
}

/**
 * The cells of some lines as the file has them, after the corrections of a person.
 * @param lines numbers of lines of the file
 */
export async function cellsOfLines(
  file: string,
  { layout, reading, decisions }: Wanted,
  lines: ReadonlySet<number>,
): Promise<Map<number, string[]>> {
  const found = new Map<number, string[]>()
  if (lines.size === 0) return found
  const batches = layout.separator === '' ? jsonLineRecords(file) : csvRecordsOf(file, layout)
  for await (const batch of batches) {
    for (const record of batch)
      if (lines.has(record.line)) found.set(record.line, corrected(record, reading, decisions))
    if (found.size === lines.size) break
  }
  return found
}

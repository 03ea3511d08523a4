import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CsvRecord } from './csv-records.ts'
import { jsonLineRecords } from './json-lines.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-lines-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function read(text: string) {
  const file = join(folder, 'lines.jsonl')
  await writeFile(file, text)
  const records: CsvRecord[] = []
  for await (const batch of jsonLineRecords(file)) records.push(...batch)
  return records
}

test('Objects are rows of the fields of the first one, in any order; lists and truth values are texts', async () => {
  const lines = ['{"a":1,"b":["x",2],"c":true}', '', '{"c":null,"b":[],"a":"z"}']
  expect(await read(lines.join('\n'))).toEqual([
    { cells: ['a', 'b', 'c'], line: 0 },
    { cells: ['1', 'x;;;2', 'true'], line: 1 },
    { cells: ['z', '', ''], line: 3 },
  ])
})

test.each([
  ['{"a":1}\n{"a"', 'Zeile 2 ist kein JSON-Objekt. Erwartet wird ein Fahrzeug je Zeile.'],
  ['[1]', 'Zeile 1 ist kein JSON-Objekt. Erwartet wird ein Fahrzeug je Zeile.'],
  ['null', 'Zeile 1 ist kein JSON-Objekt. Erwartet wird ein Fahrzeug je Zeile.'],
  ['{"a":{"b":1}}', 'Zeile 1: Ein Wert darf kein Objekt sein, nur Text, Zahl, Wahrheitswert oder Liste.'],
  ['{"a":[{"b":1}]}', 'Zeile 1: Ein Wert darf kein Objekt sein, nur Text, Zahl, Wahrheitswert oder Liste.'],
  ['{"a":1}\n{"b":1}', 'Zeile 2 hat andere Felder als die erste Zeile. Alle Zeilen müssen dieselben haben.'],
  [
    '{"a":1,"b":2}\n{"a":1}',
    'Zeile 2 hat andere Felder als die erste Zeile. Alle Zeilen müssen dieselben haben.',
  ],
])('The file %j is refused: %s', async (text, message) => {
  await expect(read(text)).rejects.toThrow(message)
})

import { VehicleRecord, vehicleColumnNames } from '@portal/domain/vehicles/attributes/delivery'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DeliveryReport, type RawRow, textsOf } from '../../delivery/delivery.ts'
import { aDeliveryRow } from '../../testing/deliveries.ts'
import { stagedRows } from './parse.ts'
import { stagedColumns, stagedRow } from './staging.ts'

/** Cells of every kind, valid and invalid; most are invalid in most columns. */
const cells = [
  ...[
    '',
    ' ',
    '0',
    '1',
    '-1',
    '7.5',
    ' 12 ',
    '45.000',
    '1000001',
    'ja',
    'FALSE',
    'vielleicht',
    'grau',
    'grün',
  ],
  ...[
    '2021-03',
    '2021-02-29',
    '2020-02-29',
    '2021-13',
    '2026-10-30T10:15:00+01:00',
    '2026-10-30T09:15:00.000Z',
  ],
  ...[
    '2026-10-30T24:00:00.000Z',
    '2026-02-30T10:00:00.000Z',
    'EURO_6D-TEMP',
    'EURO_5',
    'EURO_7',
    'DIFFERENZ',
  ],
  ...[
    'diesel',
    'AUTOMATIK',
    'Kasten',
    'Coupe',
    'navigation;;; xenon',
    ' ABS ;;;;;; R&B;;;a ',
    'ABS;;;<b>',
    '=1+1',
  ],
  ...[
    'Golf\\t"GTI"',
    'a\tb',
    '\u202e',
    'Start&Stop',
    '+ TOP',
    'x'.repeat(201),
    '123456',
    'WBA3B31020F123456',
    'A',
  ],
]

const changes = fc.dictionary(fc.constantFrom(...vehicleColumnNames), fc.constantFrom(...cells), {
  maxKeys: 4,
})

async function fastOf(header: string[], rows: RawRow[]) {
  const refused: string[] = []
  const report = new DeliveryReport()
  async function* batches() {
    yield rows
  }
  const staged = []
  for await (const batch of stagedRows({ header, batches }, report, (gw) => refused.push(gw), null))
    staged.push(...batch)
  return { staged, report, refused }
}

test('a row is read without the schema exactly as with it', async () => {
  const ordinary = Object.entries(aDeliveryRow(482_917)).map(([name, value]) => [name, String(value)])
  await fc.assert(
    fc.asyncProperty(fc.array(changes, { minLength: 1, maxLength: 8 }), async (drawn) => {
      const header = vehicleColumnNames
      const rows = drawn.map((change, index) => {
        const texts: Record<string, string> = { ...Object.fromEntries(ordinary), ...change }
        return { row: index + 2, cells: header.map((name) => texts[name] ?? '') }
      })
      const columns = stagedColumns(header)
      const expected = rows.map(({ row, cells }) => {
        const read = VehicleRecord.safeParse(textsOf(header, header, cells))
        return read.success ? stagedRow(row, read.data, columns) : null
      })

      const { staged, report, refused } = await fastOf(header, rows)

      expect(staged).toEqual(expected.filter((row) => row !== null))
      expect(report.rejected).toBe(expected.filter((row) => row === null).length)
      expect(refused).toHaveLength(report.rejected)
    }),
    { numRuns: 300 },
  )
})

test('a column with more distinct texts than the cache holds is read correctly', async () => {
  const header = Object.keys(aDeliveryRow(1))
  const rows = Array.from({ length: 12_000 }, (_, index) => ({
    row: index + 2,
    cells: Object.values(aDeliveryRow(100_000 + index, { kilometerstandvon: index })).map(String),
  }))

  const { staged } = await fastOf(header, rows)

  const columns = stagedColumns(header)
  for (const index of [0, 1999, 2000, 9000, 11_999]) {
    const { row, cells } = rows[index] ?? { row: 0, cells: [] }
    const value = VehicleRecord.parse(textsOf(vehicleColumnNames, header, cells))
    expect(staged[index]).toEqual(stagedRow(row, value, columns))
  }
})

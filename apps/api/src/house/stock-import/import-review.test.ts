import { execFile } from 'node:child_process'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { api } from '../../testing/api.ts'
import { aDeliveryRow, aFile, aFolder, csvOf, someDeliveryRows } from '../../testing/deliveries.ts'
import { photoBytes } from '../../testing/files.ts'
import {
  contentHash,
  databaseUrl,
  importDelivery,
  importRows,
  importWithPhotos,
  stock,
  useEmptyStock,
} from '../../testing/stock-imports.ts'
import { summaryOf } from './summary.ts'

useEmptyStock()

const young = { erstzulassungvon: '2026-09-10', kilometerstandvon: 500 }
const label = { consumption: '5,1 l/100 km', co2GramsPerKm: 118, co2Class: 'D' }
const unpriced = { planverkaufspreisprivatkundengeschaeftbrutto: 0, haendlerpreisbrutto: 0 }

describe('the summary', () => {
  test('says how many vehicles became visible, and why the others did not', async () => {
    const rows = [aDeliveryRow(100_001), aDeliveryRow(100_002, unpriced), aDeliveryRow(100_003, young)]
    const { result } = await importWithPhotos(rows)

    expect(result).toMatchObject({
      published: 1,
      hidden: { count: 2, reasons: { photo: 0, price: 1, energy: 1 } },
    })
    expect(summaryOf(result)).toEqual([
      '3 Zeilen gelesen, 0 abgewiesen, 3 neu, 0 geändert, 0 ausgeschieden',
      '1 sichtbar geworden',
      '2 nicht sichtbar: Kein Preis (1), Angaben nach Pkw-EnVKV fehlen (1)',
    ])
  })

  test('names every reason again when the same file is imported again', async () => {
    const rows = [aDeliveryRow(100_001), aDeliveryRow(100_002, unpriced)]
    await importRows(rows)
    const { result } = await importRows(rows)

    expect(result).toMatchObject({
      published: 0,
      hidden: { count: 2, reasons: { photo: 2, price: 1, energy: 0 } },
    })
  })

  test('counts a known row whose vehicle is not visible, and only vehicles of the file', async () => {
    await importWithPhotos([aDeliveryRow(100_001)])
    await importRows([aDeliveryRow(100_001, unpriced)], { confirmShrink: true })
    await importRows([aDeliveryRow(100_002)])
    const { result } = await importRows([aDeliveryRow(100_001, unpriced)])

    expect(result.hidden).toMatchObject({ count: 1, reasons: { photo: 0, price: 1, energy: 0 } })
  })

  test('says so when everything is visible', async () => {
    const { result } = await importWithPhotos(someDeliveryRows(2))

    expect(summaryOf(result).at(-1)).toBe('alle Fahrzeuge der Datei sind sichtbar oder verkauft')
  })
})

describe('a file without a usable row', () => {
  test('is refused and changes nothing, even as the whole stock', async () => {
    await importWithPhotos(someDeliveryRows(3))
    const before = await contentHash()

    const { result } = await importRows(someDeliveryRows(3, { farbe: 'pink' }), {
      full: true,
      confirmShrink: true,
    })

    expect(result).toMatchObject({ state: 'refused', read: 3, rejected: 3 })
    expect(result.message).toContain('Keine Zeile der Datei war brauchbar.')
    expect(await contentHash()).toBe(before)
  })
})

test('the command ends with 1 when no row of its file is usable', async () => {
  const command = fileURLToPath(new URL('../../cli.ts', import.meta.url))
  const file = await aFile(csvOf(someDeliveryRows(3, { farbe: 'pink' })))
  const env = {
    ...process.env,
    DATABASE_URL: databaseUrl(),
    DATA_DIR: await mkdtemp(join(tmpdir(), 'import-')),
    // At the lowest priority the command makes no progress beside other busy programs.
    IMPORT_NICENESS: '0',
  }

  const run = promisify(execFile)(process.execPath, [command, 'stock', 'import', file], { env })

  await expect(run).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('Keine Zeile der Datei war brauchbar.'),
  })
})

describe('dates that are impossible at the time of the import', () => {
  test.each([
    ['erstzulassungvon', '2099-01', '2026-11-02'],
    ['erstzulassungvon', '2026-11-03', '2026-11-02'],
    ['hu_faellig_am', '2099-06-01', '2031-11-02'],
    ['soldAt', '2099-06-01T08:00:00Z', '2026-11-03T08:00:00Z'],
  ])('%s %s is refused with its row, %s is not', async (column, late, latest) => {
    const { report, result } = await importRows([
      aDeliveryRow(100_001, { [column]: late }),
      aDeliveryRow(100_002, { [column]: latest }),
    ])

    expect(report.findings).toMatchObject([
      { row: 2, column, rule: 'date', value: expect.stringContaining(late.slice(0, 7)) },
    ])
    expect(result).toMatchObject({ rejected: 1, inserted: 1 })
  })

  test('a vehicle registered on the day of the import is accepted, and a refused row keeps its vehicle', async () => {
    await importWithPhotos([aDeliveryRow(100_001), aDeliveryRow(100_002)])

    const { result } = await importRows(
      [
        aDeliveryRow(100_001, { erstzulassungvon: '2099-01', ...label }),
        aDeliveryRow(100_002, { erstzulassungvon: '2026-11-02', ...label }),
      ],
      { full: true },
    )

    expect(result).toMatchObject({ state: 'done', rejected: 1, withdrawn: 0 })
    expect((await stock()).map(({ available }) => available)).toEqual([true, true])
  })
})

describe('probable mistakes', () => {
  test('one FIN under two GW numbers is reported, in the file and against the stock', async () => {
    const fin = 'WAUZZZ8K0DA100001'
    await importRows([aDeliveryRow(100_001, { fin })])
    const { result } = await importRows([aDeliveryRow(100_002, { fin }), aDeliveryRow(100_003)])

    expect(result).toMatchObject({ state: 'done', rejected: 0, inserted: 2 })
    expect(result.notices).toEqual([
      {
        ...{ row: 2, column: 'fin', value: fin, rule: 'fin-twice' },
        hint: 'Dieselbe FIN hat auch das Fahrzeug mit der GW-Nummer 100001.',
      },
    ])
  })

  test('a car bought back under a new GW number is no mistake', async () => {
    const fin = 'WAUZZZ8K0DA100001'
    await importRows([aDeliveryRow(100_001, { fin, soldAt: '2026-10-30T08:00:00Z' })])
    const { result } = await importRows([aDeliveryRow(100_002, { fin })])

    expect(result.notices).toEqual([])
  })

  test('a maker written with other capitals or accents is reported once', async () => {
    await importRows(someDeliveryRows(3, { hersteller: 'Citroën' }))
    const { result } = await importRows([
      aDeliveryRow(200_001, { hersteller: 'CITROEN' }),
      aDeliveryRow(200_002, { hersteller: 'CITROEN' }),
      aDeliveryRow(200_003, { hersteller: 'Citroën' }),
      aDeliveryRow(200_004, { hersteller: 'Opel' }),
    ])

    expect(result.notices).toMatchObject([
      { row: 2, column: 'hersteller', value: 'CITROEN', rule: 'maker-spelling' },
    ])
    expect(result.notices[0]?.hint).toContain('„Citroën“ (4 Fahrzeuge)')
    expect(await api().db.importRun.findFirst({ orderBy: { id: 'desc' } })).toMatchObject({
      report: result.notices,
    })
  })

  test('a GW number of the manifest without a vehicle is reported with its line', async () => {
    const folder = await aFolder()
    await writeFile(`${folder}/auto.jpg`, await photoBytes('#224466', 400))
    const rows = ['100001', '100009'].map((gwnummer) => ({ gwnummer, position: 0, file: 'auto.jpg' }))
    await writeFile(`${folder}/bilder.csv`, csvOf(rows))

    const { imageReport } = await importRows([aDeliveryRow(100_001)], { images: `${folder}/bilder.csv` })

    expect(imageReport?.findings).toMatchObject([
      { row: 3, column: 'gwnummer', value: '100009', rule: 'unknown' },
    ])
  })
})

test.each([
  ['100009,"WAU', 'ein Anführungszeichen wird nicht geschlossen'],
  ['100009,W"AU', 'ein Anführungszeichen steht mitten in einer Zelle'],
  ['100009,"W"AU', 'nach einem schließenden Anführungszeichen folgt noch Text'],
])('a CSV error in %s is described in German', async (line, message) => {
  await expect(importDelivery(await aFile(`${csvOf(someDeliveryRows(1))}${line}\n`))).rejects.toThrow(
    `(Zeile 3: ${message}).`,
  )
})

test('the sample of the documentation is imported without a finding', async () => {
  const sample = fileURLToPath(new URL('../../../../../docs/stock-sample.csv', import.meta.url))
  const { result, report } = await importDelivery(sample)

  expect(report.findings).toEqual([])
  expect(result).toMatchObject({ state: 'done', inserted: 3, notices: [] })
})

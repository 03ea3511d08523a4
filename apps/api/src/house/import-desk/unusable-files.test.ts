import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { SourceFormat } from '@portal/domain/house/stock-imports'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { api, useApi } from '../../testing/api.ts'
import { aDeliveryRow, csvOf, someDeliveryRows } from '../../testing/deliveries.ts'
import { aMobileDeRow, anImportDesk, piecesStored, zipOf } from '../../testing/import-desk.ts'
import { contentHash, emptyStock, stock } from '../../testing/stock-imports.ts'

useApi()

const rows = csvOf(someDeliveryRows(200))
const mobileDe = [300_001, 300_002].map((number) => aMobileDeRow(number)).join('\n')
const lines = someDeliveryRows(2)
  .map((row) => `${JSON.stringify(row)}\n`)
  .join('')
const unclosed = rows.replace('Golf Variant', '"Golf Variant')
const longLine = `${rows}100999,${'x'.repeat(1_048_576)}\n`
const twice = rows.replace('modellgruppe,modell,', 'modell,modell,')
const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')
const workbook = () =>
  zipOf({ '[Content_Types].xml': '<Types/>', 'xl/workbook.xml': '<workbook/>', 'xl/sheet1.xml': rows })

type Case = [what: string, format: SourceFormat, content: () => string | Buffer | Promise<Buffer>, RegExp]
const cases: Case[] = [
  ['other columns', 'vehicle.v1', () => 'a,b,c\n1,2,3\n', /Es fehlen Spalten/],
  ['half a ZIP file', 'vehicle.v1', () => Buffer.from('PK\u0003\u0004 half'), /ZIP- oder Excel-Datei/],
  [
    'half a gzip file',
    'vehicle.v1',
    () => gzipSync(rows).subarray(0, 500),
    /Die Datei bestand\.csv ist unvollständig/,
  ],
  ['only blank lines', 'vehicle.v1', () => '\n\n\n', /leer/],
  ['only blank lines', 'csv', () => '\n\n\n', /leer/],
  ['only blank lines', 'vehicle.v1-lines', () => '\n\n', /leer/],
  ['only a header', 'vehicle.v1', () => rows.slice(0, rows.indexOf('\n') + 1), /keine Fahrzeuge/],
  ['a web page', 'vehicle.v1', () => '<!doctype html><html></html>', /HTML/],
  ['a PDF', 'csv', () => Buffer.from('%PDF-1.7\n'), /PDF/],
  ['a photo', 'mobile.de', () => Buffer.from('ffd8ffe000104a464946', 'hex'), /Bild/],
  ['binary bytes', 'vehicle.v1', () => Buffer.from([1, 2, 0, 4, 5]), /keine Textdatei/],
  ['binary bytes without zeros', 'csv', () => Buffer.from([1, 2, 10, 4, 5, 10, 200, 30]), /keine Textdatei/],
  ['a workbook named .csv', 'vehicle.v1', workbook, /Excel-Datei/],
  ['a workbook named .csv', 'csv', workbook, /Excel-Datei/],
  ['a workbook named .csv', 'mobile.de', workbook, /Excel-Datei/],
  ['an old workbook named .csv', 'csv', () => Buffer.from('d0cf11e0a1b11ae1', 'hex'), /alte Excel-Datei/],
  ['a workbook named .csv', 'vehicle.v1-lines', workbook, /Excel-Datei/],
  ['a CSV file', 'vehicle.v1-lines', () => rows, /kein JSON-Objekt/],
  ['JSON lines', 'vehicle.v1', () => '{"gwnummer":"300001"}\n', /Das ist eine JSON-Datei/],
  ['UTF-16 without a mark', 'vehicle.v1', () => Buffer.from(rows, 'utf16le'), /keine Textdatei/],
  ['UTF-16 that ends in half a character', 'csv', () => utf16(rows).subarray(0, -1), /UTF-16.*unvollständig/],
  [
    'UTF-16 with another column',
    'vehicle.v1',
    () => utf16(`farbcode,${rows}`),
    /Unbekannte Spalten: „farbcode“/,
  ],
  ['UTF-16', 'vehicle.v1-lines', () => utf16(lines), /in UTF-16 gespeichert/],
  [
    'ISO-8859-15 in the format of UTF-8',
    'vehicle.v1',
    () => Buffer.from(rows.replace('Golf Variant', 'Grün'), 'latin1'),
    /Die Datei bestand\.csv ist nicht in UTF-8/,
  ],
  ["only Excel's line about the separator", 'csv', () => 'sep=;\r\n', /leer/],
  ['text after the objects', 'vehicle.v1-lines', () => `${lines}Summe: 2\n`, /Zeile 3 ist kein JSON-Objekt/],
  ['half an object at the end', 'vehicle.v1-lines', () => lines.slice(0, -9), /Zeile 2 ist kein JSON-Objekt/],
  ['semicolons instead of commas', 'vehicle.v1', () => rows.replaceAll(',', ';'), /Semikolon/],
  [
    'commas instead of semicolons',
    'mobile.de',
    () => mobileDe.replaceAll(';', ','),
    /nicht mit „;“ getrennt/,
  ],
  ['a file with header row', 'mobile.de', () => rows.replaceAll(',', ';'), /zu wenige Spalten/],
  ['a quote that is not closed', 'vehicle.v1', () => unclosed, /Anführungszeichen/],
  ['a quote that is not closed', 'csv', () => unclosed, /Anführungszeichen/],
  [
    'a quote that is not closed',
    'mobile.de',
    () => mobileDe.replace('Golf Variant"', 'Golf Variant'),
    /Anführungszeichen/,
  ],
  ['a line of 1 MB', 'vehicle.v1', () => longLine, /zu lang/],
  ['a line of 1 MB', 'csv', () => longLine, /zu lang/],
  ['a line of 1 MB', 'vehicle.v1-lines', () => `{"gwnummer":"${'x'.repeat(1_048_576)}"}\n`, /zu lang/],
  ['one line of 1 MB', 'vehicle.v1', () => 'x'.repeat(1_048_576), /zu lang|Es fehlen Spalten/],
  ['a column named twice', 'vehicle.v1', () => twice, /Doppelte Spalten|Es fehlen Spalten/],
  ['a column named twice', 'csv', () => twice, /denselben Namen/],
]

describe('A file that is no delivery', () => {
  // One stock for all files, because none of them changes it.
  beforeAll(async () => {
    const desk = await anImportDesk('vehicle.v1')
    await desk.take((await desk.upload(csvOf([aDeliveryRow(900_001)]))).id)
  })

  test.each(cases)(
    'is refused in German and leaves nothing behind: %s (%s)',
    async (_what, format, content, message) => {
      const desk = await anImportDesk(format)
      const before = await contentHash()

      const refused = await desk.upload(await content())

      expect(refused).toMatchObject({ state: 'failed', message: expect.stringMatching(message) })
      expect(refused.message).toContain('Am Bestand wurde nichts geändert.')
      expect(await contentHash()).toBe(before)
      expect(await piecesStored(refused.id)).toBe(0)
      expect(existsSync(join(api().env.DATA_DIR, 'imports', `desk-${refused.id}`))).toBe(false)
      const { rows: staged } = await api().pool.query(
        `SELECT relname FROM pg_class WHERE relkind = 'r' AND relname LIKE '%staging%'`,
      )
      expect(staged).toEqual([])
    },
  )
})

describe('A file named gzip', () => {
  const noise = Buffer.from(Array.from({ length: 600 }, (_, at) => ((at * at * 31 + at * 7) % 254) + 1))

  test.each<[string, SourceFormat, string | Buffer]>([
    ['one line of text', 'vehicle.v1', 'kein gzip'],
    ['a few lines', 'mobile.de', 'kein gzip\nauch nicht\n'],
    ['any bytes', 'vehicle.v1', noise],
    ['any bytes', 'csv', noise],
    ['any bytes', 'vehicle.v1-lines', noise],
    ['the beginning of gzip and any bytes', 'csv', Buffer.concat([Buffer.from('1f8b0800', 'hex'), noise])],
  ])('that contains %s is said to be no gzip (%s)', async (_what, format, content) => {
    const desk = await anImportDesk(format)
    const refused = await desk.upload(content, 'bestand.csv.gz')
    expect(refused).toMatchObject({
      state: 'failed',
      message: expect.stringContaining('Die Datei bestand.csv.gz ist unvollständig oder kein gültiges gzip.'),
    })
  })

  test('that contains the text a browser has unpacked is read', async () => {
    const desk = await anImportDesk('vehicle.v1')
    expect((await desk.upload(rows, 'bestand.csv.gz')).check).toMatchObject({ read: 200, rejected: 0 })
  })
})

describe('A file that is unusual', () => {
  beforeEach(async () => {
    await emptyStock()
    await api().db.stockSource.deleteMany()
  })

  test('may begin with the mark of UTF-8', async () => {
    const desk = await anImportDesk('vehicle.v1')
    expect((await desk.upload(`\ufeff${rows}`)).check).toMatchObject({ read: 200, rejected: 0 })
  })

  const ofExcel: [string, (text: string) => string | Buffer][] = [
    ["Excel's Unicode text", (text) => utf16(text.replaceAll(',', '\t').replaceAll('\n', '\r\n'))],
    ['UTF-16 with the higher byte first', (text) => utf16(text).swap16()],
    ["Excel's line about the separator", (text) => `sep=;\r\n${text.replaceAll(',', ';')}`],
    ['the same line in quotes after a mark', (text) => `\ufeff"sep=,"\r\n${text}`],
  ]

  test.each<[string, (text: string) => string | Buffer]>([
    ...ofExcel,
    [
      'quotes around a line break',
      (text) => text.replace('\n', ',Notiz\n').replace(/grau\n/g, 'grau,"zwei\nZeilen"\n'),
    ],
    ['columns without a name', (text) => text.replaceAll('\n', ',,\n')],
    ['a separator at the end of each row', (text) => text.replaceAll('\n', ',\n').replace(',\n', '\n')],
    ['no line break at the end', (text) => text.trimEnd()],
    ['ISO-8859-15', (text) => Buffer.from(text, 'latin1')],
    ['UTF-8 with a mark', (text) => `\ufeff${text}`],
    ['lines of an old Mac', (text) => text.replaceAll('\n', '\r')],
    ['tabulators', (text) => text.replaceAll(',', '\t')],
  ])('is read with columns of its own: %s', async (_what, encode) => {
    const desk = await anImportDesk('csv')
    const text = csvOf(someDeliveryRows(2, { modell: 'Grün' }))

    const checked = await desk.upload(encode(text))

    expect(checked).toMatchObject({ state: 'checked', check: { read: 2, rejected: 0 } })
    await desk.take(checked.id)
    expect((await stock()).map(({ modell }) => modell)).toEqual(['Grün', 'Grün'])
  })

  test.each(ofExcel)('is read in the format of the portal: %s', async (_what, encode) => {
    const desk = await anImportDesk('vehicle.v1')
    const checked = await desk.upload(encode(csvOf(someDeliveryRows(2, { modell: 'Grün' }))))
    expect(checked).toMatchObject({ state: 'checked', check: { read: 2, rejected: 0 } })
    await desk.take(checked.id)
    expect((await stock()).map(({ modell }) => modell)).toEqual(['Grün', 'Grün'])
  })

  test('has its findings at the lines of the file, the line about the separator included', async () => {
    const desk = await anImportDesk('csv')
    const text = csvOf([aDeliveryRow(300_001), aDeliveryRow(300_002, { fin: 'kurz' })])
    const { check } = await desk.upload(`sep=,\n${text}`, 'BESTAND.TXT')
    expect(check).toMatchObject({ read: 2, rejected: 1, findings: [{ row: 4, value: 'kurz' }] })
  })

  test('is refused before its upload when it is a workbook', async () => {
    const { person, source } = await anImportDesk('csv')
    const body = { sourceId: source.id, name: 'Bestand.xlsx', bytes: 9000 }
    const reply = await person.post('/mvp/api/house/stock-imports', body)
    expect([reply.statusCode, reply.json().errors[0].message]).toEqual([
      400,
      expect.stringContaining('Excel-Datei'),
    ])
  })

  test('changes the stock once when it is uploaded and taken over twice at once', async () => {
    const desk = await anImportDesk('vehicle.v1')
    const uploads = [await desk.upload(rows), await desk.upload(rows)]

    const done = []
    for (const { id } of uploads) done.push(await desk.take(id))

    expect(done.map(({ check }) => [check?.inserted, check?.unchanged])).toEqual([
      [200, 0],
      [0, 200],
    ])
    expect(await stock()).toHaveLength(200)
  })
})

import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { DeliveryError } from '../../delivery/delivery-bytes.ts'
import { aDeliveryRow, aFile, csvOf, type DeliveryCells, someDeliveryRows } from '../../testing/deliveries.ts'
import {
  contentHash,
  importDelivery,
  importRows,
  importWithPhotos,
  liveCount,
  stock,
  useEmptyStock,
} from '../../testing/stock-imports.ts'

useEmptyStock()

describe('broken rows', () => {
  const bad: DeliveryCells[] = [
    { gwnummer: '12345' },
    { gwnummer: '12345a' },
    { gwnummer: '' },
    { fin: '' },
    { fin: 'WAUZZZ8K0DA12345' },
    { fin: 'WAUZZZ8K0DO123456' },
    { fin: 'WAUZZZ8K0DQ123456' },
    { fin: 'wauzzz8k0da123456' },
    { hersteller: '' },
    { hersteller: '<script>alert(1)</script>' },
    { hersteller: 'A'.repeat(81) },
    { modell: 'Golf\u0000' },
    { modell: 'Golf\nVariant' },
    { modellgruppe: '' },
    { headlineinternet: '=HYPERLINK("http://boese.example")' },
    { headlineinternet: '@SUM(A1)' },
    { headlineinternet: '+cmd|calc!A0' },
    { headlineinternet: '<img src=x onerror=alert(1)>' },
    { headlineinternet: 'A&#60;B' },
    { headlineinternet: 'x'.repeat(201) },
    { headlineinternet: 'Golf \u202egnirtS' },
    { kilometerstandvon: '' },
    { kilometerstandvon: -1 },
    { kilometerstandvon: 1_000_001 },
    { kilometerstandvon: '45.000' },
    { kilometerstandvon: '45000 km' },
    { kilometerstandbis: 44_000 },
    { erstzulassungvon: '' },
    { erstzulassungvon: '2021-02-30' },
    { erstzulassungvon: '2021-13' },
    { erstzulassungvon: '15.03.2021' },
    { erstzulassungvon: '1821-03' },
    { planverkaufspreisprivatkundengeschaeftbrutto: 1_000_000_000 },
    { planverkaufspreisprivatkundengeschaeftbrutto: -5 },
    { planverkaufspreisprivatkundengeschaeftbrutto: '18.900,00' },
    { planverkaufspreisprivatkundengeschaeftbrutto: '1e5' },
    { haendlerpreisbrutto: 1_000_001 },
    { haendlerpreisbrutto: 'auf Anfrage' },
    { farbe: 'pink' },
    { farbe: 'Grau' },
    { kraftstoffart: 'Diesel' },
    { getriebe: 'automatik' },
    { transporter: 'vielleicht' },
    { schadstoffklassetyp: 'EURO_7' },
    { schadstoffklassetyp: 'Euro 6' },
    { feinstaubplakettetypdescription: 'blau' },
    { fahrzeugtyp: 'KASTEN' },
    { fahrzeugkategorietypnfz: 'Kastenwagen' },
    { transporter: 'ja', fahrzeugkategorietypnfz: 'Kasten' },
    { schiebetuer: 'hinten' },
    { anzahlsitze: 0 },
    { anzahltueren: 12 },
    { hu_faellig_am: '2027-00' },
    { equipment: 'navigation;;;Raketenantrieb' },
    { ausstattungserie: 'Klima;;;<b>ABS</b>' },
    { ausstattungsonder: 'Navi;;;=1+1' },
    { vatMode: 'NETTO' },
    { kwvon: 120, kwbis: 110 },
    { soldAt: '2026-10-01' },
    { publishedAt: '2026-10-05T00:00:00Z', soldAt: '2026-10-01T00:00:00Z' },
  ]
  const columns = [
    ...new Set([...Object.keys(aDeliveryRow(1)), ...bad.flatMap((cells) => Object.keys(cells))]),
  ]
  const whole = (cells: DeliveryCells) => Object.fromEntries(columns.map((name) => [name, cells[name] ?? '']))

  test('are reported one by one while the other 940 of 1,000 rows become visible', async () => {
    expect(bad).toHaveLength(60)
    const rows = someDeliveryRows(1000).map((cells, index) =>
      whole(index % 16 === 3 && index < 960 ? { ...cells, ...bad[Math.floor(index / 16)] } : cells),
    )

    const { result, report } = await importWithPhotos(rows)

    expect(new Set(report.findings.map(({ row }) => row)).size).toBe(60)
    expect(result).toMatchObject({ state: 'done', read: 1000, rejected: 60, inserted: 940 })
    expect(await liveCount()).toBe(940)
    for (const { hint, rule, column } of report.findings) {
      expect(columns).toContain(column)
      expect(hint).toMatch(/[.?)]$/)
      expect(rule).toMatch(/^(required|format|range|code|date|length|markup|formula|consistency)$/)
    }
  })

  test('are reported with the line number of an editor', async () => {
    const rows = someDeliveryRows(3)
    rows[1] = aDeliveryRow(100_001, { farbe: 'pink' })

    const { report } = await importDelivery(await aFile(csvOf(rows).replaceAll('\n', '\r\n')))

    expect(report.findings).toMatchObject([{ row: 3, column: 'farbe', value: 'pink' }])
  })

  test('include those with too few or too many cells', async () => {
    const csv = `${csvOf(someDeliveryRows(1))}100009,WAUZZZ8K0DA100009\n`

    const { report } = await importDelivery(await aFile(csv))

    expect(report.findings).toMatchObject([
      { row: 3, rule: 'columns', hint: 'Die Zeile hat 2 statt 10 Spalten.' },
    ])
  })

  test('include the second row of a GW number', async () => {
    const { report, result } = await importRows([
      aDeliveryRow(100_000),
      aDeliveryRow(100_000, { farbe: 'rot' }),
    ])

    expect(report.findings).toMatchObject([{ row: 3, column: 'gwnummer', rule: 'duplicate' }])
    expect(result).toMatchObject({ read: 2, rejected: 1, inserted: 1 })
    expect((await stock())[0]?.farbe).toBe('grau')
  })

  test('include a known GW number with another FIN, whose vehicle is not changed', async () => {
    await importRows([aDeliveryRow(100_000)])

    const { report, result } = await importRows(
      [aDeliveryRow(100_000, { fin: 'WBAZZZ8K0DA999999', farbe: 'rot' })],
      {
        full: true,
      },
    )

    expect(report.findings).toMatchObject([{ row: 2, column: 'fin', rule: 'conflict' }])
    expect(result).toMatchObject({ read: 1, rejected: 1, updated: 0, withdrawn: 0 })
    expect((await stock())[0]).toMatchObject({ fin: 'WAUZZZ8K0DA100000', farbe: 'grau', soldAt: null })
  })
})

describe('a broken file', () => {
  const good = csvOf(someDeliveryRows(50))
  test.each<[string, string | Uint8Array, RegExp]>([
    ['is empty', '', /ist leer/],
    ['lacks a column', good.replace('gwnummer', 'gw'), /Es fehlen Spalten: „gwnummer“/],
    [
      'has an unknown column',
      good.replace('farbe', 'lieblingsfarbe'),
      /Unbekannte Spalten: „lieblingsfarbe“/,
    ],
    [
      'names a column twice',
      good.replace('modellgruppe,modell', 'modellgruppe,modellgruppe').replace('farbe', 'modell'),
      /Doppelte Spalten/,
    ],
    ['uses semicolons', good.replaceAll(',', ';'), /Semikolon/],
    ['is Latin-1', Buffer.from(good.replace('Golf,Golf Variant', 'Golf,Grün'), 'latin1'), /nicht in UTF-8/],
    ['is UTF-16', Buffer.from(`\ufeff${good}`, 'utf16le'), /nicht in UTF-8/],
    ['has an open quote', `${good}100999,"WAU`, /kein gültiges CSV/],
    ['is gzip cut short', gzipSync(good).subarray(0, 120), /unvollständig/],
    ['is something else', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), /nicht in UTF-8/],
  ])('that %s changes nothing', async (_what, content, message) => {
    await importWithPhotos(someDeliveryRows(5))
    const before = await contentHash()

    const attempt = importDelivery(await aFile(content), { full: true, confirmShrink: true })

    await expect(attempt).rejects.toThrow(DeliveryError)
    await expect(attempt).rejects.toThrow(message)
    expect(await contentHash()).toBe(before)
  })

  test('that does not exist is reported as missing', async () => {
    await expect(importDelivery('/gibt/es/nicht.csv')).rejects.toThrow('Die Datei nicht.csv gibt es nicht.')
  })
})

import { execFile } from 'node:child_process'
import { readFile, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import pg from 'pg'
import { beforeEach, describe, expect, test } from 'vitest'
import { DeliveryError } from '../../delivery.ts'
import { api, useApi } from '../../testing/api.ts'
import {
  aDeliveryRow,
  aFile,
  aFolder,
  csvOf,
  type DeliveryCells,
  someDeliveryRows,
} from '../../testing/deliveries.ts'
import { photoBytes } from '../../testing/files.ts'
import type { Phase } from './commands.ts'
import { type FileImport, importStockFile } from './file.ts'
import { exportStock } from './queries.ts'

useApi()

const now = new Date('2026-11-02T08:00:00Z')

beforeEach(async () => {
  await api().pool.query(
    'TRUNCATE vehicle, vehicle_file, price_change, stock_change, stock_generation, import_run RESTART IDENTITY CASCADE',
  )
})

const databaseUrl = () => api().pool.options.connectionString ?? ''

const bring = (file: string, options: Partial<FileImport> = {}) =>
  importStockFile({ file, files: api().files, databaseUrl: databaseUrl(), now, ...options })

const bringRows = async (rows: DeliveryCells[], options: Partial<FileImport> = {}) =>
  bring(await aFile(csvOf(rows)), options)

/** A manifest beside a folder of its own that gives every car one photo. */
async function photosFor(rows: DeliveryCells[]) {
  const folder = await aFolder()
  await writeFile(join(folder, 'auto.jpg'), await photoBytes('#224466', 800))
  const manifest = join(folder, 'bilder.csv')
  await writeFile(
    manifest,
    csvOf(rows.map(({ gwnummer = '' }) => ({ gwnummer, position: 0, file: 'auto.jpg' }))),
  )
  return manifest
}

const bringWithPhotos = async (rows: DeliveryCells[], options: Partial<FileImport> = {}) =>
  bringRows(rows, { images: await photosFor(rows), ...options })

const stock = () => api().db.vehicle.findMany({ orderBy: { gwnummer: 'asc' } })
const liveCount = () => api().db.vehicle.count({ where: { available: true } })
const generation = async () => (await api().db.stockGeneration.findFirst())?.generation ?? 0

async function contentHash() {
  const { rows } = await api().pool.query<{ hash: string }>(
    `SELECT md5(concat(
       (SELECT string_agg(v::text, '|' ORDER BY fahrzeugid) FROM vehicle v),
       (SELECT string_agg(f::text, '|' ORDER BY eaktedokumentid) FROM vehicle_file f),
       (SELECT string_agg(p::text, '|' ORDER BY id) FROM price_change p),
       (SELECT generation FROM stock_generation))) AS hash`,
  )
  return rows[0]?.hash
}

describe('a delivery', () => {
  test('puts its vehicles with photo and price into the stock, in the order of the file', async () => {
    const rows = [aDeliveryRow(300_001), aDeliveryRow(200_001), aDeliveryRow(100_001)]

    const { result } = await bringWithPhotos(rows)

    expect(result).toMatchObject({
      state: 'done',
      read: 3,
      rejected: 0,
      inserted: 3,
      updated: 0,
      generation: 1,
    })
    const cars = await api().db.vehicle.findMany({ orderBy: { eaktedokumentid: 'asc' } })
    expect(cars.map(({ gwnummer }) => gwnummer)).toEqual(['300001', '200001', '100001'])
    expect(cars[0]).toMatchObject({
      available: true,
      publishedAt: now,
      kilometerstandbis: 45_000,
      soldAt: null,
    })
    expect(Number(cars[0]?.haendlerpreisbrutto)).toBe(16_500.5)
  })

  test('may be packed with gzip', async () => {
    const { result } = await bring(await aFile(gzipSync(csvOf(someDeliveryRows(3))), 'bestand.csv.gz'))

    expect(result.inserted).toBe(3)
  })

  test('queues the mails about what it changed in the same transaction, and none when nothing changed', async () => {
    const queued = async () => {
      const rows = await api().db.$queryRaw<{ count: number }[]>`
        SELECT count(*)::int AS count FROM pgboss.job WHERE name = 'stock-changed'`
      return rows[0]?.count
    }
    const before = (await queued()) ?? 0
    const delivery = someDeliveryRows(1)

    await bringRows(delivery)
    expect(await queued()).toBe(before + 1)
    await bringRows(delivery)
    expect(await queued()).toBe(before + 1)
  })

  test('brought twice changes nothing the second time, not even the generation', async () => {
    await bringWithPhotos(someDeliveryRows(5))
    const before = await contentHash()

    const { result } = await bringWithPhotos(someDeliveryRows(5))

    expect(result).toMatchObject({ inserted: 0, updated: 0, withdrawn: 0, generation: null })
    expect(await contentHash()).toBe(before)
  })

  test('changes only the vehicles that differ and tells instances which ones', async () => {
    await bringWithPhotos(someDeliveryRows(5))
    const rows = someDeliveryRows(5)
    rows[3] = aDeliveryRow(100_003, { farbe: 'rot' })

    const { result } = await bringRows(rows)

    expect(result).toMatchObject({ updated: 1, generation: 2 })
    const changes = await api().db.stockChange.findMany({ where: { generation: 2 } })
    const changed = await api().db.vehicle.findFirst({ where: { farbe: 'rot' } })
    expect(changes).toEqual([{ generation: 2, fahrzeugid: changed?.fahrzeugid, published: false }])
  })

  test('keeps what a missing column does not speak of', async () => {
    await bringRows([aDeliveryRow(100_000, { location: 'Halle 2', keys: 2 })])

    await bringRows([aDeliveryRow(100_000, { kilometerstandvon: 46_000 })])

    expect((await stock())[0]).toMatchObject({ location: 'Halle 2', keys: 2, kilometerstandvon: 46_000 })
  })

  test('writes the price history: the first price and every change', async () => {
    await bringRows([aDeliveryRow(100_000)])
    await bringRows([aDeliveryRow(100_000, { farbe: 'rot' })])
    await bringRows([aDeliveryRow(100_000, { haendlerpreisbrutto: 15_900 })])

    const steps = await api().db.priceChange.findMany({ orderBy: { id: 'asc' } })

    expect(steps.map(({ haendlerpreisbrutto }) => Number(haendlerpreisbrutto))).toEqual([16_500.5, 15_900])
  })

  test('leaves a record of the run', async () => {
    await bringRows([aDeliveryRow(100_000), aDeliveryRow(100_001, { farbe: 'pink' })])

    const run = await api().db.importRun.findFirst()

    expect(run).toMatchObject({
      kind: 'stock',
      fileName: 'bestand.csv',
      state: 'done',
      read: 2,
      rejected: 1,
      inserted: 1,
    })
    expect(run?.fileSha256).toMatch(/^[0-9a-f]{64}$/)
    expect(run?.report).toEqual([
      { row: 3, column: 'farbe', value: 'pink', rule: 'code', hint: expect.stringContaining('beige, blau') },
    ])
  })
})

describe('publishing', () => {
  test.each<[string, DeliveryCells, boolean]>([
    ['a car with photo and both prices', {}, true],
    [
      'a car without any price',
      { planverkaufspreisprivatkundengeschaeftbrutto: 0, haendlerpreisbrutto: 0 },
      false,
    ],
    ['a car with a dealer price only', { planverkaufspreisprivatkundengeschaeftbrutto: 0 }, true],
    ['a sold car', { soldAt: '2026-10-30T08:00:00Z' }, false],
    [
      'a nearly new car without consumption',
      { erstzulassungvon: '2026-09-10', kilometerstandvon: 500 },
      false,
    ],
    [
      'a nearly new car with consumption and CO2',
      {
        erstzulassungvon: '2026-09-10',
        kilometerstandvon: 500,
        consumption: '5,1 l/100 km',
        co2GramsPerKm: 118,
      },
      true,
    ],
    ['an eight-month-old car', { erstzulassungvon: '2026-03-01', kilometerstandvon: 500 }, true],
    ['a young car with 1,000 km', { erstzulassungvon: '2026-09-10', kilometerstandvon: 1000 }, true],
  ])('%s: %o -> %s', async (_what, cells, available) => {
    await bringWithPhotos([aDeliveryRow(100_000, cells)])

    expect((await stock())[0]?.available).toBe(available)
  })

  test('waits for the first photo and happens once', async () => {
    await bringRows([aDeliveryRow(100_000)])
    expect((await stock())[0]).toMatchObject({ available: false, publishedAt: null })

    await bringWithPhotos([aDeliveryRow(100_000)])
    await bringRows([aDeliveryRow(100_000, { soldAt: '2026-11-02T07:00:00Z' })], { confirmShrink: true })
    await bringRows([aDeliveryRow(100_000)], { now: new Date('2026-11-05T08:00:00Z') })

    expect((await stock())[0]).toMatchObject({ available: true, publishedAt: now, soldAt: null })
    const published = await api().db.stockChange.findMany({ where: { published: true } })
    expect(published).toMatchObject([{ generation: 2 }])
  })
})

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

    const { result, report } = await bringWithPhotos(rows)

    expect(new Set(report.findings.map(({ row }) => row)).size).toBe(60)
    expect(result).toMatchObject({ state: 'done', read: 1000, rejected: 60, inserted: 940 })
    expect(await liveCount()).toBe(940)
    for (const { hint, rule, column } of report.findings) {
      expect(columns).toContain(column)
      expect(hint).toMatch(/[.?)]$/)
      expect(rule).toMatch(/^(required|format|range|code|date|length|markup|formula|consistency)$/)
    }
  })

  test('are found by the line an editor shows', async () => {
    const rows = someDeliveryRows(3)
    rows[1] = aDeliveryRow(100_001, { farbe: 'pink' })

    const { report } = await bring(await aFile(csvOf(rows).replaceAll('\n', '\r\n')))

    expect(report.findings).toMatchObject([{ row: 3, column: 'farbe', value: 'pink' }])
  })

  test('include those with too few or too many cells', async () => {
    const csv = `${csvOf(someDeliveryRows(1))}100009,WAUZZZ8K0DA100009\n`

    const { report } = await bring(await aFile(csv))

    expect(report.findings).toMatchObject([
      { row: 3, rule: 'columns', hint: 'Die Zeile hat 2 statt 10 Spalten.' },
    ])
  })

  test('include the second row of a GW number', async () => {
    const { report, result } = await bringRows([
      aDeliveryRow(100_000),
      aDeliveryRow(100_000, { farbe: 'rot' }),
    ])

    expect(report.findings).toMatchObject([{ row: 3, column: 'gwnummer', rule: 'duplicate' }])
    expect(result).toMatchObject({ read: 2, rejected: 1, inserted: 1 })
    expect((await stock())[0]?.farbe).toBe('grau')
  })

  test('include a known GW number under another FIN, and its vehicle stays as it was', async () => {
    await bringRows([aDeliveryRow(100_000)])

    const { report, result } = await bringRows(
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
    await bringWithPhotos(someDeliveryRows(5))
    const before = await contentHash()

    const attempt = bring(await aFile(content), { full: true, confirmShrink: true })

    await expect(attempt).rejects.toThrow(DeliveryError)
    await expect(attempt).rejects.toThrow(message)
    expect(await contentHash()).toBe(before)
  })

  test('that does not exist says so', async () => {
    await expect(bring('/gibt/es/nicht.csv')).rejects.toThrow('Die Datei nicht.csv gibt es nicht.')
  })
})

describe('a full delivery', () => {
  test('marks what it does not name as sold', async () => {
    await bringWithPhotos(someDeliveryRows(10))

    const { result } = await bringRows(someDeliveryRows(8), { full: true })

    expect(result).toMatchObject({ withdrawn: 2, generation: 2 })
    expect(await liveCount()).toBe(8)
    expect((await stock())[9]).toMatchObject({ available: false, soldAt: now })
  })

  test('keeps a vehicle whose row is broken', async () => {
    await bringWithPhotos(someDeliveryRows(10))
    const rows = someDeliveryRows(10)
    rows[4] = aDeliveryRow(100_004, { farbe: 'pink' })

    const { result } = await bringRows(rows, { full: true })

    expect(result).toMatchObject({ rejected: 1, withdrawn: 0 })
    expect(await liveCount()).toBe(10)
  })

  test('that would take away more than 20 % of the live stock asks first', async () => {
    await bringWithPhotos(someDeliveryRows(10))
    const before = await contentHash()

    const { result } = await bringRows(someDeliveryRows(7), { full: true })

    expect(result.state).toBe('refused')
    expect(result.message).toBe(
      'Dieser Import würde 3 von 10 verfügbaren Fahrzeugen (30 %) aus dem Angebot nehmen. Ist das gewollt? Dann bitte mit --confirm-shrink wiederholen.',
    )
    expect(await contentHash()).toBe(before)

    await bringRows(someDeliveryRows(7), { full: true, confirmShrink: true })
    expect(await liveCount()).toBe(7)
  })

  test('may take away exactly 20 %', async () => {
    await bringWithPhotos(someDeliveryRows(10))

    const { result } = await bringRows(someDeliveryRows(8), { full: true })

    expect(result.state).toBe('done')
  })

  test('asks too when prices vanish', async () => {
    await bringWithPhotos(someDeliveryRows(10))
    const without = { planverkaufspreisprivatkundengeschaeftbrutto: 0, haendlerpreisbrutto: 0 }

    const { result } = await bringRows(someDeliveryRows(10, without))

    expect(result.state).toBe('refused')
    expect(await liveCount()).toBe(10)
  })
})

describe('a dry run', () => {
  test('reports what would happen and changes nothing', async () => {
    await bringWithPhotos(someDeliveryRows(4))
    const before = await contentHash()

    const { result } = await bringRows([...someDeliveryRows(4, { farbe: 'rot' }), aDeliveryRow(200_000)], {
      dryRun: true,
    })

    expect(result).toMatchObject({ state: 'dry-run', inserted: 1, updated: 4, generation: null })
    expect(await contentHash()).toBe(before)
  })
})

describe('readers', () => {
  test('see one generation or the next, never a mixture', async () => {
    await bringWithPhotos(someDeliveryRows(400, { farbe: 'rot' }))
    const reader = new pg.Client({ connectionString: databaseUrl() })
    await reader.connect()
    const seen = new Set<string>()
    let reading = true
    const polling = (async () => {
      while (reading) {
        const { rows } = await reader.query<{ state: string }>(
          `SELECT concat((SELECT generation FROM stock_generation), ' ',
             string_agg(DISTINCT farbe, '+'), ' ', count(*)) AS state FROM vehicle WHERE available`,
        )
        seen.add(rows[0]?.state ?? '')
      }
    })()

    await bringRows(someDeliveryRows(380, { farbe: 'blau' }), { full: true })
    reading = false
    await polling
    await reader.end()

    expect([...seen].every((state) => ['1 rot 400', '2 blau 380'].includes(state))).toBe(true)
    expect(seen).toContain('1 rot 400')
  })

  test('are told the generation on the channel "stock"', async () => {
    const listener = new pg.Client({ connectionString: databaseUrl() })
    await listener.connect()
    const heard = new Promise<string>((tell) =>
      listener.on('notification', ({ payload = '' }) => tell(payload)),
    )
    await listener.query('LISTEN stock')

    await bringRows(someDeliveryRows(1))

    expect(await heard).toBe(String(await generation()))
    await listener.end()
  })

  test('keep their stock while a second import is refused', async () => {
    const file = await aFile(csvOf(someDeliveryRows(5)))
    let second: Promise<unknown> = Promise.resolve()

    await bringRows(someDeliveryRows(3), {
      onPhase: (phase) => {
        if (phase === 'merging') second = bring(file).catch((error: unknown) => error)
        return second.then(() => undefined)
      },
    })

    expect(await second).toEqual(
      new DeliveryError('Es läuft bereits ein Bestandsimport. Bitte sein Ende abwarten.'),
    )
    expect(await stock()).toHaveLength(3)
  })
})

describe('an import that is killed', () => {
  const program = fileURLToPath(new URL('../../testing/import-until.ts', import.meta.url))
  test.each<Phase>(['reading', 'files', 'merging', 'committing', 'cleaning'])(
    'while %s leaves the old or the new stock, and run again ends right',
    async (phase) => {
      await bringWithPhotos(someDeliveryRows(20, { farbe: 'rot' }))
      const before = await contentHash()
      const file = await aFile(csvOf(someDeliveryRows(22, { farbe: 'blau' })))

      const killed = promisify(execFile)(process.execPath, [program, file, phase, databaseUrl()])
      await expect(killed).rejects.toMatchObject({ signal: 'SIGKILL' })

      const colours = new Set((await stock()).map(({ farbe }) => farbe))
      expect(colours).toEqual(new Set([phase === 'cleaning' ? 'blau' : 'rot']))
      if (phase !== 'cleaning') expect(await contentHash()).toBe(before)

      await bring(file)
      expect(new Set((await stock()).map(({ farbe }) => farbe))).toEqual(new Set(['blau']))
      expect(await stock()).toHaveLength(22)
      const leftovers = await api().pool.query(`SELECT 1 FROM pg_class WHERE relname LIKE 'stock\\_staging%'`)
      expect(leftovers.rows).toEqual([])
      expect(await api().db.importRun.count({ where: { state: 'running' } })).toBe(0)
    },
  )
})

describe('the image manifest', () => {
  const manifestOf = async (rows: DeliveryCells[]) => {
    const folder = await aFolder()
    await writeFile(join(folder, 'rot.jpg'), await photoBytes('#aa2222', 900))
    await writeFile(join(folder, 'blau.jpg'), await photoBytes('#2222aa', 900))
    await writeFile(join(folder, 'kein-bild.jpg'), 'kein Bild')
    await writeFile(join(folder, 'bericht.pdf'), '%PDF-1.7\n%%EOF\n')
    await symlink('/etc/hostname', join(folder, 'ausbruch.jpg'))
    const manifest = join(folder, 'bilder.csv')
    await writeFile(manifest, csvOf(rows))
    return manifest
  }

  test('gives a car its photos in order and its reports, and replaces them next time', async () => {
    const first = await manifestOf([
      { gwnummer: 100_000, position: 1, file: 'blau.jpg', type: '' },
      { gwnummer: 100_000, position: 0, file: 'rot.jpg', type: 'GUTACHTEN_INTERNETBILD' },
      { gwnummer: 100_000, position: 0, file: 'bericht.pdf', type: 'GUTACHTEN_LIGHT' },
    ])
    await bringRows([aDeliveryRow(100_000)], { images: first })
    const files = () =>
      api().db.vehicleFile.findMany({ orderBy: [{ eaktedokumenttyp: 'asc' }, { position: 'asc' }] })
    expect(await files()).toMatchObject([
      { eaktedokumenttyp: 'GUTACHTEN_INTERNETBILD', datei: 'foto.webp', position: 0 },
      { eaktedokumenttyp: 'GUTACHTEN_INTERNETBILD', datei: 'foto.webp', position: 1 },
      { eaktedokumenttyp: 'GUTACHTEN_LIGHT', datei: 'gutachten.pdf' },
    ])
    const [kept] = await files()

    const second = await manifestOf([{ gwnummer: 100_000, position: 0, file: 'rot.jpg', type: '' }])
    const { result } = await bringRows([aDeliveryRow(100_000)], { images: second })

    expect(result.generation).toBe(2)
    expect((await files()).map(({ eaktedokumentid }) => eaktedokumentid)).toContain(kept?.eaktedokumentid)
    expect(await files()).toHaveLength(2)
  })

  test.each([
    ['fehlt.jpg', 'Die Datei fehlt oder ist nicht lesbar.'],
    ['kein-bild.jpg', 'Das ist kein lesbares Bild (JPEG, PNG, WebP, AVIF oder TIFF).'],
    ['../../../../../../etc/passwd', 'Die Datei liegt nicht im Ordner des Manifests.'],
    ['ausbruch.jpg', 'Die Datei liegt nicht im Ordner des Manifests.'],
  ])('reports %s and goes on', async (file, hint) => {
    const images = await manifestOf([
      { gwnummer: 100_000, position: 0, file },
      { gwnummer: 100_000, position: 1, file: 'rot.jpg' },
    ])

    const { imageReport } = await bringRows([aDeliveryRow(100_000)], { images })

    expect(imageReport?.findings).toEqual([{ row: 2, column: 'file', value: file, rule: 'file', hint }])
    expect(await api().db.vehicleFile.count()).toBe(1)
  })

  test('knows a PDF by its content', async () => {
    const images = await manifestOf([
      { gwnummer: 100_000, position: 0, file: 'rot.jpg', type: 'GUTACHTEN_LIGHT' },
    ])

    const { imageReport } = await bringRows([aDeliveryRow(100_000)], { images })

    expect(imageReport?.findings).toMatchObject([{ hint: 'Das ist kein PDF.' }])
  })
})

describe('an export', () => {
  test('brought back in changes nothing, packed or not', async () => {
    await bringWithPhotos(
      [
        aDeliveryRow(100_000, {
          schadstoffklassetyp: 'EURO_6D-TEMP',
          equipment: 'navigation;;;sitzheizung;;;xenon',
          ausstattungserie: ' ABS ;;;"Radio ""Blau"", CD";;; ',
          headlineinternet: 'Golf, "wie neu" \\ Größe',
          transporter: 'nein',
          tradedIn: 'ja',
          batteryKwh: '38.25',
          minderwerte: '1234.5',
        }),
        aDeliveryRow(100_001, { soldAt: '2026-10-30T08:15:30.250Z', publishedAt: '2026-09-01T08:00:00Z' }),
      ].map((cells, _index, all) => ({
        ...Object.fromEntries(all.flatMap((row) => Object.keys(row)).map((name) => [name, ''])),
        ...cells,
      })),
    )
    const before = await contentHash()
    const folder = dirname(await aFile(''))

    for (const name of ['alles.csv', 'alles.csv.gz']) {
      expect(await exportStock(api().pool, join(folder, name))).toBe(2)
      const { result, report } = await bring(join(folder, name), { full: true })
      expect(report.findings).toEqual([])
      expect(result).toMatchObject({ read: 2, updated: 0, inserted: 0, withdrawn: 0, generation: null })
    }
    expect(await contentHash()).toBe(before)
    expect(await readFile(join(folder, 'alles.csv'), 'utf8')).toContain('EURO_6D_TEMP')
  })
})

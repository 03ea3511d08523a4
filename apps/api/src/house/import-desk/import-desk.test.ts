import { gzipSync } from 'node:zlib'
import { importPieceBytes } from '@portal/domain/house/stock-imports'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aVisitor } from '../../testing/accounts.ts'
import { api } from '../../testing/api.ts'
import { aDeliveryRow, csvOf, someDeliveryRows } from '../../testing/deliveries.ts'
import { aMobileDeRow, anImportDesk, piecesStored, processNow } from '../../testing/import-desk.ts'
import { listeningApi } from '../../testing/servers.ts'
import { contentHash, stock, useEmptyStock } from '../../testing/stock-imports.ts'

useEmptyStock()

const house = '/mvp/api/house'

beforeEach(async () => {
  await api().db.stockSource.deleteMany()
})

describe('An upload in our own format', () => {
  test('is checked without a change, then taken over with its source', async () => {
    const desk = await anImportDesk('vehicle.v1')
    const before = await contentHash()

    const checked = await desk.upload(csvOf(someDeliveryRows(3)))
    expect(await piecesStored(checked.id)).toBe(1)
    expect(checked).toMatchObject({ state: 'checked', check: { read: 3, inserted: 3, rejected: 0 } })
    expect(await contentHash()).toBe(before)

    const done = await desk.take(checked.id)
    expect(done).toMatchObject({ state: 'done', check: { inserted: 3 } })
    expect((await stock()).map(({ sourceId }) => sourceId)).toEqual(Array(3).fill(desk.source.id))
    expect(await piecesStored(done.id)).toBe(0)
  })

  test('may be compressed with gzip, and larger than one piece', async () => {
    const desk = await anImportDesk('vehicle.v1')
    const packed = gzipSync(csvOf(someDeliveryRows(100)))
    expect(await desk.upload(packed, 'bestand.csv.gz')).toMatchObject({ check: { read: 100 } })
    const large = csvOf(someDeliveryRows(600, { ausstattungserie: 'Klimaanlage;;;'.repeat(80) }))
    expect(large.length).toBeGreaterThan(importPieceBytes)
    expect(await desk.upload(large)).toMatchObject({ check: { read: 600, inserted: 600 } })
  })

  test('reports each refused cell, which can be corrected and checked again', async () => {
    const desk = await anImportDesk('vehicle.v1')
    const rows = [aDeliveryRow(300_001), aDeliveryRow(300_002, { fin: 'WVWZZZAUZHP1234O6' })]

    const checked = await desk.upload(csvOf(rows))
    expect(checked.check?.findings).toMatchObject([
      { row: 3, column: 'fin', value: 'WVWZZZAUZHP1234O6', effect: 'refused' },
    ])
    const mended = await desk.check(checked.id, { corrections: { 3: { fin: 'WVWZZZAUZHP123406' } } })
    expect(mended.check).toMatchObject({ rejected: 0, inserted: 2, findings: [] })
    await desk.take(checked.id)
    expect((await stock()).map(({ fin }) => fin)).toContain('WVWZZZAUZHP123406')
  })

  test('offers its findings as a file in which no text runs as a formula', async () => {
    const desk = await anImportDesk('vehicle.v1')
    const rows = [aDeliveryRow(300_001, { fin: '=1+1' }), aDeliveryRow(300_002)]
    const { id } = await desk.upload(csvOf(rows))

    const reply = await desk.person.get(`${house}/stock-imports/${id}/findings`)

    expect(reply.headers['content-disposition']).toBe('attachment; filename="befunde.csv"')
    expect(reply.body).toMatch(
      /^\ufeffZeile;Anzahl;Spalte;Wert;Regel;Hinweis;Folge\r\n2;1;fin;'=1\+1;.+;Abgewiesen\r\n$/,
    )
  })

  test('records the former values of each vehicle', async () => {
    const desk = await anImportDesk('vehicle.v1')
    await desk.take((await desk.upload(csvOf([aDeliveryRow(300_001)]))).id)

    const { id } = await desk.upload(csvOf([aDeliveryRow(300_001, { farbe: 'rot' })]))
    await desk.take(id)

    const changes = await desk.person.get(`${house}/stock-imports/${id}/changes`)
    expect(changes.json()).toEqual({
      total: 1,
      changes: [{ gwnummer: '300001', field: 'farbe', before: 'grau', after: 'rot' }],
    })
  })
})

describe('A file that is no delivery', () => {
  test.each([
    ['empty', 'bestand.csv', 0, 'leer'],
    ['10 GB', 'bestand.csv', 10_000_000_000, 'zu groß'],
    ['a photo', 'auto.jpg', 100, 'Endung'],
  ])('is refused before the upload: %s', async (_name, name, bytes, reason) => {
    const { person, source } = await anImportDesk('vehicle.v1')

    const reply = await person.post(`${house}/stock-imports`, { sourceId: source.id, name, bytes })

    expect(reply.statusCode).toBe(400)
    expect(reply.json().errors).toMatchObject([{ path: 'name', message: expect.stringContaining(reason) }])
  })
})

describe('A whole delivery of a source', () => {
  test('removes no vehicle while more are missing than its limit, and is otherwise taken over', async () => {
    const desk = await anImportDesk('vehicle.v1', { isWhole: true, shrinkPercent: 20 })
    const other = await anImportDesk('vehicle.v1')
    await other.take((await other.upload(csvOf([aDeliveryRow(900_001)]))).id)
    await desk.take((await desk.upload(csvOf(someDeliveryRows(10)))).id)

    const half = [...someDeliveryRows(5), aDeliveryRow(300_001)]
    const checked = await desk.upload(csvOf(half))
    expect(checked.check).toMatchObject({ inserted: 1, withdrawn: 0, held: 5, of: 10 })
    expect(checked.check?.missing[0]).toEqual({ gwnummer: '100005', name: 'Volkswagen Golf Variant' })

    await desk.take(checked.id)
    expect(await api().db.vehicle.count({ where: { soldAt: null } })).toBe(12)

    const released = await desk.take(checked.id, true)
    expect(released.check).toMatchObject({ withdrawn: 5, held: 0 })
    expect(await api().db.vehicle.count({ where: { soldAt: null } })).toBe(7)
    expect(await api().db.vehicle.count({ where: { gwnummer: '900001', soldAt: null } })).toBe(1)
  })
})

describe('A price that jumps', () => {
  test('waits for a decision while the other rows are imported', async () => {
    const desk = await anImportDesk('vehicle.v1')
    await desk.take((await desk.upload(csvOf(someDeliveryRows(2)))).id)
    const rows = [
      aDeliveryRow(100_000, { haendlerpreisbrutto: 1650 }),
      aDeliveryRow(100_001, { haendlerpreisbrutto: 16_400 }),
    ]

    const done = await desk.take((await desk.upload(csvOf(rows))).id)

    expect(done.check).toMatchObject({ quarantined: 1, updated: 1 })
    expect((await stock()).map(({ haendlerpreisbrutto }) => Number(haendlerpreisbrutto))).toEqual([
      16_500.5, 16_400,
    ])
    const [entry] = (await desk.person.get(`${house}/stock-quarantine`)).json()
    expect(entry).toMatchObject({ gwnummer: '100000', rule: 'price-jump', fileRow: 2 })
    const decided = await desk.person.post(`${house}/stock-quarantine/${entry.id}`, { take: true })
    expect(decided.json()).toEqual([])
    expect(Number((await stock())[0]?.haendlerpreisbrutto)).toBe(1650)
    const again = await desk.person.post(`${house}/stock-quarantine/${entry.id}`, { take: true })
    expect(again.json().type).toBe('quarantine-unknown')
  })
})

describe('A fact edited by the house', () => {
  test.each([
    ['stays where hand edits are kept', true, 'hand-edit-kept', 'rot', ['farbe']],
    ['is replaced where the delivery wins', false, 'hand-edit-replaced', 'grau', []],
  ])('%s', async (_name, keepsHandEdits, rule, farbe, editedFields) => {
    const desk = await anImportDesk('vehicle.v1', { keepsHandEdits })
    await desk.take((await desk.upload(csvOf([aDeliveryRow(300_001)]))).id)
    const [car] = await stock()
    const edited = await desk.person.put('/mvp/api/house-vehicles/300001/facts', {
      version: car?.version ?? -1,
      facts: { farbe: 'rot' },
    })
    expect(edited.statusCode).toBe(200)

    const checked = await desk.upload(csvOf([aDeliveryRow(300_001, { keys: 2 })]))
    expect(checked.check?.findings).toMatchObject([{ row: 2, column: 'farbe', rule, effect: 'notice' }])
    await desk.take(checked.id)

    expect((await stock())[0]).toMatchObject({ farbe, editedFields, keys: 2 })
  })
})

describe('A mobile.de file', () => {
  test('is read by position, in either charset, without a header row', async () => {
    const desk = await anImportDesk('mobile.de')
    const text = [aMobileDeRow(300_001), aMobileDeRow(300_002, { 3: 'Citroën', 4: 'C4' })].join('\r\n')

    const checked = await desk.upload(Buffer.from(text, 'latin1'))
    expect(checked).toMatchObject({ layout: { charset: 'ISO-8859-15' }, check: { inserted: 2, rejected: 0 } })
    await desk.take(checked.id)

    const [golf, citroen] = await stock()
    expect(golf).toMatchObject({
      ...{
        hersteller: 'Volkswagen',
        modellgruppe: 'Golf',
        modell: 'Golf Variant',
        kwvon: 110,
        farbe: 'grau',
      },
      ...{ vatMode: 'REGEL', fahrzeugtyp: 'KOMBI', kraftstoffart: 'diesel', getriebe: 'AUTOMATIK' },
      ...{ schadstoffklassetyp: 'EURO_6', transporter: false, kilometerstandvon: 45_000 },
    })
    expect(citroen).toMatchObject({ hersteller: 'Citroën', modellgruppe: 'C4' })
  })

  test('names line, column and value of each error as in the file', async () => {
    const desk = await anImportDesk('mobile.de')
    const rows = [
      aMobileDeRow(300_001),
      aMobileDeRow(300_002, { 9: 'viel' }),
      aMobileDeRow(300_003, { 8: '13.2021' }),
    ]

    const checked = await desk.upload(rows.join('\n'))

    expect(checked.check?.findings).toMatchObject([
      { row: 2, column: 'kilometer', value: 'viel', effect: 'refused' },
      { row: 3, column: 'ez', effect: 'refused' },
    ])
    const mended = await desk.check(checked.id, {
      corrections: { 2: { kilometer: '45.000' }, 3: { ez: '12.2021' } },
    })
    expect(mended.check).toMatchObject({ inserted: 3, findings: [] })
  })

  test('with vehicles of other classes has these rows refused', async () => {
    const desk = await anImportDesk('mobile.de')
    const classes = ['Motorbike.Chopper', 'TruckOver7500.BoxTruck', 'Car.Spaceship', 'Car.Van']
    const file = classes.map((kategorie, index) => aMobileDeRow(300_001 + index, { 2: kategorie }))

    const { check } = await desk.upload(file.join('\n'))

    expect(check).toMatchObject({ inserted: 1, rejected: 3 })
    expect(check?.findings.map(({ row, column, value }) => [row, column, value])).toEqual(
      classes.slice(0, 3).map((kategorie, index) => [index + 1, 'kategorie', kategorie]),
    )
  })

  test('with shifted columns is refused as a whole', async () => {
    const desk = await anImportDesk('mobile.de')
    const rows = [300_001, 300_002].map((number) => aMobileDeRow(number).replace(';', ''))

    expect(await desk.upload(rows.join('\n'))).toMatchObject({
      state: 'failed',
      message: expect.stringContaining('Die Spalten sind verschoben'),
    })
  })

  test('with contradicting facts about VAT waits for a decision', async () => {
    const desk = await anImportDesk('mobile.de')
    const done = await desk.take((await desk.upload(aMobileDeRow(300_001, { 11: '0' }))).id)
    expect(done.check).toMatchObject({ quarantined: 1, inserted: 0 })
    const [entry] = (await desk.person.get(`${house}/stock-quarantine`)).json()

    const undecided = await desk.person.post(`${house}/stock-quarantine/${entry.id}`, { take: true })
    expect(undecided.json()).toMatchObject({ type: 'validation-failed' })
    await desk.person.post(`${house}/stock-quarantine/${entry.id}`, { take: true, vatMode: 'DIFFERENZ' })

    expect(await stock()).toMatchObject([{ gwnummer: '300001', vatMode: 'DIFFERENZ' }])
  })

  test('has its makers and models mapped to the names of the house, also in the next file', async () => {
    const desk = await anImportDesk('mobile.de')
    await desk.take((await desk.upload(aMobileDeRow(300_001))).id)

    const checked = await desk.upload(aMobileDeRow(300_002, { 3: 'Volkswagn' }))
    expect(checked.check?.unknown).toMatchObject([
      { column: 'hersteller', value: 'Volkswagn', rows: 1, suggestions: ['Volkswagen'] },
    ])
    await desk.check(checked.id, { values: { hersteller: { Volkswagn: 'Volkswagen' } } })
    await desk.take(checked.id)
    await desk.take((await desk.upload(aMobileDeRow(300_003, { 3: 'Volkswagn' }))).id)

    expect(new Set((await stock()).map(({ hersteller }) => hersteller))).toEqual(new Set(['Volkswagen']))
  })
})

describe('A CSV file with columns of its own', () => {
  const file =
    'gw_nr;fin;marke;typ;erstzulassung;km_stand;preis_haendler;vk_netto;farbe_lack;int_ref\n' +
    '300001;WAUZZZ8K0DA300001;Audi;A4 Avant;15.01.2021;68.410;"22.870,00";"25.640,00";Grau;LN-1\n'

  test('waits for the mapping of required columns, which is then remembered for the source', async () => {
    const desk = await anImportDesk('csv')

    const waiting = await desk.upload(file)
    expect(waiting.state).toBe('columns')
    const mapping = Object.fromEntries(
      (waiting.layout?.columns ?? []).map(({ name, attribute }) => [name, attribute ?? '']),
    )
    expect(mapping).toMatchObject({ gw_nr: 'gwnummer', marke: 'hersteller', vk_netto: '', int_ref: '' })
    const checked = await desk.check(waiting.id, {
      mapping: { ...mapping, vk_netto: 'planverkaufspreisprivatkundengeschaeftbrutto' },
    })
    expect(checked).toMatchObject({ state: 'checked', check: { inserted: 1, rejected: 0 } })
    await desk.take(checked.id)
    expect(await stock()).toMatchObject([{ modellgruppe: 'A4', kilometerstandvon: 68_410, farbe: 'grau' }])

    expect((await desk.upload(file)).layout?.columns[7]).toMatchObject({ certainty: 'remembered' })
  })
})

describe('JSON lines', () => {
  const line = (gwnummer: number) =>
    JSON.stringify({ ...aDeliveryRow(gwnummer), equipment: ['navigation', 'ahk'], accident: false })

  test('are vehicles with lists and truth values', async () => {
    const desk = await anImportDesk('vehicle.v1-lines')

    const checked = await desk.upload(`${line(300_001)}\n${line(300_002)}\n`, 'bestand.jsonl')

    expect(checked.check).toMatchObject({ read: 2, inserted: 2, rejected: 0 })
  })

  test('are refused as a whole when a line is no object', async () => {
    const desk = await anImportDesk('vehicle.v1-lines')
    expect(await desk.upload(`${line(300_001)}\n{"gwnummer":`, 'bestand.jsonl')).toMatchObject({
      state: 'failed',
      message: expect.stringContaining('Zeile 2 ist kein JSON-Objekt'),
    })
  })
})

describe('The key of a source', () => {
  let origin = ''
  beforeAll(async () => {
    origin = await listeningApi()
  })

  async function aKey() {
    const desk = await anImportDesk('vehicle.v1')
    const { key } = (await desk.person.post(`${house}/stock-sources/${desk.source.id}/key`)).json()
    const deliver = async (body: string, authorization = `Bearer ${key}`, type = 'text/csv') => {
      const reply = await fetch(`${origin}/mvp/api/stock-imports?name=nacht.csv`, {
        method: 'POST',
        body,
        headers: { 'content-type': type, authorization },
      })
      const answer: { id: string; type: string } = JSON.parse(await reply.text())
      return { statusCode: reply.status, answer }
    }
    return { desk, key, deliver }
  }

  test('allows delivery without a person; the file is taken over', async () => {
    const { desk, key, deliver } = await aKey()

    const reply = await deliver(csvOf(someDeliveryRows(2)))
    expect(reply.statusCode).toBe(202)
    await processNow(reply.answer.id)

    expect(await desk.read(reply.answer.id)).toMatchObject({ state: 'done', by: null, fileName: 'nacht.csv' })
    expect(await stock()).toHaveLength(2)
    const stored = await api().db.stockSource.findUnique({ where: { id: desk.source.id } })
    expect(JSON.stringify(stored)).not.toContain(key)
  })

  test('is invalid once it is revoked, and never valid for other calls', async () => {
    const { desk, key, deliver } = await aKey()
    const other = await aVisitor().get(
      `${house}/stock-imports`,
      {},
      { headers: { authorization: `Bearer ${key}` } },
    )
    expect(other.statusCode).toBe(401)

    await desk.person.delete(`${house}/stock-sources/${desk.source.id}/key`)

    expect((await deliver('x')).answer.type).toBe('source-key-invalid')
    expect((await deliver('x', '')).answer.type).toBe('source-key-invalid')
  })

  test('refuses an empty delivery and stores nothing', async () => {
    const { deliver } = await aKey()
    expect((await deliver('')).statusCode).toBe(400)
    expect(await api().db.stockImport.count()).toBe(0)
  })
})

test('Progress is sent as server-sent events until nothing is running', async () => {
  const desk = await anImportDesk('vehicle.v1')
  const { id } = await desk.upload(csvOf(someDeliveryRows(1)))

  const reply = await desk.person.get(`${house}/stock-imports/${id}/events`)

  expect(reply.headers['content-type']).toBe('text/event-stream')
  expect(reply.body).toBe('data: {"state":"checked","progress":100}\n\n')
})

test('A second takeover of the same import is refused', async () => {
  const desk = await anImportDesk('vehicle.v1')
  const { id } = await desk.upload(csvOf(someDeliveryRows(1)))
  const both = await Promise.all(
    [1, 2].map(() =>
      desk.person.post(`${house}/stock-imports/${id}/take`, {
        releaseRemovals: false,
        newNames: ['Volkswagen'],
      }),
    ),
  )
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
})

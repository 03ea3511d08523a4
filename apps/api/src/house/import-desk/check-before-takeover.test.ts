import { quarantineDays } from '@portal/domain/house/stock-imports'
import { dayMs } from '@portal/domain/values/durations'
import { beforeEach, expect, test } from 'vitest'
import { stockWriteLock } from '../../stock/write/lock.ts'
import { api } from '../../testing/api.ts'
import { aCar } from '../../testing/cars.ts'
import { aMobileDeRow, anImportDesk } from '../../testing/import-desk.ts'
import { useEmptyStock } from '../../testing/stock-imports.ts'
import { expireQuarantine } from '../stock-quarantine/commands.ts'

useEmptyStock()

beforeEach(async () => {
  await api().db.stockSource.deleteMany()
})

const house = '/mvp/api/house'

test('Equal findings are one with a count, and one replacement mends them in all rows', async () => {
  const desk = await anImportDesk('mobile.de')
  const rows = Array.from({ length: 40 }, (_, index) =>
    aMobileDeRow(300_000 + index, { 9: index < 30 ? 'k.A.' : 'offen' }),
  )
  const checked = await desk.upload(rows.join('\n'))

  expect(checked.check).toMatchObject({ rejected: 40, findingsTotal: 40 })
  expect(checked.check?.findings).toMatchObject([
    { row: 1, rows: 30, column: 'kilometer', value: 'k.A.' },
    { row: 31, rows: 10, column: 'kilometer', value: 'offen' },
  ])
  const file = await desk.person.get(`${house}/stock-imports/${checked.id}/findings`)
  expect(file.body).toContain('1;30;kilometer;k.A.')

  const mended = await desk.check(checked.id, {
    replacements: { kilometer: { 'k.A.': '45.000', offen: '12.500 km' } },
  })
  expect(mended.check).toMatchObject({ inserted: 40, rejected: 0, findings: [] })
  await desk.take(mended.id)
  expect(await api().db.vehicle.groupBy({ by: ['kilometerstandvon'], _count: true })).toHaveLength(2)
})

test('A finding has the text of the file, not that of its conversion', async () => {
  const desk = await anImportDesk('mobile.de')
  const rows = [
    aMobileDeRow(300_001, { 8: '13.2019' }),
    aMobileDeRow(300_002, { 11: '0' }),
    aMobileDeRow(300_003, { 8: '03.2999' }),
    aMobileDeRow(300_004, { 8: '01.2100' }),
    aMobileDeRow(300_005, { 10: '0', 23: '0' }),
  ]
  const { check } = await desk.upload(rows.join('\n'))

  expect(check?.findings.map(({ row, column, value }) => [row, column, value])).toEqual([
    [1, 'ez', '13.2019'],
    [2, 'mwst', '0'],
    [3, 'ez', '03.2999'],
    [4, 'ez', '01.2100'],
    [5, 'haendlerpreis', '0'],
  ])
  expect(check?.findings[0]?.hint).toBe('Dieses Datum gibt es nicht.')
})

test('A missing price and a dealer price above the private price are said before the takeover', async () => {
  const desk = await anImportDesk('mobile.de')
  const rows = [
    aMobileDeRow(300_001, { 10: '15000.00', 23: '16500.00' }),
    aMobileDeRow(300_002, { 10: '', 23: '' }),
    aMobileDeRow(300_003, { 10: '', 23: '16500.00' }),
  ]
  const { check } = await desk.upload(rows.join('\n'))

  expect(check).toMatchObject({ inserted: 3, rejected: 0 })
  expect(check?.findings).toMatchObject([
    {
      ...{ row: 1, column: 'haendlerpreis', value: '16500.00', rule: 'price-order', effect: 'notice' },
      hint: 'Der Händlerpreis liegt über dem Privatpreis von 15.000\u00a0€.',
    },
    { row: 2, rule: 'no-price', hint: 'Ohne Preis wird das Fahrzeug nicht angeboten.' },
  ])
})

test('The head counts each row once, also one with several faults', async () => {
  const desk = await anImportDesk('mobile.de')
  const rows = [
    aMobileDeRow(300_001),
    aMobileDeRow(300_002, { 9: 'viel', 11: '0' }),
    aMobileDeRow(300_003, { 9: 'viel', 8: '13.2021' }),
    aMobileDeRow(300_004, { 11: '0' }),
    aMobileDeRow(300_001),
    aMobileDeRow(300_006, { 8: '01.2090', 11: '0' }),
  ]
  const { check } = await desk.upload(rows.join('\n'))

  expect(check).toMatchObject({ read: 6, inserted: 1, updated: 0, unchanged: 0, rejected: 4, quarantined: 1 })
})

test('An unknown maker has near names proposed, and the takeover waits for the decision, which is asked once', async () => {
  await aCar({ hersteller: 'Mercedes-Benz', modellgruppe: 'C-Klasse' })
  await aCar({ hersteller: 'Volkswagen', modellgruppe: 'Golf' })
  const desk = await anImportDesk('mobile.de')
  const makers = ['Mercdes', 'VW', 'Aiways', 'BYD']
  const file = makers.map((maker, index) => aMobileDeRow(300_001 + index, { 3: maker, 4: 'Golf' })).join('\n')
  const checked = await desk.upload(file)
  expect(checked.check?.unknown.map(({ value, suggestions }) => [value, suggestions])).toEqual([
    ['Aiways', []],
    ['BYD', []],
    ['Mercdes', ['Mercedes-Benz']],
    ['VW', ['Volkswagen']],
  ])

  const take = (newNames?: string[]) =>
    desk.person.post(`${house}/stock-imports/${checked.id}/take`, {
      releaseRemovals: false,
      ...(newNames && { newNames }),
    })
  expect((await take()).json()).toMatchObject({ status: 409, type: 'import-names-open' })
  expect((await take(['Aiways'])).statusCode).toBe(409)

  const mapped = await desk.check(checked.id, {
    values: { hersteller: { Mercdes: 'Mercedes-Benz', VW: 'Volkswagen', Aiways: 'Aiways' } },
  })
  expect(mapped.check?.unknown.map(({ value }) => value)).toEqual(['BYD', 'Golf'])
  expect((await take(['BYD'])).statusCode).toBe(200)
  await desk.person.post(`${house}/stock-imports/${checked.id}/take`, { releaseRemovals: false })

  const next = await desk.upload(file)
  expect(next.check?.unknown.filter(({ column }) => column === 'hersteller')).toEqual([])
})

test('An unknown maker of a row that goes into quarantine is decided before the takeover too', async () => {
  await aCar({ hersteller: 'Mercedes-Benz', modellgruppe: 'C-Klasse' })
  const desk = await anImportDesk('mobile.de')
  const checked = await desk.upload(aMobileDeRow(300_001, { 3: 'Mercdes', 4: 'C-Klasse', 11: '1', 29: '' }))
  expect(checked.check).toMatchObject({
    ...{ inserted: 0, quarantined: 1 },
    unknown: [{ value: 'Mercdes', suggestions: ['Mercedes-Benz'] }],
  })
  const refused = await desk.person.post(`${house}/stock-imports/${checked.id}/take`, {
    releaseRemovals: false,
  })
  expect(refused.json()).toMatchObject({ status: 409, type: 'import-names-open' })

  await desk.check(checked.id, { values: { hersteller: { Mercdes: 'Mercedes-Benz' } } })
  await desk.take(checked.id)
  const [entry] = (await desk.person.get(`${house}/stock-quarantine`)).json()
  await desk.person.post(`${house}/stock-quarantine/${entry.id}`, { take: true, vatMode: 'REGEL' })
  const car = await api().db.vehicle.findFirst({ where: { gwnummer: '300001' } })
  expect(car?.hersteller).toBe('Mercedes-Benz')
})

test('A row of the quarantine waits for the end of a running import, and can be decided again', async () => {
  const desk = await anImportDesk('mobile.de')
  const checked = await desk.upload(aMobileDeRow(300_001, { 11: '1', 29: '' }))
  await desk.take(checked.id)
  const [entry] = (await desk.person.get(`${house}/stock-quarantine`)).json()
  const decide = () =>
    desk.person.post(`${house}/stock-quarantine/${entry.id}`, { take: true, vatMode: 'REGEL' })

  const running = await api().pool.connect()
  try {
    await running.query('SELECT pg_advisory_lock($1)', [stockWriteLock])
    expect((await decide()).json()).toMatchObject({ status: 409, type: 'import-running' })
    await running.query('SELECT pg_advisory_unlock($1)', [stockWriteLock])
  } finally {
    running.release()
  }
  expect((await decide()).json()).toEqual([])
  expect(await api().db.vehicle.count({ where: { gwnummer: '300001' } })).toBe(1)
})

test('A row of the quarantine is refused after 14 days without a decision', async () => {
  const desk = await anImportDesk('mobile.de')
  const checked = await desk.upload(aMobileDeRow(300_001, { 11: '1', 29: '' }))
  await desk.take(checked.id)
  const { createdAt } = await api().db.stockQuarantine.findFirstOrThrow({ where: { state: 'open' } })
  const after = (ms: number) => new Date(createdAt.getTime() + quarantineDays * dayMs + ms)
  expect(await expireQuarantine(api().db, after(0))).toBe(0)
  expect(await expireQuarantine(api().db, after(1))).toBe(1)
  expect((await desk.person.get(`${house}/stock-quarantine`)).json()).toEqual([])
})

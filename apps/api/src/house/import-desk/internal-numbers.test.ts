import { beforeEach, expect, test } from 'vitest'
import { api } from '../../testing/api.ts'
import { aCar } from '../../testing/cars.ts'
import { aMobileDeRow, anImportDesk } from '../../testing/import-desk.ts'
import { useEmptyStock } from '../../testing/stock-imports.ts'

useEmptyStock()

beforeEach(async () => {
  await api().db.stockSource.deleteMany()
})

const house = '/mvp/api/house'
const row = (internal: string, fin: number, changes: Record<number, string> = {}) =>
  aMobileDeRow(internal, { 14: `WAUZZZ8K0DA${fin}`, ...changes })
const range = { numberFrom: 'range', numberFirst: 700_000, numberLast: 700_199 } as const
const stock = () =>
  api().db.vehicle.findMany({ orderBy: { gwnummer: 'asc' }, select: { gwnummer: true, fin: true } })

test('A file of 200 vehicles with internal numbers is landed with numbers of the range, and again with the same', async () => {
  await aCar({ gwnummer: '700003' })
  const desk = await anImportDesk('mobile.de', range)
  const file = (first: number, count: number) =>
    Array.from({ length: count }, (_, index) => row(`LN-2210_${first + index}`, 300_000 + first + index))

  const refused = await anImportDesk('mobile.de')
  expect((await refused.upload(file(0, 200).join('\n'))).check).toMatchObject({ inserted: 0, rejected: 200 })

  const checked = await desk.upload(file(0, 199).join('\n'))
  expect(checked.check).toMatchObject({ inserted: 199, rejected: 0 })
  expect(await api().db.stockNumber.count()).toBe(0)
  await desk.take(checked.id)
  const landed = (await stock()).map(({ gwnummer }) => gwnummer)
  expect(landed).toHaveLength(200)
  expect([landed[0], landed.at(-1)]).toEqual(['700000', '700199'])

  const again = await desk.upload(file(0, 199).toReversed().join('\n'))
  expect(again.check).toMatchObject({ inserted: 0, updated: 0, unchanged: 199 })

  const full = await desk.upload(file(199, 2).join('\n'))
  expect(full.check?.findings).toMatchObject([
    {
      ...{ row: 1, column: 'interne_nummer', value: 'LN-2210_199', rule: 'number', effect: 'refused' },
      hint: 'Der Nummernkreis 700000 bis 700199 ist aufgebraucht.',
    },
    { row: 2, value: 'LN-2210_200' },
  ])
})

test('An internal number is shown, found and exported with its vehicle', async () => {
  const desk = await anImportDesk('mobile.de', range)
  const file = [row('LN-2210-77', 300_077), row('LN-2210-78', 300_078)].join('\n')
  await desk.take((await desk.upload(file)).id)

  const found = await desk.person.get('/mvp/api/house-search', { q: 'LN-2210-77' })
  expect(found.json().vehicles).toMatchObject([{ gwnummer: '700000' }])
  expect((await desk.person.get('/mvp/api/house-search', { q: 'ln-2210' })).json().vehicles).toHaveLength(2)
  expect((await desk.person.get('/mvp/api/house-vehicles/700000')).json()).toMatchObject({
    internalNumber: 'LN-2210-77',
  })
  const list = await desk.person.get('/mvp/api/house-stock/export', { column: ['internalNumber'] })
  expect(list.body).toMatch(/Interne Nummer\r\n700001;[^\r]*;LN-2210-78\r\n700000;[^\r]*;LN-2210-77\r\n/)
})

test('Rows without an internal number, or with a longer text, are refused and take no number of the range', async () => {
  const desk = await anImportDesk('mobile.de', range)
  const done = await desk.take(
    (await desk.upload([row('', 300_001), row('A-1', 300_002), row('9'.repeat(41), 300_003)].join('\n'))).id,
  )

  expect(done.check).toMatchObject({ read: 3, inserted: 1, rejected: 2 })
  expect(done.check?.findings).toMatchObject([
    { row: 1, column: 'interne_nummer', hint: 'Hier muss die interne Nummer stehen.' },
    { row: 3, hint: 'Interne Nummern haben höchstens 40 Zeichen, ohne < und >.' },
  ])
  expect(await stock()).toMatchObject([{ gwnummer: '700000' }])
})

test('Two takeovers at the same time give each internal number a number of its own', async () => {
  const desks = [await anImportDesk('mobile.de', range), await anImportDesk('mobile.de', range)]
  for (const [index, desk] of desks.entries())
    await desk.take((await desk.upload(row('A-1', 300_010 + index))).id)
  expect((await stock()).map(({ gwnummer }) => gwnummer)).toEqual(['700000', '700001'])
  const numbers = await api().db.stockNumber.findMany({ select: { internalNumber: true } })
  expect(numbers).toEqual([{ internalNumber: 'A-1' }, { internalNumber: 'A-1' }])
})

test.each([
  ['GW 480988 / Nord', '480988', undefined],
  ['480988', '480988', undefined],
  ['LN-2210', undefined, 'Hier stehen keine sechs Ziffern am Stück.'],
  ['4809881', undefined, 'Hier stehen keine sechs Ziffern am Stück.'],
  ['480988-480989', undefined, 'Hier stehen mehrere Nummern mit sechs Ziffern.'],
])('Of %j the six digits %s are the number', async (text, gwnummer, hint) => {
  const desk = await anImportDesk('mobile.de', { numberFrom: 'digits' })
  const done = await desk.take((await desk.upload(row(text, 300_001))).id)

  expect(done.check?.findings.map((finding) => finding.hint)).toEqual(hint === undefined ? [] : [hint])
  expect((await stock()).map((car) => car.gwnummer)).toEqual(gwnummer === undefined ? [] : [gwnummer])
})

test('A column of a mobile.de file is mapped as in other files, and remembered', async () => {
  const desk = await anImportDesk('mobile.de')
  const file = row('LN-77', 300_001, { 0: '300005', 25: 'Sehr gepflegt', 204: '9000.00' })
  const checked = await desk.upload(file)
  const unread = checked.layout?.columns.filter(
    ({ certainty, examples }) => certainty === 'unread' && examples[0],
  )
  expect(unread?.map(({ name }) => name)).toEqual([
    'kundennummer',
    'beschaedigtes_fahrzeug',
    'bemerkung',
    'metallic',
    'garantie',
    'rotstiftpreis',
  ])

  const mapping = { kundennummer: 'gwnummer', bemerkung: 'headlineinternet', interne_nummer: '' }
  const mapped = await desk.check(checked.id, { mapping })
  expect(mapped.check).toMatchObject({ inserted: 1, rejected: 0 })
  await desk.take(mapped.id)
  expect(await api().db.vehicle.findFirst()).toMatchObject({
    ...{ gwnummer: '300005', headlineinternet: 'Sehr gepflegt' },
  })
  const next = await desk.upload(file)
  expect(next.layout?.columns.filter(({ certainty }) => certainty === 'remembered')).toMatchObject([
    { name: 'kundennummer', attribute: 'gwnummer' },
    { name: 'interne_nummer', attribute: '' },
    { name: 'bemerkung', attribute: 'headlineinternet' },
  ])
  const without = await desk.check(next.id, { mapping: { kundennummer: '' } })
  expect(without.state).toBe('columns')
})

test('A range needs its first and last number in order', async () => {
  const { person, source } = await anImportDesk('mobile.de')
  const change = async (rules: object) => {
    const { id: _, vehicles: __, keyCreatedAt: ___, numbersAssigned: ____, ...known } = source
    return person.put(`${house}/stock-sources/${source.id}`, { ...known, ...rules })
  }
  expect((await change({ numberFrom: 'range' })).json().errors).toMatchObject([
    { path: 'numberFirst' },
    { path: 'numberLast' },
  ])
  const reversed = await change({ ...range, numberLast: 699_999 })
  expect(reversed.json().errors).toMatchObject([{ path: 'numberLast' }])
  expect((await change(range)).json()).toMatchObject({ ...range, numbersAssigned: 0 })
})

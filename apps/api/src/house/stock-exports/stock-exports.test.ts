import { describe, expect, test } from 'vitest'
import { aBackofficeUser } from '../../testing/accounts.ts'
import { api } from '../../testing/api.ts'
import { aDeliveryRow } from '../../testing/deliveries.ts'
import { aMobileDeRow, anImportDesk } from '../../testing/import-desk.ts'
import { importWithPhotos, stock, useEmptyStock } from '../../testing/stock-imports.ts'

useEmptyStock()

const url = '/mvp/api/house/stock-exports'
const rows = [1, 2, 3, 4, 5].map((number) =>
  aDeliveryRow(300_000 + number, {
    hersteller: 'Škoda',
    vatMode: 'REGEL',
    equipment: 'navigation;;;klimaautomatik',
  }),
)

describe('An export for mobile.de', () => {
  test('has no header row and no dealer price, and its import gives the same vehicles', async () => {
    await importWithPhotos(rows)
    const person = await aBackofficeUser()
    const before = await stock()

    const reply = await person.post(url, { format: 'mobile.de' })

    const text = new TextDecoder('iso-8859-15').decode(reply.rawPayload)
    const [first = ''] = text.split('\r\n')
    expect(first.split(';')).toHaveLength(212)
    expect(first).toContain('"Škoda"')
    expect(text).not.toContain('16500')

    await api().db.vehicle.deleteMany()
    const desk = await anImportDesk('mobile.de')
    const done = await desk.take((await desk.upload(reply.rawPayload)).id)
    expect(done.check).toMatchObject({ inserted: 5, rejected: 0 })
    const facts = ({
      gwnummer,
      fin,
      hersteller,
      modell,
      erstzulassungvon,
      equipment,
      vatMode,
      farbe,
    }: (typeof before)[0]) => [gwnummer, fin, hersteller, modell, erstzulassungvon, equipment, vatMode, farbe]
    expect((await stock()).map(facts)).toEqual(before.map(facts))
  })

  test('changes nothing when it is imported again, although the format has less detail', async () => {
    const usual = {
      ...{ vatMode: 'REGEL', erstzulassungvon: '2021-03-17', hu_faellig_am: '2027-03-31' },
      ...{ schadstoffklassetyp: 'EURO_6D_TEMP', equipment: 'navigation;;;klimaautomatik', keys: 2 },
      ...{ modellgruppe: 'Golf', modell: 'Der Golf', getriebe: 'AUTOMATIK', previousOwners: 1 },
      ...{ transporter: 'nein', fahrzeugtyp: '', fahrzeugkategorietypnfz: '', zulaessigesgesamtgewicht: '' },
    }
    const van = { transporter: 'ja', zulaessigesgesamtgewicht: 3500 }
    await importWithPhotos([
      aDeliveryRow(300_001, { ...usual, fahrzeugtyp: 'KOMBI' }),
      aDeliveryRow(300_002, { ...usual, ...van, fahrzeugkategorietypnfz: 'Kastenwagen hoch + lang' }),
      aDeliveryRow(300_003, { ...usual, ...van, fahrzeugkategorietypnfz: 'Krankenwagen' }),
      aDeliveryRow(300_004, { ...usual, ...van }),
    ])
    const before = await stock()
    expect(before.map(({ available }) => available)).toEqual([true, true, true, true])
    const reply = await (await aBackofficeUser()).post(url, { format: 'mobile.de' })
    const lines = new TextDecoder('iso-8859-15').decode(reply.rawPayload).trim().split('\r\n')
    expect(lines.map((line) => line.split(';')[2])).toEqual([
      '"Car.EstateCar"',
      '"VanUpTo7500.HighAndLongBoxTypeDeliveryVan"',
      '"VanUpTo7500.OtherVanUpTo7500"',
      '"VanUpTo7500.OtherVanUpTo7500"',
    ])

    const desk = await anImportDesk('mobile.de')
    const checked = await desk.upload(reply.rawPayload)

    expect(checked.check).toMatchObject({ read: 4, unchanged: 4, updated: 0, rejected: 0, quarantined: 0 })
    await desk.take(checked.id)
    const facts = (cars: typeof before) => cars.map(({ sourceId, updatedAt, ...car }) => car)
    expect(facts(await stock())).toEqual(facts(before))
  })

  test('has vans of their own category, which are read as vans', async () => {
    const desk = await anImportDesk('mobile.de')
    const bodies = ['BoxTypeDeliveryVan', 'TipperVan', 'OtherVanUpTo7500', 'AmbulanceVan']
    const file = bodies.map((body, index) => aMobileDeRow(300_001 + index, { 2: `VanUpTo7500.${body}` }))

    const done = await desk.take((await desk.upload(file.join('\n'))).id)

    expect(done.check).toMatchObject({ inserted: 4, rejected: 0 })
    expect(
      (await stock()).map((car) => [car.transporter, car.fahrzeugkategorietypnfz, car.fahrzeugtyp]),
    ).toEqual([
      [true, 'Kastenwagen', null],
      [true, 'Kipper', null],
      [true, 'Andere', null],
      [true, 'Andere', null],
    ])
  })

  test('is refused when it is empty, and needs a confirmation when it shrinks by more than a fifth', async () => {
    const person = await aBackofficeUser()
    expect((await person.post(url, { format: 'mobile.de' })).json().type).toBe('export-empty')
    await importWithPhotos(rows)
    expect((await person.post(url, { format: 'mobile.de' })).statusCode).toBe(200)

    await api().db.vehicle.updateMany({
      where: { gwnummer: { in: ['300001', '300002'] } },
      data: { available: false },
    })

    expect((await person.post(url, { format: 'mobile.de' })).json().type).toBe('export-shrinks')
    expect((await person.post(url, { format: 'mobile.de', confirmShrink: true })).statusCode).toBe(200)
  })
})

test('An export in our format is imported without a change', async () => {
  await importWithPhotos(rows)
  const reply = await (await aBackofficeUser()).post(url, { format: 'vehicle.v1' })

  const desk = await anImportDesk('vehicle.v1')

  expect((await desk.upload(reply.rawPayload)).check).toMatchObject({
    read: 5,
    updated: 0,
    inserted: 0,
    unchanged: 5,
  })
})

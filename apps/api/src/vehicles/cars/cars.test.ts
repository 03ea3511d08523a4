import { Car } from '@portal/contract/vehicles/cars'
import { describe, expect, test } from 'vitest'
import { aDealer, anAdmin, anApplicant, aVisitor } from '../../testing/accounts.ts'
import { api, useApi } from '../../testing/api.ts'
import { aCar, changeCar, changeStock, someCars } from '../../testing/cars.ts'
import { carsStatement } from './queries.ts'

useApi()

const visitor = aVisitor()
const read = (client: Pick<typeof visitor, 'get'>, id: number | string) =>
  client.get(`/mvp/api/mvp-car-stocks/${id}`)
const reports = {
  GUTACHTEN_INTERNETBILD: ['seite.webp', 'heck.webp'],
  GUTACHTEN_LIGHT: ['gutachten.pdf'],
  VERKAUFSEXPERTISE: ['zustand.pdf'],
}
const typesOf = (car: Car) => car.mvpcarstockimages.map(({ eaktedokumenttyp }) => eaktedokumenttyp)

describe('Ein Fahrzeug', () => {
  test('has exactly the keys of its price tier', async () => {
    const { fahrzeugid } = await aCar()
    const dealerKeys = ['haendlerpreisbrutto', 'preisDealer']
    const all = Object.keys(Car.shape)
      .filter((key) => key !== 'preisNetto')
      .sort()
    expect(Object.keys((await read(await aDealer(), fahrzeugid)).json()).sort()).toEqual(all)
    expect(Object.keys((await read(await anAdmin(), fahrzeugid)).json()).sort()).toEqual(all)
    const reduced = all.filter((key) => !dealerKeys.includes(key))
    expect(Object.keys((await read(visitor, fahrzeugid)).json()).sort()).toEqual(reduced)
    expect(Object.keys((await read(await anApplicant(), fahrzeugid)).json()).sort()).toEqual(reduced)
  })

  test('is read without the dealer price for everyone but the dealer tier', () => {
    expect(carsStatement('consumer').text).not.toMatch(/haendlerpreis/i)
    expect(carsStatement('dealer').text).toMatch(/haendlerpreisbrutto/)
  })

  test('shows the price of the tier as preis', async () => {
    const { fahrzeugid } = await aCar({
      planverkaufspreisprivatkundengeschaeftbrutto: 18_900.5,
      haendlerpreisbrutto: 16_500,
    })
    expect((await read(visitor, fahrzeugid)).json()).toMatchObject({ preis: 18_900.5, preisUser: 18_900.5 })
    expect((await read(await aDealer(), fahrzeugid)).json()).toMatchObject({
      preis: 16_500,
      preisDealer: 16_500,
      preisUser: 18_900.5,
    })
  })

  test('contains labels, dates and lists ready to display', async () => {
    const { fahrzeugid } = await aCar({
      kraftstoffart: 'hybrid_benzin_elektro',
      fahrzeugtyp: 'SUV_GELAENDEWAGEN',
      erstzulassungvon: new Date('2021-03-15'),
      hu_faellig_am: new Date('2027-11-01'),
      minderwerte: 1234.5,
      ausstattungserie: 'ABS;;;ESP;;;Sitze, beheizt',
      ausstattungsonder: null,
    })
    expect((await read(visitor, fahrzeugid)).json()).toMatchObject({
      fueltypedescription: 'Hybrid (Benzin/Elektro)',
      fahrzeugaufbaubezeichnung: 'SUV / Geländewagen',
      getriebeTypValue: 'SCHALT_GETRIEBE',
      erstzulassungvon: '2021-03-15',
      hu_faellig_am: '2027-11-01',
      minderwerte: 1234.5,
      serieAccessoires: ['ABS', 'ESP', 'Sitze, beheizt'],
      specialAccessoires: [],
    })
  })

  test('names a van body where it is one', async () => {
    const { fahrzeugid } = await aCar({
      transporter: true,
      fahrzeugtyp: null,
      fahrzeugkategorietypnfz: 'Kühlkoffer',
    })
    expect((await read(visitor, fahrzeugid)).json().fahrzeugaufbaubezeichnung).toBe('Kühlkoffer')
  })

  test('lists photos and the consumer report for visitors, the dealer report for dealers only', async () => {
    const { fahrzeugid } = await aCar({}, reports)
    const seen = (await read(visitor, fahrzeugid)).json()
    expect(typesOf(seen).sort()).toEqual([
      'GUTACHTEN_INTERNETBILD',
      'GUTACHTEN_INTERNETBILD',
      'VERKAUFSEXPERTISE',
    ])
    expect(seen.imageIds).toHaveLength(2)
    expect(typesOf((await read(await aDealer(), fahrzeugid)).json())).toContain('GUTACHTEN_LIGHT')
  })

  test.each([
    [170_000, true],
    [170_001, false],
    [null, false],
  ])('offers the consumer report at %s km: %s (E-12)', async (kilometerstandbis, isOffered) => {
    const { fahrzeugid } = await aCar({ kilometerstandbis }, reports)
    for (const client of [visitor, await aDealer()])
      expect(typesOf((await read(client, fahrzeugid)).json()).includes('VERKAUFSEXPERTISE')).toBe(isOffered)
  })

  test.each(['0', '-1', '1.5', 'abc', '9'.repeat(40), '987654321', '1%00'])(
    'is unknown for the id %s',
    async (id) => {
      const reply = await read(visitor, id)
      expect(reply.statusCode).toBe(404)
      expect(reply.json()).toMatchObject({ type: 'car-unknown', errorKey: 'car-unknown' })
    },
  )

  test('counts as sold only after a sale', async () => {
    const { fahrzeugid } = await aCar()
    await changeCar(fahrzeugid, { available: false, soldAt: new Date() })
    const reply = await read(visitor, fahrzeugid)
    expect(reply.statusCode).toBe(404)
    expect(reply.json()).toMatchObject({
      type: 'car-sold',
      title: expect.stringContaining('bereits verkauft'),
    })
  })

  test('is unknown as long as it is not published, and when it was withdrawn', async () => {
    const withdrawn = await aCar()
    await changeCar(withdrawn.fahrzeugid, { available: false })
    const withoutPhoto = await aCar({}, {})
    const neverPublished = await aCar({ available: false, publishedAt: null })
    for (const { fahrzeugid } of [withdrawn, withoutPhoto, neverPublished]) {
      const reply = await read(visitor, fahrzeugid)
      expect(reply.statusCode).toBe(404)
      expect(reply.json().type).toBe('car-unknown')
    }
  })
})

describe('A car that was read before', () => {
  const found = async (car: { fahrzeugid: number; gwnummer: string }) => {
    const one = await aVisitor().get(`/mvp/api/mvp-car-stocks/${car.fahrzeugid}`)
    const byNumber = await aVisitor().get(`/mvp/api/mvp-car-stocks/gwnumber/${car.gwnummer}`)
    return [one, byNumber]
  }
  const statuses = async (car: { fahrzeugid: number; gwnummer: string }) =>
    (await found(car)).map(({ statusCode }) => statusCode)

  test('shows a change of its row before the search index has it', async () => {
    const car = await aCar({ farbe: 'blau' })
    expect(await statuses(car)).toEqual([200, 200])
    const { fahrzeugid } = car
    await api().db.vehicle.update({ where: { fahrzeugid }, data: { farbe: 'rot' } })
    for (const reply of await found(car)) expect(reply.json().farbe).toBe('rot')
    await api().db.vehicle.update({ where: { fahrzeugid }, data: { available: false } })
    expect(await statuses(car)).toEqual([404, 404])
  })

  test('shows a change of its photos', async () => {
    const car = await aCar({}, { GUTACHTEN_INTERNETBILD: ['a.webp', 'b.webp'] })
    expect(await statuses(car)).toEqual([200, 200])
    const { fahrzeugid } = car
    await changeStock(async (tx) => {
      await tx.vehicleFile.deleteMany({ where: { fahrzeugid, datei: 'a.webp' } })
      return [fahrzeugid]
    })
    for (const reply of await found(car)) expect(reply.json().imageIds).toHaveLength(1)
  })

  test('keeps the price of each tier', async () => {
    const { fahrzeugid } = await aCar()
    const dealer = await aDealer()
    const url = `/mvp/api/mvp-car-stocks/${fahrzeugid}`
    for (let turn = 0; turn < 2; turn++) {
      expect((await dealer.get(url)).json().preis).toBe(16_500)
      expect((await aVisitor().get(url)).json()).not.toHaveProperty('haendlerpreisbrutto')
    }
  })
})

describe('GW-Nummer', () => {
  const lookup = (gw: string) => visitor.get(`/mvp/api/mvp-car-stocks/gwnumber/${gw}`)

  test('finds a published car', async () => {
    const { gwnummer, fahrzeugid } = await aCar()
    expect((await lookup(gwnummer)).json()).toMatchObject({ fahrzeugid })
  })

  test('distinguishes a car that cannot be shown from an unknown one (U-18)', async () => {
    const { gwnummer } = await aCar({ available: false })
    const hidden = await lookup(gwnummer)
    expect([hidden.statusCode, hidden.json().errorKey]).toEqual([404, '404'])
    for (const gw of ['999999', '12345', '1234567', 'abcdef', '1'.repeat(40), '%00']) {
      const unknown = await lookup(gw)
      expect([unknown.statusCode, unknown.json().errorKey]).toEqual([400, 'gw-not-found'])
    }
  })
})

describe('Neuzugänge', () => {
  test('are the 6 or 50 last published, newest first', async () => {
    const published = (day: number) => new Date(Date.UTC(2026, 9, day))
    const cars = await someCars(
      Array.from({ length: 8 }, (_, index) => ({ publishedAt: published(10 - index) })),
    )
    const newest = (await visitor.get('/mvp/api/mvp-car-stocks-last')).json()
    expect(newest.map(({ fahrzeugid }: Car) => fahrzeugid)).toEqual(
      cars.slice(0, 6).map(({ fahrzeugid }) => fahrzeugid),
    )
    const fifty = (await visitor.get('/mvp/api/mvp-car-stocks-last-fifty')).json()
    expect(fifty.length).toBeGreaterThan(8)
    expect(fifty.length).toBeLessThanOrEqual(50)
    expect(fifty.slice(0, 6)).toEqual(newest)
  })

  test('show changes at once, to each tier with its own price', async () => {
    const { fahrzeugid } = await aCar({ publishedAt: new Date('2026-11-05'), haendlerpreisbrutto: 15_000 })
    const dealer = await aDealer()
    const first = async (client: Pick<typeof visitor, 'get'>) =>
      (await client.get('/mvp/api/mvp-car-stocks-last')).json<Car[]>()[0]
    expect(await first(visitor)).toMatchObject({ fahrzeugid, preis: 18_900 })
    expect(await first(visitor)).not.toHaveProperty('haendlerpreisbrutto')
    expect(await first(dealer)).toMatchObject({ fahrzeugid, preis: 15_000 })
    await changeCar(fahrzeugid, { planverkaufspreisprivatkundengeschaeftbrutto: 17_500 })
    expect(await first(visitor)).toMatchObject({ fahrzeugid, preis: 17_500 })
    await changeCar(fahrzeugid, { available: false })
    expect(await first(visitor)).not.toMatchObject({ fahrzeugid })
  })

  test('are answered with 304 when unchanged', async () => {
    const url = '/mvp/api/mvp-car-stocks-last'
    const { etag } = (await visitor.get(url)).headers
    const again = await visitor.get(url, undefined, { headers: { 'if-none-match': String(etag) } })
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag])
  })

  test('published at the same moment follow their document number', async () => {
    const moment = new Date(Date.UTC(2026, 10, 1))
    const [first, second] = await someCars([{ publishedAt: moment }, { publishedAt: moment }])
    const newest = (await visitor.get('/mvp/api/mvp-car-stocks-last')).json()
    expect(newest.slice(0, 2).map(({ fahrzeugid }: Car) => fahrzeugid)).toEqual([
      second?.fahrzeugid,
      first?.fahrzeugid,
    ])
  })
})

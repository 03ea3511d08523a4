import { describe, expect, test } from 'vitest'
import { aDealer, anAdmin, aVisitor } from '../../testing/accounts.ts'
import { api, useApi } from '../../testing/api.ts'
import { aCar, changeCar, someCars } from '../../testing/cars.ts'
import { setTime } from '../../testing/clock.ts'

useApi()

const visitor = aVisitor()
const details = (client: Pick<typeof visitor, 'get'>, id: number) =>
  client.get(`/mvp/api/mvp-car-stocks/${id}/details`)

describe('Weitere Angaben', () => {
  test('are public except for the dealer block', async () => {
    const { fahrzeugid } = await aCar({
      vatMode: 'REGEL',
      location: 'Halle 3',
      batteryKwh: 58,
      rangeKm: 420,
      co2Class: 'A',
    })
    const reply = await details(visitor, fahrzeugid)
    expect(reply.json()).toMatchObject({
      fahrzeugid,
      vatMode: 'REGEL',
      location: 'Halle 3',
      batteryKwh: 58,
      rangeKm: 420,
      co2Class: 'A',
    })
    expect(reply.body).not.toMatch(/haendlerpreis|fin|previousOwners/)
    expect((await details(await anAdmin(), fahrzeugid)).json()).not.toHaveProperty('dealer')
  })

  test('contain for dealers what buyers ask by phone (U-14)', async () => {
    setTime('2026-09-11T10:00:00Z')
    const car = await aCar({
      vatMode: 'REGEL',
      haendlerpreisbrutto: 11_900,
      previousOwners: 2,
      accident: false,
      keys: 2,
      publishedAt: new Date('2026-09-01T08:00:00Z'),
    })
    const prices = { fahrzeugid: car.fahrzeugid, planverkaufspreisprivatkundengeschaeftbrutto: 14_000 }
    await api().db.priceChange.createMany({
      data: [
        { ...prices, haendlerpreisbrutto: 12_500, changedAt: new Date('2026-09-01T08:00:00Z') },
        { ...prices, haendlerpreisbrutto: 11_900, changedAt: new Date('2026-09-05T08:00:00Z') },
      ],
    })
    expect((await details(await aDealer(), car.fahrzeugid)).json().dealer).toMatchObject({
      fin: car.fin,
      haendlerpreisbrutto: 11_900,
      haendlerpreisnetto: 10_000,
      previousOwners: 2,
      accident: false,
      keys: 2,
      daysInStock: 10,
      priceSteps: [{ haendlerpreisbrutto: 11_900 }, { haendlerpreisbrutto: 12_500 }],
    })
  })

  test('show dealers the rank of the price among the comparable vehicles on offer', async () => {
    const like = (haendlerpreisbrutto: number, facts: object = {}) => ({
      ...{ hersteller: 'Lada', modellgruppe: 'Niva', modell: 'Niva', kilometerstandvon: 50_000 },
      ...{ erstzulassungvon: new Date('2021-03-15'), haendlerpreisbrutto, ...facts },
    })
    const [car] = await someCars([
      { ...like(12_000), gwnummer: '610001' },
      { ...like(11_000), gwnummer: '610002' },
      { ...like(13_000), gwnummer: '610003' },
      { ...like(15_000, { erstzulassungvon: new Date('2022-03-01') }), gwnummer: '610004' },
      { ...like(1000, { erstzulassungvon: new Date('2022-04-01') }), gwnummer: '610005' },
      { ...like(1000, { kilometerstandvon: 62_501 }), gwnummer: '610006' },
      { ...like(1000, { available: false }), gwnummer: '610007' },
      { ...like(0), gwnummer: '610008' },
      { ...like(1000, { modellgruppe: 'Vesta' }), gwnummer: '610009' },
    ])
    const dealer = await aDealer()
    expect((await details(dealer, car?.fahrzeugid ?? 0)).json().dealer.comparables).toEqual({
      ...{ count: 3, cheaper: 1, lowest: 11_000, middle: 13_000, highest: 15_000 },
    })
    const alone = await aCar({ hersteller: 'Lada', modellgruppe: 'Einzelstück' })
    expect((await details(dealer, alone.fahrzeugid)).json().dealer.comparables).toBeNull()
  })

  test('show no net price under the margin scheme', async () => {
    const { fahrzeugid } = await aCar({ vatMode: 'DIFFERENZ' })
    expect((await details(await aDealer(), fahrzeugid)).json().dealer.haendlerpreisnetto).toBeNull()
  })

  test('are unavailable together with the car', async () => {
    const { fahrzeugid } = await aCar({ available: false, soldAt: new Date() })
    expect((await details(visitor, fahrzeugid)).json().type).toBe('car-sold')
    expect((await details(visitor, 987_654_321)).json().type).toBe('car-unknown')
  })

  test('of a car never published are unknown, and so are similar cars', async () => {
    const { fahrzeugid } = await aCar({ available: false, publishedAt: null })
    const similar = await visitor.get(`/mvp/api/mvp-car-stocks/${fahrzeugid}/similar`)
    for (const reply of [await details(visitor, fahrzeugid), similar])
      expect(reply.json()).toMatchObject({ status: 404, type: 'car-unknown' })
  })
})

describe('Ähnliche Fahrzeuge', () => {
  test('come from the same model group by nearest price, then from the maker, then from the body', async () => {
    const priced = (gwnummer: string, euro: number, facts = {}) => ({
      gwnummer,
      planverkaufspreisprivatkundengeschaeftbrutto: euro,
      hersteller: 'Saab',
      modellgruppe: '9-5',
      modell: '9-5',
      fahrzeugtyp: 'LIMOUSINE',
      ...facts,
    })
    const [sold] = await someCars([
      priced('300001', 10_000),
      priced('300002', 13_000),
      priced('300003', 9_000),
      priced('300004', 10_500),
      priced('300005', 10_000, { modellgruppe: '9-3' }),
      priced('300006', 30_000, { hersteller: 'Volvo', modellgruppe: 'S60' }),
      priced('300007', 11_000, { hersteller: 'Volvo', modellgruppe: 'S60' }),
      priced('300008', 10_000, { hersteller: 'Volvo', modellgruppe: 'V60', fahrzeugtyp: 'CABRIO' }),
    ])
    const id = sold?.fahrzeugid ?? 0
    await changeCar(id, { available: false, soldAt: new Date() })
    const reply = await visitor.get(`/mvp/api/mvp-car-stocks/${id}/similar`)
    const similar = reply.json().map(({ gwnummer }: { gwnummer: string }) => gwnummer)
    expect(similar).toEqual(['300004', '300003', '300002', '300005', '300007', '300006'])
  })

  test('are not offered for an unknown car', async () => {
    expect((await visitor.get('/mvp/api/mvp-car-stocks/987654321/similar')).statusCode).toBe(404)
  })
})

import { beforeAll, describe, expect, test } from 'vitest'
import { aDealer, anApplicant, aVisitor } from '../../testing/accounts.ts'
import { useApi } from '../../testing/api.ts'
import { aCar, changeCar, someCars } from '../../testing/cars.ts'

useApi()

const list = '/mvp/api/mvp-car-stocks'
const search = `${list}/search/with`
const count = `${search}/count`
const detailSearch = `${list}/detailsearch/with`
const optionCounts = `${search}/option-counts`
const visitor = aVisitor()

type Entry = { fahrzeugid: number; gwnummer: string; preis: number }
const gwOf = (entries: Entry[]) => entries.map(({ gwnummer }) => gwnummer)

async function found(query: Record<string, string | string[]>) {
  const params = new URLSearchParams()
  for (const [key, values] of Object.entries(query))
    for (const value of [values].flat()) params.append(key, value)
  return gwOf((await visitor.get(`${search}?${params}`)).json()).sort()
}

describe('Fahrzeugsuche', () => {
  beforeAll(async () => {
    await someCars([
      {
        gwnummer: '200001',
        kilometerstandvon: 50_000,
        planverkaufspreisprivatkundengeschaeftbrutto: 15_000,
        haendlerpreisbrutto: 14_000,
      },
      {
        gwnummer: '200002',
        hersteller: 'BMW',
        modellgruppe: '3er',
        modell: '320d',
        kraftstoffart: 'diesel',
        farbe: 'rot',
        planverkaufspreisprivatkundengeschaeftbrutto: 25_000,
        haendlerpreisbrutto: 11_000,
      },
      {
        gwnummer: '200003',
        hersteller: 'Audi',
        modellgruppe: 'A4',
        modell: 'A4',
        planverkaufspreisprivatkundengeschaeftbrutto: 0,
        haendlerpreisbrutto: 12_000,
      },
      {
        gwnummer: '200004',
        hersteller: 'Ällmo',
        modellgruppe: 'Öse',
        modell: 'Öse',
        planverkaufspreisprivatkundengeschaeftbrutto: 20_000,
      },
      {
        gwnummer: '200005',
        transporter: true,
        hersteller: 'Volkswagen',
        modellgruppe: 'T6',
        modell: 'T6',
        planverkaufspreisprivatkundengeschaeftbrutto: 20_000,
      },
      { gwnummer: '200006', available: false },
    ])
  })

  test('narrows by each criterion and never shows an unavailable car', async () => {
    expect(await found({})).toEqual(['200001', '200002', '200003', '200004', '200005'])
    expect(await found({ maker: 'Volkswagen' })).toEqual(['200001', '200005'])
    expect(await found({ maker: 'Volkswagen', transporter: 'false' })).toEqual(['200001'])
    expect(await found({ kraftstoffart: ['diesel', 'elektro'] })).toEqual(['200002'])
    expect(await found({ km_stand_from: '50000', km_stand_to: '50000' })).toEqual(['200001'])
    expect(await found({ gwNummer: '200004' })).toEqual(['200004'])
    expect(await found({ maker: 'Alle', price_to: 'Bis', ausstattung: 'rot' })).toEqual(['200002'])
  })

  test('counts what it finds, as one number', async () => {
    const reply = await visitor.get(count, { maker: 'Volkswagen' })
    expect(reply.body).toBe('2')
    const detailed = await visitor.post(`${detailSearch}?countOnly=true`, {
      maker: 'Volkswagen',
      transporter: false,
    })
    expect(detailed.json()).toBe(1)
  })

  test('answers the detailed search from JSON criteria', async () => {
    const reply = await visitor.post(`${detailSearch}?sort=hersteller,asc`, {
      kraftstoffart: ['benzin'],
      transporter: false,
    })
    expect(reply.statusCode).toBe(200)
    expect(gwOf(reply.json())).toEqual(['200004', '200003', '200001'])
    expect(reply.headers['x-total-count']).toBe('3')
  })

  test('filters and sorts by the price of the caller, cars without one last', async () => {
    const dealer = await aDealer()
    const prices = async (client: Pick<typeof visitor, 'get'>, sort: string) =>
      gwOf((await client.get(list, { sort })).json())
    expect(await prices(visitor, 'preis,asc')).toEqual(['200001', '200005', '200004', '200002', '200003'])
    expect(await prices(visitor, 'preis,desc')).toEqual(['200002', '200005', '200004', '200001', '200003'])
    expect(await prices(dealer, 'preis,asc')).toEqual(['200002', '200003', '200001', '200005', '200004'])
    expect((await dealer.get(count, { price_to: '12000' })).json()).toBe(2)
    expect((await visitor.get(count, { price_to: '12000' })).json()).toBe(0)
    expect((await visitor.get(count, { price_from: '0' })).json()).toBe(5)
    expect((await visitor.get(count, { price_from: '1' })).json()).toBe(4)
  })

  test('sorts names as German does and equal ones newest first', async () => {
    const makers = (await visitor.get(list, { sort: 'hersteller,asc' })).json()
    expect(makers.map(({ hersteller }: { hersteller: string }) => hersteller)).toEqual([
      'Ällmo',
      'Audi',
      'BMW',
      'Volkswagen',
      'Volkswagen',
    ])
    expect(gwOf(makers).slice(3)).toEqual(['200005', '200001'])
    expect(gwOf((await visitor.get(list)).json())[0]).toBe('200005')
  })

  test('pages without overlap, links the neighbouring pages and ends with an empty one', async () => {
    const page = async (number: number) =>
      visitor.get(search, { size: '2', page: String(number), sort: 'preis,asc' })
    const pages = await Promise.all([0, 1, 2, 3].map(page))
    expect(pages.flatMap((reply) => gwOf(reply.json()))).toEqual([
      '200001',
      '200005',
      '200004',
      '200002',
      '200003',
    ])
    expect(pages[3]?.json()).toEqual([])
    expect(pages[1]?.headers['x-total-count']).toBe('5')
    expect(pages[1]?.headers.link).toContain(`<${search}?size=2&page=2&sort=preis%2Casc>; rel="next"`)
    expect(pages[1]?.headers.link).toContain('page=0&sort=preis%2Casc>; rel="prev"')
  })

  test('shows the cars of one make only', async () => {
    const reply = await visitor.get(`${list}/make/${encodeURIComponent('Ällmo')}`)
    expect(gwOf(reply.json())).toEqual(['200004'])
    expect((await visitor.get(`${list}/make/Unbekannt`)).json()).toEqual([])
  })

  test.each([
    ['an unknown criterion', { farbton: 'rot' }, 'farbton'],
    ['a word for a number', { km_stand_to: 'viel' }, 'km_stand_to'],
    ['reversed bounds', { price_from: '9000', price_to: '8000' }, 'price_from'],
    ['a huge page', { page: '99999999999' }, 'page'],
    ['a page size over 100', { size: '101' }, 'size'],
    ['a negative page', { page: '-1' }, 'page'],
    ['an unknown sort', { sort: 'haendlerpreisbrutto,asc' }, 'sort'],
  ])('refuses %s and names the field', async (_, query, path) => {
    const reply = await visitor.get(search, query)
    expect(reply.statusCode).toBe(400)
    expect(reply.headers['content-type']).toContain('application/problem+json')
    expect(reply.json()).toMatchObject({ type: 'validation-failed', errors: [{ path }] })
  })

  test('refuses a detailed search that is no object of criteria', async () => {
    for (const body of [{ maker: { name: 'Audi' } }, { unbekannt: 1 }, []])
      expect((await visitor.post(detailSearch, body)).statusCode).toBe(400)
  })

  test('counts beside every option, given all other criteria', async () => {
    const { total, options } = (
      await visitor.get(optionCounts, { maker: 'Volkswagen', transporter: 'false' })
    ).json()
    expect(total).toBe(1)
    expect(options.maker).toEqual({ Volkswagen: 1, BMW: 1, Audi: 1, Ällmo: 1 })
    expect(options.transporter).toEqual({ false: 1, true: 1 })
    expect(options.car_model).toEqual({ Golf: 1 })
    expect(options.kraftstoffart).toMatchObject({ benzin: 1, diesel: 0 })
    expect(options.price_to).toMatchObject({ 10000: 0, 15000: 1 })
  })

  test("lets caches confirm a visitor's answer, never a dealer's", async () => {
    const first = await visitor.get(search, { maker: 'BMW' })
    expect(first.headers['cache-control']).toMatch(/max-age=1, must-revalidate/)
    expect(first.headers.vary).toContain('Cookie')
    const headers = { 'if-none-match': String(first.headers.etag) }
    const second = await visitor.get(search, { maker: 'BMW' }, { headers })
    expect(second.statusCode).toBe(304)
    expect(second.body).toBe('')
    expect((await (await aDealer()).get(search, { maker: 'BMW' })).headers['cache-control']).toBe('no-store')
  })

  test('returns the current state of a car that was returned before, to each tier at its own price', async () => {
    const { fahrzeugid } = await aCar({ hersteller: 'Simca', haendlerpreisbrutto: 15_000 })
    const dealer = await aDealer()
    const first = async (client: Pick<typeof visitor, 'get'>) =>
      (await client.get(search, { maker: 'Simca' })).json()[0]
    for (const turn of [1, 2]) {
      expect(await first(visitor), `turn ${turn}`).toMatchObject({ fahrzeugid, preis: 18_900 })
      expect(await first(visitor)).not.toHaveProperty('haendlerpreisbrutto')
      expect(await first(dealer), `turn ${turn}`).toMatchObject({ fahrzeugid, preis: 15_000 })
    }
    await changeCar(fahrzeugid, { planverkaufspreisprivatkundengeschaeftbrutto: 17_500 })
    expect(await first(visitor)).toMatchObject({ fahrzeugid, preis: 17_500 })
    expect((await visitor.get(search, { maker: 'Simca' })).headers['content-type']).toBe(
      'application/json; charset=utf-8',
    )
  })

  test('treats an applicant like a visitor', async () => {
    const reply = await (await anApplicant()).get(search, { maker: 'BMW' })
    expect(reply.json()[0].preis).toBe(25_000)
    expect(reply.body).not.toContain('haendlerpreis')
  })

  test('follows a change of the stock', async () => {
    const car = await aCar({ hersteller: 'Lada', modellgruppe: 'Niva', modell: 'Niva' })
    expect(await found({ maker: 'Lada' })).toEqual([car.gwnummer])
    await changeCar(car.fahrzeugid, { kilometerstandvon: 77_777 })
    expect(await found({ maker: 'Lada', km_stand_from: '77777', km_stand_to: '77777' })).toEqual([
      car.gwnummer,
    ])
    await changeCar(car.fahrzeugid, { available: false })
    expect(await found({ maker: 'Lada' })).toEqual([])
    const makers = (await visitor.get(optionCounts)).json().options.maker
    expect(makers).not.toHaveProperty('Lada')
  })
})

test('A repeated count follows the stock, the price tier and its ETag', async () => {
  const { fahrzeugid } = await aCar({
    hersteller: 'Wartburg',
    planverkaufspreisprivatkundengeschaeftbrutto: 9000,
    haendlerpreisbrutto: 7000,
  })
  const query = { maker: 'Wartburg', price_to: '8000' }
  const dealer = await aDealer()
  for (const turn of [1, 2]) {
    expect((await visitor.get(count, query)).body, `turn ${turn}`).toBe('0')
    expect((await dealer.get(count, query)).body, `turn ${turn}`).toBe('1')
  }
  const { etag } = (await visitor.get(count, query)).headers
  const again = await visitor.get(count, query, { headers: { 'if-none-match': String(etag) } })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  await changeCar(fahrzeugid, { planverkaufspreisprivatkundengeschaeftbrutto: 7900 })
  const after = await visitor.get(count, query)
  expect([after.body, after.headers['content-type']]).toEqual(['1', 'application/json; charset=utf-8'])
  expect((await visitor.get(count, { price_to: 'viel' })).statusCode).toBe(400)
})

test('A count by several criteria that were counted separately before is validated like any other', async () => {
  await someCars([
    { hersteller: 'Borgward', kraftstoffart: 'diesel', kilometerstandvon: 10_000 },
    { hersteller: 'Borgward', kraftstoffart: 'elektro', kilometerstandvon: 90_000 },
  ])
  const answer = async (address: string) => (await visitor.get(`${count}?${address}`)).json()
  const fuels = ['kraftstoffart=diesel', 'kraftstoffart=elektro']
  for (const alone of ['maker=Borgward', 'km_stand_from=50000', 'km_stand_to=20000', 'maker=', ...fuels])
    expect(await answer(alone), alone).toBeGreaterThan(0)
  expect(await answer('maker=Borgward&km_stand_to=20000')).toBe(1)
  expect(await answer(`maker=Borgward&${fuels.join('&')}`), 'one group, both values').toBe(2)
  expect(await answer('km_stand_from=50000&maker=Borgward&km_stand_to=20000')).toMatchObject({
    status: 400,
    errors: [{ path: 'km_stand_from' }],
  })
  expect(await answer('maker=Borgward&maker='), 'no second maker').toBe(2)
  expect(await answer('schiebetuer=links&schiebetuer=')).toMatchObject({ errors: [{ path: 'schiebetuer' }] })
  expect(await answer('maker=Borgward&farbe=rot')).toMatchObject({ errors: [{ path: 'farbe' }] })
})

test('A page by criteria that were used before is validated and answered like any other', async () => {
  await someCars(
    ['10000', '20000', '30000'].map((km) => ({ hersteller: 'Škoda Ü', kilometerstandvon: Number(km) })),
  )
  const maker = `maker=${encodeURIComponent('Škoda Ü')}`
  const order = 'sort=kilometerstandvon,desc&size=2'
  const { body } = await visitor.post(`${detailSearch}?${order}`, { maker: 'Škoda Ü' })
  expect(JSON.parse(body).map((car: { kilometerstandvon: number }) => car.kilometerstandvon)).toEqual([
    30_000, 20_000,
  ])
  for (const turn of ['read by the schema', 'known']) {
    const reply = await visitor.get(`${search}?${maker}&${order}`)
    expect([reply.body, reply.headers['x-total-count']], turn).toEqual([body, '3'])
    const narrowed = await visitor.get(`${search}?${order}&page=0&${maker}&km_stand_to=20000`)
    expect(narrowed.headers['x-total-count'], turn).toBe('2')
  }
  for (const [wrong, path] of [
    ['page=-1', 'page'],
    ['page=0&page=1', 'page'],
    ['size=101', 'size'],
    ['sort=hersteller', 'sort'],
    ['km_stand_to=1000001', 'km_stand_to'],
    ['km_stand_from=2&km_stand_to=1', 'km_stand_from'],
    ['countOnly=true', 'countOnly'],
  ] as const)
    expect((await visitor.get(`${search}?${maker}&${wrong}`)).json(), wrong).toMatchObject({
      status: 400,
      errors: [{ path }],
    })
  expect((await visitor.get(`${count}?${maker}&page=0`)).json()).toMatchObject({ errors: [{ path: 'page' }] })
})

test('The ETag of a page changes with its cars and with their order', async () => {
  const cars = await someCars([
    { hersteller: 'Melkus', kilometerstandvon: 10_000 },
    { hersteller: 'Melkus', kilometerstandvon: 20_000 },
  ])
  const tagOf = async (sort: string) => (await visitor.get(search, { maker: 'Melkus', sort })).headers.etag
  const rising = await tagOf('kilometerstandvon,asc')
  expect(await tagOf('kilometerstandvon,desc')).not.toBe(rising)
  await aCar({ hersteller: 'Barkas' })
  expect(await tagOf('kilometerstandvon,asc'), 'another car came').toBe(rising)
  await changeCar(cars[0]?.fahrzeugid ?? 0, { kilometerstandvon: 11_000 })
  expect(await tagOf('kilometerstandvon,asc')).not.toBe(rising)
})

describe('Several makers and model groups', () => {
  test('are alternatives in the count, the list, the detailed search and the option counts', async () => {
    await someCars([
      { hersteller: 'Glas', modellgruppe: 'Isar' },
      { hersteller: 'Goggo', modellgruppe: 'Mobil' },
      { hersteller: 'Goggo', modellgruppe: 'Coupe' },
      { hersteller: 'Zündapp', modellgruppe: 'Janus' },
    ])
    const both = { maker: ['Goggo', 'Glas'] }
    expect((await visitor.get(count, both)).json()).toBe(3)
    expect((await visitor.get(search, both)).json()).toHaveLength(3)
    expect((await visitor.post(detailSearch, both)).json()).toHaveLength(3)
    const groups = { ...both, car_model: ['Mobil', 'Isar'] }
    expect((await visitor.get(count, groups)).json()).toBe(2)
    expect((await visitor.get(count, { ...groups, maker: 'Goggo' })).json()).toBe(1)
  })

  test('and several GW numbers are found', async () => {
    const cars = await someCars([{}, {}, {}])
    const gwNummer = cars.slice(0, 2).map(({ gwnummer }) => gwnummer)
    expect((await visitor.get(count, { gwNummer })).json()).toBe(2)
    expect((await visitor.get(count, { gwNummer: [...gwNummer, '12'] })).statusCode).toBe(400)
  })
})

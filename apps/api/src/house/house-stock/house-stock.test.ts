import type { StockPage } from '@portal/contract/house/house-stock'
import { fieldOf, type StockField, stockFields } from '@portal/domain/house/stock-fields'
import { dayMs } from '@portal/domain/values/durations'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aBackofficeUser, aDealer, anAdmin, aVisitor, type Client } from '../../testing/accounts.ts'
import { api, useApi } from '../../testing/api.ts'
import { aCar, changeCar, someCars } from '../../testing/cars.ts'
import { passTime } from '../../testing/clock.ts'

useApi()

const url = '/mvp/api/house-stock'
const before = (days: number) => new Date(api().clock.now().getTime() - days * dayMs)

let office: Client
beforeAll(async () => {
  office = await aBackofficeUser()
})
beforeEach(async () => {
  const { db } = api()
  await db.vehicle.deleteMany()
  await db.stockView.deleteMany()
})

async function stock(query = ''): Promise<StockPage> {
  const reply = await office.get(`${url}?${query}`)
  expect(reply.statusCode, reply.body).toBe(200)
  return reply.json()
}
async function total(query = ''): Promise<number> {
  const reply = await office.get(`${url}/total?${query}`)
  expect(reply.statusCode, reply.body).toBe(200)
  return reply.json().total
}
const numbers = async (query: string) => (await stock(query)).rows.map(({ gwnummer }) => gwnummer)

/** One vehicle in each state of the offer, by state. */
async function everyState() {
  const [offered, unpublished, reserved, sold, withdrawn] = await someCars([
    {},
    { available: false },
    { available: false, reservedUntil: before(-2) },
    { available: false, soldAt: before(1) },
    { available: false, withdrawnAt: before(1) },
  ])
  return { offered, unpublished, reserved, sold, withdrawn }
}

/** A condition that some vehicle could meet. */
function conditionOn(field: StockField): string {
  const attribute = fieldOf(field)
  if (attribute.kind === 'number' || attribute.kind === 'money') return '1..99999'
  if (attribute.kind === 'date' || attribute.kind === 'moment') return '2020-01-01..2026-12-31'
  if (attribute.kind === 'flag') return 'ja'
  if (attribute.kind === 'choice' || attribute.kind === 'flags') return attribute.options[0]?.value ?? ''
  return 'a'
}

describe('Bestand der Verwaltung', () => {
  test('lists vehicles of every state, newest first, with the total', async () => {
    const cars = await everyState()
    const { rows } = await stock()
    expect(await total()).toBe(5)
    expect(rows.map(({ values }) => values.state)).toEqual([
      'withdrawn',
      'sold',
      'reserved',
      'unpublished',
      'offered',
    ])
    for (const [state, car] of Object.entries(cars))
      expect(await numbers(`filter=state:${state}`)).toEqual([car?.gwnummer])
    expect(await total('filter=state:offered|sold')).toBe(2)
  })

  test('finds by number, FIN and words of make and model in any order', async () => {
    const golf = await aCar()
    const audi = await aCar({ hersteller: 'Audi', modell: 'A6 Avant', fin: 'WAUZZZ8K0DA765432' })
    expect(await numbers(`q=${golf.gwnummer}`)).toEqual([golf.gwnummer])
    expect(await numbers(`q=${golf.gwnummer}+audi`)).toEqual([])
    expect(await numbers(`q=${audi.fin}`)).toEqual([audi.gwnummer])
    expect(await numbers(`q=${audi.fin?.toLowerCase()}`)).toEqual([audi.gwnummer])
    expect(await numbers('q=765432')).toEqual([audi.gwnummer])
    expect(await numbers(`q=${audi.gwnummer.slice(0, 5)}`)).toContain(audi.gwnummer)
    expect(await numbers('q=avant+audi')).toEqual([audi.gwnummer])
    expect(await numbers('q=%25')).toEqual([])
  })

  test.each([
    ['whole', 'WDB9066331S734512'],
    ['in groups', 'wdb 906633-1s 734512'],
    ['its last six characters', '734512'],
    ['with a blank', '734 512'],
    ['its last seven characters', 's734512'],
    ['its last eight characters', '1S734512'],
    ['with a hyphen', '1S-734512'],
    ['more of its end', '331S-734512'],
    ['six digits in its middle', '906633'],
    ['its beginning', 'wdb9066'],
    ['with the make', 'sprinter 734512'],
  ])('finds a FIN in the forms written on papers: %s', async (_what, q) => {
    const { gwnummer } = await aCar({
      hersteller: 'Mercedes-Benz',
      modell: 'Sprinter',
      fin: 'WDB9066331S734512',
    })
    await aCar()
    expect(await numbers(`q=${encodeURIComponent(q)}`)).toEqual([gwnummer])
  })

  test('prefers the vehicle with a number to those that contain it elsewhere', async () => {
    const { gwnummer } = await aCar({ fin: 'WDB9066331S734512' })
    await aCar({ fin: 'WDB734512ZZ000001' })
    expect(await numbers('q=734512')).toEqual([gwnummer])
    expect(await numbers('q=e-golf')).toEqual([])
    const hyphened = await aCar({ modell: 'e-Golf' })
    expect(await numbers('q=e-golf')).toEqual([hyphened.gwnummer])
  })

  test('counts days in stock from the earlier of arrival and publication to the sale', async () => {
    const arrived = { publishedAt: before(80), createdAt: before(100) }
    const standing = await aCar(arrived)
    const sold = await aCar({ ...arrived, available: false, soldAt: before(60) })
    const { rows } = await stock('filter=days:40..100&column=days')
    expect(rows.map(({ gwnummer, values }) => [gwnummer, values.days])).toEqual([
      [sold.gwnummer, 40],
      [standing.gwnummer, 100],
    ])
    expect(await numbers('filter=days:61..')).toEqual([standing.gwnummer])
  })

  test('counts photos, watchers and enquiries, and shows what is missing', async () => {
    const bare = await aCar({ location: null, lowestPrice: 9000 }, {})
    const watched = await aCar({ location: 'Frankfurt' })
    const dealer = await aDealer()
    const watch = { accountId: dealer.account.id, fahrzeugid: watched.fahrzeugid }
    await api().db.watch.create({ data: watch })
    expect(await numbers('filter=photos:..0')).toEqual([bare.gwnummer])
    expect(await numbers('filter=watchers:1..')).toEqual([watched.gwnummer])
    expect(await numbers('filter=location:fehlt')).toEqual([bare.gwnummer])
    expect(await numbers('filter=lowestPrice:8000..9000')).toEqual([bare.gwnummer])
    const [row] = (await stock('filter=watchers:1..&column=watchers&column=lowestPrice')).rows
    expect(row?.values).toMatchObject({ watchers: 1, lowestPrice: null })
    expect(row?.photo).toEqual({ ordner: `test/${watched.gwnummer}`, datei: 'seite.webp' })
    const [unseen] = (await stock('filter=photos:..0&column=missing')).rows
    expect(unseen).toMatchObject({ photo: null, values: { missing: 1 } })
    expect(await numbers('filter=missing:photo')).toEqual([bare.gwnummer])
    expect(await numbers('filter=missing:price')).toEqual([])
  })

  test('sorts by a column and pages without overlap', async () => {
    await someCars([{ haendlerpreisbrutto: 3 }, { haendlerpreisbrutto: 1 }, { haendlerpreisbrutto: 2 }])
    const price = async (page: number) =>
      (await stock(`sort=haendlerpreisbrutto,asc&size=1&page=${page}`)).rows[0]?.values.haendlerpreisbrutto
    expect([await price(0), await price(1), await price(2), await price(3)]).toEqual([1, 2, 3, undefined])
    expect(await total()).toBe(3)
  })

  test('shows rows and total of the changed stock in the next answer', async () => {
    const car = await aCar()
    expect(await total('filter=state:offered')).toBe(1)
    expect(await numbers('filter=state:offered')).toEqual([car.gwnummer])
    await changeCar(car.fahrzeugid, { available: false, withdrawnAt: before(0) })
    expect(await total('filter=state:offered')).toBe(0)
    expect(await numbers('filter=state:offered')).toEqual([])
  })

  test.each(stockFields)('shows, sorts by and filters by %s', async (field) => {
    await aCar()
    const condition = encodeURIComponent(`${field}:${conditionOn(field)}`)
    await stock(`column=${field}&sort=${field},desc&filter=${condition}`)
    await stock(`filter=${field}:fehlt`)
  })

  test('shows all columns at once, with a condition on every field', async () => {
    await aCar()
    const query = new URLSearchParams()
    for (const field of stockFields) {
      query.append('column', field)
      query.append('filter', `${field}:${conditionOn(field)}`)
    }
    await stock(query.toString())
  })

  test('finds vehicles by all options of a choice', async () => {
    await aCar()
    for (const field of stockFields) {
      const attribute = fieldOf(field)
      if (attribute.kind !== 'choice' && attribute.kind !== 'flags') continue
      const condition = `${field}:${attribute.options.map(({ value }) => value).join('|')}`
      await stock(new URLSearchParams({ filter: condition }).toString())
    }
  })

  test('returns the GW numbers of every hit for "alle Treffer"', async () => {
    const { offered } = await everyState()
    const reply = await office.get(`${url}/numbers?filter=state:offered`)
    expect(reply.json()).toEqual({ gwnummern: [offered?.gwnummer] })
  })

  test.each([
    'filter=state:gone',
    'filter=kilometerstandvon:abc',
    'sort=fin',
    'sort=nothing,asc',
    'column=passwordHash',
    'page=-1',
    'size=5000',
    'unknown=1',
  ])('refuses %s', async (query) => {
    expect((await office.get(`${url}?${query}`)).statusCode).toBe(400)
  })

  test('is for the house alone', async () => {
    expect((await aVisitor().get(url)).statusCode).toBe(401)
    expect((await (await aDealer()).get(url)).statusCode).toBe(403)
    expect((await (await anAdmin()).get(url)).statusCode).toBe(200)
  })
})

describe('Ansichten', () => {
  const view = { name: 'Teure Kombis', shared: false, filter: ['fahrzeugtyp:KOMBI'], sort: 'days,desc' }
  const views = `${url}/views`
  const add = async (who: Client, more: object = {}) => (await who.post(views, { ...view, ...more })).json()
  const names = async (who: Client) => (await who.get(views)).json().map(({ name }: { name: string }) => name)

  test('are stored for their owner, or shared with the house', async () => {
    const colleague = await aBackofficeUser()
    await add(office)
    passTime({ seconds: 1 })
    await add(office, { name: 'Alle sehen das', shared: true })
    expect(await names(office)).toEqual(['Teure Kombis', 'Alle sehen das'])
    expect(await names(colleague)).toEqual(['Alle sehen das'])
  })

  test('are changed and deleted by their owner, shared ones by administrators too', async () => {
    const colleague = await aBackofficeUser()
    const { id } = await add(office, { shared: true })
    const changed = { ...view, shared: true, name: 'Neu' }
    expect((await colleague.put(`${views}/${id}`, changed)).statusCode).toBe(404)
    expect((await colleague.delete(`${views}/${id}`)).statusCode).toBe(404)
    expect((await office.put(`${views}/${id}`, changed)).json()).toMatchObject({ name: 'Neu', mine: true })
    expect((await (await anAdmin()).delete(`${views}/${id}`)).statusCode).toBe(204)
    expect(await names(office)).toEqual([])
  })

  test('are limited per account and accept only valid conditions', async () => {
    const { status } = (await office.post(views, { ...view, filter: ['nichts:1..'] })).json()
    expect(status).toBe(400)
    await api().db.stockView.createMany({
      data: Array.from({ length: 50 }, (_, turn) => ({ name: `${turn}`, accountId: office.account.id })),
    })
    expect((await add(office)).type).toBe('too-many-views')
  })
})

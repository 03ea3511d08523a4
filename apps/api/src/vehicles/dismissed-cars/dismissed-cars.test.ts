import { listTradedInCars } from '@portal/contract/search/best-results'
import { listNewestCars, listNewestFiftyCars } from '@portal/contract/vehicles/cars'
import { dismissedMaximum } from '@portal/domain/values/constants'
import { describe, expect, test } from 'vitest'
import { aDealer, anApplicant } from '../../testing/accounts.ts'
import { api, useApi } from '../../testing/api.ts'
import { aVisitor } from '../../testing/caller.ts'
import { aCar, someCars } from '../../testing/cars.ts'

useApi()

const url = '/mvp/api/mvp-user-dismissed-cars'
const search = '/mvp/api/mvp-car-stocks/search/with'
type Client = Pick<ReturnType<typeof aVisitor>, 'get' | 'post'>
type Query = Record<string, string>

let maker = 0
/** Ten cars of a maker of their own, at rising prices. */
async function tenCars() {
  maker += 1
  const hersteller = `Sichter ${maker}`
  const cars = await someCars(
    Array.from({ length: 10 }, (_, index) => ({
      hersteller,
      haendlerpreisbrutto: 10_000 + index,
      planverkaufspreisprivatkundengeschaeftbrutto: 12_000 + index,
    })),
  )
  return { hersteller, ids: cars.map(({ fahrzeugid }) => fahrzeugid) }
}

const idsOf = async (client: Client, query: Query): Promise<number[]> =>
  (await client.get(search, { sort: 'preis,asc', ...query }))
    .json()
    .map((car: { fahrzeugid: number }) => car.fahrzeugid)

/** The total by each call that states one, which must all agree. */
async function totalsOf(client: Client, query: Query) {
  const { dismissed, ...criteria } = query
  const list = await client.get(search, query)
  const count = await client.get(`${search}/count`, query)
  const options = await client.get(`${search}/option-counts`, query)
  const detailed = await client.post(
    `/mvp/api/mvp-car-stocks/detailsearch/with?countOnly=true${dismissed ? `&dismissed=${dismissed}` : ''}`,
    criteria,
  )
  return [
    Number(list.headers['x-total-count']),
    count.json(),
    options.json().total,
    options.json().options.maker[query.maker ?? ''],
    detailed.json(),
  ]
}
const fiveTimes = (total: number | undefined) => Array.from({ length: 5 }, () => total)

describe('Ausgeblendete Fahrzeuge', () => {
  test('are at most 5,000 of an account', async () => {
    const dealer = await aDealer()
    await api().pool.query(
      `WITH many AS (
         INSERT INTO vehicle (gwnummer, hersteller, modellgruppe, modell, kilometerstandvon, erstzulassungvon)
         SELECT 'D' || $1::int || '-' || n, 'Opel', 'Astra', 'Astra', 10, '2021-03-15'
           FROM generate_series(1, $2::int) n
         RETURNING fahrzeugid)
       INSERT INTO dismissed_car (account_id, fahrzeugid, dismissed_at) SELECT $1, fahrzeugid, $3 FROM many`,
      [dealer.account.id, dismissedMaximum - 1, api().clock.now()],
    )
    const [last, more] = (await tenCars()).ids
    expect((await dealer.put(`${url}/${last}`)).statusCode).toBeLessThan(300)
    const full = { status: 409, type: 'dismissed-cars-full' }
    expect((await dealer.put(`${url}/${more}`)).json()).toMatchObject(full)
    expect((await dealer.put(url, { ids: [more] })).json()).toMatchObject(full)
    expect((await dealer.get(url)).json()).toHaveLength(dismissedMaximum)
  })

  test('are in no list and no count of their account, and leave no gaps in the pages', async () => {
    const { hersteller, ids } = await tenCars()
    const dealer = await aDealer()
    expect(await totalsOf(dealer, { maker: hersteller })).toEqual(fiveTimes(10))
    for (const id of [ids[0], ids[4]]) expect((await dealer.put(`${url}/${id}`)).statusCode).toBe(204)
    const left = ids.filter((_, index) => index !== 0 && index !== 4)
    expect(await totalsOf(dealer, { maker: hersteller })).toEqual(fiveTimes(8))
    expect(await idsOf(dealer, { maker: hersteller })).toEqual(left)
    expect(await idsOf(dealer, { maker: hersteller, size: '3', page: '1' })).toEqual(left.slice(3, 6))
    expect((await dealer.get(url)).json()).toEqual([ids[4], ids[0]])
    const words = await dealer.get('/mvp/api/mvp-car-stocks/search-words', { q: hersteller })
    expect(words.json().total).toBe(8)
    const ofMake = await dealer.get(`/mvp/api/mvp-car-stocks/make/${encodeURIComponent(hersteller)}`)
    expect(ofMake.headers['x-total-count']).toBe('8')
    const file = await dealer.get(`${search}/export`, { maker: hersteller })
    expect(file.body.trimEnd().split('\r\n')).toHaveLength(9)
    await dealer.post('/mvp/api/mvp-user-searches', { name: 'Sichten', criteria: { maker: hersteller } })
    expect((await dealer.get('/mvp/api/mvp-user-searches')).json()).toMatchObject([{ total: 8 }])
  })

  test('are not among the newest cars and the trade-ins of the home page, whose lists stay full', async () => {
    const cars = await someCars(
      Array.from({ length: 60 }, (_, index) => ({
        hersteller: 'Neu',
        tradedIn: true,
        publishedAt: new Date(Date.UTC(2030, 0, 1, 0, index)),
      })),
    )
    await api().stock.refresh()
    const newest = cars.map(({ fahrzeugid }) => fahrzeugid).reverse()
    const dealer = await aDealer()
    const shown = async (path: string): Promise<number[]> =>
      (await dealer.get(path)).json().map((car: { fahrzeugid: number }) => car.fahrzeugid)
    const lists = [listNewestCars.url, listNewestFiftyCars.url, listTradedInCars.url]
    for (const path of lists) expect((await shown(path))[0], path).toBe(newest[0])
    await dealer.put(`${url}/${newest[0]}`)
    await dealer.put(`${url}/${newest[2]}`)
    const left = newest.filter((id) => id !== newest[0] && id !== newest[2])
    expect(await shown(listNewestCars.url)).toEqual(left.slice(0, 6))
    expect(await shown(listNewestFiftyCars.url)).toEqual(left.slice(0, 50))
    expect(await shown(listTradedInCars.url)).toEqual(left.slice(0, 50))
    expect((await aVisitor().get(listNewestCars.url)).json()[0]).toMatchObject({ fahrzeugid: newest[0] })
  })

  test('are shown when asked for, with the others or alone', async () => {
    const { hersteller, ids } = await tenCars()
    const dealer = await aDealer()
    await dealer.put(`${url}/${ids[2]}`)
    const all = { maker: hersteller, dismissed: 'with' }
    const only = { maker: hersteller, dismissed: 'only' }
    expect(await idsOf(dealer, all)).toEqual(ids)
    expect(await totalsOf(dealer, all)).toEqual(fiveTimes(10))
    expect(await idsOf(dealer, only)).toEqual([ids[2]])
    expect(await totalsOf(dealer, only)).toEqual(fiveTimes(1))
    for (const path of [search, `${search}/count`, `${search}/option-counts`])
      expect((await dealer.get(path, { dismissed: 'alle' })).statusCode, path).toBe(400)
  })

  test('come back one by one or all at once', async () => {
    const { hersteller, ids } = await tenCars()
    const dealer = await aDealer()
    for (const id of ids.slice(0, 3)) await dealer.put(`${url}/${id}`)
    await dealer.put(`${url}/${ids[0]}`)
    expect(await totalsOf(dealer, { maker: hersteller })).toEqual(fiveTimes(7))
    expect((await dealer.delete(`${url}/${ids[1]}`)).statusCode).toBe(204)
    expect((await dealer.delete(`${url}/${ids[1]}`)).statusCode).toBe(204)
    expect(await totalsOf(dealer, { maker: hersteller })).toEqual(fiveTimes(8))
    expect((await dealer.delete(url)).statusCode).toBe(204)
    expect(await totalsOf(dealer, { maker: hersteller })).toEqual(fiveTimes(10))
    expect((await dealer.get(url)).json()).toEqual([])
  })

  test('are all dismissed again in their order, without vehicles that no longer exist', async () => {
    const { hersteller, ids } = await tenCars()
    const dealer = await aDealer()
    for (const id of ids.slice(0, 3)) await dealer.put(`${url}/${id}`)
    const before: number[] = (await dealer.get(url)).json()
    await dealer.delete(url)
    const reply = await dealer.put(url, { ids: [...before, 2_000_000_000] })
    expect(reply.statusCode).toBe(204)
    expect((await dealer.get(url)).json()).toEqual(before)
    expect(await totalsOf(dealer, { maker: hersteller })).toEqual(fiveTimes(7))
  })

  test('are hidden from their account only', async () => {
    const { hersteller, ids } = await tenCars()
    const [dealer, other, visitor] = [await aDealer(), await aDealer(), aVisitor()]
    await dealer.put(`${url}/${ids[0]}`)
    await other.put(`${url}/${ids[1]}`)
    expect(await idsOf(dealer, { maker: hersteller })).toEqual(ids.slice(1))
    expect(await idsOf(other, { maker: hersteller })).not.toContain(ids[1])
    expect(await idsOf(other, { maker: hersteller })).toContain(ids[0])
    expect(await idsOf(visitor, { maker: hersteller })).toEqual(ids)
    expect(await idsOf(visitor, { maker: hersteller, dismissed: 'only' })).toEqual([])
    await other.delete(`${url}/${ids[0]}`)
    expect((await dealer.get(url)).json()).toEqual([ids[0]])
  })

  test('stay hidden when the vehicle changes', async () => {
    const { hersteller, ids } = await tenCars()
    const dealer = await aDealer()
    await dealer.put(`${url}/${ids[0]}`)
    await aCar({ hersteller, haendlerpreisbrutto: 9000 })
    expect(await idsOf(dealer, { maker: hersteller })).toHaveLength(10)
    expect(await idsOf(dealer, { maker: hersteller })).not.toContain(ids[0])
  })

  test('are for activated accounts, with the XSRF header, and for vehicles on offer', async () => {
    const { fahrzeugid } = await aCar()
    const [dealer, applicant, visitor] = [await aDealer(), await anApplicant(), aVisitor()]
    expect((await visitor.get(url)).statusCode).toBe(401)
    expect((await visitor.put(`${url}/${fahrzeugid}`)).statusCode).toBe(401)
    expect((await applicant.put(`${url}/${fahrzeugid}`)).statusCode).toBe(403)
    const forged = await dealer.put(`${url}/${fahrzeugid}`, undefined, { headers: { 'x-xsrf-token': 'x' } })
    expect(forged.statusCode).toBe(403)
    expect((await dealer.put(`${url}/2000000000`)).json().type).toBe('car-unknown')
    for (const id of ['0', '-1', 'abc', '1e20', '2147483648'])
      expect((await dealer.put(`${url}/${id}`)).statusCode, id).toBe(400)
    expect((await dealer.get(url)).json()).toEqual([])
  })

  test('are dismissed once by twenty calls at the same time', async () => {
    const { hersteller, ids } = await tenCars()
    const dealer = await aDealer()
    await dealer.get(url)
    const replies = await Promise.all(Array.from({ length: 20 }, () => dealer.put(`${url}/${ids[0]}`)))
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([204]))
    expect((await dealer.get(url)).json()).toEqual([ids[0]])
    expect(await idsOf(dealer, { maker: hersteller })).toHaveLength(9)
  })

  test('are in the exported data, and are deleted with the account', async () => {
    const { ids } = await tenCars()
    const dealer = await aDealer()
    await dealer.put(`${url}/${ids[0]}`)
    const data = (await dealer.get('/uaa/api/account/data')).json()
    expect(data.account.dismissedCars).toMatchObject([{ fahrzeugid: ids[0] }])
    const where = { accountId: dealer.account.id }
    await api().db.account.delete({ where: { id: dealer.account.id } })
    expect(await api().db.dismissedCar.count({ where })).toBe(0)
  })
})

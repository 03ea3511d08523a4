import { describe, expect, test } from 'vitest'
import { aDealer, anApplicant } from '../../testing/accounts.ts'
import { api, useApi } from '../../testing/api.ts'
import { aVisitor } from '../../testing/caller.ts'
import { someCars } from '../../testing/cars.ts'
import { passTime } from '../../testing/clock.ts'

useApi()

const url = '/mvp/api/mvp-user-searches'
const notifications = '/mvp/api/mvp-car-notifications'
type Dealer = Awaited<ReturnType<typeof aDealer>>
const keep = async (dealer: Dealer, name: string, criteria: object = { maker: 'Merker' }): Promise<number> =>
  (await dealer.post(url, { name, criteria })).json().id
const searches = async (dealer: Dealer) => (await dealer.get(url)).json()
const namesOf = async (dealer: Dealer) => (await searches(dealer)).map(({ name }: { name: string }) => name)

describe('Meine Suchen', () => {
  test('are counted at the dealer tier, with what was published since the last visit', async () => {
    const dealer = await aDealer()
    await keep(dealer, 'Bis 15.000', { maker: 'Merker', price_to: 15_000 })
    passTime({ minutes: 5 })
    await searches(dealer)
    passTime({ hours: 2 })
    const prices = { hersteller: 'Merker', planverkaufspreisprivatkundengeschaeftbrutto: 30_000 }
    await someCars([
      { ...prices, gwnummer: '710001', haendlerpreisbrutto: 14_000, publishedAt: new Date('2026-01-01') },
      { ...prices, gwnummer: '710002', haendlerpreisbrutto: 14_500, publishedAt: api().clock.now() },
      { ...prices, gwnummer: '710003', haendlerpreisbrutto: 16_000, publishedAt: api().clock.now() },
    ])
    expect(await searches(dealer)).toMatchObject([
      { name: 'Bis 15.000', state: 'paused', total: 2, fresh: 1, criteria: { maker: 'Merker' } },
    ])
  })

  test('are stored without moments and mail nothing until they are switched on', async () => {
    const dealer = await aDealer()
    const id = await keep(dealer, 'Neu', { maker: 'Merker', published_since: 29_000_000 })
    const [kept] = await searches(dealer)
    expect(kept).toMatchObject({ state: 'paused', criteria: { maker: 'Merker' } })
    expect(kept.criteria).not.toHaveProperty('published_since')
    await dealer.put(`${notifications}/${id}`, { state: 'active', rhythm: 'taeglich' })
    expect(await searches(dealer)).toMatchObject([{ state: 'active', rhythm: 'taeglich' }])
  })

  test('have the order set by their owner, new ones last', async () => {
    const dealer = await aDealer()
    const [first, second] = [await keep(dealer, 'Erste'), await keep(dealer, 'Zweite')]
    expect((await dealer.put(url, { ids: [second, first] })).statusCode).toBe(204)
    await keep(dealer, 'Dritte')
    expect(await namesOf(dealer)).toEqual(['Zweite', 'Erste', 'Dritte'])
  })

  test('get other criteria under the same name', async () => {
    const dealer = await aDealer()
    const id = await keep(dealer, 'Kombis')
    const criteria = { maker: 'Volvo', km_stand_to: 50_000 }
    expect((await dealer.put(`${url}/${id}`, { criteria })).statusCode).toBe(204)
    expect(await searches(dealer)).toMatchObject([{ name: 'Kombis', criteria }])
    const reversed = { criteria: { km_stand_from: 2, km_stand_to: 1 } }
    expect((await dealer.put(`${url}/${id}`, reversed)).statusCode).toBe(400)
  })

  test('are accessible to their owner alone', async () => {
    const [dealer, other] = [await aDealer(), await aDealer()]
    const [id] = [await keep(dealer, 'Meine'), await keep(dealer, 'Andere')]
    expect(await searches(other)).toEqual([])
    expect((await other.put(`${url}/${id}`, { criteria: {} })).statusCode).toBe(404)
    await other.put(url, { ids: [id] })
    expect(await namesOf(dealer)).toEqual(['Meine', 'Andere'])
    expect((await aVisitor().get(url)).statusCode).toBe(401)
    expect((await (await anApplicant()).get(url)).statusCode).toBe(403)
  })

  test('are at most 50', async () => {
    const dealer = await aDealer()
    const { id: accountId, email: user_email } = dealer.account
    const stored = { accountId, user_email, salt: 's', name: 'Suche', criteria: {}, state: 'paused' }
    await api().db.searchNotification.createMany({
      data: Array.from({ length: 49 }, (_, count) => ({ ...stored, tokenHash: `${user_email} ${count}` })),
    })
    expect((await dealer.post(url, { name: 'Die letzte', criteria: {} })).statusCode).toBe(201)
    expect((await dealer.post(url, { name: 'Zu viel', criteria: {} })).json().type).toBe('subscriptions-full')
  })
})

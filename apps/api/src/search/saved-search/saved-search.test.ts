import { describe, expect, test } from 'vitest'
import { aDealer, anAdmin, anApplicant } from '../../testing/accounts.ts'
import { api, useApi } from '../../testing/api.ts'
import { passTime } from '../../testing/clock.ts'

useApi()

const url = '/mvp/api/mvp-dealer-search'
type Dealer = Awaited<ReturnType<typeof aDealer>>
const search = ({ account }: Dealer, criteria: object = {}) => ({
  user_id: account.id,
  user_email: account.email,
  hersteller: 'Audi',
  modellgruppe: 'A4',
  km_stand_to: 80_000,
  detailsearch: 1,
  ...criteria,
})
const searchesOf = ({ account }: Dealer) =>
  api().db.savedSearch.findMany({ where: { accountId: account.id }, orderBy: { id: 'asc' } })

describe('Gespeicherte Suche', () => {
  test('stores the criteria for the caller', async () => {
    const dealer = await aDealer()
    const reply = await dealer.post(url, search(dealer, { kraftstoffart: ['diesel'] }))
    expect(reply.statusCode, reply.body).toBe(201)
    expect(await searchesOf(dealer)).toMatchObject([
      {
        id: reply.json().id,
        detailsearch: 1,
        criteria: { maker: 'Audi', car_model: 'A4', km_stand_to: 80_000, kraftstoffart: ['diesel'] },
      },
    ])
  })

  test('refuses a search in the name of another user', async () => {
    const [dealer, other] = [await aDealer(), await aDealer()]
    for (const forged of [{ user_id: other.account.id }, { user_email: other.account.email }])
      expect((await dealer.post(url, search(dealer, forged))).statusCode).toBe(403)
    expect(await searchesOf(other)).toEqual([])
  })

  test('refuses invalid criteria, naming the field', async () => {
    const dealer = await aDealer()
    const body = search(dealer, { km_stand_from: 90_000 })
    expect((await dealer.post(url, body)).json()).toMatchObject({
      status: 400,
      errors: [{ path: 'km_stand_from' }],
    })
    expect((await dealer.post(url, search(dealer, { boese: 1 }))).json()).toMatchObject({
      status: 400,
      errors: [{ path: 'boese' }],
    })
    expect((await dealer.post(url, search(dealer, { detailsearch: 2 }))).statusCode).toBe(400)
  })

  test('deletes searches older than 90 days', async () => {
    const dealer = await aDealer()
    await dealer.post(url, search(dealer))
    passTime({ days: 89 })
    await api().db.session.updateMany({
      data: { createdAt: api().clock.now(), lastSeenAt: api().clock.now() },
    })
    await api().db.account.updateMany({ data: { lastPasswordChange: api().clock.now() } })
    await dealer.post(url, search(dealer, { hersteller: 'BMW' }))
    expect(await searchesOf(dealer)).toHaveLength(2)
    passTime({ days: 2 })
    await api().db.session.updateMany({
      data: { createdAt: api().clock.now(), lastSeenAt: api().clock.now() },
    })
    await dealer.post(url, search(dealer, { hersteller: 'BMW' }))
    expect((await searchesOf(dealer)).map(({ criteria }) => criteria)).toMatchObject([
      { maker: 'BMW' },
      { maker: 'BMW' },
    ])
  })

  test('is for dealers only', async () => {
    const admin = await anAdmin()
    const applicant = await anApplicant()
    for (const client of [admin, applicant])
      expect((await client.post(url, search(client))).statusCode).toBe(403)
  })
})

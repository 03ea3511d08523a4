import { describe, expect, test } from 'vitest'
import { aDealer } from '../../testing/accounts.ts'
import { api, useApi } from '../../testing/api.ts'
import { aVisitor } from '../../testing/caller.ts'
import { changeCar, someCars } from '../../testing/cars.ts'
import { passTime } from '../../testing/clock.ts'

useApi()

const url = '/mvp/api/mvp-user-news'
const long = new Date('2026-01-01')

describe('Neues seit dem letzten Besuch', () => {
  test('is nothing during the first visit', async () => {
    const dealer = await aDealer()
    expect((await dealer.get(url)).json()).toEqual({ since: null, fresh: 0, cheaper: 0, sold: 0 })
  })

  test('counts new and cheaper vehicles that are not dismissed, and sold ones of the watchlist', async () => {
    const dealer = await aDealer()
    const [cheaper, dismissed, watched, other] = await someCars(
      ['720001', '720002', '720003', '720004'].map((gwnummer) => ({ gwnummer, publishedAt: long })),
    )
    await dealer.post('/mvp/api/mvp-user-watches', { fahrzeugid: watched?.fahrzeugid })
    passTime({ minutes: 5 })
    await dealer.get(url)
    const ended = api().clock.now()
    passTime({ hours: 2 })
    const now = api().clock.now()
    const drop = { dealerDropAt: now, dealerDropFrom: 20_000 }
    await changeCar(cheaper?.fahrzeugid ?? 0, drop)
    await changeCar(dismissed?.fahrzeugid ?? 0, drop)
    await dealer.put(`/mvp/api/mvp-user-dismissed-cars/${dismissed?.fahrzeugid}`, {})
    for (const car of [watched, other])
      await changeCar(car?.fahrzeugid ?? 0, { available: false, soldAt: now })
    await someCars([{ gwnummer: '720005', publishedAt: now }])

    const news = (await dealer.get(url)).json()
    expect(news).toMatchObject({ fresh: 1, cheaper: 1, sold: 1 })
    expect(new Date(news.since).getTime()).toBeGreaterThanOrEqual(ended.getTime() - 1000)
  })

  test('are read after a login only', async () => {
    expect((await aVisitor().get(url)).statusCode).toBe(401)
  })
})

import { minuteOf } from '@portal/domain/values/minutes'
import { describe, expect, test } from 'vitest'
import { aDealer, anApplicant } from '../../testing/accounts.ts'
import { useApi } from '../../testing/api.ts'
import { aVisitor } from '../../testing/caller.ts'
import { someCars } from '../../testing/cars.ts'
import { passTime } from '../../testing/clock.ts'

useApi()

const url = '/mvp/api/mvp-car-stocks/search/with'
const lastVisit = '/mvp/api/mvp-user-last-visit'
const moment = (text: string) => new Date(`2026-11-${text}:00Z`)
const since = (text: string) => String(minuteOf(moment(text)))

type Client = Pick<ReturnType<typeof aVisitor>, 'get'>
const numbersOf = async (client: Client, query: Record<string, string>): Promise<string[]> =>
  (await client.get(url, { maker: 'Neuheit', ...query }))
    .json()
    .map((car: { gwnummer: string }) => car.gwnummer)

const stock = () =>
  someCars([
    { gwnummer: '700001', hersteller: 'Neuheit', publishedAt: moment('10T08:00') },
    { gwnummer: '700002', hersteller: 'Neuheit', publishedAt: moment('20T08:30') },
    {
      gwnummer: '700003',
      hersteller: 'Neuheit',
      publishedAt: moment('01T08:00'),
      haendlerpreisbrutto: 15_000,
      planverkaufspreisprivatkundengeschaeftbrutto: 18_000,
      dealerDropAt: moment('19T12:00'),
      dealerDropFrom: 15_500,
    },
    {
      gwnummer: '700004',
      hersteller: 'Neuheit',
      publishedAt: moment('02T08:00'),
      haendlerpreisbrutto: 15_000,
      planverkaufspreisprivatkundengeschaeftbrutto: 18_000,
      consumerDropAt: moment('18T12:00'),
      consumerDropFrom: 18_750,
      backAt: moment('21T09:00'),
    },
  ])

describe('Neues seit einem Zeitpunkt', () => {
  test('is found by publication, price drop and return, and sorted by them', async () => {
    await stock()
    const [dealer, visitor] = [await aDealer(), aVisitor()]
    expect(await numbersOf(visitor, { published_since: since('20T08:30') })).toEqual(['700002'])
    expect(await numbersOf(visitor, { published_since: since('20T08:31') })).toEqual([])
    expect(await numbersOf(visitor, { back_since: since('21T09:00') })).toEqual(['700004'])
    expect(await numbersOf(visitor, { sort: 'veroeffentlicht,desc' })).toEqual([
      '700002',
      '700001',
      '700004',
      '700003',
    ])
    expect(await numbersOf(dealer, { sort: 'preissenkung,desc' })).toEqual([
      '700003',
      '700004',
      '700002',
      '700001',
    ])
    expect((await numbersOf(dealer, { sort: 'wiederda,desc' }))[0]).toBe('700004')
  })

  test('shows each tier the drops of its own price only', async () => {
    const dropped = { price_dropped_since: since('01T00:00') }
    const [dealer, applicant, visitor] = [await aDealer(), await anApplicant(), aVisitor()]
    expect(await numbersOf(dealer, dropped)).toEqual(['700003'])
    for (const client of [applicant, visitor]) {
      expect(await numbersOf(client, dropped)).toEqual(['700004'])
      expect((await numbersOf(client, { sort: 'preissenkung,desc' }))[0]).toBe('700004')
      const [seen, other] = (await client.get(url, { maker: 'Neuheit' })).json()
      expect(seen).toMatchObject({ gwnummer: '700004', backAt: '2026-11-21T09:00:00.000Z' })
      expect(seen.priceDrop).toEqual({ at: '2026-11-18T12:00:00.000Z', euro: 750 })
      expect(other).toMatchObject({ gwnummer: '700003', priceDrop: null })
    }
    const [, seen] = (await dealer.get(url, { maker: 'Neuheit' })).json()
    expect(seen.priceDrop).toEqual({ at: '2026-11-19T12:00:00.000Z', euro: 500 })
  })
})

describe('Der letzte Besuch', () => {
  const lastOf = async (client: Client): Promise<string | null> =>
    (await client.get(lastVisit)).json().lastVisitAt

  test('is unknown in the first visit, and ends with a pause of 30 minutes', async () => {
    const dealer = await aDealer()
    expect(await lastOf(dealer)).toBeNull()
    passTime({ minutes: 29 })
    expect(await lastOf(dealer)).toBeNull()
    passTime({ minutes: 31 })
    const ended = await lastOf(dealer)
    expect(ended).not.toBeNull()
    passTime({ minutes: 20 })
    expect(await lastOf(dealer)).toBe(ended)
    passTime({ hours: 5 })
    const next = await lastOf(dealer)
    expect(Date.parse(next ?? '')).toBeGreaterThan(Date.parse(ended ?? ''))
  })
})

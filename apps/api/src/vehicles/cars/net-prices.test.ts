import { describe, expect, test } from 'vitest'
import { mailWatchChanges } from '../../buyer/watchlist/jobs.ts'
import { mailNewMatches } from '../../search/notifications/jobs.ts'
import { aForeignDealer, moveAbroad } from '../../testing/abroad.ts'
import { aDealer, anApplicant, aPersonOf, aVisitor, type Client, mailsTo } from '../../testing/accounts.ts'
import { api, useApi } from '../../testing/api.ts'
import { aCar, changeCar, publish, someCars } from '../../testing/cars.ts'

useApi()

const stocks = '/mvp/api/mvp-car-stocks'
type Caller = Pick<Client, 'get' | 'post'>

/** A brand of its own: VAT can be shown for the first vehicle (net 10.000 €), not for the second. */
async function twoCars(hersteller: string) {
  const prices = { planverkaufspreisprivatkundengeschaeftbrutto: 15_000 }
  const [shown, margin] = await someCars([
    { hersteller, vatMode: 'REGEL', haendlerpreisbrutto: 11_900, ...prices },
    { hersteller, vatMode: 'DIFFERENZ', haendlerpreisbrutto: 11_000, ...prices },
  ])
  return { shown: shown?.gwnummer, margin: margin?.gwnummer }
}

const listed = async (caller: Caller, query: Record<string, string>) =>
  (await caller.get(`${stocks}/search/with`, query)).json()
const numbersIn = async (caller: Caller, query: Record<string, string>): Promise<string[]> =>
  (await listed(caller, query)).map((car: { gwnummer: string }) => car.gwnummer)

describe('Nettopreise', () => {
  test('are shown to a dealer of another country with a confirmed VAT id, except under § 25a', async () => {
    const { shown, margin } = await twoCars('Zetor')
    const cars = await listed(await aForeignDealer(), { maker: 'Zetor', sort: 'preis,asc' })
    expect(cars).toMatchObject([
      { gwnummer: shown, preis: 10_000, preisNetto: 10_000, haendlerpreisbrutto: 11_900 },
      { gwnummer: margin, preis: 11_000 },
    ])
    expect(cars[1]).not.toHaveProperty('preisNetto')
  })

  test('change nothing for anybody else', async () => {
    const { shown, margin } = await twoCars('Borgward')
    const german = await aDealer()
    const noted = await aForeignDealer('pending')
    const former = await aForeignDealer()
    await moveAbroad(former, 'invalid')
    for (const caller of [german, noted, former]) {
      const cars = await listed(caller, { maker: 'Borgward', sort: 'preis,asc' })
      expect(cars).toMatchObject([
        { gwnummer: margin, preis: 11_000 },
        { gwnummer: shown, preis: 11_900 },
      ])
      expect(JSON.stringify(cars)).not.toContain('preisNetto')
    }
    const applicant = await anApplicant()
    await moveAbroad(applicant)
    for (const caller of [aVisitor(), applicant]) {
      const cars = await listed(caller, { maker: 'Borgward' })
      expect(JSON.stringify(cars)).not.toMatch(/preisNetto|haendlerpreis|preis":1[01]/)
    }
  })

  test('are those of the company a person acts for', async () => {
    await twoCars('Simca')
    const buyer = await aPersonOf('buyer', { company: await aForeignDealer() })
    expect((await listed(buyer, { maker: 'Simca', sort: 'preis,asc' }))[0].preisNetto).toBe(10_000)
    expect((await buyer.get('/uaa/api/account')).json()).toMatchObject({ buysNet: true })
    expect((await (await aDealer()).get('/uaa/api/account')).json()).not.toHaveProperty('buysNet')
  })

  test('are what filters, counts and words compare', async () => {
    const { shown } = await twoCars('Wiesmann')
    const [dealer, german] = [await aForeignDealer(), await aDealer()]
    expect(await numbersIn(dealer, { maker: 'Wiesmann', price_to: '10000' })).toEqual([shown])
    expect(await numbersIn(german, { maker: 'Wiesmann', price_to: '11000' })).not.toContain(shown)
    expect(
      (await dealer.get(`${stocks}/search/with/count`, { maker: 'Wiesmann', price_to: '10999' })).json(),
    ).toBe(1)
    const words = async (caller: Caller) =>
      (await caller.get(`${stocks}/search-words`, { q: 'Wiesmann bis 10.000 netto' })).json()
    expect(await words(dealer)).toMatchObject({
      criteria: { maker: 'Wiesmann', price_to: 10_000, mwst: 'REGEL' },
      corrections: [],
      total: 1,
    })
    expect(await words(german)).toMatchObject({ criteria: { price_to: 11_900 }, total: 1 })
  })

  test('are on the page of the vehicle, beside comparable offers and in its history', async () => {
    const car = await aCar({ vatMode: 'REGEL', haendlerpreisbrutto: 23_800 })
    await api().db.priceChange.createMany({
      data: [23_800, 22_610].map((haendlerpreisbrutto, day) => ({
        ...{ fahrzeugid: car.fahrzeugid, haendlerpreisbrutto },
        ...{
          planverkaufspreisprivatkundengeschaeftbrutto: 0,
          changedAt: new Date(Date.UTC(2026, 1, 1 + day)),
        },
      })),
    })
    const details = (await (await aForeignDealer()).get(`${stocks}/${car.fahrzeugid}/details`)).json()
    expect(details.dealer.priceSteps.map((step: { haendlerpreis: number }) => step.haendlerpreis)).toEqual([
      19_000, 20_000,
    ])
    expect(
      (await (await aDealer()).get(`${stocks}/${car.fahrzeugid}/details`)).json().dealer.priceSteps[0],
    ).toMatchObject({
      haendlerpreis: 22_610,
    })
  })

  test('are in the watchlist, its order, its file and its mails', async () => {
    const { db, env, clock } = api()
    const dealer = await aForeignDealer()
    const car = await aCar({ vatMode: 'REGEL', haendlerpreisbrutto: 11_900 })
    const { id } = (await dealer.post('/mvp/api/mvp-user-watches', { fahrzeugid: car.fahrzeugid })).json()
    await dealer.put(`/mvp/api/mvp-user-watch-notes/${id}`, { note: '', mailOnChange: true })
    await changeCar(car.fahrzeugid, { haendlerpreisbrutto: 10_710 })
    const desk = (await dealer.get('/mvp/api/mvp-user-watch-desk')).json()
    expect(desk.entries[0]).toMatchObject({ preisNetto: 9000, markedPrice: 10_000 })
    expect(desk.sections[0].sum).toBe(9000)
    await mailWatchChanges(db, env, clock.now())
    expect((await mailsTo(dealer.account.email)).at(-1)?.text).toContain(
      '(netto) 9.000\u00a0€, bisher 10.000\u00a0€',
    )
    const file = await dealer.post('/mvp/api/mvp-user-watch-desk/file', { format: 'csv' })
    expect(file.body).toContain('Eigener Verkaufspreis (netto)')
  })

  test('are in the export of results and in mails about new matches', async () => {
    const { db, env, clock } = api()
    const dealer = await aForeignDealer()
    const search = { user_email: dealer.account.email, maker: 'Talbot', price_to: 10_000 }
    await dealer.post('/mvp/api/mvp-car-notification', search)
    const car = await aCar({ hersteller: 'Talbot', vatMode: 'REGEL', haendlerpreisbrutto: 11_900 })
    await publish(car)
    await mailNewMatches(db, env, clock.now())
    expect((await mailsTo(dealer.account.email)).at(-1)?.text).toContain(
      'Händlerpreis 10.000\u00a0€, netto, ohne deutsche MwSt.',
    )
    const file = await dealer.get(`${stocks}/search/with/export`, { maker: 'Talbot' })
    expect(file.body).toMatch(/Ihr Preis in EUR.*\r?\n.*;10000\r?\n/s)
  })
})

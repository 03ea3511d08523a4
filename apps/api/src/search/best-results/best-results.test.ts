import { searchMaximumAgeDays } from '@portal/domain/search/best-results'
import { dayMs, minuteMs } from '@portal/domain/values/durations'
import { beforeEach, describe, expect, test } from 'vitest'
import { aDealer, anAdmin, anApplicant } from '../../testing/accounts.ts'
import { api, useApi } from '../../testing/api.ts'
import { aVisitor } from '../../testing/caller.ts'
import { aCar, changeCar, changeStock, someCars } from '../../testing/cars.ts'
import { passTime } from '../../testing/clock.ts'

useApi()

const url = '/mvp/api/mvp-car-best-results-algorithm'
const reasonsUrl = '/mvp/api/mvp-car-best-results-reasons'
const tradedInUrl = '/mvp/api/mvp-traded-in-car-stocks'

type Dealer = Awaited<ReturnType<typeof aDealer>>
type Entry = { fahrzeugid: number }
const idsOf = (reply: { json: () => Entry[] }) => reply.json().map(({ fahrzeugid }) => fahrzeugid)
const bestOf = async (dealer: Dealer) => idsOf(await dealer.get(`${url}-fifty/`))
const reasonOf = async (dealer: Dealer, id: number) =>
  (await dealer.get(reasonsUrl)).json().find(({ fahrzeugid }: Entry) => fahrzeugid === id)?.reason

/** Published now; tests set age and price. */
const fresh = () => ({ publishedAt: api().clock.now() })

beforeEach(async () => {
  await changeStock(async (tx) => {
    const where = { available: true }
    const all = await tx.vehicle.updateManyAndReturn({ where, data: { available: false } })
    return all.map(({ fahrzeugid }) => fahrzeugid)
  })
})

describe('Beste Ergebnisse', () => {
  test('rank the best value first for a dealer without history', async () => {
    const dealer = await aDealer()
    const cars = await someCars(
      [10_000, 10_000, 10_000, 9_200, 12_000].map((haendlerpreisbrutto) => ({
        ...fresh(),
        haendlerpreisbrutto,
      })),
    )
    const [best] = await bestOf(dealer)
    expect(best).toBe(cars[3]?.fahrzeugid)
    expect(await reasonOf(dealer, cars[3]?.fahrzeugid ?? 0)).toBe('8 % unter vergleichbaren Fahrzeugen')
  })

  test('rank a car that fits a saved search above a cheap one', async () => {
    const dealer = await aDealer()
    await someCars(
      [10_000, 10_000, 10_000, 8_000].map((haendlerpreisbrutto) => ({ ...fresh(), haendlerpreisbrutto })),
    )
    const wanted = await aCar({
      ...fresh(),
      hersteller: 'Audi',
      modellgruppe: 'A4',
      haendlerpreisbrutto: 19_000,
    })
    await dealer.post('/mvp/api/mvp-dealer-search', {
      user_id: dealer.account.id,
      user_email: dealer.account.email,
      hersteller: 'Audi',
      modellgruppe: 'A4',
      price_to: 20_000,
      detailsearch: 1,
    })
    expect((await bestOf(dealer))[0]).toBe(wanted.fahrzeugid)
    expect(await reasonOf(dealer, wanted.fahrzeugid)).toBe(
      'passt zu Ihrer Suche „Audi A4, bis 20.000\u00a0€“',
    )
  })

  test('use the watchlist, enquiries and purchases, but omit cars the dealer has already found', async () => {
    const dealer = await aDealer()
    const [watched, sibling] = await someCars([
      { ...fresh(), hersteller: 'Opel', modellgruppe: 'Corsa' },
      { ...fresh(), hersteller: 'Opel', modellgruppe: 'Corsa' },
    ])
    const bought = await aCar({ ...fresh(), hersteller: 'Seat', modellgruppe: 'Leon', available: false })
    const likeBought = await aCar({ ...fresh(), hersteller: 'Seat', modellgruppe: 'Leon' })
    await dealer.post('/mvp/api/mvp-user-watches', { fahrzeugid: watched?.fahrzeugid })
    await api().db.purchase.create({
      data: {
        partner_number: dealer.partner_number ?? '',
        gwnummer: bought.gwnummer,
        maker: 'Seat',
        model: 'Leon',
        fin: 'ZZZDEM12345678901',
        puchasesDate: api().clock.now(),
      },
    })
    expect((await bestOf(dealer)).slice(0, 2)).toEqual([sibling?.fahrzeugid, likeBought.fahrzeugid])
    expect(await reasonOf(dealer, sibling?.fahrzeugid ?? 0)).toContain('passt zu Ihrer Merkliste: Opel Corsa')
    expect(await reasonOf(dealer, likeBought.fahrzeugid)).toContain('passt zu Ihrem Kauf: Seat Leon')
    expect(await reasonOf(dealer, watched?.fahrzeugid ?? 0)).not.toContain('Merkliste')
  })

  test('use an enquiry and the maker of a car no longer in stock, but neither after a year', async () => {
    const dealer = await aDealer()
    const now = api().clock.now()
    const longAgo = new Date(now.getTime() - 400 * 86_400_000)
    const enquire = async (hersteller: string, createdAt: Date) => {
      const [asked, alike] = await someCars([
        { ...fresh(), hersteller },
        { ...fresh(), hersteller },
      ])
      const { fahrzeugid = 0, gwnummer = '' } = asked ?? {}
      await api().db.enquiry.create({
        data: {
          ...{ kind: 'enquiry', accountId: dealer.account.id, fahrzeugid, gwnummer, createdAt },
          ...{ firstName: 'Erika', lastName: 'Beispiel', telephone: '+49-69900090', bemerkungen: 'Frage' },
          ...{ userEmail: dealer.account.email, consentVersion: '1', consentAt: createdAt },
          ...{ idempotencyKey: hersteller, payloadHash: hersteller },
        },
      })
      return alike?.fahrzeugid ?? 0
    }
    const buy = async (maker: string, puchasesDate: Date) => {
      const { fahrzeugid } = await aCar({ ...fresh(), hersteller: maker })
      const partner_number = dealer.partner_number ?? ''
      const car = { gwnummer: '999999', maker, model: 'Modell', fin: `ZZZDEM${maker}` }
      await api().db.purchase.create({ data: { ...car, partner_number, puchasesDate } })
      return fahrzeugid
    }
    const asked = await enquire('Kia', now)
    const bought = await buy('Seat', now)
    const forgotten = [await enquire('Fiat', longAgo), await buy('Mazda', longAgo)]

    expect((await bestOf(dealer)).slice(0, 2)).toEqual([asked, bought])
    expect(await reasonOf(dealer, asked)).toContain('passt zu Ihrer Anfrage: Kia Golf')
    expect(await reasonOf(dealer, bought)).toBe('passt zu Ihrem Kauf: Seat')
    for (const id of forgotten) expect(await reasonOf(dealer, id)).toBe('neu im Bestand')
  })

  test('use no data of another dealer', async () => {
    const [dealer, other] = [await aDealer(), await aDealer()]
    const wanted = await aCar({ ...fresh(), hersteller: 'Kia', modellgruppe: 'Ceed' })
    await other.post('/mvp/api/mvp-user-watches', { fahrzeugid: wanted.fahrzeugid })
    await aCar({ ...fresh(), hersteller: 'Kia', modellgruppe: 'Ceed' })
    const reasons = (await dealer.get(reasonsUrl)).json().map(({ reason }: { reason: string }) => reason)
    expect(reasons).toEqual(['neu im Bestand', 'neu im Bestand'])
  })

  test('are the same in every call: six, fifty, count and reasons', async () => {
    const dealer = await aDealer()
    await someCars(
      Array.from({ length: 60 }, (_, index) => ({
        ...fresh(),
        haendlerpreisbrutto: 10_000 + (index % 7) * 100,
      })),
    )
    const fifty = await bestOf(dealer)
    expect(fifty).toHaveLength(50)
    expect(idsOf(await dealer.get(url))).toEqual(fifty.slice(0, 6))
    expect((await dealer.get(`${url}-fifty/count/`)).json()).toBe(50)
    expect(idsOf(await dealer.get(reasonsUrl))).toEqual(fifty)
    expect(await bestOf(dealer)).toEqual(fifty)
  })

  test('use what the dealer did a moment ago, and forget it on the day on which it is too old', async () => {
    const dealer = await aDealer()
    const [watched, sibling] = await someCars([
      { ...fresh(), hersteller: 'Kia', available: true },
      { ...fresh(), hersteller: 'Kia' },
    ])
    const other = await aCar({ ...fresh(), hersteller: 'Dacia', modellgruppe: 'Duster' })
    const id = sibling?.fahrzeugid ?? 0
    const usual = 'neu im Bestand'
    expect(await reasonOf(dealer, id)).toBe(usual)
    const watch = (await dealer.post('/mvp/api/mvp-user-watches', { fahrzeugid: watched?.fahrzeugid })).json()
    expect(await reasonOf(dealer, id)).toContain('passt zu Ihrer Merkliste')
    await dealer.delete(`/mvp/api/mvp-user-watches/${watch.id}`)
    expect(await reasonOf(dealer, id)).toBe(usual)

    const { accountId, criteria } = { accountId: dealer.account.id, criteria: { maker: 'Kia' } }
    const createdAt = api().clock.now()
    await api().db.savedSearch.create({ data: { accountId, criteria, detailsearch: 0, createdAt } })
    expect(await reasonOf(dealer, id)).toContain('passt zu Ihrer Suche')
    await api().db.savedSearch.deleteMany({ where: { accountId } })
    expect(await reasonOf(dealer, id)).toBe(usual)

    const purchase = { gwnummer: '999998', maker: 'Dacia', model: 'Duster', fin: 'ZZZDEM00000000001' }
    const partner_number = dealer.partner_number ?? ''
    await api().db.purchase.create({ data: { ...purchase, partner_number, puchasesDate: createdAt } })
    expect(await reasonOf(dealer, other.fahrzeugid)).toContain('passt zu Ihrem Kauf')
    await api().db.purchase.deleteMany({ where: { partner_number } })
    expect(await reasonOf(dealer, other.fahrzeugid)).toBe(usual)

    const longAgo = new Date(createdAt.getTime() - searchMaximumAgeDays * dayMs + 10 * minuteMs)
    await api().db.savedSearch.create({ data: { accountId, criteria, detailsearch: 0, createdAt: longAgo } })
    expect(await reasonOf(dealer, id)).toContain('Ihrer Suche')
    passTime({ minutes: 11 })
    expect(await reasonOf(dealer, id)).toBe(usual)
  })

  test('reflect a change of the stock at once and omit cars without dealer price', async () => {
    const dealer = await aDealer()
    const [car, other] = await someCars([fresh(), fresh()])
    await aCar({ ...fresh(), haendlerpreisbrutto: 0 })
    expect(await bestOf(dealer)).toEqual([car?.fahrzeugid, other?.fahrzeugid])
    await changeCar(car?.fahrzeugid ?? 0, { available: false })
    expect(await bestOf(dealer)).toEqual([other?.fahrzeugid])
    expect((await dealer.get(`${url}-fifty/count`)).json()).toBe(1)
  })

  test('are for dealers only', async () => {
    for (const path of [url, `${url}-fifty`, `${url}-fifty/count`, reasonsUrl, tradedInUrl]) {
      expect((await aVisitor().get(path)).statusCode).toBe(401)
      expect((await (await anApplicant()).get(path)).statusCode).toBe(403)
      expect((await (await anAdmin()).get(path)).statusCode).toBe(403)
    }
  })
})

test('trade-ins are listed newest first and nothing else is', async () => {
  const dealer = await aDealer()
  const at = (day: string) => ({ publishedAt: new Date(`2026-09-${day}T08:00:00Z`) })
  const older = await aCar({ ...at('10'), tradedIn: true })
  const newer = await aCar({ ...at('11'), tradedIn: true })
  await aCar(at('12'))
  await aCar({ ...at('13'), tradedIn: true, available: false })
  expect(idsOf(await dealer.get(`${tradedInUrl}/`))).toEqual([newer.fahrzeugid, older.fahrzeugid])
})

import { describe, expect, test } from 'vitest'
import { aDealer, anAdmin } from '../../testing/accounts.ts'
import { api, useApi } from '../../testing/api.ts'
import { aVisitor } from '../../testing/caller.ts'
import { aCar } from '../../testing/cars.ts'
import { setTime } from '../../testing/clock.ts'
import { announceStockChange } from '../../testing/stock-changes.ts'

useApi()

const url = '/mvp/api/mvp-car-stocks/search/with/export'
/** Inserts many cars in one statement, because single inserts would take seconds. */
async function manyCars(hersteller: string, count: number) {
  await aCar({ hersteller })
  await api().pool.query(
    `INSERT INTO vehicle (gwnummer, hersteller, modellgruppe, modell, kilometerstandvon, erstzulassungvon, haendlerpreisbrutto, available)
     SELECT (500000 + n)::text, $1, 'Corsa', 'Corsa', 10, '2021-03-15', 9000, true FROM generate_series(2, $2) n`,
    [hersteller, count],
  )
  const added = await api().db.vehicle.findMany({ where: { hersteller }, select: { fahrzeugid: true } })
  await api().db.$transaction((tx) =>
    announceStockChange(
      tx,
      added.map(({ fahrzeugid }) => fahrzeugid),
    ),
  )
  await api().stock.refresh()
}

const linesOf = (body: string) => body.slice(1).trimEnd().split('\r\n')

describe('Export der Suchergebnisse', () => {
  test('contains no fact that only the house sees', async () => {
    await aCar({
      ...{ hersteller: 'Trabant', haendlerpreisbrutto: 7_012_345, purchasePrice: 7_112_345 },
      ...{ lowestPrice: 7_113_456, promotion: 'Aktion 7114567' },
    })
    const { body } = await (await aDealer()).get(url, { maker: 'Trabant' })
    expect(body).toMatch(/7\.?012\.?345/)
    expect(body).not.toMatch(/71\d{5}/)
  })

  test.each([{ termsofuseagreed: false }, { activated: false }])(
    'is refused without a price to an account that lost the dealer prices: %o',
    async (lost) => {
      await aCar({ hersteller: 'Verlust', haendlerpreisbrutto: 7_012_345 })
      const dealer = await aDealer()
      expect((await dealer.get(url, { maker: 'Verlust' })).statusCode).toBe(200)
      await api().db.account.update({ where: { id: dealer.account.id }, data: lost })
      const reply = await dealer.get(url, { maker: 'Verlust' })
      expect(reply.statusCode).toBe(403)
      expect(reply.body).not.toMatch(/7\.?012\.?345/)
    },
  )

  test('contains the vehicles of the search in its order, readable by German Excel', async () => {
    setTime('2027-06-14T22:30:00Z')
    const dealer = await aDealer()
    const expensive = await aCar({
      hersteller: 'Export',
      haendlerpreisbrutto: 20_000.5,
      headlineinternet: 'Navi; AHK',
    })
    const cheap = await aCar({ hersteller: 'Export', haendlerpreisbrutto: 9000, headlineinternet: '=1+1' })
    const reply = await dealer.get(url, { maker: 'Export', sort: 'preis,asc' })
    expect(reply.statusCode, reply.body).toBe(200)
    expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(reply.headers['content-disposition']).toBe('attachment; filename="suchergebnis-2027-06-15.csv"')
    expect(reply.headers['cache-control']).toBe('no-store')
    expect(reply.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
    const [head, first, second, ...rest] = linesOf(reply.body)
    expect(head).toMatch(
      /^GW-Nummer;Hersteller;Modellreihe;Modell;Beschreibung;Erstzulassung;Kilometerstand in km;Händlerpreis \(brutto\) in EUR;/,
    )
    expect(first).toContain(`${cheap.gwnummer};Export;Golf;Golf Variant;'=1+1;15.03.2021;45000;9000;`)
    expect(second).toContain(
      `${expensive.gwnummer};Export;Golf;Golf Variant;"Navi; AHK";15.03.2021;45000;20000,5;`,
    )
    expect(rest).toEqual([])
    expect(first).toContain(';Schaltgetriebe;')
  })

  test('ends after 5,000 vehicles and is written to the audit trail', { timeout: 120_000 }, async () => {
    const dealer = await aDealer()
    await manyCars('Viele', 5003)
    const reply = await dealer.get(url, { maker: 'Viele' })
    expect(linesOf(reply.body)).toHaveLength(5001)
    const entry = await api().db.auditEntry.findFirst({
      where: { action: 'results-exported' },
      orderBy: { id: 'desc' },
    })
    expect(entry).toMatchObject({
      actorId: dealer.account.id,
      details: { criteria: { maker: 'Viele' }, total: 5003, exported: 5000 },
    })
  })

  test('is for dealers only', async () => {
    expect((await aVisitor().get(url)).statusCode).toBe(401)
    expect((await (await anAdmin()).get(url)).statusCode).toBe(403)
    expect((await (await aDealer()).get(url, { boese: '1' })).statusCode).toBe(400)
  })
})

import { beforeAll, describe, expect, test } from 'vitest'
import { aDealer, aVisitor, type Client } from '../testing/accounts.ts'
import { api, useApi } from '../testing/api.ts'
import { aProgramOf } from '../testing/api-keys.ts'
import { changeStock, someCars } from '../testing/cars.ts'

useApi()

const purchasesUrl = '/mvp/api/mvp-meine'
const stockUrl = '/mvp/api/mvp-car-stocks'
type Program = Awaited<ReturnType<typeof aProgramOf>>

let dealer: Client
let program: Program
beforeAll(async () => {
  dealer = await aDealer()
  program = await aProgramOf(dealer, ['purchases:read', 'stock:read'])
})

/** Walks a list to its end. @param between is called after each page with its number, and changes the list */
async function walk(url: string, size: number, between: (page: number) => Promise<unknown>) {
  const seen: string[] = []
  let cursor: string | undefined = ''
  for (let page = 0; cursor !== undefined; page += 1) {
    const reply = await program.get(url, { query: { cursor, size: String(size) } })
    expect(reply.statusCode, reply.body).toBe(200)
    seen.push(...reply.json().map(({ gwnummer }: { gwnummer: string }) => gwnummer))
    cursor = reply.headers['x-next-cursor']?.toString()
    expect(reply.headers.link?.toString()).toBe(
      cursor && `<${url}?cursor=${cursor}&size=${size}>; rel="next"`,
    )
    await between(page)
  }
  return seen
}

async function aPurchaseOf(gwnummer: string, day: string) {
  const partner_number = dealer.partner_number ?? ''
  const facts = { gwnummer, maker: 'Audi', model: 'A4', fin: `WAUZZZF4000${gwnummer}` }
  await api().db.purchase.create({ data: { ...facts, partner_number, puchasesDate: new Date(day) } })
}

describe('A list walked by a program', () => {
  test('of purchases neither repeats nor misses one while some are added and removed', async () => {
    const first = ['700001', '700002', '700003', '700004', '700005', '700006']
    for (const gwnummer of first) await aPurchaseOf(gwnummer, '2026-11-20')
    const seen = await walk(purchasesUrl, 2, async (page) => {
      // The newest day comes first on a numbered page, where it would push others to the next one.
      if (page < 3) await aPurchaseOf(`70001${page}`, '2026-11-26')
      if (page === 1) await api().db.purchase.deleteMany({ where: { gwnummer: '700001' } })
    })
    expect(seen.slice(0, 6)).toEqual(first)
    expect(new Set(seen).size).toBe(seen.length)
    for (const added of ['700010', '700011', '700012']) expect(seen).toContain(added)
  })

  test('of the stock neither repeats nor misses a vehicle that stays on offer', async () => {
    const cars = await someCars(Array.from({ length: 7 }, () => ({})))
    const [sold] = cars
    const seen = await walk(stockUrl, 3, async (page) => {
      if (page !== 0) return
      await someCars([{ hersteller: 'Horch' }])
      await changeStock(async (tx) => {
        await tx.vehicle.update({ where: { fahrzeugid: sold?.fahrzeugid ?? 0 }, data: { available: false } })
        return [sold?.fahrzeugid ?? 0]
      })
    })
    expect(seen.slice(0, 7)).toEqual(cars.map(({ gwnummer }) => gwnummer))
    expect(seen).toHaveLength(8)
    expect(new Set(seen).size).toBe(8)
  })

  test('of the stock has the prices of the caller', async () => {
    const query = { cursor: '' }
    expect((await program.get(stockUrl, { query })).json()[0]).toHaveProperty('haendlerpreisbrutto')
    expect((await aVisitor().get(stockUrl, query)).json()[0]).not.toHaveProperty('haendlerpreisbrutto')
  })

  test('accepts only the cursors that the portal has made for it', async () => {
    const next = (await program.get(stockUrl, { query: { cursor: '', size: '2' } })).headers['x-next-cursor']
    const guessed = Buffer.from('5.falsch').toString('base64url')
    for (const cursor of [guessed, 'x', '..', String(next)]) {
      const reply = await program.get(purchasesUrl, { query: { cursor } })
      expect([reply.statusCode, reply.json().errors?.[0]?.path]).toEqual([400, 'cursor'])
    }
  })

  test('needs no cursor where it comes as a whole, like the watchlist', async () => {
    const [one, other] = await someCars([{}, {}])
    for (const car of [one, other])
      await dealer.post('/mvp/api/mvp-user-watches', { fahrzeugid: car?.fahrzeugid })
    const reader = await aProgramOf(dealer, ['watchlist:read'])
    expect((await reader.get('/mvp/api/mvp-user-watches-by-user')).json()).toHaveLength(2)
  })
})

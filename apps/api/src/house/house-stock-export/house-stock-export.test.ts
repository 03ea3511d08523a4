import { beforeEach, describe, expect, test } from 'vitest'
import {
  aBackofficeUser,
  aDealer,
  anAdmin,
  anApplicant,
  aVisitor,
  type Client,
} from '../../testing/accounts.ts'
import { api, useApi } from '../../testing/api.ts'
import { aCar, someCars } from '../../testing/cars.ts'
import { setTime } from '../../testing/clock.ts'

useApi()

const url = '/mvp/api/house-stock/export'

let office: Client
beforeEach(async () => {
  await api().db.vehicle.deleteMany()
  office = await aBackofficeUser()
})

const linesOf = async (query: string) => {
  const reply = await office.get(`${url}?${query}`)
  expect(reply.statusCode, reply.body).toBe(200)
  return reply.body.slice(1).trimEnd().split('\r\n')
}

describe('Liste als CSV', () => {
  test('contains every hit in the order of the list with its columns, readable by German Excel', async () => {
    setTime('2027-06-14T22:30:00Z')
    office = await aBackofficeUser()
    const dear = await aCar({
      ...{ hersteller: 'Audi', headlineinternet: 'A4; Navi', haendlerpreisbrutto: 20_000.5 },
      ...{ location: '=cmd|x', equipment: 3, purchasePrice: 15_000 },
    })
    const cheap = await aCar({ hersteller: 'Audi', headlineinternet: 'A4', haendlerpreisbrutto: 0 })
    await aCar({ hersteller: 'BMW' })
    const query = ['haendlerpreisbrutto', 'location', 'erstzulassungvon', 'state', 'purchasePrice']
      .map((name) => `column=${name}`)
      .join('&')
    const reply = await office.get(`${url}?filter=hersteller:Audi&sort=haendlerpreisbrutto,asc&${query}`)
    expect(reply.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="fahrzeuge-2027-06-15.csv"',
      'cache-control': 'no-store',
    })
    expect(reply.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
    expect(reply.body.slice(1).trimEnd().split('\r\n')).toEqual([
      'GW-Nummer;Fahrzeug;Händlerpreis (brutto) in EUR;Standort;Erstzulassung;Status;Einstandspreis (brutto) in EUR',
      `${cheap.gwnummer};Audi A4;;;15.03.2021;Angeboten;`,
      `${dear.gwnummer};"Audi A4; Navi";20000,5;'=cmd|x;15.03.2021;Angeboten;15000`,
    ])
  })

  test('contains more vehicles than are read at a time, each once', async () => {
    const { fahrzeugid } = await aCar()
    await api().pool.query(
      `INSERT INTO vehicle
       SELECT copy.* FROM vehicle v, generate_series(500001, 501200) n,
         jsonb_populate_record(v, jsonb_build_object('fahrzeugid', n, 'eaktedokumentid', n, 'gwnummer', n::text)) copy
       WHERE v.fahrzeugid = $1`,
      [fahrzeugid],
    )
    const [, ...lines] = await linesOf('column=state')
    expect(lines).toHaveLength(1201)
    expect(new Set(lines).size).toBe(1201)
  })

  test('has only the header line when nothing is found, and writes equipment as words', async () => {
    const car = await aCar({ equipment: 1 })
    expect(await linesOf('q=gibtesnicht&column=days')).toHaveLength(1)
    const [, line = ''] = await linesOf('column=equipment')
    expect(line).toMatch(new RegExp(`^${car.gwnummer};[^;]+;[A-ZÄÖÜ][^;]+$`))
  })

  test('is written to the audit trail with its conditions, without the searched words', async () => {
    await someCars([{}, {}])
    await linesOf('filter=state:offered&column=fin')
    const entry = await api().db.auditEntry.findFirst({
      where: { action: 'stock-list-exported' },
      orderBy: { id: 'desc' },
    })
    expect(entry).toMatchObject({
      actorId: office.account.id,
      details: { filter: ['state:offered'], columns: ['fin'], exported: 2 },
    })
  })

  test('is for the house alone: no other role receives a line of it', async () => {
    const { gwnummer } = await aCar({ purchasePrice: 12_345 })
    const query = `${url}?column=purchasePrice&column=lowestPrice&column=fin`
    expect((await (await anAdmin()).get(query)).body).toContain('12345')
    for (const [caller, status] of [
      [aVisitor(), 401],
      [await aDealer(), 403],
      [await anApplicant(), 403],
    ] as const) {
      const reply = await caller.get(query)
      expect(reply.statusCode).toBe(status)
      expect(reply.headers['content-type']).toContain('application/problem+json')
      expect(reply.body).not.toContain(gwnummer)
      expect(reply.body).not.toContain('12345')
    }
  })

  test.each(['column=passwordHash', 'sort=nothing,asc', 'filter=state:gone', 'page=1', 'size=5'])(
    'refuses %s',
    async (query) => {
      expect((await office.get(`${url}?${query}`)).statusCode).toBe(400)
    },
  )
})

import type { HouseHits } from '@portal/contract/house/house-search'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  aBackofficeUser,
  aCompany,
  aDealer,
  anAdmin,
  anApplicant,
  aVisitor,
  type Client,
} from '../../testing/accounts.ts'
import { useApi } from '../../testing/api.ts'
import { aCar } from '../../testing/cars.ts'

useApi()

const url = '/mvp/api/house-search'

let office: Client
beforeAll(async () => {
  office = await aBackofficeUser()
})

const hits = async (q: string, who = office): Promise<HouseHits> => (await who.get(url, { q })).json()

describe('Suche der Verwaltung', () => {
  test('finds vehicles of every state by number, FIN and model', async () => {
    const sold = await aCar({ modell: 'Isetta Cabrio', available: false, soldAt: new Date('2026-01-01') })
    for (const q of [sold.gwnummer, sold.fin ?? '', 'isetta cabrio'])
      expect((await hits(q)).vehicles).toMatchObject([{ gwnummer: sold.gwnummer, state: 'sold' }])
    expect((await hits('gibt es nicht')).vehicles).toEqual([])
  })

  test('finds enquiries by name, address and vehicle', async () => {
    const { gwnummer } = await aCar()
    const reply = await aVisitor().post('/mvp/api/mvp-user-car-request', {
      ...{ firstName: 'Wilhelmine', lastName: 'Fundstelle', telephone: '+49-6990009', consent: true },
      ...{ userEmail: 'fundstelle@kunde.example', bemerkungen: 'Noch da?', gwnummer },
    })
    expect(reply.statusCode, reply.body).toBe(201)
    for (const q of ['fundstelle wilhelmine', 'FUNDSTELLE@kunde', gwnummer])
      expect((await hits(q)).enquiries).toMatchObject([
        { name: 'Wilhelmine Fundstelle', gwnummer, state: 'open' },
      ])
    expect((await hits('%%')).enquiries).toEqual([])
  })

  test('finds dealers for administrators alone', async () => {
    const { account } = await aDealer()
    const found = await hits(account.login, await anAdmin())
    expect(found.dealers).toMatchObject([{ id: account.id, company: aCompany.company_name }])
    expect((await hits(account.login)).dealers).toBeNull()
  })

  test('finds at most five of a kind, and refuses a single letter', async () => {
    for (let turn = 0; turn < 6; turn++) await aCar({ modell: 'Sechsfach' })
    expect((await hits('Sechsfach')).vehicles).toHaveLength(5)
    expect((await office.get(url, { q: ' a ' })).statusCode).toBe(400)
  })

  test('is for the house alone', async () => {
    expect((await aVisitor().get(url, { q: 'audi' })).statusCode).toBe(401)
    for (const caller of [await aDealer(), await anApplicant()])
      expect((await caller.get(url, { q: 'audi' })).statusCode).toBe(403)
  })
})

import { randomUUID } from 'node:crypto'
import type { PurchaseDetails } from '@portal/contract/sale/purchase'
import { describe, expect, test } from 'vitest'
import { aBackofficeUser, aDealer, aPersonOf, type Client } from '../../testing/accounts.ts'
import { api, useApi } from '../../testing/api.ts'
import { aCar } from '../../testing/cars.ts'
import { ownPurchaseId } from './queries.ts'

useApi()

const url = '/mvp/api/mvp-meine/purchases'
const day = new Date('2026-11-24T00:00:00Z')

async function aPurchaseOf({ partner_number, account }: Client, gwnummer = '480988') {
  const data = {
    ...{ partner_number: partner_number ?? '', gwnummer, maker: 'Audi', model: 'A4 Avant' },
    ...{ fin: `ZZZDEM${account.id.toString().padStart(11, '0')}`, color: 'Blau', puchasesDate: day },
    ...{ price: 22_870, red: true, buyerId: account.id },
  }
  return api().db.purchase.create({ data })
}

describe('A purchase', () => {
  test('is read by every person of the company, with its people and their roles', async () => {
    const dealer = await aDealer()
    const { publicId, fin } = await aPurchaseOf(dealer)
    const expected: PurchaseDetails = {
      ...{ id: publicId, gwnummer: '480988', maker: 'Audi', model: 'A4 Avant', fin, color: 'Blau' },
      ...{ puchasesDate: '2026-11-24', red: true, yellow: false, green: false },
      ...{ price: 22_870, buyer: 'Erika Beispiel', state: 'open', takenBackAt: null, steps: [], papers: [] },
      people: [{ name: 'Erika Beispiel', role: 'owner' }],
      vehicle: null,
    }
    expect((await dealer.get(`${url}/${publicId}`)).json()).toEqual(expected)
    for (const role of ['buyer', 'accountant', 'reader'] as const) {
      const person = await aPersonOf(role, { company: dealer })
      const reply = await person.get(`${url}/${publicId}`)
      expect([reply.statusCode, reply.json().people.at(-1)]).toEqual([200, { name: 'Erika Beispiel', role }])
    }
  })

  test('shows the first photo, registration and mileage of its vehicle, but not of another one with its number', async () => {
    const dealer = await aDealer()
    const { publicId, gwnummer, fin } = await aPurchaseOf(dealer)
    const vehicleOf = async () => (await dealer.get(`${url}/${publicId}`)).json<PurchaseDetails>().vehicle
    const files = { GUTACHTEN_INTERNETBILD: ['seite.webp'], GUTACHTEN_LIGHT: ['gutachten.pdf'] }
    const { fahrzeugid } = await aCar({ gwnummer, available: false, keys: 2 }, files)
    expect(await vehicleOf()).toBeNull()
    await api().db.vehicle.update({ where: { fahrzeugid }, data: { fin } })
    expect(await vehicleOf()).toEqual({
      ...{ erstzulassungvon: '2021-03-15', kilometerstandvon: 45_000, keys: 2, papers: null },
      photo: { ordner: `test/${gwnummer}`, datei: 'seite.webp' },
      report: { ordner: `test/${gwnummer}`, datei: 'gutachten.pdf' },
    })
  })

  test('shows which papers the house had at the sale, whatever is recorded later', async () => {
    const dealer = await aDealer()
    const { id, publicId, gwnummer, fin } = await aPurchaseOf(dealer, '480989')
    const { fahrzeugid } = await aCar({ gwnummer, fin, available: false })
    const { db, clock } = api()
    const papers = { coc: null, registrationPart1: true, registrationPart2: false, reimported: null }
    const recorded = { fahrzeugid, recordedAt: clock.now(), receivedAt: clock.now() }
    for (const [version, isThere] of [
      [1, false],
      [2, true],
    ] as const)
      await db.conditionVersion.create({
        data: {
          ...{ ...recorded, id: randomUUID(), version, digest: String(version) },
          papers: { ...papers, registrationPart2: isThere, lastCountry: 'DE' },
        },
      })
    await db.purchase.update({ where: { id }, data: { conditionVersion: 1 } })
    const { vehicle } = (await dealer.get(`${url}/${publicId}`)).json<PurchaseDetails>()
    expect(vehicle?.papers).toEqual({ registrationPart1: true, registrationPart2: false, coc: null })
  })

  test('of another company is unknown, and so is a purchase that does not exist', async () => {
    const { publicId } = await aPurchaseOf(await aDealer())
    for (const caller of [await aDealer(), await aBackofficeUser()])
      for (const id of [publicId, '0a0b0c0d-0000-4000-8000-000000000001']) {
        const reply = await caller.get(`${url}/${id}`)
        expect([reply.statusCode, reply.json().title]).toEqual([404, 'Diesen Kauf gibt es nicht.'])
      }
  })

  test('is not named by its row number', async () => {
    const dealer = await aDealer()
    const { id } = await aPurchaseOf(dealer)
    expect((await dealer.get(`${url}/${id}`)).statusCode).toBe(400)
  })

  test('demands the right of the role for what not everybody of the company may do', async () => {
    const dealer = await aDealer()
    const { id, publicId } = await aPurchaseOf(dealer)
    const company = { id: dealer.account.id, role: 'buyer' } as const
    const caller = {
      ...{ id: 0, login: '', email: '', authorities: [], activated: true, documentsUploaded: true },
      ...{ hasAgreedToTerms: true, needsSecondFactor: false, buysNet: false, dismissedRevision: 0, company },
    }
    const { db } = api()
    expect(await ownPurchaseId(db, caller, publicId)).toBe(id)
    expect(await ownPurchaseId(db, caller, publicId, 'claim')).toBe(id)
    await expect(ownPurchaseId(db, caller, publicId, 'payment')).rejects.toMatchObject({ type: 'forbidden' })
  })
})

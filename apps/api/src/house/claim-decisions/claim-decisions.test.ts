import type { HouseCondition } from '@portal/contract/house/house-condition'
import type { HouseInvoices, InvoiceOrder } from '@portal/contract/house/house-invoices'
import type { HousePurchase } from '@portal/contract/house/house-purchases'
import { beforeEach, describe, expect, test } from 'vitest'
import { aBackofficeUser, aDealer, type Client, mailsTo } from '../../testing/accounts.ts'
import { api, useApi } from '../../testing/api.ts'
import {
  aClaim,
  aSoldCar,
  collect,
  dentId,
  deskUrl,
  file,
  houseClaim,
  move,
  newestClaim,
  ownUrl,
  sendPhoto,
} from '../../testing/claims.ts'
import { passTime, setTime } from '../../testing/clock.ts'
import { sellerSettings } from '../../testing/invoices.ts'
import { aPicture } from '../../testing/papers.ts'
import { aBankAccount } from '../../testing/payments.ts'
import { photoKey, storageKeyOf } from '../../vehicles/files/commands.ts'
import { deleteUnusedFiles } from '../../vehicles/files/jobs.ts'

useApi(sellerSettings)

let office: Client
let dealer: Client
beforeEach(async () => {
  // A Friday.
  setTime('2026-11-27T14:00:00+01:00')
  ;[office, dealer] = [await aBackofficeUser(), await aDealer()]
  await aBankAccount()
})

const invoicesUrl = (id: string) => `/mvp/api/house-purchases/${id}/invoices`
const order = (): InvoiceOrder => ({
  ...{ taxCase: 'margin', issuedOn: '2026-11-27', dueOn: '2026-12-04', deliveredOn: '2026-11-27' },
  ...{ buyerReference: '90001', deliverTo: null },
  buyer: {
    ...{ name: 'Autohaus Beispiel', street: 'Musterring 12', postalCode: '60528', country: 'DE' },
    ...{ city: 'Frankfurt am Main', vatId: null, mail: dealer.account.email },
  },
})

async function aBilledClaim({ isBilled = true, claim = aClaim() } = {}) {
  const car = await aSoldCar(office, dealer)
  if (isBilled) {
    const reply = await office.post(invoicesUrl(car.id), order())
    if (reply.statusCode !== 200) throw new Error(reply.body)
  }
  await collect(office, car.id)
  await file(dealer, car.id, claim)
  return { ...car, claimId: (await newestClaim(dealer, car.id)).id }
}
const invoicesOf = async (id: string) => (await office.get(invoicesUrl(id))).json<HouseInvoices>()
const kindsOf = async (id: string) =>
  (await invoicesOf(id)).invoices.map(({ kind, grossCents }) => [kind, grossCents])
const credit = (claimId: string, amount: number) =>
  move(office, claimId, { action: 'credit', amount, text: 'Anerkannt.' })
const takeBack = (claimId: string) => move(office, claimId, { action: 'take-back', text: 'Kommt zurück.' })
/** Marks the invoice as taken over. Files of invoices are never changed, so the trigger that refuses it is left out. */
const asTakenOver = (id: string) =>
  api().db.$transaction(async (tx) => {
    await tx.$executeRaw`SET LOCAL session_replication_role = replica`
    const where = { invoice: { purchase: { publicId: id } } }
    await tx.invoiceFile.updateMany({ where, data: { isDelivered: true } })
  })
/** Another claim; an equal one would be a repetition. */
const another = () => aClaim({ km: 68_430 })

describe('A credit', () => {
  test('corrects the invoice by the amount, which the company is told of', async () => {
    const { id, claimId } = await aBilledClaim()
    expect((await credit(claimId, 380)).statusCode).toBe(200)
    expect(await kindsOf(id)).toEqual([
      ['invoice', 1_987_000],
      ['correction', 38_000],
    ])
    expect((await invoicesOf(id)).openCents).toBe(1_949_000)
    const { settlement, number } = await houseClaim(office, claimId)
    expect(settlement).toMatchObject({
      invoice: { isDelivered: false },
      madeNumber: expect.stringMatching(/^RE-/),
    })
    const [, correction] = (await invoicesOf(id)).invoices
    const xml = (await office.get(`${invoicesUrl(id)}/${correction?.id}/file`)).body
    expect(xml).toContain(`Reklamation ${number}`)
    expect((await mailsTo(dealer.account.email)).at(-1)?.subject).toContain('Reklamation')
  })

  test('is made by the company that accepts an offer', async () => {
    const { id, claimId } = await aBilledClaim()
    await move(office, claimId, { action: 'offer', amount: 250.5, text: 'Unser Angebot.' })
    const { version } = await newestClaim(dealer, id)
    const reply = await dealer.post(`${ownUrl}/${id}/claims/${claimId}/answer`, { version, accepts: true })
    expect(reply.statusCode).toBe(200)
    expect((await kindsOf(id)).at(-1)).toEqual(['correction', 25_050])
  })

  test('leaves an invoice that was taken over, or is missing, to the office', async () => {
    const taken = await aBilledClaim()
    await asTakenOver(taken.id)
    expect((await credit(taken.claimId, 380)).statusCode).toBe(200)
    expect((await houseClaim(office, taken.claimId)).settlement).toMatchObject({
      ...{ invoice: { isDelivered: true }, madeNumber: null },
    })
    expect(await kindsOf(taken.id)).toHaveLength(1)
    const unbilled = await aBilledClaim({ isBilled: false })
    expect((await credit(unbilled.claimId, 380)).statusCode).toBe(200)
    expect((await houseClaim(office, unbilled.claimId)).settlement.invoice).toBeNull()
  })

  test('is refused for the whole invoice and above the price, together with earlier ones', async () => {
    const { id, claimId } = await aBilledClaim()
    for (const amount of [19_870, 19_870.01, 40_000]) {
      const reply = await credit(claimId, amount)
      expect([reply.statusCode, reply.json().errors[0].path]).toEqual([400, 'amount'])
    }
    expect((await newestClaim(dealer, id)).state).toBe('filed')
    await credit(claimId, 15_000)
    await file(dealer, id, another())
    const second = (await newestClaim(dealer, id)).id
    expect((await credit(second, 4_871)).json().errors[0].message).toMatch(/davon sind schon 15\.000,00/)
    expect((await credit(second, 4_869)).statusCode).toBe(200)
  })

  test('of two at once is made once', async () => {
    const { id, claimId } = await aBilledClaim()
    const { version } = await houseClaim(office, claimId)
    const body = { action: 'credit', version, amount: 380, text: 'Ja' }
    const sent = await Promise.all([1, 2, 3].map(() => office.post(`${deskUrl}/${claimId}/moves`, body)))
    expect(sent.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409])
    expect(await kindsOf(id)).toHaveLength(2)
  })
})

describe('Taking back', () => {
  test('cancels the invoice, undoes the steps, and puts the vehicle back into the stock with what was found', async () => {
    const { id, gwnummer, fahrzeugid, claimId } = await aBilledClaim({
      claim: aClaim({
        km: 68_900,
        items: [
          { area: 'body', panel: 'TUER_VORN_LINKS', damageId: dentId, description: 'Jetzt 9 cm.' },
          { area: 'body', panel: 'TUER_HINTEN_LINKS', description: 'Tiefer Kratzer' },
          { area: 'engine', description: 'Verliert Öl' },
        ],
      }),
    })
    const generation = async () => (await api().db.stockGeneration.findFirst())?.generation ?? 0
    const before = await generation()
    const reply = await takeBack(claimId)
    expect(reply.statusCode).toBe(200)
    expect((await kindsOf(id)).at(-1)).toEqual(['cancellation', 1_987_000])
    expect(reply.json().settlement).toMatchObject({ isInStock: true, madeNumber: expect.any(String) })

    const house = (await office.get(`/mvp/api/house-purchases/${id}`)).json<HousePurchase>()
    expect(house).toMatchObject({ state: 'open', steps: [], takenBackAt: expect.any(String) })
    expect(house.history[0]).toMatchObject({ before: 'collected', after: 'open' })
    const payment = (await dealer.get(`${ownUrl}/${id}/payment`)).json()
    expect(payment).toMatchObject({ state: 'cancelled', openCents: -1_987_000, transfer: null })

    const vehicle = await api().db.vehicle.findUniqueOrThrow({ where: { fahrzeugid } })
    expect(vehicle).toMatchObject({ soldAt: null, withdrawnAt: expect.any(Date), kilometerstandvon: 68_900 })
    expect(vehicle).toMatchObject({ damageFree: false, available: false })
    const changes = await api().db.vehicleChange.findMany({ where: { fahrzeugid, version: vehicle.version } })
    expect(changes.map(({ field }) => field).toSorted()).toEqual([
      'kilometerstandvon',
      'sold_at',
      'withdrawn_at',
    ])
    expect(await generation()).toBe(before + 1)

    const { condition, versions } = (
      await office.get(`/mvp/api/house-vehicles/${gwnummer}/condition`)
    ).json<HouseCondition>()
    expect(versions).toHaveLength(2)
    expect(condition?.damages).toMatchObject([
      { id: dentId, note: expect.stringMatching(/^R-\d{4}: Jetzt 9 cm\.$/) },
      { panel: 'TUER_HINTEN_LINKS', kind: 'KRATZER' },
    ])
    expect(condition?.findings).toMatchObject([{ group: 'ANTRIEB', grade: 'MANGEL' }])
    expect(condition?.paint?.readings).toHaveLength(1)
  })

  test('copies the photos of the defects to its damages by their content, for as long as the vehicle has them', async () => {
    const { db, files, clock } = api()
    const car = await aSoldCar(office, dealer)
    await collect(office, car.id)
    const sent = [410, 420, 430].map(async (width) => {
      const reply = await sendPhoto(dealer, car.id, await aPicture('jpeg', { width }))
      return reply.json<{ id: string }>().id
    })
    const [worse = '', scratch = '', engine = ''] = await Promise.all(sent)
    const items = [
      {
        ...{ area: 'body' as const, panel: 'TUER_VORN_LINKS' as const, damageId: dentId },
        ...{ description: 'Jetzt 9 cm.', photos: [worse] },
      },
      {
        ...{ area: 'body' as const, panel: 'TUER_HINTEN_LINKS' as const },
        ...{ description: 'Tiefer Kratzer', photos: [scratch] },
      },
      { area: 'engine' as const, description: 'Verliert Öl', photos: [engine] },
    ]
    await file(dealer, car.id, aClaim({ items }))
    const { id: claimId } = await newestClaim(dealer, car.id)
    expect((await takeBack(claimId)).statusCode).toBe(200)

    const url = `/mvp/api/house-vehicles/${car.gwnummer}/condition`
    const { condition } = (await office.get(url)).json<HouseCondition>()
    expect(condition?.damages?.map(({ ownPhotos }) => ownPhotos)).toEqual([[worse], [scratch]])
    const shown = await office.get(`/mvp/api/damage-photos/${scratch}?width=640`)
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp'])
    expect((await dealer.get(`/mvp/api/damage-photos/${scratch}?width=640`)).statusCode).toBe(404)
    const known = await db.claimPhoto.findUniqueOrThrow({ where: { id: scratch } })
    const copy = await db.damagePhoto.findUniqueOrThrow({ where: { id: scratch } })
    expect(copy).toMatchObject({ fahrzeugid: car.fahrzeugid, sha256: known.sha256 })
    expect(copy.storageKey).toBe(storageKeyOf(known.sha256))
    expect(await db.damagePhoto.count({ where: { id: engine } })).toBe(0)

    const data = { soldAt: clock.now(), available: false }
    await db.vehicle.update({ where: { fahrzeugid: car.fahrzeugid }, data })
    for (let round = 0; round < 2; round++) {
      passTime({ days: 181 })
      await deleteUnusedFiles({ db, files, now: clock.now(), retentionDays: 180 })
    }
    expect(await files.images.exists(photoKey(copy.storageKey, 640))).toBe(false)
    expect((await houseClaim(await aBackofficeUser(), claimId)).items[1]?.photos).toEqual([scratch])
  })

  test('takes a vehicle back although a photo of the claim is damaged', async () => {
    const car = await aSoldCar(office, dealer)
    await collect(office, car.id)
    const { id: photo } = (await sendPhoto(dealer, car.id, await aPicture('jpeg', { width: 440 }))).json()
    const [item] = aClaim().items
    if (!item) throw new Error('There is no defect.')
    await file(dealer, car.id, aClaim({ items: [{ ...item, photos: [photo] }] }))
    const { storageKey } = await api().db.claimPhoto.findUniqueOrThrow({ where: { id: photo } })
    await api().files.documents.delete(storageKey)
    expect((await takeBack((await newestClaim(dealer, car.id)).id)).statusCode).toBe(200)
    expect(await api().db.damagePhoto.count({ where: { id: photo } })).toBe(0)
  })

  test('ends everything else about the purchase', async () => {
    const { id, claimId } = await aBilledClaim()
    await takeBack(claimId)
    expect((await file(dealer, id, another())).json().type).toBe('claim-not-open')
    const step = { from: 'open', to: 'paid' }
    expect((await office.post(`/mvp/api/house-purchases/${id}/hand-over`, step)).statusCode).toBe(409)
    expect((await office.post(invoicesUrl(id), order())).statusCode).toBe(409)
    const named = { kind: 'driver', name: 'Milan Petrović' }
    expect((await dealer.put(`${ownUrl}/${id}/pick-up`, named)).json().type).toBe('pick-up-over')
  })

  test('happens once when two colleagues decide at once, one way or the other', async () => {
    const { id, claimId } = await aBilledClaim()
    const { version } = await houseClaim(office, claimId)
    const bodies = [
      { action: 'take-back', version, text: 'Zurück' },
      { action: 'credit', version, amount: 380, text: 'Gutschrift' },
      { action: 'take-back', version, text: 'Zurück' },
    ]
    const sent = await Promise.all(bodies.map((body) => office.post(`${deskUrl}/${claimId}/moves`, body)))
    expect(sent.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409])
    expect(await kindsOf(id)).toHaveLength(2)
  })

  test('leaves a number that is another vehicle by now as it is', async () => {
    const { fahrzeugid, claimId } = await aBilledClaim({ isBilled: false })
    await api().db.vehicle.update({ where: { fahrzeugid }, data: { fin: 'WAUZZZANDERES0001' } })
    const { settlement } = (await takeBack(claimId)).json()
    expect(settlement).toMatchObject({ isInStock: false, madeNumber: null, invoice: null })
    const vehicle = await api().db.vehicle.findUniqueOrThrow({ where: { fahrzeugid } })
    expect(vehicle.soldAt).not.toBeNull()
  })
})

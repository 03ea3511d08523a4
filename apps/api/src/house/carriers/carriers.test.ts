import type { HouseCarrier } from '@portal/contract/house/carriers'
import type { ListedCarrier, PickUp } from '@portal/contract/sale/pick-up'
import { carrierPapersMaximum } from '@portal/domain/sale/carriers'
import { beforeEach, describe, expect, test } from 'vitest'
import { aBackofficeUser, aDealer, aYardUser, type Client } from '../../testing/accounts.ts'
import { api, useApi } from '../../testing/api.ts'
import { setTime } from '../../testing/clock.ts'
import { aPdf, aPicture, multipart } from '../../testing/papers.ts'
import { aPurchase } from '../../testing/purchases.ts'
import { eraseExpiredData } from '../retention/jobs.ts'

useApi({ APPOINTMENT_SLOT_CAPACITY: '100' })

const url = '/mvp/api/house-carriers'

let office: Client
let dealer: Client
beforeEach(async () => {
  // A Friday.
  setTime('2026-11-27T06:30:00+01:00')
  await api().db.carrierPaper.deleteMany()
  await api().db.carrier.deleteMany()
  ;[office, dealer] = [await aBackofficeUser(), await aDealer()]
})

const proved = { insuranceUntil: '2027-06-30', licenceUntil: '2028-01-31' }
async function aCarrier(change: object = {}) {
  const name = `Rapid ${crypto.randomUUID().slice(0, 8)}`
  const list = (await office.post(url, { name, ...proved, ...change })).json<HouseCarrier[]>()
  const carrier = list.find((one) => one.name === name)
  if (!carrier) throw new Error('The carrier is not listed.')
  return carrier
}
const changed = (
  { id, version, name, insuranceUntil, licenceUntil, isActive }: HouseCarrier,
  change: object,
) => office.put(`${url}/${id}`, { version, name, insuranceUntil, licenceUntil, isActive, ...change })
const upload = (id: number, bytes: Buffer, filename = 'Police.pdf', kind = 'insurance') =>
  office.send('POST', `${url}/${id}/papers`, { query: { filename, kind }, ...multipart(bytes, filename) })

const pickUpUrl = (id: string) => `/mvp/api/mvp-meine/purchases/${id}/pick-up`
const name = (id: string, carrier: number, appointment_date = '2026-11-27') =>
  dealer.put(pickUpUrl(id), {
    ...{ kind: 'carrier', name: 'Milan Petrović', firm: 'egal', carrier },
    ...{ appointment_date, appointment_time: '10:00' },
  })

describe('The list of carriers', () => {
  test('begins with those that need something, and is for the office only', async () => {
    const [valid, expired, soon] = [
      await aCarrier(),
      await aCarrier({ licenceUntil: '2026-11-26' }),
      await aCarrier({ insuranceUntil: '2026-12-01' }),
    ]
    const list = (await office.get(url)).json<HouseCarrier[]>()
    expect(list.map(({ id, state }) => [id, state])).toEqual([
      [expired.id, 'expired'],
      [soon.id, 'soon'],
      [valid.id, 'valid'],
    ])
    for (const other of [dealer, await aYardUser()]) expect((await other.get(url)).statusCode).toBe(403)
  })

  test('has each name once, in whatever spelling, and refuses an outdated change', async () => {
    const carrier = await aCarrier()
    const again = await office.post(url, { name: carrier.name.toUpperCase(), ...proved })
    expect(again.json()).toMatchObject({ status: 409, type: 'carrier-known' })
    expect((await changed(carrier, { licenceUntil: '2029-01-31' })).statusCode).toBe(200)
    expect((await changed(carrier, { licenceUntil: null })).json().type).toBe('carrier-changed')
    expect((await changed({ ...carrier, id: 999_999 }, {})).statusCode).toBe(404)
    const wrong = [
      { name: ' ' },
      { name: '<b>' },
      { insuranceUntil: '31.12.2026' },
      { licenceUntil: '2026-02-30' },
    ]
    for (const flaw of wrong)
      expect((await office.post(url, { name: 'Neu', ...proved, ...flaw })).statusCode).toBe(400)
  })

  test('of two colleagues who add the same carrier at once, one does', async () => {
    const sent = await Promise.all([1, 2, 3].map(() => office.post(url, { name: 'Doppelt', ...proved })))
    expect(sent.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409])
  })
})

describe('A proof', () => {
  test('is stored encrypted, downloaded, kept by the retention and deleted with its file', async () => {
    const { id } = await aCarrier()
    const bytes = await aPdf()
    await upload(id, bytes)
    const list = (await upload(id, bytes)).json<HouseCarrier[]>()
    expect(list[0]?.papers).toMatchObject([{ kind: 'insurance', name: 'Police.pdf' }])
    const { db, files, clock } = api()
    setTime('2026-11-27T09:30:00+01:00')
    await eraseExpiredData({ db, disk: files.documents, now: clock.now() })
    const paper = `${url}/${id}/papers/${list[0]?.papers[0]?.id}`
    const colleague = await aBackofficeUser()
    expect((await colleague.get(paper)).rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    expect((await dealer.get(paper)).statusCode).toBe(403)
    expect((await colleague.delete(paper)).json<HouseCarrier[]>()[0]?.papers).toEqual([])
    expect((await colleague.get(paper)).statusCode).toBe(404)
  })

  test('is checked by its content', async () => {
    const { id } = await aCarrier()
    expect((await upload(id, await aPicture('jpeg'))).json().type).toBe('file-type-not-allowed')
    expect((await upload(id, Buffer.from('%PDF-1.7 /JavaScript %%EOF'))).json().type).toBe(
      'file-type-not-allowed',
    )
    expect((await upload(id, await aPdf(), 'Police.exe')).statusCode).toBe(400)
    expect((await upload(id, await aPdf(), 'Police.pdf', 'passport')).statusCode).toBe(400)
    expect((await upload(999_999, await aPdf())).statusCode).toBe(404)
    const data = { carrierId: id, kind: 'licence', name: 'x.pdf', bytes: 1, storageKey: 'x' }
    await api().db.carrierPaper.createMany({
      data: Array.from({ length: carrierPapersMaximum }, (_, index) => ({
        ...{ ...data, sha256: String(index), createdAt: api().clock.now() },
      })),
    })
    expect((await upload(id, await aPdf())).json().type).toBe('carrier-papers-full')
  })
})

describe('A buyer', () => {
  test('chooses a carrier of the list, whose name is then on the pass', async () => {
    const [carrier, ended] = [await aCarrier(), await aCarrier({ licenceUntil: null })]
    await changed(ended, { isActive: false })
    const expired = await aCarrier({ licenceUntil: '2026-11-26' })
    const list = (await dealer.get('/mvp/api/mvp-meine/carriers')).json<ListedCarrier[]>()
    expect(list.map(({ id, isValid }) => [id, isValid]).toSorted()).toEqual(
      [
        [carrier.id, true],
        [expired.id, false],
      ].toSorted(),
    )
    expect(list.find(({ id }) => id === carrier.id)?.until).toBe('2027-06-30')
    const { id } = await aPurchase(dealer)
    const { pass } = (await name(id, carrier.id)).json<PickUp>()
    expect(pass).toMatchObject({
      firm: carrier.name,
      carrier: carrier.id,
      carrierRefusal: null,
      state: 'ready',
    })
  })

  test('is told why a carrier may not collect on the chosen day', async () => {
    const { id } = await aPurchase(dealer)
    const carrier = await aCarrier({ insuranceUntil: '2026-11-30' })
    const errorOf = async (chosen: number, day?: string) => (await name(id, chosen, day)).json().errors?.[0]
    expect(await errorOf(carrier.id)).toBeUndefined()
    expect(await errorOf(carrier.id, '2026-12-01')).toEqual({
      path: 'carrier',
      message: `„${carrier.name}“ darf nicht abholen: Die Versicherung galt nur bis 30.11.2026.`,
    })
    expect(await errorOf(999_999)).toMatchObject({ path: 'carrier' })
    const { pass } = (await dealer.get(pickUpUrl(id))).json<PickUp>()
    expect(pass?.appointmentAt).toBe('2026-11-27T09:00:00.000Z')
  })
})

test('The yard refuses a carrier whose proof has ended since, also on the list of a device without a connection', async () => {
  const yard = await aYardUser()
  const { id, gwnummer } = await aPurchase(dealer)
  const carrier = await aCarrier()
  const { pass } = (await name(id, carrier.id)).json<PickUp>()
  const check = () => yard.post('/mvp/api/house-hand-overs/check', { code: pass?.token })
  expect((await check()).statusCode).toBe(200)
  await changed(carrier, { licenceUntil: '2026-11-26' })
  const refusal = `„${carrier.name}“ darf nicht abholen: Die Lizenz galt nur bis 26.11.2026.`
  expect((await check()).json()).toMatchObject({ type: 'pass-refused', title: refusal })
  const { pickUps } = (await yard.get('/mvp/api/house-hand-overs')).json()
  expect(pickUps.find((one: { gwnummer: string }) => one.gwnummer === gwnummer).carrierRefusal).toBe(refusal)
  expect((await dealer.get(pickUpUrl(id))).json<PickUp>().pass?.carrierRefusal).toBe(refusal)
})

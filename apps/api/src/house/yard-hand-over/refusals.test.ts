import type { HousePurchase } from '@portal/contract/house/house-purchases'
import type { PickUp } from '@portal/contract/sale/pick-up'
import { beforeEach, expect, test } from 'vitest'
import { aBackofficeUser, aDealer, aYardUser, type Client, mailsTo } from '../../testing/accounts.ts'
import { api, useApi } from '../../testing/api.ts'
import { passTime, setTime } from '../../testing/clock.ts'
import { aPurchase } from '../../testing/purchases.ts'
import { eraseExpiredData } from '../retention/jobs.ts'

useApi({ APPOINTMENT_SLOT_CAPACITY: '100' })

let dealer: Client
let yard: Client
beforeEach(async () => {
  // A Friday.
  setTime('2026-11-27T06:30:00+01:00')
  ;[dealer, yard] = [await aDealer(), await aYardUser()]
})

const pickUpUrl = (id: string, rest = '') => `/mvp/api/mvp-meine/purchases/${id}/pick-up${rest}`
const slot = { appointment_date: '2026-11-27', appointment_time: '10:00' }
async function aPass() {
  const purchase = await aPurchase(dealer)
  const named = { kind: 'carrier', name: 'Milan Petrović', ...slot }
  const { pass } = (await dealer.put(pickUpUrl(purchase.id), named)).json<PickUp>()
  return { ...purchase, token: pass?.token ?? '', pin: pass?.pin ?? '' }
}

const aRefusal = (change: object) => ({
  ...{ id: crypto.randomUUID(), recordedAt: api().clock.now().toISOString() },
  ...{ code: null, gwnummer: null, reason: 'name', text: 'Der Ausweis lautet auf Marko.' },
  ...change,
})
const refuse = (change: object, by = yard) => by.post('/mvp/api/house-hand-overs/refusals', aRefusal(change))
const shownTo = async (id: string) => (await dealer.get(pickUpUrl(id))).json<PickUp>()

test('A vehicle that is not handed over is recorded with its pass, for the buyer and the office, and the pass stays valid', async () => {
  const pass = await aPass()
  const reply = await refuse({ code: pass.token })
  expect(reply.json()).toMatchObject({ gwnummer: pass.gwnummer })
  const shown = await shownTo(pass.id)
  expect(shown.refusals).toEqual([
    { at: reply.json().at, reason: 'name', text: 'Der Ausweis lautet auf Marko.' },
  ])
  expect(shown.pass?.state).toBe('ready')
  const office = await aBackofficeUser()
  const house = (await office.get(`/mvp/api/house-purchases/${pass.id}`)).json<HousePurchase>()
  expect(house.refusals).toMatchObject([{ reason: 'name', who: expect.any(String) }])
  const subject = `Nicht ausgegeben: GW ${pass.gwnummer}`
  const toBuyer = (await mailsTo(dealer.account.email)).find((mail) => mail.subject === subject)
  expect(toBuyer?.text).toContain('Name auf dem Ausweis stimmt nicht')
  const toOffice = (await mailsTo(api().env.MAIL_SALES)).find((mail) => mail.subject === subject)
  expect(toOffice?.text).toContain(`/#/house/purchases/${pass.id}`)
})

test.each(['pin', 'vehicle', 'swapped'])('The pass is found by %s', async (by) => {
  const [pass, other] = [await aPass(), await aPass()]
  const asked = {
    pin: { code: pass.pin },
    vehicle: { gwnummer: pass.gwnummer },
    swapped: { code: pass.token, gwnummer: other.gwnummer },
  }[by]
  expect((await refuse(asked ?? {})).json()).toMatchObject({ gwnummer: pass.gwnummer })
})

test('An unpaid vehicle and an ended pass are refused with the pass that was shown', async () => {
  const pass = await aPass()
  await dealer.delete(pickUpUrl(pass.id))
  expect((await refuse({ code: pass.token, reason: 'code', text: '' })).statusCode).toBe(200)
  expect((await shownTo(pass.id)).refusals).toMatchObject([{ reason: 'code', text: '' }])
})

test('The same refusal from a device that sends it again is recorded and mailed once', async () => {
  const pass = await aPass()
  const refusal = aRefusal({ code: pass.token })
  const replies = await Promise.all(
    [1, 2, 3, 4].map(() => yard.post('/mvp/api/house-hand-overs/refusals', refusal)),
  )
  expect(new Set(replies.map(({ body }) => body)).size).toBe(1)
  expect((await shownTo(pass.id)).refusals).toHaveLength(1)
  const mails = (await mailsTo(dealer.account.email)).filter(({ subject }) => subject.startsWith('Nicht aus'))
  expect(mails).toHaveLength(1)
  const other = { ...refusal, reason: 'unpaid' }
  expect((await yard.post('/mvp/api/house-hand-overs/refusals', other)).statusCode).toBe(422)
})

test('A refusal counts from when it happened, also where the clock of the device is a day wrong', async () => {
  const pass = await aPass()
  const told = (recordedAt: string, sentAt: string) => ({ code: pass.token, recordedAt, sentAt })
  passTime({ hours: 2 })
  const ahead = await refuse(told('2026-11-28T05:30:00Z', '2026-11-28T07:30:00Z'))
  expect(ahead.json().at).toContain('2026-11-27T05:30:')
  const behind = await refuse(told('2026-11-26T05:30:00Z', '2026-11-26T07:30:00Z'))
  expect(behind.json().at).toContain('2026-11-27T05:30:')
})

test('It needs a reason, a text for another reason, and a pass', async () => {
  const { token } = await aPass()
  const pathOf = async (change: object) => {
    const reply = await refuse(change)
    return [reply.statusCode, reply.json().errors?.[0]?.path]
  }
  expect(await pathOf({ code: token, reason: 'mood' })).toEqual([400, 'reason'])
  expect(await pathOf({ code: token, reason: 'other', text: ' ' })).toEqual([400, 'text'])
  expect(await pathOf({ code: token, text: 'x'.repeat(501) })).toEqual([400, 'text'])
  expect(await pathOf({ code: token, recordedAt: '2026-11-01T10:00:00Z' })).toEqual([400, 'recordedAt'])
  expect(await pathOf({})).toEqual([404, undefined])
  expect(await pathOf({ gwnummer: '999999' })).toEqual([404, undefined])
  expect((await refuse({ code: token }, dealer)).statusCode).toBe(403)
})

test('What the yard wrote is deleted after 30 days, and until then is part of the data of who named the collector', async () => {
  const pass = await aPass()
  await refuse({ code: pass.token })
  expect((await dealer.get('/uaa/api/account/data')).body).toContain('Der Ausweis lautet auf Marko.')
  passTime({ days: 31 })
  const { db, files, clock } = api()
  await eraseExpiredData({ db, disk: files.documents, now: clock.now() })
  expect(
    await db.handOverRefusal.findMany({ where: { pass: { purchase: { publicId: pass.id } } } }),
  ).toMatchObject([{ reason: 'name', text: null }])
})

import { randomUUID } from 'node:crypto'
import { claimsMaximum } from '@portal/domain/sale/claim-items'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  aBackofficeUser,
  aDealer,
  aPersonOf,
  aVisitor,
  type Client,
  mailsTo,
} from '../../testing/accounts.ts'
import { api, useApi } from '../../testing/api.ts'
import { untilFree } from '../../testing/caller.ts'
import {
  aClaim,
  aSoldCar,
  collect,
  dentId,
  deskUrl,
  file,
  houseClaim,
  later,
  move,
  newestClaim,
  ownUrl,
  sendPhoto,
} from '../../testing/claims.ts'
import { passTime, setTime } from '../../testing/clock.ts'
import { aPdf, aPicture } from '../../testing/papers.ts'

useApi()

const sales = 'verkauf@autoexpo.example'

let office: Client
let dealer: Client
beforeEach(async () => {
  // A Friday.
  setTime('2026-11-27T14:00:00+01:00')
  await api().db.mail.deleteMany()
  office = await aBackofficeUser()
  dealer = await aDealer()
})

async function aCollectedCar(to = dealer) {
  const sold = await aSoldCar(office, to)
  await collect(office, sold.id)
  return sold
}
const claimsCount = (id: string) => api().db.claim.count({ where: { purchase: { publicId: id } } })
const templates = async (address: string) => (await mailsTo(address)).map(({ template }) => template)
const act = (by: Client, id: string, claimId: string, what: string, body: object) =>
  by.post(`${ownUrl}/${id}/claims/${claimId}/${what}`, body)

describe('The condition at the sale', () => {
  test('stays with the purchase, whatever is recorded afterwards', async () => {
    const { id, record } = await aSoldCar(office, dealer)
    await record([{ id: randomUUID(), panel: 'DACH', kind: 'HAGEL', state: 'VORHANDEN' }])
    const { condition } = (await dealer.get(`${ownUrl}/${id}/claim-form`)).json()
    expect(condition.damages.map(({ panel }: { panel: string }) => panel)).toEqual(['TUER_VORN_LINKS'])
    const stored = await api().db.purchase.findFirstOrThrow({ where: { publicId: id } })
    expect(stored.conditionVersion).toBe(1)
  })

  test('is missing where none was recorded before the sale', async () => {
    const { id, record } = await aSoldCar(office, dealer, { hasCondition: false })
    await record([{ id: randomUUID(), panel: 'DACH', kind: 'HAGEL', state: 'VORHANDEN' }])
    expect((await dealer.get(`${ownUrl}/${id}/claim-form`)).json().condition).toBeNull()
  })
})

describe('A claim', () => {
  test('is filed with its defects, and both sides get a mail', async () => {
    const { id } = await aCollectedCar()
    await later('2026-11-30T10:22:00+01:00')
    const { id: photo } = (await sendPhoto(dealer, id)).json()
    const reply = await file(dealer, id, {
      km: 68_420,
      wanted: 380,
      items: [
        {
          area: 'body',
          panel: 'TUER_HINTEN_LINKS',
          description: 'Delle 3 cm',
          since: '2026-11-28',
          photos: [photo],
        },
        { area: 'body', damageId: dentId, description: 'Die Delle ist größer' },
      ],
    })
    expect(reply.statusCode, reply.body).toBe(200)
    const claim = await newestClaim(dealer, id)
    expect(claim).toMatchObject({
      ...{ state: 'filed', km: 68_420, wanted: 380, amount: null, dueAt: '2026-12-02T11:00:00.000Z' },
      title: 'Tür hinten links und 1 weitere',
      items: [
        { panel: 'TUER_HINTEN_LINKS', since: '2026-11-28', photos: [photo], damageId: null },
        { panel: 'TUER_VORN_LINKS', damageId: dentId, photos: [] },
      ],
    })
    expect(await templates(dealer.account.email)).toContain('claim-received')
    const [mail] = await mailsTo(sales)
    expect(mail).toMatchObject({ template: 'claim-to-sales' })
    expect(mail?.text).toContain('Tür hinten links: Delle 3 cm')
    expect(mail?.text).toContain(`/#/house/claims/${claim.id}`)
  })

  test('is filed once, however often and at once it is sent', async () => {
    const { id } = await aCollectedCar()
    const eightTimes = (claim: ReturnType<typeof aClaim>, key?: string) =>
      Promise.all(Array.from({ length: 8 }, () => untilFree(() => file(dealer, id, claim, key))))
    const replies = await eightTimes(aClaim(), 'schluessel-1')
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200))
    await eightTimes(aClaim({ km: 68_430 }))
    expect(await claimsCount(id)).toBe(2)
    expect((await file(dealer, id, aClaim({ km: 68_500 }), 'schluessel-1')).json().type).toBe(
      'idempotency-mismatch',
    )
  })

  test('is refused before the collection', async () => {
    const { id } = await aSoldCar(office, dealer)
    expect((await file(dealer, id)).json()).toMatchObject({
      ...{ status: 409, type: 'claim-not-open' },
      title: 'Das Fahrzeug ist noch nicht abgeholt. Danach können Sie hier Mängel melden.',
    })
    expect(await claimsCount(id)).toBe(0)
  })

  test('is accepted up to the end of the fifth working day, and refused afterwards', async () => {
    const { id } = await aCollectedCar()
    await later('2026-12-04T23:59:00+01:00')
    expect((await file(dealer, id)).statusCode).toBe(200)
    await later('2026-12-05T00:00:01+01:00')
    const late = await file(dealer, id, aClaim({ km: 69_000 }))
    expect(late.json()).toMatchObject({
      ...{ status: 409, title: 'Die Frist ist am 04.12. abgelaufen. Bitte anrufen.' },
    })
    expect((await dealer.get(`${ownUrl}/${id}/claims`)).json().period).toEqual({
      ...{ state: 'over', lastDay: '2026-12-04' },
    })
  })

  test('that was filed in time is still there for a repetition after the period', async () => {
    const { id } = await aCollectedCar()
    await file(dealer, id, aClaim(), 'schluessel-2')
    await later('2026-12-05T08:00:00+01:00')
    expect((await file(dealer, id, aClaim(), 'schluessel-2')).statusCode).toBe(200)
    expect(await claimsCount(id)).toBe(1)
  })

  test('counts from the last collection, after a mistaken one was taken back', async () => {
    const { id } = await aCollectedCar()
    const back = { from: 'collected', to: 'ready' }
    await office.post(`/mvp/api/house-purchases/${id}/hand-over`, back)
    expect((await file(dealer, id)).statusCode).toBe(409)
    await later('2026-12-07T10:00:00+01:00')
    await office.post(`/mvp/api/house-purchases/${id}/hand-over`, { from: 'ready', to: 'collected' })
    expect((await dealer.get(`${ownUrl}/${id}/claims`)).json().period.lastDay).toBe('2026-12-14')
  })

  test('is refused where the house has switched claims off', async () => {
    const { id } = await aCollectedCar()
    const { env } = api()
    env.CLAIM_DAYS = 0
    expect((await file(dealer, id)).json().title).toBe(
      'Im Portal werden keine Reklamationen angenommen. Bitte anrufen.',
    )
    env.CLAIM_DAYS = 5
  })

  test('with a mileage below that of the hand-over in the yard needs a confirmation', async () => {
    const { id } = await aCollectedCar()
    const { db, clock } = api()
    const { id: purchaseId } = await db.purchase.findUniqueOrThrow({ where: { publicId: id } })
    const at = clock.now()
    const pass = await db.pickUpPass.create({
      data: { purchaseId, state: 'used', kind: 'driver', createdAt: at, endedAt: at },
    })
    await db.handOverRecord.create({
      data: { id: randomUUID(), passId: pass.id, at, mileage: 68_412, keys: 2, papers: [] },
    })
    expect((await file(dealer, id, aClaim({ km: 68_400 }))).json().errors).toEqual([
      { path: 'km', message: 'Weniger als bei der Übergabe (68.412\u00a0km). Bitte prüfen.' },
    ])
  })

  test('with a mileage below the known one needs a confirmation', async () => {
    const { id } = await aCollectedCar()
    expect((await file(dealer, id, aClaim({ km: 68_390 }))).json().errors).toEqual([
      { path: 'km', message: 'Weniger als beim Verkauf (68.392\u00a0km). Bitte prüfen.' },
    ])
    expect((await file(dealer, id, aClaim({ km: 68_390, isKmConfirmed: true }))).statusCode).toBe(200)
    const { warnings } = await houseClaim(office, (await newestClaim(dealer, id)).id)
    expect(warnings.map(({ code }) => code)).toEqual(['km-less'])
  })

  test('with a wrong answer is refused at its field, and nothing is stored', async () => {
    const { id } = await aCollectedCar()
    const items = (change: object) => ({ items: [{ area: 'body', description: 'x', ...change }] })
    const wrong: [object, string][] = [
      [{ wanted: 19_870.01 }, 'wanted'],
      [{ items: [] }, 'items'],
      [items({ description: '  ' }), 'items.0.description'],
      [items({ area: 'roof' }), 'items.0.area'],
      [items({ damageId: randomUUID() }), 'items.0.damageId'],
      [items({ since: '2027-01-01' }), 'items.0.since'],
      [items({ since: '2026-11-26' }), 'items.0.since'],
      [items({ photos: [randomUUID()] }), 'items.0.photos'],
      [{ km: -1 }, 'km'],
      [{ km: 'viel' }, 'km'],
    ]
    for (const [change, path] of wrong) {
      const reply = await dealer.post(`${ownUrl}/${id}/claims`, { ...aClaim(), ...change })
      expect([reply.statusCode, reply.json().errors?.[0]?.path]).toEqual([400, path])
    }
    expect(await claimsCount(id)).toBe(0)
  })

  test('is the last one after ten', async () => {
    const { id } = await aCollectedCar()
    for (let km = 70_000; km < 70_000 + claimsMaximum; km++)
      expect((await file(dealer, id, aClaim({ km }))).statusCode).toBe(200)
    expect((await file(dealer, id, aClaim({ km: 71_000 }))).json().type).toBe('claim-not-open')
  })
})

describe('Of the people', () => {
  test('owners and buyers of the company file and answer, the others of it read', async () => {
    const { id } = await aCollectedCar()
    const buyer = await aPersonOf('buyer', { company: dealer })
    expect((await file(buyer, id)).statusCode).toBe(200)
    const claim = await newestClaim(dealer, id)
    for (const role of ['accountant', 'reader'] as const) {
      const person = await aPersonOf(role, { company: dealer })
      expect((await newestClaim(person, id)).id).toBe(claim.id)
      const { id: claimId, version } = claim
      const refused = [
        await file(person, id, aClaim({ km: 70_000 })),
        await person.get(`${ownUrl}/${id}/claim-form`),
        await sendPhoto(person, id),
        await act(person, id, claimId, 'messages', { text: 'Hallo' }),
        await act(person, id, claimId, 'withdrawal', { version }),
      ]
      expect(refused.map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(403))
    }
  })

  test('another company finds neither the purchase nor the claim nor its photos', async () => {
    const { id } = await aCollectedCar()
    const { id: photo } = (await sendPhoto(dealer, id)).json()
    await file(dealer, id, aClaim({ items: [{ area: 'body', description: 'geheim-1', photos: [photo] }] }))
    const claim = await newestClaim(dealer, id)
    const other = await aDealer()
    const own = await aCollectedCar(other)
    const { id: claimId, version } = claim
    const refused = [
      await other.get(`${ownUrl}/${id}/claims`),
      await other.get(`${ownUrl}/${id}/claim-form`),
      await other.get(`${ownUrl}/${id}/claim-photos/${photo}`),
      await other.get(`${ownUrl}/${own.id}/claim-photos/${photo}`),
      await file(other, id),
      await act(other, id, claimId, 'messages', { text: 'Hallo' }),
      await act(other, own.id, claimId, 'messages', { text: 'Hallo' }),
      await act(other, own.id, claimId, 'answer', { version, accepts: true }),
      await act(other, own.id, claimId, 'withdrawal', { version }),
    ]
    for (const reply of refused) {
      expect(reply.statusCode).toBe(404)
      expect(reply.body).not.toContain('geheim')
    }
    expect((await dealer.get(`${deskUrl}/${claimId}`)).statusCode).toBe(403)
    expect((await aVisitor().get(`${ownUrl}/${id}/claims`)).statusCode).toBe(401)
    expect((await newestClaim(dealer, id)).version).toBe(0)
  })
})

describe('A photo', () => {
  test('in the format of phones that cannot be decoded is refused with what to do', async () => {
    const { id } = await aSoldCar(office, dealer)
    await collect(office, id)
    const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(4000)])
    const reply = await sendPhoto(dealer, id, heic)
    expect([reply.statusCode, reply.json().title]).toEqual([
      400,
      expect.stringMatching(/^Das ist ein HEIC-Foto\. Bitte senden Sie es als JPEG\. Auf dem iPhone:/),
    ])
  })

  test('is stored encrypted, as JPEG and without its place', async () => {
    const { id } = await aCollectedCar()
    const { id: photo } = (
      await sendPhoto(dealer, id, await aPicture('png', { width: 900, height: 700 }))
    ).json()
    const shown = await dealer.get(`${ownUrl}/${id}/claim-photos/${photo}`)
    expect(shown.headers['content-type']).toBe('image/jpeg')
    expect(shown.rawPayload.includes('geheimer Ort')).toBe(false)
    const { storageKey } = await api().db.claimPhoto.findUniqueOrThrow({ where: { id: photo } })
    const stored = Buffer.from(await api().files.documents.getBytes(storageKey))
    expect(stored.subarray(0, 2).toString('hex')).not.toBe('ffd8')
  })

  test('has one id however often it is sent, and can be dropped until it is sent with a claim', async () => {
    const { id } = await aCollectedCar()
    const bytes = await aPicture('jpeg')
    const replies = await Promise.all([1, 2, 3].map(() => sendPhoto(dealer, id, bytes)))
    const ids = new Set(replies.map((reply) => reply.json().id))
    expect(ids.size).toBe(1)
    const [photo] = ids
    const drop = () => dealer.delete(`${ownUrl}/${id}/claim-photos/${photo}`)
    expect([(await drop()).statusCode, (await drop()).statusCode]).toEqual([204, 404])
    const { id: sent } = (await sendPhoto(dealer, id, bytes)).json()
    await file(dealer, id, aClaim({ items: [{ area: 'body', description: 'x', photos: [sent] }] }))
    expect((await dealer.delete(`${ownUrl}/${id}/claim-photos/${sent}`)).statusCode).toBe(404)
    expect(
      (await file(dealer, id, aClaim({ items: [{ area: 'engine', description: 'y', photos: [sent] }] })))
        .statusCode,
    ).toBe(400)
  })

  test('is recognised by its content', async () => {
    const { id } = await aCollectedCar()
    const whole = await aPicture('jpeg', { width: 900, height: 700 })
    for (const bytes of [
      aPdf(),
      Buffer.from('kein Foto'),
      whole.subarray(0, whole.length / 2),
      Buffer.alloc(0),
    ]) {
      const reply = await sendPhoto(dealer, id, bytes)
      expect([reply.statusCode, reply.json().type]).toEqual([400, 'file-type-not-allowed'])
    }
    expect(await api().db.claimPhoto.count({ where: { purchase: { publicId: id } } })).toBe(0)
  })
})

describe('The buyer', () => {
  async function aFiledClaim() {
    const { id, gwnummer } = await aCollectedCar()
    await file(dealer, id)
    return { id, gwnummer, claimId: (await newestClaim(dealer, id)).id }
  }

  test('answers a question, and the time of the house goes on', async () => {
    const { id, claimId } = await aFiledClaim()
    await later('2026-11-30T12:00:00+01:00')
    await move(office, claimId, { action: 'ask', text: 'Ist das die Fahrertür?' })
    expect(await newestClaim(dealer, id)).toMatchObject({
      state: 'question',
      dueAt: expect.stringMatching(/^2026-12-14T11:00/),
    })
    await later('2026-12-03T12:00:00+01:00')
    const reply = await act(dealer, id, claimId, 'messages', { text: 'Nein, dahinter.' })
    expect(reply.statusCode, reply.body).toBe(200)
    const claim = await newestClaim(dealer, id)
    expect(claim).toMatchObject({ state: 'review', dueAt: expect.stringMatching(/^2026-12-04T11:00/) })
    expect(claim.messages.map(({ from, event, text }) => [from, event ?? text])).toEqual([
      ['system', 'Mangel gemeldet'],
      ['house', 'Ist das die Fahrertür?'],
      ['buyer', 'Nein, dahinter.'],
    ])
    const french = await dealer.get(`${ownUrl}/${id}/claims`, {}, { headers: { 'accept-language': 'fr' } })
    expect(french.json().claims[0]).toMatchObject({
      title: expect.stringMatching(/^Porte/),
      messages: [{ event: 'Défaut signalé' }, {}, {}],
    })
    expect(await templates(sales)).toContain('claim-answer-to-sales')
  })

  test('sees neither notes nor the colleague', async () => {
    const { id, claimId } = await aFiledClaim()
    const name = { firstName: 'Mira', lastName: 'Lorenz' }
    await api().db.account.update({ where: { id: office.account.id }, data: name })
    await office.post(`${deskUrl}/${claimId}/notes`, { text: 'streng-geheim' })
    await move(office, claimId, { action: 'take' })
    await move(office, claimId, { action: 'ask', text: 'Wie viele Kilometer?' })
    for (const reply of [
      await dealer.get(`${ownUrl}/${id}/claims`),
      await dealer.get('/uaa/api/account/data'),
    ]) {
      expect(reply.statusCode, reply.body).toBe(200)
      for (const secret of ['streng-geheim', 'Lorenz', 'übernommen', 'holder'])
        expect(reply.body).not.toContain(secret)
    }
  })

  test('accepts the offer that was read, and no other', async () => {
    const { id, claimId } = await aFiledClaim()
    await move(office, claimId, { action: 'offer', text: 'Drücken laut Angebot', amount: 300 })
    const { version } = await newestClaim(dealer, id)
    await move(office, claimId, { action: 'offer', text: 'Mehr geht', amount: 380 })
    expect((await act(dealer, id, claimId, 'answer', { version, accepts: true })).json().type).toBe(
      'claim-changed',
    )
    const accept = { version: version + 1, accepts: true }
    expect((await act(dealer, id, claimId, 'answer', accept)).statusCode).toBe(200)
    expect(await newestClaim(dealer, id)).toMatchObject({ state: 'accepted', amount: 380, dueAt: null })
    expect((await act(dealer, id, claimId, 'answer', accept)).json().type).toBe('claim-closed')
  })

  test('declines an offer with a reason, and the house decides again', async () => {
    const { id, claimId } = await aFiledClaim()
    await move(office, claimId, { action: 'offer', text: 'Kulanz', amount: 100 })
    const { version } = await newestClaim(dealer, id)
    expect((await act(dealer, id, claimId, 'answer', { version, accepts: false })).statusCode).toBe(400)
    await act(dealer, id, claimId, 'answer', { version, accepts: false, text: 'Zu wenig' })
    expect(await newestClaim(dealer, id)).toMatchObject({ state: 'review', amount: null })
  })

  test('declines with a counter-offer up to the price, which the house sees and can offer', async () => {
    const { id, claimId } = await aFiledClaim()
    await move(office, claimId, { action: 'offer', text: 'Kulanz', amount: 100 })
    const { version } = await newestClaim(dealer, id)
    const counter = { version, accepts: false, text: 'Laut Werkstatt' }
    const tooMuch = await act(dealer, id, claimId, 'answer', { ...counter, wanted: 99_000 })
    expect(tooMuch.json().errors[0]).toMatchObject({
      path: 'wanted',
      message: expect.stringMatching(/^Höchstens der Kaufpreis/),
    })
    expect((await act(dealer, id, claimId, 'answer', { ...counter, wanted: 0 })).statusCode).toBe(400)
    expect((await act(dealer, id, claimId, 'answer', { ...counter, wanted: 250 })).statusCode).toBe(200)
    const { state, amount, messages } = await newestClaim(dealer, id)
    expect([state, amount]).toEqual(['review', null])
    expect(messages.at(-1)).toMatchObject({ from: 'buyer', text: 'Laut Werkstatt', amount: 250 })
    const { events } = await houseClaim(office, claimId)
    expect(events).toContainEqual(expect.objectContaining({ kind: 'buyer', amount: 250 }))
    expect((await mailsTo(api().env.MAIL_SALES)).at(-1)?.text).toContain('Gegenangebot 250,00\u00a0€')
    await move(office, claimId, { action: 'offer', text: 'Gut.', amount: 250 })
    const offered = await newestClaim(dealer, id)
    await act(dealer, id, claimId, 'answer', { version: offered.version, accepts: true })
    expect(await newestClaim(dealer, id)).toMatchObject({ state: 'accepted', amount: 250 })
  })

  test('accepts or withdraws at once: exactly one happens', async () => {
    const { id, claimId } = await aFiledClaim()
    await move(office, claimId, { action: 'offer', text: 'Kulanz', amount: 100 })
    const { version } = await newestClaim(dealer, id)
    const replies = await Promise.all([
      act(dealer, id, claimId, 'answer', { version, accepts: true }),
      act(dealer, id, claimId, 'withdrawal', { version }),
    ])
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  })

  test('withdraws an open claim, and writes nothing afterwards', async () => {
    const { id, claimId } = await aFiledClaim()
    const { version } = await newestClaim(dealer, id)
    await act(dealer, id, claimId, 'withdrawal', { version })
    expect((await newestClaim(dealer, id)).state).toBe('withdrawn')
    const refused = await act(dealer, id, claimId, 'messages', { text: 'Doch' })
    expect([refused.statusCode, refused.json().type]).toEqual([409, 'claim-closed'])
  })

  test('sends a message once', async () => {
    const { id, claimId } = await aFiledClaim()
    const send = () =>
      dealer.post(
        `${ownUrl}/${id}/claims/${claimId}/messages`,
        { text: 'Noch ein Foto folgt' },
        { headers: { 'idempotency-key': 'nachricht-1' } },
      )
    await Promise.all(Array.from({ length: 5 }, send))
    expect((await newestClaim(dealer, id)).messages).toHaveLength(2)
  })

  test('exports the own claims', async () => {
    await aFiledClaim()
    passTime({ minutes: 1 })
    const { account } = (await dealer.get('/uaa/api/account/data')).json()
    expect(account.claims).toEqual([
      expect.objectContaining({ state: 'filed', items: [expect.objectContaining({ area: 'body' })] }),
    ])
  })

  test('exports what a person has written to a claim of a colleague', async () => {
    const { id, claimId } = await aFiledClaim()
    const buyer = await aPersonOf('buyer', { company: dealer })
    await buyer.post(`${ownUrl}/${id}/claims/${claimId}/messages`, { text: 'Seit der Abholung.' })
    const { account } = (await buyer.get('/uaa/api/account/data')).json()
    expect(account.claims).toEqual([])
    expect(account.claimEvents).toMatchObject([
      { kind: 'buyer', text: 'Seit der Abholung.', claim: { purchase: { gwnummer: expect.any(String) } } },
    ])
  })
})

import { PDFDocument } from '@cantoo/pdf-lib'
import type { CheckedPass, ExpectedPickUps } from '@portal/contract/house/yard-hand-over'
import type { PickUp } from '@portal/contract/sale/pick-up'
import { beforeEach, describe, expect, test } from 'vitest'
import { hashOf } from '../../credentials/secrets.ts'
import { aBackofficeUser, aDealer, aYardUser, type Client, mailsTo } from '../../testing/accounts.ts'
import { api, useApi } from '../../testing/api.ts'
import { passTime, setTime } from '../../testing/clock.ts'
import { aPicture } from '../../testing/papers.ts'
import { aPurchase } from '../../testing/purchases.ts'
import { eraseExpiredData } from '../retention/jobs.ts'

useApi({ APPOINTMENT_SLOT_CAPACITY: '100' })

const url = '/mvp/api/house-hand-overs'

let dealer: Client
let yard: Client
beforeEach(async () => {
  // A Friday.
  setTime('2026-11-27T06:30:00+01:00')
  ;[dealer, yard] = [await aDealer(), await aYardUser()]
})

const slot = { appointment_date: '2026-11-27', appointment_time: '10:00' }
const pickUpUrl = (id: string, rest = '') => `/mvp/api/mvp-meine/purchases/${id}/pick-up${rest}`
const named = { kind: 'carrier', name: 'Milan Petrović', firm: 'Petrović Transporte', ...slot }
async function aPass(change: object = {}) {
  const purchase = await aPurchase(dealer)
  const { pass } = (await dealer.put(pickUpUrl(purchase.id), { ...named, ...change })).json<PickUp>()
  return { ...purchase, token: pass?.token ?? '', pin: pass?.pin ?? '' }
}
type Pass = Awaited<ReturnType<typeof aPass>>

const check = (code: string, gwnummer?: string, by = yard) => by.post(`${url}/check`, { code, gwnummer })
const aRecord = ({ gwnummer, token }: Pick<Pass, 'gwnummer' | 'token'>, change: object = {}) => ({
  ...{
    id: crypto.randomUUID(),
    recordedAt: api().clock.now().toISOString(),
    code: token,
    gwnummer,
    isIdentitySeen: true,
    mileage: 68_412,
    keys: 2,
  },
  ...{ papers: ['part1', 'part2'], note: 'Vollgetankt', photos: [], signedName: 'Milan Petrović' },
  signature: [
    [
      { x: 10, y: 60 },
      { x: 40, y: 20 },
      { x: 80, y: 70 },
    ],
    [{ x: 120, y: 60 }],
  ],
  ...change,
})
const send = (record: object, by = yard) => by.post(url, record)
const papersOf = async (id: string) =>
  (await dealer.get(`/mvp/api/mvp-meine/purchases/${id}`)).json<{
    state: string
    papers: { id: string; kind: string; name: string }[]
  }>()

describe('The yard', () => {
  test('sees who is expected from today on, without prices and companies, and keeps hashes of valid passes only', async () => {
    const [pass, later, unpaid] = [
      await aPass(),
      await aPass({ appointment_date: '2026-11-30' }),
      await aPass(),
    ]
    await api().db.purchase.update({ where: { publicId: unpaid.id }, data: { handOver: 'open' } })
    const reply = await yard.get(url)
    const { day, pickUps } = reply.json<ExpectedPickUps>()
    const of = ({ gwnummer }: Pass) => pickUps.find((one) => one.gwnummer === gwnummer)
    expect(day).toBe('2026-11-27')
    expect(of(pass)).toMatchObject({
      ...{ title: 'Audi A4 Avant', name: 'Milan Petrović', firm: 'Petrović Transporte', state: 'ready' },
      ...{ appointmentAt: '2026-11-27T09:00:00.000Z', tokenHash: hashOf(pass.token) },
    })
    expect(of(later)?.tokenHash).toBe(hashOf(later.token))
    expect(of(unpaid)).toMatchObject({ state: 'open', tokenHash: null })
    expect(reply.body).not.toMatch(/17.?450|Autohaus Beispiel/)
    await dealer.post(pickUpUrl(pass.id, '/renewal'))
    expect((await yard.get(url)).body).not.toContain(hashOf(pass.token))
  })

  test('finds a pass by its PIN, its token or the scanned address', async () => {
    const { pin, token, gwnummer } = await aPass()
    for (const code of [
      pin,
      `${pin.slice(0, 3)} ${pin.slice(3)}`,
      token,
      `https://portal.example/#/pass/${token}`,
    ]) {
      const reply = await check(code)
      expect(reply.json<CheckedPass>()).toMatchObject({ gwnummer, name: 'Milan Petrović', state: 'ready' })
      expect(reply.body).not.toMatch(/17.?450|Autohaus Beispiel/)
    }
  })

  test('has a pause of 15 minutes after five wrong PINs, which right ones and tokens do not shorten', async () => {
    const { pin, token } = await aPass()
    const wrong = pin === '000000' ? '000001' : '000000'
    const texts: string[] = []
    for (let tries = 0; tries < 5; tries += 1) texts.push((await check(wrong)).json().errors[0].message)
    expect(texts[1]).toBe('Diese PIN gehört zu keinem Ausweis. Noch 3 Versuche, dann 15 Minuten Pause.')
    expect(texts[4]).toBe('Diese PIN gehört zu keinem Ausweis. Bitte 15 Minuten warten.')
    expect((await check(pin)).json()).toMatchObject({ status: 429, type: 'too-many-attempts' })
    expect((await send(aRecord({ gwnummer: '100000', token: pin }))).statusCode).toBe(429)
    expect((await check(token)).statusCode).toBe(200)
    expect((await check(pin, undefined, await aYardUser())).statusCode).toBe(200)
    passTime({ minutes: 15, seconds: 1 })
    expect((await check(pin)).statusCode).toBe(200)
  })

  test('refuses a code that no pass has', async () => {
    const codes = ['', 'geheim', 'x'.repeat(43), '12345', '<script>']
    for (const code of codes) expect([400, 404], code).toContain((await check(code)).statusCode)
  })

  test('says at the field what is wrong with a mistyped PIN, and does not count it as a wrong one', async () => {
    const { pin } = await aPass()
    for (let typed = 0; typed < 6; typed += 1)
      expect((await check('12345')).json()).toMatchObject({
        ...{ status: 400, type: 'validation-failed' },
        errors: [{ path: 'code', message: 'Die PIN hat 6 Ziffern, eingegeben sind 5.' }],
      })
    expect((await check(pin)).statusCode).toBe(200)
  })

  test('refuses a pass for another vehicle, and names the right one', async () => {
    const [pass, other] = [await aPass(), await aPass()]
    const reply = await check(pass.token, other.gwnummer)
    expect(reply.json()).toMatchObject({
      ...{ status: 409, type: 'pass-refused' },
      title: `Dieser Ausweis gehört zu einem anderen Fahrzeug (GW ${pass.gwnummer}).`,
    })
    const swapped = aRecord({ gwnummer: other.gwnummer, token: pass.token })
    expect((await send(swapped)).json().type).toBe('pass-refused')
  })

  test('refuses a pass that was renewed, called off, has expired or is for an unpaid vehicle', async () => {
    const titleOf = async (code: string) => (await check(code)).json().title
    const renewed = await aPass()
    await dealer.post(pickUpUrl(renewed.id, '/renewal'))
    expect(await titleOf(renewed.token)).toBe(
      'Dieser Ausweis wurde durch einen neuen ersetzt. Bitte den neuen Ausweis zeigen lassen.',
    )
    const calledOff = await aPass()
    await dealer.delete(pickUpUrl(calledOff.id))
    expect(await titleOf(calledOff.token)).toBe('Dieser Ausweis ist gesperrt. Bitte anrufen.')
    const unpaid = await aPass()
    await api().db.purchase.update({ where: { publicId: unpaid.id }, data: { handOver: 'open' } })
    expect(await titleOf(unpaid.token)).toBe('Nicht bezahlt.')
    expect((await send(aRecord(unpaid))).json().title).toBe('Nicht bezahlt.')
    const expired = await aPass()
    setTime('2026-11-28T00:01:00+01:00')
    const saturday = await aYardUser()
    expect((await check(expired.token, undefined, saturday)).json().title).toBe(
      'Dieser Ausweis ist abgelaufen. Der Käufer kann einen neuen erstellen.',
    )
  })
})

describe('A hand-over', () => {
  test('sets the purchase to collected with a mail, and adds a record that both sides can download', async () => {
    const pass = await aPass()
    const photo = (await aPicture('jpeg')).toString('base64')
    const reply = await send(aRecord(pass, { photos: [photo, photo] }))
    expect(reply.json()).toMatchObject({ gwnummer: pass.gwnummer })
    const { state, papers } = await papersOf(pass.id)
    expect(state).toBe('collected')
    expect(papers).toMatchObject([{ kind: 'hand-over', name: `Uebergabeprotokoll ${pass.gwnummer}.pdf` }])
    const own = await dealer.get(`/mvp/api/mvp-meine/papers/${papers[0]?.id}`)
    const office = await aBackofficeUser()
    const ofHouse = await office.get(`/mvp/api/house-purchases/${pass.id}/papers/${papers[0]?.id}`)
    expect(own.rawPayload.equals(ofHouse.rawPayload)).toBe(true)
    const pdf = await PDFDocument.load(own.rawPayload, { updateMetadata: false })
    expect(pdf.getTitle()).toBe(`Übergabeprotokoll GW ${pass.gwnummer}`)
    expect((await mailsTo(dealer.account.email)).at(-1)?.subject).toBe(`Ihr Kauf ${pass.gwnummer}: Abgeholt`)
    expect(
      await api().db.handOverRecord.findMany({ where: { pass: { purchase: { publicId: pass.id } } } }),
    ).toMatchObject([{ mileage: 68_412, keys: 2, papers: ['part1', 'part2'], actorId: yard.account.id }])
  })

  test('is done once, however often its record is sent, and its pass is used up', async () => {
    const pass = await aPass()
    const record = aRecord(pass)
    const first = (await send(record)).json()
    expect((await send(record)).json()).toEqual(first)
    expect((await papersOf(pass.id)).papers).toHaveLength(1)
    const second = await aPass()
    const twice = aRecord(second)
    const replies = await Promise.all([1, 2, 3, 4].map(() => send(twice)))
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
    expect((await papersOf(second.id)).papers).toHaveLength(1)
    const again = await send(aRecord(pass))
    expect(again.json()).toMatchObject({
      ...{ status: 409, type: 'pass-refused' },
      title: expect.stringMatching(`^GW ${pass.gwnummer} wurde schon übergeben: 27\\.11\\.2026, `),
    })
    const other = await aPass()
    expect((await send({ ...aRecord(other), id: record.id })).statusCode).toBe(422)
  })

  test('from two phones happens once, also with the PIN, and the other one is told who did it and when', async () => {
    const phones = [yard, await aYardUser()] as const
    for (const code of ['pin', 'token'] as const) {
      const pass = await aPass()
      const sendings = phones.map((phone, index) =>
        send(aRecord(pass, { code: pass[code], mileage: 68_412 + index }), phone),
      )
      const replies = await Promise.all(sendings)
      const winner = replies.findIndex(({ statusCode }) => statusCode === 200)
      expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
      const late = await send(aRecord(pass, { code: pass[code] }), phones[1 - winner])
      for (const refused of [replies[1 - winner], late])
        expect(refused?.json()).toMatchObject({
          type: 'pass-refused',
          title: expect.stringContaining(`GW ${pass.gwnummer} wurde schon übergeben`),
        })
      expect(late.json().title).toContain('Erika Beispiel')
      const records = await api().db.handOverRecord.findMany({
        where: { pass: { purchase: { publicId: pass.id } } },
      })
      expect(records).toMatchObject([{ mileage: 68_412 + winner, actorId: phones[winner]?.account.id }])
      expect((await papersOf(pass.id)).papers).toHaveLength(1)
    }
    expect(await api().db.attemptCounter.count({ where: { count: { gt: 0 } } })).toBe(0)
  })

  test('that a device tells later counts from when it happened, for seven days', async () => {
    const [pass, other] = [await aPass(), await aPass()]
    const [record, late] = [aRecord(pass), aRecord(other)]
    setTime('2026-11-30T10:00:00+01:00')
    const monday = await aYardUser()
    expect((await send(record, monday)).json()).toEqual({ gwnummer: pass.gwnummer, at: record.recordedAt })
    expect((await send(aRecord(other, { recordedAt: '2026-11-30T09:00:00Z' }), monday)).json().type).toBe(
      'pass-refused',
    )
    setTime('2026-12-05T10:00:00+01:00')
    expect((await send(late, await aYardUser())).json().errors[0].path).toBe('recordedAt')
  })

  test('counts from when it happened, where the clock of the device is a day wrong', async () => {
    const pass = await aPass()
    const [record, sentAt] = [aRecord(pass), '2026-11-28T06:00:00Z']
    passTime({ minutes: 30 })
    const reply = await send({ ...record, recordedAt: '2026-11-28T05:30:00Z', sentAt })
    expect(reply.json().at).toMatch(/^2026-11-27T05:30:/)
  })

  test('needs the identity to be seen, a name, mileage and keys, and complete photos', async () => {
    const pass = await aPass()
    const pathOf = async (change: object) => {
      const reply = await send(aRecord(pass, change))
      return [reply.statusCode, reply.json().errors?.[0]?.path.split('.')[0]]
    }
    expect(await pathOf({ isIdentitySeen: false })).toEqual([400, 'isIdentitySeen'])
    expect(await pathOf({ signedName: ' ' })).toEqual([400, 'signedName'])
    expect(await pathOf({ mileage: null })).toEqual([400, 'mileage'])
    expect(await pathOf({ mileage: -1 })).toEqual([400, 'mileage'])
    expect(await pathOf({ keys: 1.5 })).toEqual([400, 'keys'])
    expect(await pathOf({ papers: ['ID card'] })).toEqual([400, 'papers'])
    expect(await pathOf({ photos: Array(7).fill('aaaa') })).toEqual([400, 'photos'])
    expect(await pathOf({ photos: ['aaaa'] })).toEqual([400, 'photos'])
    expect(await pathOf({ signature: [[{ x: 900, y: 1 }]] })).toEqual([400, 'signature'])
    expect(await pathOf({ signature: [] })).toEqual([400, 'signature'])
    expect((await papersOf(pass.id)).state).toBe('ready')
    expect((await send(aRecord(pass, { signature: null }))).statusCode).toBe(200)
  })

  test('stays with its purchase, in the data of both sides; who came is deleted after 30 days', async () => {
    const pass = await aPass()
    await send(aRecord(pass))
    const dataOf = async (person: Client) => (await person.get('/uaa/api/account/data')).json()
    const facts = { mileage: 68_412, keys: 2, papers: ['part1', 'part2'] }
    expect(await dataOf(dealer)).toMatchObject({
      account: { pickUpPasses: [{ name: 'Milan Petrović', record: facts }] },
      purchases: [{ papers: [{ kind: 'hand-over', name: `Uebergabeprotokoll ${pass.gwnummer}.pdf` }] }],
    })
    expect((await dataOf(yard)).account.handOverRecords).toMatchObject([facts])
    const { db, files, clock } = api()
    const ofPurchase = { purchase: { publicId: pass.id } }
    for (const days of [31, 11 * 366]) {
      passTime({ days })
      await eraseExpiredData({ db, disk: files.documents, now: clock.now() })
      expect(await db.pickUpPass.findMany({ where: ofPurchase, include: { record: true } })).toMatchObject([
        { name: null, firm: null, plate: null, salt: null, record: facts },
      ])
      const [paper] = await db.purchasePaper.findMany({ where: ofPurchase })
      const office = await aBackofficeUser()
      const url = `/mvp/api/house-purchases/${pass.id}/papers/${paper?.id}`
      expect((await office.get(url)).statusCode).toBe(200)
    }
  })

  test('happens once when one pass is used a thousand times at once', { timeout: 240_000 }, async () => {
    const pass = await aPass()
    const answers: number[] = []
    for (let round = 0; round < 40; round += 1) {
      const sent = Array.from({ length: 25 }, async () => (await send(aRecord(pass))).statusCode)
      answers.push(...(await Promise.all(sent)))
    }
    expect(answers).toHaveLength(1000)
    expect(answers.filter((status) => status === 200)).toHaveLength(1)
    // On a busy machine some wait too long for the lock.
    expect(answers.filter((status) => ![200, 409, 503].includes(status))).toEqual([])
    expect((await papersOf(pass.id)).papers).toHaveLength(1)
    expect(
      (await mailsTo(dealer.account.email)).filter(({ subject }) => subject.endsWith('Abgeholt')),
    ).toHaveLength(1)
    expect(
      await api().db.handOverChange.count({ where: { after: 'collected', purchase: { publicId: pass.id } } }),
    ).toBe(1)
  })
})

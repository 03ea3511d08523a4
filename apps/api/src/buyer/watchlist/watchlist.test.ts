import { watchlistMaximum } from '@portal/domain/values/constants'
import { describe, expect, test } from 'vitest'
import { aDealer, anAdmin, anApplicant, mailsTo } from '../../testing/accounts.ts'
import { api, useApi } from '../../testing/api.ts'
import { aVisitor } from '../../testing/caller.ts'
import { aCar, changeCar, someCars } from '../../testing/cars.ts'
import { mailWatchChanges } from './jobs.ts'

useApi()

const url = '/mvp/api/mvp-user-watches'
const list = '/mvp/api/mvp-user-watches-by-user'
const notes = '/mvp/api/mvp-user-watch-notes'

type Dealer = Awaited<ReturnType<typeof aDealer>>
const watch = async (dealer: Dealer, fahrzeugid: number) => (await dealer.post(url, { fahrzeugid })).json()

const sell = (fahrzeugid: number) => changeCar(fahrzeugid, { available: false, soldAt: api().clock.now() })

describe('Merkliste', () => {
  test('takes the facts of an entry from the stock, whatever the request contains', async () => {
    const dealer = await aDealer()
    const car = await aCar()
    const reply = await dealer.post(url, {
      fahrzeugid: car.fahrzeugid,
      gwnummer: '999999',
      hersteller: 'Lüge',
      haendlerpreisbrutto: 1,
      userId: 1,
      userEmail: 'fremd@haendler.example',
      id: 7,
    })
    expect(reply.statusCode, reply.body).toBe(201)
    expect(reply.json()).toMatchObject({
      fahrzeugid: car.fahrzeugid,
      gwnummer: car.gwnummer,
      hersteller: 'Volkswagen',
      haendlerpreisbrutto: 16_500,
      planverkaufspreisprivatkundengeschaeftbrutto: 18_900,
      erstzulassungvon: '2021-03-15',
      available: true,
      datedeleted: null,
      userId: dealer.account.id,
      userEmail: dealer.account.email,
    })
  })

  test('returns exactly the keys of a watchlist entry', async () => {
    const dealer = await aDealer()
    await watch(dealer, (await aCar()).fahrzeugid)
    const [entry] = (await dealer.get(list)).json()
    expect(Object.keys(entry).sort()).toEqual(
      [
        ...['id', 'fahrzeugid', 'gwnummer', 'hersteller', 'modellgruppe', 'modell', 'kilometerstandvon'],
        ...[
          'erstzulassungvon',
          'planverkaufspreisprivatkundengeschaeftbrutto',
          'haendlerpreisbrutto',
          'imageIds',
        ],
        ...['available', 'datecreated', 'datemodified', 'datedeleted', 'mvpuserwatchcarimages'],
        ...['userEmail', 'userId', 'vatMode', 'energyLabel'],
      ].sort(),
    )
  })

  test('keeps one entry when a car is added twice', async () => {
    const dealer = await aDealer()
    const { fahrzeugid } = await aCar()
    const first = await dealer.post(url, { fahrzeugid })
    const second = await dealer.post(url, { fahrzeugid })
    expect([first.statusCode, second.statusCode]).toEqual([201, 200])
    expect(second.json()).toEqual(first.json())
    expect((await dealer.get(list)).json()).toHaveLength(1)
  })

  test('keeps one entry when a car is added twenty times at once', async () => {
    const dealer = await aDealer()
    const { fahrzeugid } = await aCar()
    await dealer.get(list)
    const replies = await Promise.all(Array.from({ length: 20 }, () => dealer.post(url, { fahrzeugid })))
    expect(replies.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1)
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(19)
    expect((await dealer.get(list)).json()).toHaveLength(1)
  })

  test('is limited to its maximum, also with ten parallel requests', async () => {
    const dealer = await aDealer()
    const accountId = dealer.account.id
    const coming = await someCars(Array.from({ length: 10 }, () => ({})))
    const standing = await api().pool.query(
      `WITH sold AS (
         INSERT INTO vehicle (gwnummer, hersteller, modellgruppe, modell, kilometerstandvon, erstzulassungvon)
         SELECT (800000 + n)::text, 'Opel', 'Corsa', 'Corsa', 10, '2021-03-15' FROM generate_series(2, $2) n
         RETURNING fahrzeugid)
       INSERT INTO watch (account_id, fahrzeugid) SELECT $1, fahrzeugid FROM sold RETURNING fahrzeugid`,
      [accountId, watchlistMaximum],
    )
    await dealer.get(list)
    const replies = await Promise.all(coming.map(({ fahrzeugid }) => dealer.post(url, { fahrzeugid })))
    expect(replies.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1)
    const refused = replies.filter(({ statusCode }) => statusCode === 409).map((reply) => reply.json().title)
    expect(refused).toEqual(
      Array(9).fill('Ihre Merkliste ist voll (5.000 Fahrzeuge). Bitte entfernen Sie zuerst ein Fahrzeug.'),
    )
    expect(await api().db.watch.count({ where: { accountId } })).toBe(watchlistMaximum)
    expect((await dealer.post(url, standing.rows[0])).statusCode).toBe(200)
  })

  test('lists the newest document first', async () => {
    const dealer = await aDealer()
    const [older, newer] = [await aCar(), await aCar()]
    await watch(dealer, newer.fahrzeugid)
    await watch(dealer, older.fahrzeugid)
    const ids = (await dealer.get(list)).json().map((entry: { fahrzeugid: number }) => entry.fahrzeugid)
    expect(ids).toEqual([newer.fahrzeugid, older.fahrzeugid])
  })

  test('keeps a sold car as an unavailable entry, and refuses to add one', async () => {
    const [dealer, other] = [await aDealer(), await aDealer()]
    const { fahrzeugid } = await aCar()
    await watch(dealer, fahrzeugid)
    await sell(fahrzeugid)
    expect((await dealer.get(list)).json()).toMatchObject([{ fahrzeugid, available: false }])
    expect((await dealer.get(`${list}/vehicle-ids`)).json()).toEqual([fahrzeugid])
    expect((await other.get(`${list}/vehicle-ids`)).json()).toEqual([])
    expect((await other.post(url, { fahrzeugid })).json()).toMatchObject({ status: 404, type: 'car-sold' })
  })

  test('refuses unknown cars, unpublished cars and invalid ids', async () => {
    const dealer = await aDealer()
    const hidden = await aCar({ available: false })
    for (const fahrzeugid of [hidden.fahrzeugid, 2_000_000_000])
      expect((await dealer.post(url, { fahrzeugid })).json()).toMatchObject({
        status: 404,
        type: 'car-unknown',
      })
    for (const body of [
      {},
      { fahrzeugid: 'x' },
      { fahrzeugid: -1 },
      { fahrzeugid: 2 ** 40 },
      { fahrzeugid: 1, boese: 1 },
    ])
      expect((await dealer.post(url, body)).statusCode).toBe(400)
  })

  test('finds the caller’s entry by GW number and by id, and removes it', async () => {
    const dealer = await aDealer()
    const car = await aCar()
    const entry = await watch(dealer, car.fahrzeugid)
    expect((await dealer.get(`${url}/gw/${car.gwnummer}`)).json()).toEqual(entry)
    expect((await dealer.get(`${url}/${entry.id}`)).json()).toEqual(entry)
    expect((await dealer.delete(`${url}/${entry.id}`)).statusCode).toBe(204)
    expect((await dealer.get(`${url}/gw/${car.gwnummer}`)).statusCode).toBe(404)
    expect((await dealer.delete(`${url}/${entry.id}`)).statusCode).toBe(404)
  })

  test('answers a request for another account’s entry like one for an unknown entry', async () => {
    const [dealer, other] = [await aDealer(), await aDealer()]
    const car = await aCar()
    const { id } = await watch(dealer, car.fahrzeugid)
    const unknown = 2_000_000_000
    const images = (entry: number) => ({ id: entry, mvpuserwatchcarimages: [] })
    const note = { note: 'meins', mailOnChange: true }
    const pairs = await Promise.all([
      Promise.all([other.get(`${url}/${id}`), other.get(`${url}/${unknown}`)]),
      Promise.all([other.get(`${url}/gw/${car.gwnummer}`), other.get(`${url}/gw/000000`)]),
      Promise.all([other.delete(`${url}/${id}`), other.delete(`${url}/${unknown}`)]),
      Promise.all([
        other.post('/mvp/api/mvp-user-watch-car-images', images(id)),
        other.post('/mvp/api/mvp-user-watch-car-images', images(unknown)),
      ]),
      Promise.all([other.put(`${notes}/${id}`, note), other.put(`${notes}/${unknown}`, note)]),
    ])
    for (const [foreign, missing] of pairs) {
      expect(foreign.statusCode).toBe(404)
      expect(foreign.body).toBe(missing.body)
    }
    expect((await other.get(list)).json()).toEqual([])
    expect((await other.get(notes)).json()).toEqual([])
    expect((await dealer.get(notes)).json()).toEqual([{ id, note: '', mailOnChange: false }])
  })

  test('can be cleared by its owner only', async () => {
    const [dealer, other] = [await aDealer(), await aDealer()]
    const { fahrzeugid } = await aCar()
    await watch(dealer, fahrzeugid)
    await watch(other, fahrzeugid)
    const clear = `${list}-to-delete`
    expect((await other.put(clear, { login: dealer.account.login })).statusCode).toBe(403)
    expect((await other.get(list)).json()).toHaveLength(1)
    expect((await dealer.put(clear, { login: dealer.account.login.toUpperCase() })).statusCode).toBe(204)
    expect((await dealer.get(list)).json()).toEqual([])
    expect((await other.get(list)).json()).toHaveLength(1)
  })

  test('shows the photos chosen for an entry, which must be those of its car', async () => {
    const dealer = await aDealer()
    const car = await aCar(
      {},
      { GUTACHTEN_INTERNETBILD: ['seite.webp', 'front.webp'], GUTACHTEN_LIGHT: ['g.pdf'] },
    )
    const { id, mvpuserwatchcarimages } = await watch(dealer, car.fahrzeugid)
    expect(mvpuserwatchcarimages.map(({ datei }: { datei: string }) => datei)).toEqual([
      'seite.webp',
      'front.webp',
    ])
    const choose = (datei: string) =>
      dealer.post('/mvp/api/mvp-user-watch-car-images', {
        id,
        mvpuserwatchcarimages: [{ ordner: `test/${car.gwnummer}`, datei }],
      })
    const chosen = await choose('front.webp')
    expect(chosen.statusCode, chosen.body).toBe(201)
    expect(chosen.json().mvpuserwatchcarimages).toMatchObject([{ datei: 'front.webp' }])
    for (const datei of ['g.pdf', '../seite.webp', 'fremd.webp'])
      expect((await choose(datei)).json()).toMatchObject({
        status: 400,
        errors: [{ path: 'mvpuserwatchcarimages.0' }],
      })
    expect((await dealer.get(`${url}/${id}`)).json().imageIds).toHaveLength(1)
  })

  test('stores a private note and the mail switch', async () => {
    const dealer = await aDealer()
    const { id } = await watch(dealer, (await aCar()).fahrzeugid)
    const saved = await dealer.put(`${notes}/${id}`, { note: '  Für Frau Muster ', mailOnChange: true })
    expect(saved.json()).toEqual({ id, note: 'Für Frau Muster', mailOnChange: true })
    expect((await dealer.get(notes)).json()).toEqual([saved.json()])
    const tooLong = await dealer.put(`${notes}/${id}`, { note: 'x'.repeat(1001), mailOnChange: true })
    expect(tooLong.json()).toMatchObject({ status: 400, errors: [{ path: 'note' }] })
  })

  test('is for activated logins only', async () => {
    const [visitor, applicant, admin] = [aVisitor(), await anApplicant(), await anAdmin()]
    expect((await visitor.get(list)).statusCode).toBe(401)
    expect((await applicant.get(list)).statusCode).toBe(403)
    expect((await applicant.post(url, { fahrzeugid: 1 })).statusCode).toBe(403)
    expect((await admin.get(list)).statusCode).toBe(200)
  })
})

describe('Mails der Merkliste', () => {
  async function aWatcher(fahrzeugids: number[]) {
    const dealer = await aDealer()
    for (const fahrzeugid of fahrzeugids) {
      const { id } = await watch(dealer, fahrzeugid)
      await dealer.put(`${notes}/${id}`, { note: '', mailOnChange: true })
    }
    return dealer
  }
  const run = () => mailWatchChanges(api().db, api().env, api().clock.now())

  test('report price changes and sales in one mail per account, once', async () => {
    const [cheaper, sold, silent] = [await aCar({ modellgruppe: 'Polo' }), await aCar(), await aCar()]
    const dealer = await aWatcher([cheaper.fahrzeugid, sold.fahrzeugid])
    await watch(dealer, silent.fahrzeugid)
    await changeCar(cheaper.fahrzeugid, { haendlerpreisbrutto: 15_900 })
    await changeCar(silent.fahrzeugid, { haendlerpreisbrutto: 1000 })
    await sell(sold.fahrzeugid)

    expect(await run()).toBe(1)
    expect(await run()).toBe(0)

    const mails = await mailsTo(dealer.account.email)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.subject).toBe('Änderungen bei 2 Fahrzeugen Ihrer Merkliste')
    expect(mails[0]?.text).toContain(
      `Volkswagen Polo (GW-Nr. ${cheaper.gwnummer}): Händlerpreis 15.900\u00a0€, bisher 16.500\u00a0€`,
    )
    expect(mails[0]?.text).toContain(`(GW-Nr. ${sold.gwnummer}): Fahrzeug nicht mehr verfügbar`)
    expect(mails[0]?.text).not.toContain(silent.gwnummer)
  })

  test('are sent once when two workers run at the same time', async () => {
    const { fahrzeugid } = await aCar()
    const dealer = await aWatcher([fahrzeugid])
    await changeCar(fahrzeugid, { haendlerpreisbrutto: 15_000 })
    await Promise.all([run(), run(), run()])
    expect(await mailsTo(dealer.account.email)).toHaveLength(1)
  })

  test('report nothing that happened before they were switched on', async () => {
    const dealer = await aDealer()
    const { fahrzeugid } = await aCar()
    const { id } = await watch(dealer, fahrzeugid)
    await changeCar(fahrzeugid, { haendlerpreisbrutto: 15_000 })
    await dealer.put(`${notes}/${id}`, { note: '', mailOnChange: true })
    await run()
    expect(await mailsTo(dealer.account.email)).toEqual([])
  })

  test('do not reach an account that has been deactivated', async () => {
    const { fahrzeugid } = await aCar()
    const dealer = await aWatcher([fahrzeugid])
    await api().db.account.update({ where: { id: dealer.account.id }, data: { activated: false } })
    await changeCar(fahrzeugid, { haendlerpreisbrutto: 15_000 })
    await run()
    expect(await mailsTo(dealer.account.email)).toEqual([])
  })
})

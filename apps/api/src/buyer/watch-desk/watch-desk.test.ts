import { watchGroupsMaximum, watchlistMaximum } from '@portal/domain/values/constants'
import { describe, expect, test } from 'vitest'
import { aDealer, anApplicant, mailsTo } from '../../testing/accounts.ts'
import { api, useApi } from '../../testing/api.ts'
import { aVisitor } from '../../testing/caller.ts'
import { aCar, changeCar } from '../../testing/cars.ts'
import { passTime } from '../../testing/clock.ts'
import { mailWatchChanges } from '../watchlist/jobs.ts'

useApi()

const desk = '/mvp/api/mvp-user-watch-desk'
const groups = '/mvp/api/mvp-user-watch-groups'

type Dealer = Awaited<ReturnType<typeof aDealer>>

/** Marks a new vehicle; returns its entry's id and its number. */
async function aMarkedCar(dealer: Dealer, facts = {}) {
  const { fahrzeugid } = await aCar(facts)
  const { id } = (await dealer.post('/mvp/api/mvp-user-watches', { fahrzeugid })).json()
  return { id: Number(id), fahrzeugid }
}
/** Marks new vehicles for 10,000 € and one euro more each; 10,100 € was their price when they were marked. */
const watchMany = (dealer: Dealer, count: number) =>
  api().pool.query(
    `WITH many AS (
       INSERT INTO vehicle (gwnummer, hersteller, modellgruppe, modell, kilometerstandvon, erstzulassungvon,
         available, haendlerpreisbrutto)
       SELECT $1 || '-' || n, 'Opel', 'Astra', 'Astra', 10, '2021-03-15', true, 9999 + n
         FROM generate_series(1, $2::int) n
       RETURNING fahrzeugid)
     INSERT INTO watch (account_id, fahrzeugid, marked_price) SELECT $3, fahrzeugid, 10100 FROM many`,
    [`W${dealer.account.id}`, count, dealer.account.id],
  )
const entriesOf = async (dealer: Dealer) => (await dealer.get(desk)).json().entries
const aGroup = async (dealer: Dealer, name: string): Promise<{ id: number; name: string }> =>
  (await dealer.post(groups, { name })).json()

describe('Die eigene Kalkulation', () => {
  const urlOf = (fahrzeugid: number) => `/mvp/api/mvp-user-calculations/${fahrzeugid}`
  const own = { preparation: 350, transport: 149.5, salePrice: 21_900 }
  const empty = { preparation: null, transport: null, salePrice: null }

  test('is kept on the watchlist, for its account alone', async () => {
    const [dealer, other] = [await aDealer(), await aDealer()]
    const { fahrzeugid } = await aCar()
    expect((await dealer.get(urlOf(fahrzeugid))).json()).toEqual(empty)
    expect((await dealer.put(urlOf(fahrzeugid), own)).json()).toEqual(own)
    await other.post('/mvp/api/mvp-user-watches', { fahrzeugid })
    expect((await dealer.get(urlOf(fahrzeugid))).json()).toEqual(own)
    expect(await entriesOf(dealer)).toMatchObject([{ fahrzeugid, calculation: own }])
    expect((await other.get(urlOf(fahrzeugid))).json()).toEqual(empty)
    expect(await entriesOf(other)).toMatchObject([{ fahrzeugid, calculation: empty }])
  })

  test('can be changed and emptied, also for a vehicle that was sold meanwhile', async () => {
    const dealer = await aDealer()
    const { fahrzeugid } = await aCar()
    await dealer.put(urlOf(fahrzeugid), own)
    await changeCar(fahrzeugid, { available: false, soldAt: api().clock.now() })
    expect((await dealer.put(urlOf(fahrzeugid), empty)).json()).toEqual(empty)
  })

  test('refuses unknown vehicles and impossible amounts', async () => {
    const dealer = await aDealer()
    const { fahrzeugid } = await aCar()
    expect((await dealer.put(urlOf(1_999_999_999), own)).json().type).toBe('car-unknown')
    for (const salePrice of [-1, 10_000_001, '5', undefined])
      expect((await dealer.put(urlOf(fahrzeugid), { ...own, salePrice })).statusCode).toBe(400)
    expect((await aVisitor().get(urlOf(fahrzeugid))).statusCode).toBe(401)
  })
})

describe('Merkliste als Arbeitsliste', () => {
  test('keeps the dealer price of the day a vehicle was marked', async () => {
    const dealer = await aDealer()
    const { fahrzeugid } = await aMarkedCar(dealer, { haendlerpreisbrutto: 16_500, vatMode: 'REGEL' })
    await changeCar(fahrzeugid, { haendlerpreisbrutto: 15_470 })
    expect(await entriesOf(dealer)).toMatchObject([
      { markedPrice: 16_500, haendlerpreisbrutto: 15_470, haendlerpreisnetto: 13_000, vatMode: 'REGEL' },
    ])
  })

  test('has no price of the day and no net price for a vehicle without a price', async () => {
    const dealer = await aDealer()
    await aMarkedCar(dealer, { haendlerpreisbrutto: 0, vatMode: 'REGEL' })
    expect(await entriesOf(dealer)).toMatchObject([{ markedPrice: null, haendlerpreisnetto: null }])
  })

  test('has at most 50 groups', async () => {
    const dealer = await aDealer()
    const { id: accountId } = dealer.account
    await api().db.watchGroup.createMany({
      data: Array.from({ length: watchGroupsMaximum - 1 }, (_, n) => ({
        ...{ accountId, name: `Gruppe ${n}`, createdAt: api().clock.now() },
      })),
    })
    expect((await dealer.post(groups, { name: 'Die letzte' })).statusCode).toBeLessThan(300)
    expect((await dealer.post(groups, { name: 'Eine zu viel' })).json()).toMatchObject({
      ...{ status: 409, type: 'watch-groups-full' },
      title: 'Ihre Merkliste hat bereits 50 Gruppen. Bitte lösen Sie zuerst eine auf.',
    })
    expect(await api().db.watchGroup.count({ where: { accountId } })).toBe(watchGroupsMaximum)
  })

  test('sorts entries into named groups and takes them out', async () => {
    const dealer = await aDealer()
    const [first, second] = [await aMarkedCar(dealer), await aMarkedCar(dealer)]
    const { id: groupId } = await aGroup(dealer, '  Kunde Brandt ')
    expect((await dealer.put(desk, { ids: [first.id, second.id], groupId })).statusCode).toBe(204)
    expect((await dealer.get(desk)).json()).toMatchObject({
      groups: [{ id: groupId, name: 'Kunde Brandt' }],
      entries: [
        { id: second.id, groupId },
        { id: first.id, groupId },
      ],
    })
    await dealer.put(desk, { ids: [first.id], groupId: null })
    expect((await dealer.put(`${groups}/${groupId}`, { name: 'Lager' })).json().name).toBe('Lager')
    expect((await dealer.delete(`${groups}/${groupId}`)).statusCode).toBe(204)
    expect((await dealer.get(desk)).json()).toMatchObject({
      groups: [],
      entries: [{ groupId: null }, { groupId: null }],
    })
  })

  test('refuses a name in use, an empty one and a long one', async () => {
    const dealer = await aDealer()
    const { id } = await aGroup(dealer, 'Lager')
    await aGroup(dealer, 'Export')
    for (const name of ['Lager', '   ', 'x'.repeat(41)]) {
      const reply = await dealer.post(groups, { name })
      expect(reply.json()).toMatchObject({ status: 400, errors: [{ path: 'name' }] })
    }
    expect((await dealer.put(`${groups}/${id}`, { name: 'Export' })).statusCode).toBe(400)
  })

  test('holds at most 50 groups, also when they are created at once', async () => {
    const dealer = await aDealer()
    await api().db.watchGroup.createMany({
      data: Array.from({ length: 45 }, (_, index) => ({
        accountId: dealer.account.id,
        name: `Gruppe ${index}`,
      })),
    })
    await dealer.get(desk)
    const names = Array.from({ length: 10 }, (_, index) => `Neue Gruppe ${index}`)
    const replies = await Promise.all(names.map((name) => dealer.post(groups, { name })))
    expect(replies.filter(({ statusCode }) => statusCode === 201)).toHaveLength(5)
    expect(replies.filter(({ statusCode }) => statusCode === 409)).toHaveLength(5)
    expect(await api().db.watchGroup.count({ where: { accountId: dealer.account.id } })).toBe(50)
  })

  test('switches the mails of several entries, and reports changes from then on', async () => {
    const dealer = await aDealer()
    const [first, second] = [await aMarkedCar(dealer), await aMarkedCar(dealer)]
    const run = () => mailWatchChanges(api().db, api().env, api().clock.now())
    await changeCar(first.fahrzeugid, { haendlerpreisbrutto: 16_000 })
    await dealer.put(desk, { ids: [first.id, second.id], mailOnChange: true })
    await run()
    expect(await mailsTo(dealer.account.email)).toEqual([])
    await changeCar(second.fahrzeugid, { haendlerpreisbrutto: 15_000 })
    await dealer.put(desk, { ids: [first.id, second.id], mailOnChange: true })
    await run()
    expect(await mailsTo(dealer.account.email)).toHaveLength(1)
    await dealer.put(desk, { ids: [first.id, second.id], mailOnChange: false })
    await changeCar(second.fahrzeugid, { haendlerpreisbrutto: 14_000 })
    await run()
    expect(await mailsTo(dealer.account.email)).toHaveLength(1)
  })

  test('removes several entries; a repeated click succeeds', async () => {
    const dealer = await aDealer()
    const marked = [await aMarkedCar(dealer), await aMarkedCar(dealer), await aMarkedCar(dealer)]
    const ids = marked.slice(0, 2).map(({ id }) => id)
    for (const _ of [1, 2]) expect((await dealer.post(`${desk}/removal`, { ids })).statusCode).toBe(204)
    expect(await entriesOf(dealer)).toMatchObject([{ id: marked[2]?.id }])
  })

  test('restores nothing beyond the maximum', async () => {
    const dealer = await aDealer()
    const { id } = await aMarkedCar(dealer)
    await dealer.post(`${desk}/removal`, { ids: [id] })
    await watchMany(dealer, watchlistMaximum)
    const reply = await dealer.post(`${desk}/restoration`, { ids: [id] })
    expect(reply.json()).toMatchObject({ status: 409, type: 'watchlist-full' })
    expect(await api().db.removedWatch.count({ where: { id } })).toBe(1)
  })

  test('restores removed entries with everything kept in them, for ten minutes and only once', async () => {
    const dealer = await aDealer()
    const { id, fahrzeugid } = await aMarkedCar(dealer)
    const [other, taken] = [await aMarkedCar(dealer), await aMarkedCar(dealer)]
    const group = await aGroup(dealer, 'Kunde Brandt')
    await dealer.put(desk, { ids: [id], groupId: group.id })
    await dealer.put(`/mvp/api/mvp-user-watch-notes/${id}`, { note: 'Kratzer links', mailOnChange: true })
    const calculation = { preparation: 350, transport: 149.5, salePrice: 21_900 }
    await dealer.put(`/mvp/api/mvp-user-calculations/${fahrzeugid}`, calculation)
    const before = await entriesOf(dealer)
    const restore = async (body: object = {}, by = dealer) =>
      (await by.post(`${desk}/restoration`, body)).json().restored

    await dealer.post(`${desk}/removal`, { ids: [id, other.id] })
    await dealer.delete(`/mvp/api/mvp-user-watches/${taken.id}`)
    expect(await restore({ ids: [id] }, await aDealer())).toBe(0)
    expect(await restore({ ids: [id, other.id] })).toBe(2)
    expect(await restore({ ids: [id, other.id] })).toBe(0)
    expect(await restore()).toBe(1)
    expect(await entriesOf(dealer)).toEqual(before)

    const clear = { login: dealer.account.login }
    await dealer.put('/mvp/api/mvp-user-watches-by-user-to-delete', clear)
    expect(await restore()).toBe(3)
    await dealer.put('/mvp/api/mvp-user-watches-by-user-to-delete', clear)
    await dealer.delete(`${groups}/${group.id}`)
    await dealer.post('/mvp/api/mvp-user-watches', { fahrzeugid })
    expect(await restore()).toBe(2)
    await dealer.post(`${desk}/removal`, { ids: [other.id] })
    passTime({ minutes: 11 })
    expect(await restore()).toBe(0)
  })

  test('does not change entries and groups of other accounts', async () => {
    const [dealer, other] = [await aDealer(), await aDealer()]
    const { id } = await aMarkedCar(dealer)
    const own = await aGroup(dealer, 'Meine')
    const foreign = await aGroup(other, 'Fremde')
    expect((await dealer.put(desk, { ids: [id], groupId: foreign.id })).statusCode).toBe(404)
    await other.put(desk, { ids: [id], groupId: foreign.id, mailOnChange: true })
    await other.post(`${desk}/removal`, { ids: [id] })
    expect((await other.put(`${groups}/${own.id}`, { name: 'Meins' })).statusCode).toBe(404)
    expect((await other.delete(`${groups}/${own.id}`)).statusCode).toBe(404)
    expect((await dealer.get(desk)).json()).toMatchObject({
      groups: [{ ...own, count: 0 }],
      entries: [{ id, groupId: null, mailOnChange: false }],
    })
    expect((await other.get(desk)).json()).toMatchObject({ groups: [{ ...foreign, count: 0 }], entries: [] })
  })

  test('is delivered in pages of 100, with the figures and ids of the whole list', async () => {
    const dealer = await aDealer()
    await watchMany(dealer, 230)
    const { id: groupId } = await aGroup(dealer, 'Export')
    const read = async (query: string) => (await dealer.get(`${desk}${query}`)).json()
    const first = await read('?sort=cheapest')
    expect(first).toMatchObject({
      total: 230,
      ungrouped: 230,
      cheaper: 100,
      dearer: 129,
      goneIds: [],
      page: 0,
    })
    expect(first.entries).toHaveLength(100)
    expect(first.entries[0].haendlerpreisbrutto).toBe(10_000)
    expect(first.ids).toHaveLength(230)
    expect(first.sections).toEqual([{ key: 'none', count: 230, sum: 230 * 10_000 + (229 * 230) / 2 }])

    await dealer.put(desk, { ids: first.ids, groupId })
    const gone = first.entries[0]
    await changeCar(gone.fahrzeugid, { available: false, soldAt: api().clock.now() })
    const last = await read(`?sort=dearest&group=${groupId}&page=2`)
    expect(last).toMatchObject({ group: groupId, page: 2, ungrouped: 0, goneIds: [gone.id] })
    expect(last.sections).toMatchObject([{ key: 'gone' }, { key: groupId, count: 229 }])
    expect(last.entries).toHaveLength(30)
    expect(last.entries[29].haendlerpreisbrutto).toBe(10_001)
    expect((await read('?page=7')).page).toBe(2)

    await dealer.delete(`${groups}/${groupId}`)
    expect(await read(`?group=${groupId}`)).toMatchObject({ group: 'all', total: 230 })
    expect((await dealer.get(`${desk}?sort=haendlerpreisbrutto`)).statusCode).toBe(400)
    expect((await dealer.get(`${desk}?page=-1`)).statusCode).toBe(400)
  })

  test('works with 5,000 vehicles: ids, a page of entries, changes to all', async () => {
    const dealer = await aDealer()
    await watchMany(dealer, watchlistMaximum)
    const watched = await dealer.get('/mvp/api/mvp-user-watches-by-user/vehicle-ids')
    expect(watched.json()).toHaveLength(watchlistMaximum)
    const { ids, entries } = (await dealer.get(desk)).json()
    expect(entries).toHaveLength(100)
    expect((await dealer.put(desk, { ids, mailOnChange: true })).statusCode).toBe(204)
    expect((await dealer.post(`${desk}/removal`, { ids })).statusCode).toBe(204)
    expect((await dealer.get(desk)).json()).toMatchObject({ total: 0, page: 0, entries: [] })
  })

  test('refuses changes without a change, empty lists and invalid ids', async () => {
    const dealer = await aDealer()
    for (const body of [
      { ids: [1] },
      { ids: [], groupId: null },
      { ids: [0], groupId: null },
      { ids: [1], boese: 1 },
    ])
      expect((await dealer.put(desk, body)).statusCode).toBe(400)
  })

  test('is for activated logins only', async () => {
    expect((await aVisitor().get(desk)).statusCode).toBe(401)
    expect((await (await anApplicant()).get(desk)).statusCode).toBe(403)
  })
})

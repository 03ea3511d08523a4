import type { HouseVehicle } from '@portal/contract/house-vehicle'
import { beforeAll, describe, expect, test } from 'vitest'
import { aBackofficeUser, aDealer, aVisitor, type Client } from '../../testing/accounts.ts'
import { api, useApi } from '../../testing/api.ts'
import { aCar } from '../../testing/cars.ts'
import { aJob, run } from '../../testing/stock-jobs.ts'

useApi()

let user: Client
beforeAll(async () => {
  user = await aBackofficeUser()
})

const url = (gwnummer: string) => `/mvp/api/house-vehicles/${gwnummer}`
const read = async (gwnummer: string): Promise<HouseVehicle> => (await user.get(url(gwnummer))).json()
const edit = (gwnummer: string, version: number, facts: Record<string, string>) =>
  user.put(`${url(gwnummer)}/facts`, { version, facts })

describe('the vehicle page of the house', () => {
  test('has the facts that only the house sees, and the numbers of watchers and enquiries', async () => {
    const { gwnummer, fahrzeugid } = await aCar({
      purchasePrice: 14_200,
      lowestPrice: 15_000,
      origin: 'AUKTION',
    })
    const { account } = await aDealer()
    await api().db.watch.create({ data: { fahrzeugid, accountId: account.id } })

    expect(await read(gwnummer)).toMatchObject({
      facts: {
        purchasePrice: '14200.00',
        lowestPrice: '15000.00',
        origin: 'AUKTION',
        fin: `WAUZZZ8K0DA${gwnummer}`,
      },
      ...{ offerState: 'offered', hiddenReasons: [], watchers: 1, enquiries: [], editedFields: [] },
    })
  })

  test.each<
    [string, object, Record<string, string[]>, HouseVehicle['hiddenReasons'], HouseVehicle['offerState']]
  >([
    ['sold', { soldAt: new Date() }, { GUTACHTEN_INTERNETBILD: ['a.webp'] }, ['sold'], 'sold'],
    ['withdrawn, without a photo', { withdrawnAt: new Date() }, {}, ['withdrawn', 'photo'], 'withdrawn'],
    [
      'reserved',
      { reservedUntil: new Date('2035-01-01') },
      { GUTACHTEN_INTERNETBILD: ['a.webp'] },
      ['reserved'],
      'reserved',
    ],
    [
      'nearly new without consumption and a price',
      {
        ...{ kilometerstandvon: 10, erstzulassungvon: new Date() },
        ...{ haendlerpreisbrutto: 0, planverkaufspreisprivatkundengeschaeftbrutto: 0 },
      },
      { GUTACHTEN_INTERNETBILD: ['a.webp'] },
      ['price', 'energy'],
      'unpublished',
    ],
  ])('says why a vehicle is not visible that is %s', async (_, facts, files, reasons, state) => {
    const { gwnummer } = await aCar({ ...facts, available: false }, files)
    expect(await read(gwnummer)).toMatchObject({ hiddenReasons: reasons, offerState: state })
  })

  test('counts the openings of the public page by day, not those of the house', async () => {
    const { gwnummer, fahrzeugid } = await aCar()
    for (const caller of [aVisitor(), await aDealer(), user])
      expect((await caller.get(`/mvp/api/mvp-car-stocks/${fahrzeugid}/details`)).statusCode).toBe(200)

    await expect
      .poll(async () => (await read(gwnummer)).views, { timeout: 10_000 })
      .toMatchObject([{ count: 2 }])
  })
})

describe('an edit in place', () => {
  test('changes the fact, marks it, and is in the history with who, before and after', async () => {
    const { gwnummer } = await aCar()
    const { version } = await read(gwnummer)
    const reply = await edit(gwnummer, version, {
      farbe: 'blau',
      haendlerpreisbrutto: '15999.50',
      lowestPrice: '',
    })

    expect(reply.json()).toMatchObject({
      facts: { farbe: 'blau', haendlerpreisbrutto: '15999.50' },
      version: 1,
    })
    expect(reply.json<HouseVehicle>().editedFields.toSorted()).toEqual(['farbe', 'haendlerpreisbrutto'])
    expect(reply.json<HouseVehicle>().priceSteps.at(-1)).toMatchObject({ haendlerpreisbrutto: 15_999.5 })
    const history = await user.get(`${url(gwnummer)}/changes`)
    expect(history.json()).toContainEqual(
      expect.objectContaining({
        who: 'Erika Beispiel',
        cause: 'edit',
        field: 'farbe',
        before: 'grau',
        after: 'blau',
      }),
    )
  })

  test('publishes a vehicle when it was the last thing missing', async () => {
    const none = { haendlerpreisbrutto: 0, planverkaufspreisprivatkundengeschaeftbrutto: 0 }
    const { gwnummer } = await aCar({ ...none, available: false, publishedAt: null })
    const reply = await edit(gwnummer, 0, { haendlerpreisbrutto: '9000' })

    expect(reply.json()).toMatchObject({ offerState: 'offered', hiddenReasons: [] })
  })

  test.each<[string, Record<string, string>, string]>([
    ['a word as a mileage', { kilometerstandvon: 'viel' }, 'kilometerstandvon'],
    [
      'an unknown colour of the badge',
      { feinstaubplakettetypdescription: 'lila' },
      'feinstaubplakettetypdescription',
    ],
    ['two facts that contradict each other', { kwvon: '100', kwbis: '90' }, 'kwbis'],
    ['a price below the lowest price', { haendlerpreisbrutto: '9000' }, 'haendlerpreisbrutto'],
    ['no maker', { hersteller: '' }, 'hersteller'],
    ['another number', { gwnummer: '123456' }, 'gwnummer'],
    ['an unknown fact', { __proto: 'x' }, '__proto'],
  ])('refuses %s and names the fact', async (_, facts, path) => {
    const { gwnummer } = await aCar({ lowestPrice: 15_000 })
    const reply = await edit(gwnummer, 0, facts)

    expect(reply.statusCode).toBe(400)
    expect(reply.json().errors).toMatchObject([{ path }])
    expect((await read(gwnummer)).version).toBe(0)
  })

  test('of a vehicle that somebody else changed is refused and names the changes', async () => {
    const { gwnummer } = await aCar()
    const colleague = await aBackofficeUser()
    await run(colleague, (await aJob(colleague, { action: 'move', location: 'Halle 3' }, [gwnummer])).id)
    const reply = await edit(gwnummer, 0, { farbe: 'rot' })

    expect(reply.statusCode).toBe(409)
    expect(reply.json().errors).toMatchObject([
      { path: 'location', message: expect.stringContaining('von „“ auf „Halle 3“') },
    ])
  })
})

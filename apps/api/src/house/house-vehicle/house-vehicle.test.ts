import type { HouseVehicle } from '@portal/contract/house/house-vehicle'
import { today } from '@portal/domain/buyer/appointment'
import { dayMs } from '@portal/domain/values/durations'
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
  test('shows the facts that only the house sees, and the numbers of watchers and enquiries', async () => {
    const { gwnummer, fahrzeugid } = await aCar({
      purchasePrice: 14_200,
      lowestPrice: 15_000,
      origin: 'AUKTION',
    })
    const { account } = await aDealer()
    await api().db.watch.create({ data: { fahrzeugid, accountId: account.id } })

    expect(await read(gwnummer)).toMatchObject({
      watching: [{ dealerId: account.id, company: expect.any(String) }],
      facts: {
        purchasePrice: '14200.00',
        lowestPrice: '15000.00',
        origin: 'AUKTION',
        fin: `WAUZZZ8K0DA${gwnummer}`,
      },
      ...{ offerState: 'offered', hiddenReasons: [], watchers: 1, enquiries: [], editedFields: [] },
    })
  })

  test('names more watchers than its page lists, the latest first', async () => {
    const { gwnummer, fahrzeugid } = await aCar()
    const dealers = await Promise.all(Array.from({ length: 7 }, () => aDealer()))
    for (const [at, { account }] of dealers.entries())
      await api().db.watch.create({
        data: { fahrzeugid, accountId: account.id, datecreated: new Date(Date.UTC(2026, 0, 1 + at)) },
      })
    const { watchers, watching } = await read(gwnummer)
    expect(watchers).toBe(7)
    expect(watching.map(({ dealerId }) => dealerId)).toEqual(
      dealers.toReversed().map(({ account }) => account.id),
    )
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
  ])('gives the reasons why a vehicle is not visible: %s', async (_, facts, files, reasons, state) => {
    const { gwnummer } = await aCar({ ...facts, available: false }, files)
    expect(await read(gwnummer)).toMatchObject({ hiddenReasons: reasons, offerState: state })
  })

  test('counts the openings of the public page in the last seven days, not those of the house', async () => {
    const { gwnummer, fahrzeugid } = await aCar()
    // Days of the calendar in Germany, as midnights in UTC.
    const before = (days: number) => new Date(Date.parse(today(api().clock.now())) - days * dayMs)
    for (const days of [6, 7])
      await api().db.vehicleViews.create({ data: { fahrzeugid, day: before(days), count: 10 } })
    for (const caller of [aVisitor(), await aDealer(), user])
      expect((await caller.get(`/mvp/api/mvp-car-stocks/${fahrzeugid}/details`)).statusCode).toBe(200)

    await expect.poll(async () => (await read(gwnummer)).views, { timeout: 10_000 }).toBe(12)
  })
})

describe('the documents of a vehicle', () => {
  test('are its reports, and papers and invoices of its purchases', async () => {
    const { gwnummer } = await aCar({}, { GUTACHTEN_INTERNETBILD: ['a.webp'], GUTACHTEN_LIGHT: ['g.pdf'] })
    const other = await aCar()
    const stored = { bytes: 2048, storageKey: 'k', createdAt: new Date('2026-03-01T10:00:00Z') }
    for (const [name, number] of [
      ['own', gwnummer],
      ['foreign', other.gwnummer],
    ] as const) {
      const { id } = await api().db.purchase.create({
        data: {
          ...{ partner_number: '200001', gwnummer: number, maker: 'Audi', model: 'A4', fin: `F${number}` },
          puchasesDate: new Date('2026-02-01'),
          papers: { create: { ...stored, kind: 'registration', name: `${name}.pdf`, sha256: name } },
        },
      })
      await api().db.invoice.create({
        data: {
          ...{ purchaseId: id, number: `RE-${name}`, kind: 'invoice', grossCents: 1_000 },
          ...{ issuedOn: new Date('2026-03-02'), createdAt: new Date('2026-03-02T10:00:00Z') },
          file: {
            create: {
              ...{ isDelivered: false, format: 'cii', bytes: 4096, storageKey: name },
              ...{ name: `RE-${name}.xml`, sha256: `i${name}` },
            },
          },
        },
      })
    }
    const reply = await user.get(`${url(gwnummer)}/documents`)
    expect(reply.json()).toMatchObject([
      { kind: 'report', type: 'GUTACHTEN_LIGHT', datei: 'g.pdf' },
      { kind: 'invoice', number: 'RE-own', bytes: 4096, createdAt: '2026-03-02T10:00:00Z' },
      { kind: 'paper', type: 'registration', name: 'own.pdf' },
    ])
    expect((await read(gwnummer)).documents).toBe(3)
    expect((await user.get(`${url('999999')}/documents`)).statusCode).toBe(404)
    expect((await (await aDealer()).get(`${url(gwnummer)}/documents`)).statusCode).toBe(403)
  })
})

describe('an edit in place', () => {
  test('changes the fact, marks it, and is recorded in the history with person, old and new value', async () => {
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

  test('publishes a vehicle that lacked only the edited fact', async () => {
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

  test('of a vehicle changed by somebody else in the meantime is refused and lists the changes', async () => {
    const { gwnummer } = await aCar()
    const colleague = await aBackofficeUser()
    await run(colleague, (await aJob(colleague, { action: 'move', location: 'Halle 3' }, [gwnummer])).id)
    expect((await edit(gwnummer, 1, { kilometerstandvon: '150339' })).statusCode).toBe(200)
    const reply = await edit(gwnummer, 0, { farbe: 'rot' })

    expect(reply.statusCode).toBe(409)
    const mileage = expect.stringMatching(/von „45\.000\skm“ auf „150\.339\skm“/)
    expect(reply.json().errors).toMatchObject([
      { path: 'kilometerstandbis', message: mileage },
      { path: 'kilometerstandvon', message: mileage },
      { path: 'location', message: expect.stringContaining('von leer auf „Halle 3“') },
    ])
  })
})

describe('a vehicle added by hand', () => {
  const facts = (gwnummer: string) => ({
    ...{
      gwnummer,
      fin: `WDENEW0TEST${gwnummer}`,
      hersteller: 'Volvo',
      modellgruppe: 'V60',
      modell: 'V60 B4',
    },
    ...{ erstzulassungvon: '2022-05-01', kilometerstandvon: '31000', haendlerpreisbrutto: '21500' },
    planverkaufspreisprivatkundengeschaeftbrutto: '',
  })
  const add = (more: Record<string, string>) =>
    user.post('/mvp/api/house-vehicles', { facts: { ...facts('700001'), ...more } })
  const messagesOf = (reply: { json: () => { errors?: { path: string; message: string }[] } }) =>
    Object.fromEntries((reply.json().errors ?? []).map(({ path, message }) => [path, message]))

  test('has the given facts, its first price and a history, and is not found without a photo', async () => {
    const reply = await add({})
    expect(reply.statusCode, reply.body).toBe(201)
    expect(reply.json()).toMatchObject({
      ...{ gwnummer: '700001', offerState: 'unpublished', hiddenReasons: ['photo'] },
      facts: { modell: 'V60 B4', kilometerstandbis: '31000', haendlerpreisbrutto: '21500.00' },
      priceSteps: [{ haendlerpreisbrutto: 21_500 }],
    })
    expect(reply.json().editedFields).toContain('haendlerpreisbrutto')
    const changes = (await user.get(`${url('700001')}/changes`)).json()
    expect(changes).toContainEqual(
      expect.objectContaining({ field: 'modell', before: null, after: 'V60 B4', cause: 'edit' }),
    )
    const found = await user.get('/mvp/api/house-stock?q=700001')
    expect(found.json().rows).toHaveLength(1)
  })

  test('is refused with a message for each fact that a delivery may not have either', async () => {
    const reply = await add({ gwnummer: '12', fin: '', kilometerstandvon: 'viel', erstzulassungvon: '' })
    expect(reply.statusCode).toBe(400)
    expect(Object.keys(messagesOf(reply)).sort()).toEqual([
      'erstzulassungvon',
      'fin',
      'gwnummer',
      'kilometerstandvon',
    ])
    const late = await add({
      gwnummer: '700002',
      erstzulassungvon: '2040-01-01',
      hu_faellig_am: '2050-01-01',
    })
    expect(messagesOf(late)).toEqual({
      erstzulassungvon: 'Die Erstzulassung darf nicht in der Zukunft liegen.',
      hu_faellig_am: 'Die Hauptuntersuchung darf höchstens in 5 Jahren fällig sein.',
    })
    const cheap = await add({ gwnummer: '700002', lowestPrice: '22000' })
    expect(messagesOf(cheap)).toHaveProperty('haendlerpreisbrutto')
    expect(Object.keys(messagesOf(await add({ gwnummer: '700002', soldAt: '2026-01-01' })))).toEqual([
      'soldAt',
    ])
  })

  test('has a number and a FIN of its own, also when the button is pressed twice', async () => {
    const given = { gwnummer: '700003', fin: 'WDENEW0TEST700003' }
    const replies = await Promise.all([add(given), add(given)])
    const [first, second] = replies.map(({ statusCode }) => statusCode).sort()
    expect(first).toBe(201)
    // The second is refused for the used number, or because the first is still running.
    expect([400, 409]).toContain(second)
    expect(await api().db.vehicle.count({ where: { gwnummer: '700003' } })).toBe(1)
    expect(messagesOf(await add({ gwnummer: '700003', fin: 'WDENEW0TEST7000XX' }))).toEqual({
      gwnummer: 'Unter dieser GW-Nummer ist schon ein Fahrzeug im Bestand.',
    })
    expect(messagesOf(await add({ gwnummer: '700004', fin: 'WDENEW0TEST700003' }))).toEqual({
      fin: 'Dieselbe FIN hat das Fahrzeug mit der GW-Nummer 700003.',
    })
  })

  test('is for the house alone', async () => {
    const body = { facts: facts('700005') }
    expect((await aVisitor().post('/mvp/api/house-vehicles', body)).statusCode).toBe(401)
    expect((await (await aDealer()).post('/mvp/api/house-vehicles', body)).statusCode).toBe(403)
    expect(await api().db.vehicle.count({ where: { gwnummer: '700005' } })).toBe(0)
  })
})

import { randomUUID } from 'node:crypto'
import type { HouseCondition } from '@portal/contract/house/house-condition'
import { ReleasedCondition, VehicleCondition } from '@portal/contract/vehicles/condition'
import type { ConditionPart } from '@portal/domain/vehicles/condition/parts'
import { beforeAll, describe, expect, test } from 'vitest'
import { aBackofficeUser, aDealer, aVisitor, type Client } from '../../testing/accounts.ts'
import { api, useApi } from '../../testing/api.ts'
import { aCar } from '../../testing/cars.ts'
import { setTime } from '../../testing/clock.ts'
import { releasedCondition } from './queries.ts'

useApi()

let user: Client
beforeAll(async () => {
  user = await aBackofficeUser()
})

const url = (gwnummer: string) => `/mvp/api/house-vehicles/${gwnummer}/condition`
const recordedAt = '2026-11-20T12:20:00.000Z'
const record = (gwnummer: string, parts: object, id: string = randomUUID()) =>
  user.post(`${url(gwnummer)}/records`, { id, recordedAt, ...parts })
const house = async (gwnummer: string): Promise<HouseCondition> => (await user.get(url(gwnummer))).json()

const dent = (facts: object = {}) => ({
  ...{ id: randomUUID(), panel: 'TUER_VORN_LINKS', x: 0.4, y: 0.6, kind: 'DELLE', severity: 'LEICHT' },
  ...{ lengthCm: 4, widthCm: 2, state: 'VORHANDEN', amount: 180, note: 'hinter dem Griff', ...facts },
})
const wheels = ['VL', 'VR', 'HL', 'HR'].map((position, index) => ({
  ...{ position, make: 'Continental', size: '225/50 R17', dot: '1423', depthMm: 5.8 - index, state: 'GUT' },
}))
const everything = {
  paint: { factory: { from: 80, to: 160 }, readings: [{ panel: 'DACH', micrometres: 104 }] },
  tyres: { mounted: { season: 'SOMMER', rim: 'ALU', wheels }, second: null },
  service: {
    history: 'LUECKENLOS',
    entries: [
      { date: '2026-04-08', km: 61_200, work: 'Inspektion', workshop: 'Musterwerkstatt', proof: 'BELEG' },
    ],
  },
  findings: [{ group: 'ANTRIEB', grade: 'KLEINER_MANGEL', note: 'Ölschwitzen' }],
  previousUses: ['LEASING'],
  papers: {
    coc: true,
    registrationPart1: true,
    registrationPart2: null,
    reimported: false,
    lastCountry: 'DE',
  },
  drive: { state: 'BEDINGT', note: 'Nur mit Überführungskennzeichen.' },
}

describe('the recorded condition of a vehicle', () => {
  test('has all its parts for a dealer, with sums and the photos of the damages', async () => {
    setTime('2026-11-21T09:00:00Z')
    const car = await aCar({ minderwerte: 180, accident: false, keys: 2 })
    const { eaktedokumentid } = await api().db.vehicleFile.findFirstOrThrow({
      where: { fahrzeugid: car.fahrzeugid },
    })
    const first = dent({ photos: [eaktedokumentid] })
    const repaired = dent({ panel: 'DACH', state: 'INSTANDGESETZT', amount: 320.5 })
    await record(car.gwnummer, { ...everything, damages: [first, repaired, dent({ amount: null })] })

    const reply = await (await aDealer()).get(`/mvp/api/mvp-car-stocks/${car.fahrzeugid}/condition`)
    const { condition } = reply.json()

    expect(VehicleCondition.parse(condition)).toEqual(condition)
    expect(condition).toMatchObject({
      ...everything,
      ...{ recordedAt, recordedBy: 'Autoexpo', accident: false, keys: 2 },
      sums: { present: 180, repaired: 320.5, withoutAmount: 1 },
      depreciation: { minderwerte: 180, reason: null },
      damages: [
        { ...first, number: 1, photos: [{ eaktedokumentid, datei: 'seite.webp' }] },
        { ...repaired, number: 2, photos: [] },
        { number: 3, amount: null },
      ],
    })
  })

  test('is null where nothing was recorded, and unknown for an unknown or a sold car', async () => {
    const dealer = await aDealer()
    const { fahrzeugid } = await aCar()
    const sold = await aCar({ available: false, soldAt: new Date() })
    const read = (id: number | string) => dealer.get(`/mvp/api/mvp-car-stocks/${id}/condition`)

    expect((await read(fahrzeugid)).json()).toEqual({ condition: null })
    expect((await read('999999')).json()).toMatchObject({ type: 'car-unknown' })
    expect((await read('abc')).json()).toMatchObject({ type: 'car-unknown' })
    expect((await read(sold.fahrzeugid)).json()).toMatchObject({ type: 'car-sold' })
  })

  test('states why the Minderwert differs from the sum of the present damages', async () => {
    const { gwnummer } = await aCar({ minderwerte: 412.5 })
    await record(gwnummer, { damages: [dent({ amount: 510 })] })
    const reason = async () => (await house(gwnummer)).condition?.depreciation.reason

    expect(await reason()).toBe(
      'Der Minderwert liegt 97,50\u00a0€ unter der Summe der vorhandenen Schäden. Er wurde getrennt davon bewertet.',
    )
    await record(gwnummer, { depreciationNote: 'Abzug für Abnutzung.' })
    expect(await reason()).toBe('Abzug für Abnutzung.')
  })
})

describe('what visitors see of it', () => {
  const released = async (id: number) =>
    (await aVisitor().get(`/mvp/api/mvp-car-stocks/${id}/released-condition`)).json()

  test('is what the house releases: by default damages without costs, their photos, tyres and service', async () => {
    const { gwnummer, fahrzeugid } = await aCar()
    await record(gwnummer, { ...everything, damages: [dent()] })
    const { condition } = await released(fahrzeugid)

    expect(ReleasedCondition.parse(condition)).toEqual(condition)
    expect(Object.keys(condition).sort()).toEqual(['damages', 'recordedAt', 'service', 'tyres'])
    expect(condition.damages).toMatchObject([{ number: 1, panel: 'TUER_VORN_LINKS', photos: [] }])
    expect(condition.damages[0]).not.toHaveProperty('amount')
    expect(condition.damages[0]).not.toHaveProperty('note')
  })

  test.each<[ConditionPart[], string[]]>([
    [[], []],
    [['amounts', 'damagePhotos'], ['recordedAt']],
    [['damages'], ['damages', 'recordedAt']],
    [
      ['damages', 'amounts'],
      ['damages', 'recordedAt', 'sums'],
    ],
    [
      ['use', 'drive'],
      ['drive', 'previousUses', 'recordedAt'],
    ],
  ])('is %j alone where the house releases no more', async (parts, names) => {
    const { gwnummer, fahrzeugid } = await aCar()
    await record(gwnummer, { ...everything, damages: [dent()] })
    const condition = await releasedCondition(api().pool, String(fahrzeugid), parts)

    expect(Object.keys(condition ?? {}).sort()).toEqual(names)
    const [shown] = condition?.damages ?? []
    expect(shown?.amount).toBe(parts.includes('amounts') && parts.includes('damages') ? 180 : undefined)
    expect(shown?.photos).toBeUndefined()
  })

  test('is null where nothing was recorded', async () => {
    const { fahrzeugid } = await aCar()
    expect(await released(fahrzeugid)).toEqual({ condition: null })
  })
})

describe('recording', () => {
  test('adds a version and keeps what is not named', async () => {
    const { gwnummer } = await aCar()
    const [one, two] = [dent(), dent({ panel: 'MOTORHAUBE' })]
    await record(gwnummer, { ...everything, damages: [one] })
    await record(gwnummer, {
      damages: [two],
      paint: { factory: null, readings: [{ panel: 'DACH', micrometres: 240 }] },
    })
    await record(gwnummer, { damages: [{ ...one, amount: 200 }], removedDamages: [two.id], drive: null })
    const { condition, versions } = await house(gwnummer)

    expect(condition).toMatchObject({
      damages: [{ id: one.id, amount: 200 }],
      paint: { factory: null, readings: [{ panel: 'DACH', micrometres: 240 }] },
      tyres: everything.tyres,
      drive: null,
    })
    expect(versions.map(({ version }) => version)).toEqual([3, 2, 1])
    const before: VehicleCondition = (await user.get(`${url(gwnummer)}/versions/2`)).json()
    expect(before.damages?.map(({ id }) => id)).toEqual([one.id, two.id])
    expect((await user.get(`${url(gwnummer)}/versions/9`)).statusCode).toBe(404)
  })

  test('stores the same record once, also when it is sent several times at once', async () => {
    const { gwnummer } = await aCar()
    const id = randomUUID()
    const parts = { damages: [dent()] }
    const replies = await Promise.all([1, 2, 3].map(() => record(gwnummer, parts, id)))

    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect((await house(gwnummer)).versions).toHaveLength(1)
    expect((await record(gwnummer, { damages: [] }, id)).statusCode).toBe(409)
    expect((await record((await aCar()).gwnummer, parts, id)).statusCode).toBe(409)
  })

  test.each<[string, () => object, string]>([
    ['an unknown panel', () => ({ damages: [dent({ panel: 'KOFFERRAUM' })] }), 'damages.0.panel'],
    ['a point outside the drawing', () => ({ damages: [dent({ x: 1.01 })] }), 'damages.0.x'],
    ['a point without y', () => ({ damages: [dent({ y: null })] }), 'damages.0.y'],
    ['a point of the inside', () => ({ damages: [dent({ panel: 'INNENRAUM' })] }), 'damages.0.x'],
    ['an unpaired surrogate', () => ({ damages: [dent({ note: 'Griff \ud83d' })] }), 'damages.0.note'],
    ['a NUL character', () => ({ damages: [dent({ note: 'Griff \0' })] }), 'damages.0.note'],
    ['a negative amount', () => ({ damages: [dent({ amount: -1 })] }), 'damages.0.amount'],
    ['a photo of another car', () => ({ damages: [dent({ photos: [1] })] }), 'damages.0.photos'],
    ['500 damages', () => ({ damages: Array.from({ length: 500 }, () => dent()) }), 'damages'],
    [
      'a negative tread depth',
      () => ({
        tyres: {
          mounted: { ...everything.tyres.mounted, wheels: [{ ...wheels[0], depthMm: -1 }] },
          second: null,
        },
      }),
      'tyres.mounted.wheels.0.depthMm',
    ],
    ['a record of the day after tomorrow', () => ({ recordedAt: '2026-11-23T12:00:00.000Z' }), 'recordedAt'],
  ])('refuses %s and stores nothing', async (_what, parts, path) => {
    setTime('2026-11-21T09:00:00Z')
    const { gwnummer } = await aCar()
    await aCar()
    const reply = await record(gwnummer, parts())

    expect(reply.statusCode).toBe(400)
    expect(reply.json().errors.map((error: { path: string }) => error.path)).toContain(path)
    expect((await house(gwnummer)).versions).toEqual([])
  })

  test('refuses the same damage twice in a record, and more than 100 in all', async () => {
    const { gwnummer } = await aCar()
    const one = dent()
    expect((await record(gwnummer, { damages: [one, one] })).json()).toMatchObject({
      errors: [{ path: 'damages.1', message: `Der Schaden steht doppelt: ${one.id}.` }],
    })
    const many = (count: number) => ({ damages: Array.from({ length: count }, () => dent()) })
    expect((await record(gwnummer, many(60))).statusCode).toBe(200)
    expect((await record(gwnummer, many(60))).json()).toMatchObject({ errors: [{ path: 'damages' }] })
    expect((await house(gwnummer)).condition?.damages).toHaveLength(60)
  })

  test('changes what the criteria of dealers find at once; visitors cannot use these criteria', async () => {
    const [car, other] = [
      await aCar({ hersteller: 'Lancia', accident: false }),
      await aCar({ hersteller: 'Lancia', accident: true }),
    ]
    await record(car.gwnummer, {
      ...everything,
      tyres: {
        mounted: { season: null, rim: null, wheels: wheels.map((wheel) => ({ ...wheel, depthMm: 4.2 })) },
        second: null,
      },
      damages: [],
    })
    await record(other.gwnummer, { ...everything, service: null, damages: [dent({ amount: 900 })] })
    await api().stock.refresh()
    const dealer = await aDealer()
    const found = async (client: Pick<Client, 'get'>, query: string) =>
      (await client.get(`/mvp/api/mvp-car-stocks/search/with?maker=Lancia&${query}`))
        .json()
        .map(({ fahrzeugid }: { fahrzeugid: number }) => fahrzeugid)

    for (const query of [
      'unfallfrei=true',
      'ohnevorschaeden=true',
      'scheckheftlueckenlos=true',
      'tyresfrom=4',
      'repaircostto=500',
    ]) {
      expect(await found(dealer, query), query).toEqual([car.fahrzeugid])
      expect(await found(aVisitor(), query), query).toHaveLength(2)
    }
    const counts = async (client: Pick<Client, 'get'>) =>
      (await client.get('/mvp/api/mvp-car-stocks/search/with/option-counts?maker=Lancia')).json().options
    expect(await counts(dealer)).toMatchObject({
      equipment: { unfallfrei: 1, ohnevorschaeden: 1, scheckheftlueckenlos: 1 },
      tyresfrom: { 2: 2, 4: 1 },
      repaircostto: { 500: 1, 1000: 2 },
    })
    expect(await counts(aVisitor())).not.toHaveProperty('tyresfrom')
    expect((await counts(aVisitor())).equipment).not.toHaveProperty('unfallfrei')
  })

  test('of an empty list states that there are no damages; a list from which all were removed states nothing', async () => {
    const { gwnummer, fahrzeugid } = await aCar()
    const one = dent()
    const stated = async () => (await house(gwnummer)).condition?.damages
    const isFree = async () =>
      (await api().db.vehicle.findUniqueOrThrow({ where: { fahrzeugid } })).damageFree

    await record(gwnummer, { damages: [one] })
    await record(gwnummer, { removedDamages: [one.id] })
    expect([await stated(), await isFree()]).toEqual([null, null])
    await record(gwnummer, { damages: [] })
    expect([await stated(), await isFree()]).toEqual([[], true])
    await record(gwnummer, { tyres: everything.tyres })
    expect([await stated(), await isFree()]).toEqual([[], true])
  })

  test('of keys and accident changes the vehicle once, with an entry in its history', async () => {
    const { gwnummer, fahrzeugid } = await aCar({ keys: 2, accident: null })
    const id = randomUUID()
    await record(gwnummer, { keys: 1, accident: true, damages: [] }, id)
    await record(gwnummer, { keys: 1, accident: true, damages: [] }, id)
    await record(gwnummer, { keys: 1 })

    expect((await house(gwnummer)).condition).toMatchObject({ keys: 1, accident: true, damages: [] })
    const vehicle = await api().db.vehicle.findUniqueOrThrow({ where: { fahrzeugid } })
    expect(vehicle.editedFields).toEqual(['keys', 'accident'])
    const changes = (await user.get(`/mvp/api/house-vehicles/${gwnummer}/changes`)).json()
    expect(changes).toMatchObject([
      { cause: 'edit', field: 'accident', before: null, after: 'true' },
      { cause: 'edit', field: 'keys', before: '2', after: '1' },
    ])
    expect((await record(gwnummer, { keys: -1 })).json()).toMatchObject({ errors: [{ path: 'keys' }] })
  })

  test('is possible for vehicles in the stock only', async () => {
    expect((await record('000001', {})).statusCode).toBe(404)
    expect((await user.get(url('000001'))).statusCode).toBe(404)
  })
})

import { beforeAll, describe, expect, test } from 'vitest'
import { useApi } from '../../testing/api.ts'
import { aVisitor } from '../../testing/caller.ts'
import { someCars } from '../../testing/cars.ts'

useApi()

const ask = async (path: string) => (await aVisitor().get(`/mvp/api/${path}`)).json()
const prefixes = ['mvp-car-manufacturer-modelgroup-models', 'mvp-car-manufacturer-modelgroup-model']

describe('Hersteller und Modelle', () => {
  beforeAll(async () => {
    await someCars([
      { hersteller: 'Volkswagen', modellgruppe: 'Golf', modell: 'Golf Variant' },
      {
        hersteller: 'Volkswagen',
        modellgruppe: 'Golf',
        modell: 'Golf',
        erstzulassungvon: new Date('2019-05-01'),
      },
      { hersteller: 'Volkswagen', modellgruppe: 'Golf', modell: 'Golf' },
      { hersteller: 'Volkswagen', modellgruppe: 'T6', modell: 'T6', transporter: true },
      { hersteller: 'Škoda', modellgruppe: 'Octavia', modell: 'Octavia', farbe: null, anzahltueren: 3 },
      { hersteller: 'Zastava', modellgruppe: 'Yugo', modell: 'Yugo', available: false },
    ])
  })

  test.each(prefixes)('are served under %s (U-45)', async (prefix) => {
    expect(await ask(`${prefix}/manufacturer`)).toEqual(['Škoda', 'Volkswagen'])
    expect(await ask(`${prefix}/manufacturer?transporter=true`)).toEqual(['Volkswagen'])
    expect(await ask(`${prefix}/modelgroup?maker=Volkswagen`)).toEqual(['Golf', 'T6'])
    expect(await ask(`${prefix}/with?maker=Volkswagen&car_model=Golf`)).toEqual([
      { hersteller: 'Volkswagen', modellgruppe: 'Golf', modell: 'Golf', transporter: false },
      { hersteller: 'Volkswagen', modellgruppe: 'Golf', modell: 'Golf Variant', transporter: false },
    ])
    expect(await ask(prefix)).toHaveLength(4)
  })

  test('are the distinct ones of the stock', async () => {
    expect(await ask('mvp-car-stocks-models')).toEqual(await ask('mvp-car-manufacturer-modelgroup-models'))
  })

  test('come with the values of every field that occur in the stock', async () => {
    expect(await ask('mvp-car-stocks-fields')).toMatchObject({
      hersteller: ['Škoda', 'Volkswagen'],
      jahre: [2021, 2019],
      kraftstoffart: ['benzin'],
      farbe: ['grau'],
      anzahltueren: [3, 5],
      fahrzeugkategorietypnfz: [],
    })
  })

  test('come with the years of first registration, newest first', async () => {
    expect(await ask('mvp-car-stocks/years')).toEqual([2021, 2019])
  })

  test('require a maker where one is needed', async () => {
    const reply = await aVisitor().get('/mvp/api/mvp-car-manufacturer-modelgroup-model/modelgroup')
    expect(reply.statusCode).toBe(400)
    expect(reply.json()).toMatchObject({ errors: [{ path: 'maker' }] })
  })
})

import { sorts } from '@portal/domain/vehicles/car-sorts'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { valuesOf } from './hostile.ts'
import {
  applicantToken,
  aTwin,
  dealerToken,
  isDealerPrice,
  isHousePrice,
  netToken,
  twinCars,
} from './twins.ts'

type Twin = Awaited<ReturnType<typeof aTwin>>
let twins: Twin[] = []

beforeAll(async () => {
  twins = [await aTwin(0), await aTwin(101), await aTwin(0, 57)]
}, 240_000)

afterAll(async () => {
  for (const twin of twins) await twin.end()
})

/** Headers whose values differ in every response. */
const variableHeaders = ['date', 'set-cookie', 'x-request-id']

async function answerOf({ app }: Twin, url: string, cookies: Record<string, string>, body?: string) {
  const reply = await app.inject({
    method: body === undefined ? 'GET' : 'POST',
    url,
    cookies,
    ...(body === undefined ? {} : { payload: body, headers: { 'content-type': 'application/json' } }),
  })
  const headers = Object.entries(reply.headers).filter(([name]) => !variableHeaders.includes(name))
  return { status: reply.statusCode, headers: Object.fromEntries(headers), body: reply.body }
}

const callers: [string, Record<string, string>][] = [
  ['a visitor', {}],
  ['an applicant', { sid: applicantToken }],
  // Must not see the facts of the house, but dealer prices.
  ['a dealer', { sid: dealerToken }],
  ['a dealer of another country, who sees them net', { sid: netToken }],
]

/** Compares the twins with different dealer prices, or for a dealer those with different facts of the house. */
async function expectNoDifference(cookies: Record<string, string>, calls: { url: string; body?: string }[]) {
  const isNet = cookies.sid === netToken
  const isDealer = isNet || cookies.sid === dealerToken
  const [one, other] = isDealer ? [twins[0], twins[2]] : twins
  if (!one || !other) throw new Error('The twins did not start.')
  const seen = { answers: 0, cars: 0 }
  for (const { url, body } of calls) {
    const answer = await answerOf(one, url, cookies, body)
    expect(await answerOf(other, url, cookies, body), url).toEqual(answer)
    if (!isNet) expect(answer.body, url).not.toContain('preisNetto')
    const secrets = isDealer ? [isHousePrice] : [isHousePrice, isDealerPrice]
    for (const secret of secrets) {
      expect(answer.body, url).not.toMatch(secret)
      expect(JSON.stringify(answer.headers), url).not.toMatch(secret)
    }
    seen.answers += answer.status === 200 ? 1 : 0
    seen.cars += answer.body.includes('"gwnummer"') ? 1 : 0
  }
  return seen
}

const stocks = '/mvp/api/mvp-car-stocks'
type Parameter = { name: string; schema: Parameters<typeof valuesOf>[0] }

/** Up to three criteria at once, taken from the API description, so that new criteria are included automatically. */
async function searches(count: number) {
  const [twin] = twins
  const { paths } = (await twin?.app.inject('/api/openapi.json'))?.json() ?? {}
  const { parameters }: { parameters: Parameter[] } = paths[`${stocks}/search/with`].get
  const euro = fc.constantFrom('5000', '10000', '15000', '20000', '30000', '60000', '7000500', '7500000')
  const known: Record<string, fc.Arbitrary<unknown>> = {
    maker: fc.constantFrom('Audi', 'BMW', 'Opel', 'Volkswagen', 'Škoda'),
    car_model: fc.constantFrom('Golf', 'A4', 'Corsa'),
    car_model_detail: fc.constantFrom('Golf 1', 'A4 3'),
    price_from: euro,
    price_to: euro,
    price_dropped_since: fc.constantFrom('1', '29000000', '29700000'),
    size: fc.constantFrom(1, 10, 50),
    page: fc.constantFrom(0, 1, 2),
  }
  const one = fc.oneof(
    ...parameters.map(({ name, schema }) => fc.tuple(fc.constant(name), known[name] ?? valuesOf(schema))),
  )
  const byName = ([name]: [string, unknown]) => name
  const some = fc.uniqueArray(one, { maxLength: 3, selector: byName })
  return fc
    .sample(some, { numRuns: count, seed: 20_261_121 })
    .map((criteria) =>
      criteria.flatMap(([name, value]) =>
        [value].flat().map((each): [string, string] => [name, String(each)]),
      ),
    )
}
const paging = ['page', 'size', 'sort']

describe.each(callers)('Händlerpreise, Gutachten und Zustand: %s', (_who, cookies) => {
  test('gets byte-equal results, counts and option counts whatever the dealer prices', {
    timeout: 300_000,
  }, async () => {
    const drawn = await searches(120)
    const asked = drawn.flatMap((criteria) => {
      const filters = criteria.filter(([name = '']) => !paging.includes(name))
      return [
        { url: `${stocks}/search/with?${new URLSearchParams(criteria)}` },
        { url: `${stocks}/search/with/count?${new URLSearchParams(filters)}` },
        { url: `${stocks}/search/with/option-counts?${new URLSearchParams(filters)}` },
      ]
    })
    const seen = await expectNoDifference(cookies, asked)
    expect(seen.answers).toBeGreaterThan(200)
    expect(seen.cars).toBeGreaterThan(50)
  })

  test('gets byte-equal lists in every order, pages, prices and bodies', { timeout: 300_000 }, async () => {
    const orders = [
      'eaktedokumentid',
      'preis',
      'kilometerstandvon',
      'erstzulassungvon',
      'hersteller',
    ].flatMap((field) => [`${field},asc`, `${field},desc`])
    orders.push('veroeffentlicht,desc', 'preissenkung,desc', 'wiederda,desc')
    const phrases = [
      'Audi bis 20.000 €',
      'ab 7.000.500 €',
      'BMW kein Rot unfallfrei',
      'Reifen ab 4 mm',
      'Golf',
    ]
    const bodies = [
      '{}',
      '{"price_from":5000,"price_to":20000}',
      '{"price_from":7000000}',
      '{"maker":"Audi"}',
    ]
    const asked = [
      ...orders.flatMap((sort) =>
        [0, 1, 2].map((page) => ({ url: `${stocks}?sort=${sort}&page=${page}&size=40` })),
      ),
      ...orders.flatMap((sort) =>
        bodies.map((body) => ({ url: `${stocks}/detailsearch/with?sort=${sort}`, body })),
      ),
      ...bodies.map((body) => ({ url: `${stocks}/detailsearch/with?countOnly=true`, body })),
      ...['Audi', 'BMW', 'Volkswagen', 'Niemand'].map((make) => ({ url: `${stocks}/make/${make}` })),
      ...['-last', '-last-fifty', '-models', '-fields'].map((name) => ({ url: `${stocks}${name}` })),
      { url: `${stocks}/years` },
      ...phrases.map((q) => ({ url: `${stocks}/search-words?${new URLSearchParams({ q })}` })),
      { url: '/sitemap.xml' },
      { url: '/mvp/api/mvp-car-manufacturer-modelgroup-models' },
      { url: '/mvp/api/mvp-car-best-results-algorithm' },
      { url: '/mvp/api/mvp-traded-in-car-stocks' },
      { url: `${stocks}/search/with/export` },
    ]
    const seen = await expectNoDifference(cookies, asked)
    expect(seen.cars).toBeGreaterThan(30)
  })

  test('gets byte-equal answers of every tool for agents', { timeout: 300_000 }, async () => {
    const tools: [name: string, asked: object][] = [
      ...['Audi bis 20.000 €', 'ab 7.000.500 €', 'unfallfrei', 'Reifen ab 4 mm', ''].flatMap((text) =>
        sorts.map((sort): [string, object] => ['search_vehicles', { text, sort, limit: 20 }]),
      ),
      ...[5000, 20_000, 7_000_500].map((price_to): [string, object] => ['count_vehicles', { price_to }]),
      ...Array.from({ length: 30 }, (_, index): [string, object] => {
        const gwnummer = String(200_000 + index)
        return ['get_vehicle', { gwnummer }]
      }),
      ['compare_vehicles', { gwnummern: ['200001', '200002', '200004', '200005'] }],
    ]
    const asked = tools.map(([name, args]) => {
      const call = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } }
      return { url: '/mcp', body: JSON.stringify(call) }
    })
    const seen = await expectNoDifference(cookies, asked)
    expect(seen.cars).toBeGreaterThan(50)
  })

  test('gets byte-equal cars, details, similar cars, files and pages', { timeout: 300_000 }, async () => {
    const ids = Array.from({ length: twinCars / 5 }, (_, index) => index * 5 + 1)
    const asked = ids.flatMap((id) => [
      { url: `${stocks}/${id}` },
      { url: `${stocks}/${id}/details` },
      { url: `${stocks}/${id}/similar` },
      { url: `${stocks}/${id}/released-condition` },
      { url: `${stocks}/${id}/condition` },
      { url: `${stocks}/gwnumber/${200_000 + id}` },
      { url: `/mvp/api/image?path=test/${id}&img_name=seite@640.webp` },
      { url: `/mvp/api/image?path=test/${id}&img_name=gutachten.pdf` },
      { url: `/mvp/api/file?path=test/${id}&file_name=gutachten.pdf` },
      { url: `/mvp/api/file_user?path=test/${id}&file_name=gutachten.pdf` },
      { url: `/fahrzeug/${200_000 + id}` },
    ])
    const seen = await expectNoDifference(cookies, asked)
    expect(seen.cars).toBeGreaterThan(100)
  })
})

test('The twins differ in the prices shown to dealers', async () => {
  const [one, other] = twins
  const prices = async (twin: Twin | undefined) =>
    (await twin?.app.db.vehicle.findMany({ orderBy: { fahrzeugid: 'asc' } }))?.map((car) =>
      Number(car.haendlerpreisbrutto),
    )
  expect(await prices(one)).not.toEqual(await prices(other))
  expect(String((await prices(one))?.[0])).toMatch(isDealerPrice)
})

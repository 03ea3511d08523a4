import { describe, expect, test } from 'vitest'
import { type ClaimFacts, claimWarnings, kmRemark } from './claim-warnings.ts'

const harmless: ClaimFacts = {
  ...{ km: 68_420, known: { km: 68_412, at: 'hand-over' }, price: 19_870, wanted: 380 },
  ...{ firstRegistration: '2022-04-01', filedOn: '2026-11-30', areas: ['body'] },
}

describe('The house is warned', () => {
  test('of nothing where nothing is unusual', () => {
    expect(claimWarnings(harmless)).toEqual([])
  })

  test.each<[string, Partial<ClaimFacts>, string]>([
    ['km-less', { km: 68_390 }, 'Weniger als bei der Übergabe (68.412\u00a0km). Bitte prüfen.'],
    ['km-since', { km: 68_655 }, '243\u00a0km gefahren seit dem Stand bei der Übergabe.'],
    ['km-high', { km: 180_001, known: null }, 'Mehr als 180.000\u00a0km gelaufen.'],
    ['age', { firstRegistration: '2016-11-30' }, 'Älter als 10 Jahre.'],
    ['price-low', { price: 1499.99 }, 'Kaufpreis unter 1.500\u00a0€.'],
    ['price-unknown', { price: null }, 'Der Kaufpreis ist nicht erfasst.'],
    ['above-price', { wanted: 19_870.01 }, 'Gefordert wird mehr als der Kaufpreis (19.870,00\u00a0€).'],
    ['wanted-low', { wanted: 349 }, 'Gefordert wird weniger als 350\u00a0€.'],
    ['wear', { areas: ['body', 'brakes'] }, 'Bremsen und Reifen sind Verschleißteile.'],
  ])('by %s', (code, change, text) => {
    expect(claimWarnings({ ...harmless, ...change })).toEqual([{ code, text }])
  })

  test.each<[string, Partial<ClaimFacts>]>([
    ['50 km', { km: 68_462 }],
    ['180,000 km', { km: 180_000, known: null }],
    ['a day less than ten years', { firstRegistration: '2016-12-01' }],
    ['the whole price', { wanted: 19_870 }],
    ['no wanted amount', { wanted: null }],
  ])('not by %s', (_what, change) => {
    expect(claimWarnings({ ...harmless, ...change })).toEqual([])
  })
})

test('A mileage is compared with the last one that is known', () => {
  expect(kmRemark(68_000, { km: 68_392, at: 'sale' })).toBe(
    'Weniger als beim Verkauf (68.392\u00a0km). Bitte prüfen.',
  )
  expect(kmRemark(68_392, { km: 68_392, at: 'sale' })).toBeNull()
  expect(kmRemark(1, null)).toBeNull()
})

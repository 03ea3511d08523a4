import { describe, expect, test } from 'vitest'
import { damageSizeText, sumsOf } from './damages.ts'
import { depreciationReason } from './depreciation.ts'
import { isDrawn, paintedPanels } from './panels.ts'
import { searchedConditionOf } from './searched.ts'

const present = (amount: number | null) => ({ state: 'VORHANDEN' as const, amount })
const repaired = (amount: number | null) => ({ state: 'INSTANDGESETZT' as const, amount })
const wheels = (...depths: (number | null)[]) => ({
  mounted: { wheels: depths.map((depthMm) => ({ depthMm })) },
})

describe('a recorded condition', () => {
  test('has the sums of present and of repaired damages, exact to the cent', () => {
    expect(sumsOf([present(0.1), present(0.2), repaired(320.5), present(null)])).toEqual({
      present: 0.3,
      repaired: 320.5,
      withoutAmount: 1,
    })
    expect(sumsOf([])).toEqual({ present: 0, repaired: 0, withoutAmount: 0 })
  })

  test('has 13 panels whose paint is measured, and the interior is not in the drawing', () => {
    expect(paintedPanels).toHaveLength(13)
    expect(isDrawn('RAD_HINTEN_LINKS')).toBe(true)
    expect(isDrawn('INNENRAUM')).toBe(false)
  })

  test.each([
    [{ lengthCm: 4, widthCm: 2, count: null }, '4 × 2 cm'],
    [{ lengthCm: 12.5, widthCm: null, count: null }, '12,5 cm'],
    [{ lengthCm: null, widthCm: null, count: 3 }, '3 Stellen'],
    [{ lengthCm: 1, widthCm: null, count: 1 }, '1 Stelle, 1 cm'],
    [{ lengthCm: null, widthCm: null, count: null }, ''],
  ])('writes the size %j as „%s“', (size, text) => {
    expect(damageSizeText(size)).toBe(text)
  })

  test('agrees with the Minderwert, or has a reason for the difference', () => {
    const compared = { minderwerte: 500, present: 500, note: null }
    expect(depreciationReason(compared)).toBeNull()
    expect(depreciationReason({ ...compared, minderwerte: null })).toBeNull()
    expect(depreciationReason({ ...compared, present: 450 })).toMatch(
      /^Der Minderwert liegt 50,00\u00a0€ über der Summe/,
    )
    expect(depreciationReason({ ...compared, present: 550 })).toMatch(
      /^Der Minderwert liegt 50,00\u00a0€ unter der Summe/,
    )
    expect(depreciationReason({ ...compared, present: 500.01 })).toMatch(
      /^Der Minderwert liegt 0,01\u00a0€ unter/,
    )
    expect(depreciationReason({ ...compared, minderwerte: 0.3, present: 0.1 + 0.2 })).toBeNull()
    expect(depreciationReason({ ...compared, present: 450, note: 'Abzug.' })).toBe('Abzug.')
  })

  test.each([
    ['nothing recorded', {}, { damageFree: null, repairCost: null, treadMm: null, fullServiceHistory: null }],
    ['no damages', { damages: [] }, { damageFree: true, repairCost: 0 }],
    ['a repaired damage', { damages: [repaired(900)] }, { damageFree: false, repairCost: 0 }],
    ['present damages', { damages: [present(99.5), repaired(null)] }, { repairCost: 100 }],
    ['a damage without amount', { damages: [present(99), present(null)] }, { repairCost: null }],
    ['the worst tyre', { tyres: wheels(5.2, 5.1, 4.9, 4.99) }, { treadMm: 4 }],
    ['a wheel not measured', { tyres: wheels(5.2, null, 4.9, 4.9) }, { treadMm: null }],
    ['three wheels', { tyres: wheels(5.2, 4.9, 4.9) }, { treadMm: null }],
    ['no mounted tyres', { tyres: { mounted: null } }, { treadMm: null }],
    ['a full history', { service: { history: 'LUECKENLOS' as const } }, { fullServiceHistory: true }],
    ['a partial history', { service: { history: 'TEILWEISE' as const } }, { fullServiceHistory: false }],
    ['an unknown history', { service: { history: null } }, { fullServiceHistory: null }],
  ])('with %s is searched by these values', (_what, parts, expected) => {
    expect(searchedConditionOf({ damages: null, tyres: null, service: null, ...parts })).toMatchObject(
      expected,
    )
  })
})

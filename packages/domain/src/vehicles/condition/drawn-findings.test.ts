import { describe, expect, test } from 'vitest'
import { figurePlace, marksOf, panelStates, panelText } from './drawn-findings.ts'

const damage = {
  number: 1,
  panel: 'TUER_VORN_LINKS',
  x: null,
  y: null,
  state: 'VORHANDEN',
} as const

describe('the drawing', () => {
  test('counts present and repaired damages of a panel beside its paint', () => {
    const states = panelStates([damage, { ...damage, number: 2, state: 'INSTANDGESETZT' }], {
      readings: [{ panel: 'TUER_VORN_LINKS', micrometres: 264 }],
    })
    expect(panelText('TUER_VORN_LINKS', states.get('TUER_VORN_LINKS'))).toBe(
      'Tür vorn links, 1 Schaden, 1 instand gesetzt, Lack 264 Mikrometer',
    )
    expect(states.get('TUER_VORN_LINKS')?.isRepainted).toBe(true)
    const repaired = panelStates([{ ...damage, state: 'INSTANDGESETZT' }], null).get('TUER_VORN_LINKS')
    expect(panelText('TUER_VORN_LINKS', repaired)).toBe('Tür vorn links, 1 instand gesetzt')
    const paint = { readings: [{ panel: 'TUER_VORN_LINKS' as const, micrometres: 110 }] }
    const painted = panelStates(null, paint).get('TUER_VORN_LINKS')
    expect(panelText('TUER_VORN_LINKS', painted)).toBe('Tür vorn links, Lack 110 Mikrometer')
    expect(painted?.isRepainted).toBe(false)
    expect(panelText('DACH', states.get('DACH'))).toBe('Dach')
  })

  test.each([
    [200, false],
    [201, true],
  ])('takes a paint of %d micrometres for repainted: %s', (micrometres, isRepainted) => {
    const states = panelStates([], { readings: [{ panel: 'DACH', micrometres }] })
    expect(states.get('DACH')).toEqual({ present: 0, repaired: 0, micrometres, isRepainted })
  })

  test('has no finding of the paint for a panel that is only damaged', () => {
    const state = panelStates([damage], undefined).get('TUER_VORN_LINKS')
    expect(state).toEqual({ present: 1, repaired: 0, micrometres: null, isRepainted: false })
    expect(panelStates(undefined, null).size).toBe(0)
  })

  test('marks repaired damages and the chosen one', () => {
    const marks = marksOf([damage, { ...damage, number: 2, state: 'INSTANDGESETZT' }], 2)
    expect(marks).toMatchObject([
      { number: 1, isRepaired: false, isChosen: false },
      { number: 2, isRepaired: true, isChosen: true },
    ])
  })

  test('places the first damage without a point at the label of a panel without paint', () => {
    const [first, second] = marksOf([
      { ...damage, panel: 'WINDSCHUTZSCHEIBE' },
      { ...damage, panel: 'WINDSCHUTZSCHEIBE' },
    ])
    expect([first?.point, second?.point]).toEqual([
      [221, 200],
      [195, 200],
    ])
  })

  test('does not move damages without a point aside for one that has it', () => {
    const [, second] = marksOf([{ ...damage, x: 0.5, y: 0.5 }, damage])
    expect(second?.point).toEqual([262, 336])
  })

  test('places a point inside the box of its panel', () => {
    expect(marksOf([{ ...damage, x: 0.5, y: 1 }])).toEqual([
      { number: 1, point: [267, 354], isRepaired: false, isChosen: false },
    ])
  })

  test('places damages without a point side by side, and leaves out panels that are not drawn', () => {
    const [first, second, ...none] = marksOf([
      damage,
      { ...damage, number: 2 },
      { ...damage, number: 3, panel: 'INNENRAUM' },
    ])
    expect(first?.point).toEqual([262, 336])
    expect(second?.point).toEqual([236, 336])
    expect(none).toEqual([])
    const [half] = marksOf([{ ...damage, x: null, y: 0.5 }])
    expect(half?.point).toEqual(first?.point)
  })

  test('moves the figure of the paint aside where a point would cover it', () => {
    const part = { panel: 'DACH', path: null, label: [350, 200], isGlass: false } as const
    expect(figurePlace(part, [])).toEqual([350, 200])
    const beside = (x: number, y: number) =>
      figurePlace(part, [{ number: 1, point: [x, y], isRepaired: false }])
    expect([beside(355, 200), beside(345, 200)]).toEqual([
      [331, 200],
      [369, 200],
    ])
    expect([beside(374, 200), beside(350, 224)]).toEqual([
      [350, 200],
      [350, 200],
    ])
  })
})

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
    expect(panelText('DACH', states.get('DACH'))).toBe('Dach')
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
  })

  test('moves the figure of the paint aside where a point would cover it', () => {
    const part = { panel: 'DACH', path: null, label: [350, 200], isGlass: false } as const
    expect(figurePlace(part, [])).toEqual([350, 200])
    expect(figurePlace(part, [{ number: 1, point: [355, 200], isRepaired: false }])).toEqual([331, 200])
  })
})

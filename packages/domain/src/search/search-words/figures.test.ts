import { describe, expect, test } from 'vitest'
import { Figures, figureBehind, figureOf, isTypeNumber } from './figures.ts'

test.each([
  ['golf', 'Golf', undefined],
  ['3er', '3er', undefined],
  ['911', '911', undefined],
  ['911er', '911', undefined],
  ['bulli', 'Transporter', undefined],
  ['3', '3er-Reihe', undefined],
  ['multivan', 'Transporter', 'multivan'],
  ['marcopolo', 'V-Klasse', 'marco polo'],
  ['t5', 'Transporter', 't5'],
  ['t61', 'Transporter', 't6'],
  ['transportert6', 'Transporter', 't6'],
  ['t4transporter', 'Transporter', 't4'],
  ['c220', 'C-Klasse', 'c220'],
  ['cklasse220', 'C-Klasse', 'c220'],
  ['c220cdi', 'C-Klasse', 'c220'],
  ['c63', 'C-Klasse', 'c63'],
  ['c30d', 'C-Reihe', 'c30d'],
  ['320d', '3er', '320d'],
  ['530da', '5er', '530d'],
  ['320cia', '3er', '320ci'],
  ['320cda', '3er', '320cd'],
  ['320xa', '3er', '320xa'],
  ['320dax', '3er', '320dax'],
  ['1320da', '3er', '1320da'],
  ['crv', 'CR-Reihe', 'crv'],
  ['mxa', 'MX-Reihe', 'mxa'],
  ['xc60', 'XC-Reihe', 'xc60'],
  ['206cc', '2er-Reihe', '206cc'],
  ['307sw', '3er-Reihe', '307'],
  ['3008sw', '3er-Reihe', '3008'],
  ['307xy', '3er-Reihe', '307xy'],
  ['i30', 'i-Reihe', 'i30'],
  ['x5', 'X-Reihe', 'x5'],
])('„%s“ says of the %s that it is a „%s“', (key, group, figure) => {
  expect(figureOf(key, group)).toBe(figure)
})

test.each([
  [99, false],
  [100, true],
  [999, true],
  [1000, false],
  [150.5, false],
  [null, false],
  [undefined, false],
])('%s can be the number of a type: %s', (value, can) => {
  expect(isTypeNumber(value)).toBe(can)
})

test.each([
  ['SLK', 200, 'slk200'],
  ['CL', 500, 'cl500'],
  ['Golf', 100, '100'],
  ['Sprinter', 313, '313'],
  ['', 190, '190'],
])('Descriptions of the „%s“ have %d as „%s“', (group, number, written) => {
  expect(figureBehind(group, number)).toBe(written)
})

describe('The figures of a phrase', () => {
  const chosen = (figures: Figures, ...held: string[]) =>
    figures.chosen({ holding: (text) => (held.includes(text) ? 1 : 0), size: 100 })

  test('are alternatives, each once, and versions are searched beside numbers', () => {
    const figures = new Figures()
    for (const figure of ['320d', '330d', '320d']) figures.add('3er', figure, figure)
    figures.add('Transporter', 'multivan', 'Multivan')
    expect(chosen(figures, '320d oder 330d', 'multivan')).toEqual({
      texts: ['320d oder 330d', 'multivan'],
      ignored: [],
    })
  })

  test('narrow nothing where no description has all of them, which is said', () => {
    const figures = new Figures()
    figures.add('3er', '320d', '320d')
    figures.add('Transporter', 'multivan', 'Multivan')
    expect(chosen(figures, '320d')).toEqual({
      texts: [],
      ignored: ['320d (in keiner Beschreibung)', 'Multivan (in keiner Beschreibung)'],
    })
  })

  test('narrow nothing where another model is wanted as a whole, but its own group may be', () => {
    const figures = new Figures()
    figures.add('3er', '320d', '320d')
    figures.addGroup('3er')
    expect(chosen(figures, '320d').texts).toEqual(['320d'])
    figures.addGroup('Golf')
    expect(chosen(figures, '320d')).toEqual({ texts: [], ignored: ['320d (gilt nicht für alle Modelle)'] })
  })

  test('are none without a type', () => {
    const figures = new Figures()
    figures.addGroup('Golf')
    expect(chosen(figures)).toEqual({ texts: [], ignored: [] })
  })
})

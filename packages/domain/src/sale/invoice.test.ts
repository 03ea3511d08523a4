import { expect, test } from 'vitest'
import { hasErrors, isXRechnung, kindOfType } from './invoice.ts'

test.each([
  ['380', 'invoice'],
  ['381', 'correction'],
  ['384', 'cancellation'],
  ['326', undefined],
  [null, undefined],
])('A document of the type %s is the kind %s', (code, kind) => {
  expect(kindOfType(code)).toBe(kind)
})

test.each([
  ['urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:XRechnung_3.0', true],
  ['urn:cen.eu:en16931:2017', false],
  [null, false],
])('The specification %s is XRechnung: %s', (specification, is) => {
  expect(isXRechnung({ specification })).toBe(is)
})

test('Hints alone are no errors', () => {
  const finding = { rule: 'BR-01', term: 'BT-24', text: '' }
  const hint = { ...finding, severity: 'hint' as const }
  expect([hasErrors([]), hasErrors([hint]), hasErrors([hint, { ...finding, severity: 'error' }])]).toEqual([
    false,
    false,
    true,
  ])
})

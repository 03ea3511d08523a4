import { expect, test } from 'vitest'
import { flawOf, hasFlaw, newDamageForm, recordOf } from './form.ts'

const form = newDamageForm('MOTORHAUBE', null, null)

test.each([
  ['length', '4,5', undefined],
  ['length', '4,55', 'Bitte Zentimeter wie 4 oder 4,5 eingeben.'],
  ['width', '0', 'Bitte Zentimeter wie 4 oder 4,5 eingeben.'],
  ['count', '1,5', 'Bitte eine Anzahl von 1 bis 1000 eingeben.'],
  ['count', '1001', 'Bitte eine Anzahl von 1 bis 1000 eingeben.'],
  ['amount', '180,50', undefined],
  ['amount', 'viel', 'Bitte einen Betrag wie 180 oder 180,50 eingeben.'],
  ['micrometres', '', undefined],
  ['note', 'Kratzer < 3 cm', 'Bitte ohne < und >, höchstens 500 Zeichen.'],
  ['note', 'x'.repeat(501), 'Bitte ohne < und >, höchstens 500 Zeichen.'],
  ['note', ` ${'x'.repeat(500)} `, undefined],
] as const)('The field %s with „%s“ has the message %s', (name, text, message) => {
  expect(flawOf({ ...form, [name]: text }, name)).toBe(message)
  expect(hasFlaw({ ...form, [name]: text })).toBe(message !== undefined)
})

test('A damage is recorded with its numbers, and with the paint where it can be measured', () => {
  const typed = { ...form, length: '4,5', amount: '1.180,50', micrometres: '240', note: ' Delle ' }
  const record = recordOf(typed, null, new Date('2026-03-01T10:00:00Z'))
  expect(record.damages).toMatchObject([
    { lengthCm: 4.5, widthCm: null, count: null, amount: 1180.5, note: 'Delle' },
  ])
  expect(record.paint?.readings).toEqual([{ panel: 'MOTORHAUBE', micrometres: 240 }])
})

import { expect, test } from 'vitest'
import { answerTemplates, filledTemplate, unfilledField } from './answer-templates.ts'

const values = {
  Anrede: 'Guten Tag Frau Vogel',
  Fahrzeug: 'Audi A4',
  'GW-Nummer': '480988',
  Preis: '22.870 €',
  Termin: null,
  Telefon: '+49 69 90009',
}

test('a template gets the values of the enquiry', () => {
  expect(filledTemplate('{Anrede}, {Fahrzeug} ({GW-Nummer}): {Preis}, {Preis}', values)).toBe(
    'Guten Tag Frau Vogel, Audi A4 (480988): 22.870 €, 22.870 €',
  )
})

test('a field without a value stays and is found', () => {
  const text = filledTemplate('Der Termin {Termin} und {etwas anderes}', values)
  expect(text).toBe('Der Termin {Termin} und {etwas anderes}')
  expect(unfilledField(text)).toBe('{Termin}')
  expect(unfilledField('{etwas anderes}')).toBeNull()
})

test('a value is inserted as it is, also with signs that a replacement would interpret', () => {
  expect(filledTemplate('{Fahrzeug}', { ...values, Fahrzeug: '$& {Preis}' })).toBe('$& {Preis}')
})

test('every template is complete but for an appointment', () => {
  for (const { id, text } of answerTemplates) {
    const left = unfilledField(filledTemplate(text, values))
    expect(left, id).toBe(id === 'appointment' ? '{Termin}' : null)
    expect(text.startsWith('{Anrede},')).toBe(true)
  }
})

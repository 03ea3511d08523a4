import { expect, test } from 'vitest'
import { dealerImportFields, dealerImportKinds, fieldNamed, missingFields } from './dealer-imports.ts'

test.each([
  ['partners', 'partner_number', 'partner_number'],
  ['partners', 'Partnernummer', 'partner_number'],
  ['partners', 'KUNDENNUMMER', 'partner_number'],
  ['partners', 'E-Mail-Adresse', 'email'],
  ['partners', 'Art', 'handelTyp'],
  ['partners', 'GW-Nummer', null],
  ['purchases', 'GW-Nr.', 'gwnummer'],
  ['purchases', 'Kunden-Nummer', 'partner_number'],
  ['purchases', 'VIN', 'fin'],
  ['purchases', 'Marke', 'maker'],
  ['purchases', 'Kauf-Datum', 'puchasesDate'],
  ['purchases', 'Verkaufspreis', 'price'],
  ['purchases', 'Grün', 'green'],
  ['purchases', 'Grün (Abgeholt)', 'green'],
  ['purchases', 'gruen', 'green'],
  ['purchases', 'E-Mail', null],
  ['purchases', '', null],
] as const)('In a file of %s the column %j is the field %j', (kind, column, field) => {
  expect(fieldNamed(kind, column)).toBe(field)
})

test.each(dealerImportKinds)('No two fields of %s have a name in common', (kind) => {
  for (const { name, label, synonyms } of dealerImportFields[kind])
    for (const known of [name, label, ...synonyms])
      expect([known, fieldNamed(kind, known)]).toEqual([known, name])
})

test.each([
  ['partners', [], ['Partnernummer', 'E-Mail', 'Handelstyp']],
  ['partners', ['email', 'partner_number'], ['Handelstyp']],
  ['partners', ['email', 'partner_number', 'handelTyp'], []],
  ['purchases', ['price', 'gwnummer', 'fin'], ['Partnernummer', 'Modell', 'Kaufdatum']],
] as const)('A file of %s with %j lacks %j', (kind, chosen, labels) => {
  expect(missingFields(kind, chosen)).toEqual(labels)
})

import { expect, test } from 'vitest'
import { amountText, fieldLabel, valueText } from './stored-texts.ts'

test.each([
  ['farbe', 'Farbe'],
  ['withdrawnAt', 'Zurückgezogen'],
  ['reservedUntil', 'Reserviert bis'],
  ['reservedPartner', 'Reserviert für Partner'],
  ['reservedFor', 'Notiz zur Reservierung'],
  ['promotion', 'Aktion'],
  ['files', 'Dateien'],
  ['something_new', 'something_new'],
])('The field %s of the history is named „%s“', (field, label) => {
  expect(fieldLabel(field)).toBe(label)
})

test.each([
  [18_000, '18.000\u00a0€'],
  [18_000.5, '18.000,50\u00a0€'],
  [0, '0\u00a0€'],
])('The amount %d has cents only where there are any: %s', (euro, text) => {
  expect(amountText(euro)).toBe(text)
})

test.each([
  ['farbe', null, '–'],
  ['farbe', '', '–'],
  ['farbe', 'weiß', 'Weiß'],
  ['files', 'photo-added', 'Foto hinzugefügt'],
  ['soldAt', '2027-03-01T09:15:00.000Z', '01.03.2027, 10:15 Uhr'],
  ['reservedUntil', '2027-03-01T09:15:00.000Z', '01.03.2027, 10:15 Uhr'],
  ['promotion', 'Frühling', 'Frühling'],
  ['promotion', 7, '7'],
  ['schadstoffklassetyp', 'EURO_6D', 'Euro 6d'],
  ['equipment', 'schiebedach;;;xenon', 'Schiebedach, Xenon-Scheinwerfer'],
  ['equipment', String(1 + 2 ** 27), 'Schiebedach, Xenon-Scheinwerfer'],
  ['equipment', '0', ''],
  ['ausstattungserie', 'ABS;;;Klima', 'ABS, Klima'],
  ['tradedIn', 'true', 'ja'],
  ['tradedIn', 'false', 'nein'],
  ['haendlerpreisbrutto', '16500', '16.500\u00a0€'],
  ['haendlerpreisbrutto', 16_500.5, '16.500,50\u00a0€'],
  ['kwvon', '110', '110\u00a0kW'],
  ['erstzulassungvon', '2021-04-01', '04 / 2021'],
  ['getriebe', 'SCHALT_GETRIEBE', 'Schaltgetriebe'],
])('The stored value of %s %j is shown as %j', (field, value, text) => {
  expect(valueText(field, value)).toBe(text)
})

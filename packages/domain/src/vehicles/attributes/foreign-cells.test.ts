import { expect, test } from 'vitest'
import type { VehicleColumn } from './delivery.ts'
import { attributeNamed, portalText } from './foreign-cells.ts'

test.each<[column: VehicleColumn, written: string, expected: string]>([
  ['kilometerstandvon', ' 22.870 ', '22870'],
  ['haendlerpreisbrutto', '22.870,50 €', '22870.5'],
  ['erstzulassungvon', '15.1.2021', '2021-01-15'],
  ['erstzulassungvon', '1/2021', '2021-01'],
  ['erstzulassungvon', '202101', '2021-01'],
  ['erstzulassungvon', '15.10.2021', '2021-10-15'],
  ['erstzulassungvon', '12.2021', '2021-12'],
  ['fin', 'wauzzzf40ka000001', 'WAUZZZF40KA000001'],
  ['schadstoffklassetyp', 'Euro 6', 'EURO_6'],
  ['schadstoffklassetyp', 'euro6', 'EURO_6'],
  ['schadstoffklassetyp', 'Norm Euro 6', 'Norm Euro 6'],
  ['erstzulassungvon', ' 31.2.2021 ', '31.2.2021'],
  ['kilometerstandvon', ' viel ', 'viel'],
  ['winterraeder', 'X', 'ja'],
  ['winterraeder', 'vorhanden', 'ja'],
  ['winterraeder', 'Falsch', 'nein'],
  ['winterraeder', '-', 'nein'],
  ['winterraeder', 'ja', 'ja'],
  ['headlineinternet', 'eine\r\nZeile ', 'eine Zeile'],
  ['farbe', '', ''],
  ['farbe', 'Weiss', 'weiß'],
  ['getriebe', 'schaltgetriebe', 'SCHALT_GETRIEBE'],
  ['getriebe', 'Automatik', 'AUTOMATIK'],
])('In the column %s, %j of a file of another program is read as %j', (column, written, expected) => {
  expect(portalText(column, written)).toBe(expected)
})

test.each<[column: VehicleColumn, written: string]>([
  ['kilometerstandvon', 'wenig'],
  ['erstzulassungvon', 'Frühjahr'],
  ['erstzulassungvon', '15.1.20211'],
  ['erstzulassungvon', 'ab 15.1.2021'],
  ['erstzulassungvon', 'EZ 1/2021'],
  ['erstzulassungvon', '1/2021 neu'],
  ['erstzulassungvon', '2021011'],
  ['winterraeder', 'teilweise'],
  ['farbe', 'sonnig'],
])('In the column %s, %j stays as it is, so that the report shows it', (column, written) => {
  expect(portalText(column, written)).toBe(written)
})

test.each<[name: string, column: VehicleColumn | null]>([
  ['kilometerstandvon', 'kilometerstandvon'],
  ['Laufleistung', 'kilometerstandvon'],
  ['KM_Stand', 'kilometerstandvon'],
  ['Farbe', 'farbe'],
  ['Lackfarbe', 'farbe'],
  ['VIN', 'fin'],
  ['Bemerkung', null],
  ['', null],
])('A column named %j is %s', (name, column) => {
  expect(attributeNamed(name)).toBe(column)
})

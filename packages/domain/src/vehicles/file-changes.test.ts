import { expect, test } from 'vitest'
import { valueText } from './attributes/stored-texts.ts'

test.each([
  ['photo-added', 'Foto hinzugefügt'],
  ['report-restored', 'Gutachten zurückgeholt'],
  ['Foto gelöscht', 'Foto gelöscht'],
  ['ein alter Satz', 'ein alter Satz'],
])('the history of files shows „%s“ as „%s“', (stored, text) => {
  expect(valueText('files', stored)).toBe(text)
})

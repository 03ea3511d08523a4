import { expect, test } from 'vitest'
import {
  findingRuleOf,
  importFileFlaw,
  importMaxBytes,
  inboxFolderOf,
  isCorrectable,
  isImportBusy,
  openMakers,
  ruleText,
  zipMaxBytes,
} from './stock-imports.ts'

test.each([
  ['price-jump', 'price-jump', 'Preissprung'],
  ['too_small', 'format', 'Format'],
  [false, 'format', 'Format'],
])('An issue that names %j violates the rule %s, shown as %s', (named, rule, text) => {
  expect(findingRuleOf(named)).toBe(rule)
  expect(ruleText(findingRuleOf(named))).toBe(text)
})

test('A rule of another release is shown by its identifier', () => {
  expect(ruleText('something-new')).toBe('something-new')
})

const tooLarge =
  'Die Datei ist zu groß: höchstens 512 MB. Mit gzip gepackt (.gz) ist sie etwa ein Fünftel so groß.'
const unknown = 'Erlaubt sind Dateien mit der Endung .csv, .txt, .jsonl, .json, .gz oder .zip.'
const excel = 'Das ist eine Excel-Datei. Bitte die Tabelle mit „Speichern unter“ als CSV speichern.'

test.each([
  ['Bestand.CSV', 1, null],
  ['bestand.txt', importMaxBytes, null],
  ['bestand.jsonl.gz', 10, null],
  ['bestand.ndjson', 10, null],
  ['bestand.csv', importMaxBytes + 1, tooLarge],
  ['bestand.csv', 0, 'Die Datei ist leer.'],
  ['fotos.zip', zipMaxBytes, null],
  [
    'fotos.ZIP',
    zipMaxBytes + 1,
    'Das ZIP ist zu groß: höchstens 2.000 MB. Bitte auf mehrere Dateien verteilen.',
  ],
  ['bestand.xlsx', 10, excel],
  ['bestand.xls', 10, excel],
  ['bestand.ods', 10, excel],
  ['bestand.xlsx', importMaxBytes + 1, tooLarge],
  ['bestand.csv.exe', 10, unknown],
  ['csv', 10, unknown],
])('The file %s of %d bytes is refused with %j', (name, bytes, flaw) => {
  expect(importFileFlaw(name, bytes)).toBe(flaw)
})

test('Only unknown makers are to be confirmed', () => {
  const found = [
    { column: 'hersteller', value: 'Xpeng' },
    { column: 'modell', value: 'G6' },
  ]
  expect(openMakers(found)).toEqual(['Xpeng'])
})

test.each([
  ['format', 'farbe', true],
  ['format', '', false],
  ['file', 'farbe', false],
  ['unknown', 'farbe', false],
])('The cell of a finding by the rule %s in the column %j can be corrected: %j', (rule, column, can) => {
  expect(isCorrectable(rule, column)).toBe(can)
})

test('A source has its own folder in the watched inbox', () => {
  expect(inboxFolderOf(12)).toBe('herkunft-12')
})

test('The portal works on an import while it is checked and taken over', () => {
  expect((['uploading', 'checking', 'running', 'done'] as const).map(isImportBusy)).toEqual([
    false,
    true,
    true,
    false,
  ])
})

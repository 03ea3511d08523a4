import type { FileColumn, StockImport } from '@portal/contract/house/stock-imports'
import { describe, expect, test } from 'vitest'
import {
  attributeChoices,
  droppedColumns,
  fieldText,
  missingColumns,
  shownState,
  stateOf,
  stepsOf,
  usedColumns,
} from './facts.ts'

const column = (name: string, of: Partial<FileColumn> = {}): FileColumn => ({
  ...{ name, examples: ['x'], attribute: null, certainty: 'open' },
  ...of,
})

test('A column can be left out or mapped to an attribute; the required ones are marked, save the model group', () => {
  expect(attributeChoices[0]).toEqual({ value: '', label: 'nicht übernehmen' })
  const labelOf = (name: string) => attributeChoices.find(({ value }) => value === name)?.label
  expect([labelOf('fin'), labelOf('farbe'), labelOf('modellgruppe')?.includes('Pflicht')]).toEqual([
    'FIN (Pflicht)',
    'Farbe',
    false,
  ])
})

test('A mapping lacks what is required, save the model group, which follows from the model', () => {
  expect(missingColumns([])).toContain('FIN')
  expect(missingColumns(['fin'])).toHaveLength(missingColumns([]).length - 1)
  expect(
    missingColumns(attributeChoices.map(({ value }) => value).filter((name) => name !== 'modellgruppe')),
  ).toEqual([])
})

test.each([
  ['done', true, 'Rückgängig gemacht'],
  ['done', false, 'Übernommen'],
  ['checked', false, 'Geprüft'],
] as const)('An import in the state %s, undone: %j, is shown as „%s“', (state, isUndone, label) => {
  expect(stateOf(state, isUndone).label).toBe(label)
})

test.each([
  ['checked', 'running', 'checked'],
  ['running', undefined, 'running'],
  ['checking', 'checking', 'checking'],
  ['waiting', 'checking', 'checking'],
  ['running', 'done', 'running'],
  ['checking', 'checked', 'checking'],
  ['waiting', 'failed', 'checking'],
] as const)('An import in the state %s with the progress %s is shown as %s', (state, progress, shown) => {
  expect(shownState(state, progress)).toBe(shown)
})

test('Columns without content that nobody reads are not shown; those with content are named as left out', () => {
  const columns = [
    column('mapped', { attribute: 'fin', certainty: 'fixed' }),
    column('empty and mapped', { examples: [], attribute: 'fin' }),
    column('empty', { examples: [] }),
    column('open'),
    column('unread', { certainty: 'unread' }),
    column('decided', { attribute: '', certainty: 'remembered' }),
  ]
  const names = (found: readonly FileColumn[]) => found.map(({ name }) => name)
  expect(names(usedColumns(columns))).toEqual(['mapped', 'empty and mapped', 'open', 'unread', 'decided'])
  expect(names(droppedColumns(columns))).toEqual(['open', 'unread'])
})

test.each([
  ['erstzulassungvon', 'Erstzulassung'],
  ['vat_mode', 'Besteuerung'],
  ['promotion', 'Aktion'],
  ['new_one', 'new_one'],
])('The field %s is named „%s“', (field, label) => {
  expect(fieldText(field)).toBe(label)
})

describe('The steps of an import', () => {
  const file = { fileName: 'bestand.csv', layout: null, check: null }
  const layout: StockImport['layout'] = {
    ...{ charset: 'UTF-8', separator: ';', hasHeader: true },
    columns: [
      column('a', { attribute: 'fin' }),
      column('b'),
      column('c', { examples: [], attribute: 'farbe' }),
    ],
  }
  const check: StockImport['check'] = {
    ...{ read: 3, rejected: 0, inserted: 2, updated: 1, unchanged: 0, quarantined: 0, withdrawn: 0 },
    ...{ photos: 0, reports: 0, held: 0, of: 0, missing: [], published: 0, hidden: '', message: null },
    ...{ findings: [], findingsTotal: 1, unknown: [] },
  }
  test.each<[StockImport['state'], object, number, string[]]>([
    ['uploading', {}, 0, ['noch nicht gelesen', 'steht aus', 'steht aus']],
    ['columns', { layout }, 1, ['1 von 2 zugeordnet', 'steht aus', 'steht aus']],
    ['checking', { layout }, 1, ['1 von 2 zugeordnet', 'läuft', 'läuft']],
    ['waiting', { layout, check }, 2, ['1 von 2 zugeordnet', 'läuft', 'läuft']],
    ['columns', { layout, check }, 1, ['1 von 2 zugeordnet', '1 Befund', '3 Fahrzeuge']],
    ['checked', { layout, check }, 2, ['1 von 2 zugeordnet', '1 Befund', '3 Fahrzeuge']],
    ['done', { layout, check }, 3, ['1 von 2 zugeordnet', '1 Befund', '3 Fahrzeuge']],
  ])('in the state %s with %j are at %d, with the notes %j', (state, known, at, notes) => {
    const { at: current, steps } = stepsOf({ ...file, ...known, state })
    expect([current, ...steps.map(({ note }) => note)]).toEqual([at, 'bestand.csv', ...notes])
  })
})

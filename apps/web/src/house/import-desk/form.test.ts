import { expect, test } from 'vitest'
import { decidedCount, mergedTexts, namesToSend, noDecisions, withText } from './form.ts'

test('A decision is added to the others of its row or column', () => {
  const first = withText({}, '3', 'km', '45000')
  expect(withText(first, '3', 'ez', '2021-01')).toEqual({ 3: { km: '45000', ez: '2021-01' } })
  expect(withText(first, '4', 'km', '1')).toEqual({ 3: { km: '45000' }, 4: { km: '1' } })
  expect(withText(first, '3', 'km', '46000')).toEqual({ 3: { km: '46000' } })
})

test('Corrections, replacements and names need another check, empty names and new makers none', () => {
  expect(decidedCount(noDecisions)).toBe(0)
  const names = { hersteller: { VW: 'Volkswagen', Mercdes: ' ' } }
  const corrections = { 3: { km: '45000', ez: '' } }
  expect(decidedCount({ corrections, replacements: { km: { 'k.A.': '' } }, names, newNames: ['BYD'] })).toBe(
    4,
  )
})

test('New makers are sent as themselves, empty names not at all', () => {
  const names = { hersteller: { VW: 'Volkswagen', Mercdes: ' ' }, modellgruppe: { 'VW/Glof': 'Golf' } }
  expect(namesToSend({ ...noDecisions, names, newNames: ['BYD'] })).toEqual({
    hersteller: { VW: 'Volkswagen', BYD: 'BYD' },
    modellgruppe: { 'VW/Glof': 'Golf' },
  })
  expect(namesToSend(noDecisions)).toEqual({ hersteller: {} })
})

test('New corrections replace earlier ones of the same cell only', () => {
  const old = { 3: { km: '1', ez: '2' }, 4: { km: '3' } }
  expect(mergedTexts(old, { 3: { km: '5' }, 6: { km: '7' } })).toEqual({
    ...{ 3: { km: '5', ez: '2' }, 4: { km: '3' }, 6: { km: '7' } },
  })
})

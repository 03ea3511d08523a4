import type { Setting } from '@portal/contract/house/settings'
import { translateBy } from '@portal/domain/values/text'
import { afterEach, expect, test } from 'vitest'
import { changesOf, faultOf, noDrafts, onNewestRevision, withDraft } from './form.ts'

afterEach(() => translateBy(() => undefined))

const rate: Setting = { key: 'FINANCE_RATE', value: '7.99', standard: '6.5', isPinned: false, revision: 3 }

test('A draft keeps the revision at which it began, and the saved value is no draft', () => {
  const drafts = withDraft(noDrafts, rate, '8')
  expect(changesOf(withDraft(drafts, { ...rate, revision: 4 }, '8,5'))).toEqual([
    { key: 'FINANCE_RATE', value: '8.5', revision: 3 },
  ])
  expect(withDraft(drafts, rate, '7,99').size).toBe(0)
  expect(changesOf(withDraft(drafts, rate, null))).toMatchObject([{ value: null }])
})

test('After a refusal the draft is made for the newest revision', () => {
  const drafts = withDraft(noDrafts, rate, '8')
  const errors = [{ path: 'FINANCE_RATE', message: 'geändert' }]
  expect(changesOf(onNewestRevision(drafts, errors, [{ ...rate, revision: 5 }]))).toMatchObject([
    { value: '8', revision: 5 },
  ])
})

test.each([
  ['de', '7,49', '7.49', undefined],
  ['de', '7.49', '7.49', undefined],
  ['en', '7.49', '7.49', undefined],
  ['en', '7.499', 'NaN', 'Bitte geben Sie eine Zahl an.'],
  ['pl', '7,49', '7.49', undefined],
] as const)('A number is read as %s writes it: %s', (language, typed, stored, fault) => {
  translateBy(() => ({ language, find: () => undefined }))
  expect(changesOf(withDraft(noDrafts, rate, typed))).toMatchObject([{ value: stored }])
  expect(faultOf('FINANCE_RATE', typed)).toBe(fault)
})

test('An invalid value has a message while it is typed; the default has none', () => {
  expect(faultOf('FINANCE_RATE', '31')).toBe('Höchstens 30.')
  expect(faultOf('BRAND_NAME', '')).toBe('Diese Angabe fehlt.')
  expect(faultOf('LINK_FAQ', 'http://haus.example')).toContain('https://')
  expect(faultOf('LINK_FAQ', null)).toBeUndefined()
})

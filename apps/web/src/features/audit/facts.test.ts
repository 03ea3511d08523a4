import { expect, test } from 'vitest'
import { actionText, addressOf, detailsText, subjectText, viewOf } from './facts.ts'

const entry = {
  id: 7,
  at: '2026-11-20T09:00:00Z',
  actor: null,
  action: 'login',
  subject: 'account:12',
  requestId: null,
}

test('An entry is shown in German, and an unknown action by its identifier', () => {
  expect(actionText('paper-viewed')).toBe('Unterlage angesehen')
  expect(actionText('something-new')).toBe('something-new')
  expect(subjectText('account:12')).toBe('Konto 12')
  expect(detailsText({ ...entry, details: { partner_number: '200001', reason: null, count: 3 } })).toBe(
    'partner_number: 200001, count: 3',
  )
})

test('The address keeps the filter, and an invalid address shows all entries', () => {
  const view = { filter: { action: 'login', from: '2026-11-20' }, page: 2 }
  expect(viewOf(addressOf(view))).toEqual(view)
  expect(viewOf(new URLSearchParams('from=gestern&page=-3'))).toEqual({ filter: {}, page: 0 })
})

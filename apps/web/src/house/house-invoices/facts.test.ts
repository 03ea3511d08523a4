import { expect, test } from 'vitest'
import { fixOf } from './facts.ts'

test.each([
  ['BR-10', 7, 'Anschrift ergänzen', '/house/dealers/7'],
  ['HAUS-15', 7, 'Anschrift ergänzen', '/house/dealers/7'],
  ['HAUS-22', 7, 'USt-IdNr. prüfen', '/house/dealers/7'],
  ['HAUS-07', null, 'Konto bestätigen', '/house/settings/bank-account'],
  ['BR-DE-5', null, 'Angaben des Hauses ergänzen', '/house/settings'],
])('A finding of %s about company %s is put right by "%s" at %s', (rule, dealerId, label, to) => {
  expect(fixOf({ rule }, dealerId)).toEqual({ label, to })
})

test.each([
  ['BR-10', null],
  ['BR-CO-15', 7],
])('A finding of %s about company %s has no page', (rule, dealerId) => {
  expect(fixOf({ rule }, dealerId)).toBeUndefined()
})

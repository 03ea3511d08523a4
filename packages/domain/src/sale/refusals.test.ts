import { expect, test } from 'vitest'
import { refusalFlaw } from './refusals.ts'

test.each([
  ['other', '', 'Bitte schreiben Sie, was passiert ist.'],
  ['other', 'Der Fahrer war angetrunken.', null],
  ['unpaid', '', null],
  ['unpaid', 'Das Geld kommt morgen.', null],
] as const)('A refusal for the reason %s with the text %j: %s', (reason, text, flaw) => {
  expect(refusalFlaw({ reason, text })).toBe(flaw)
})

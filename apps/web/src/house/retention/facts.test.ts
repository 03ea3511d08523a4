import { expect, test } from 'vitest'
import { deletedText } from './facts.ts'

test.each([
  [{ mails: 1200, enquiries: 1, papers: 0 }, '1.200 Mails, 1 Anfrage'],
  [{ mails: 0 }, 'nichts'],
  [{ later: 2 }, '2 later'],
])('a run with %j deleted "%s"', (counts, text) => {
  expect(deletedText({ id: 1, at: '2026-11-22T10:00:00Z', counts })).toBe(text)
})

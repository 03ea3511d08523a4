import { expect, test } from 'vitest'
import { newsText } from './facts.ts'

test.each([
  [
    { total: 26, fresh: 12 },
    '2026-11-16T08:30:00.000Z',
    '26 Fahrzeuge, davon 12 neu seit Ihrem letzten Besuch am Montag, 16.11.',
  ],
  [
    { total: 1, fresh: 0 },
    '2026-11-16T23:30:00.000Z',
    '1 Fahrzeug, davon keines neu seit Ihrem letzten Besuch am Dienstag, 17.11.',
  ],
  [{ total: 1284, fresh: 0 }, null, '1.284 Fahrzeuge'],
])('the numbers of a tab are explained: %o since %s', (search, lastVisit, text) => {
  expect(newsText(search, lastVisit)).toBe(text)
})

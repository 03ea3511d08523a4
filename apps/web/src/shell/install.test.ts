import { describe, expect, test } from 'vitest'
import { dueNote, isApple, withDismissal } from './install.ts'

const day = 86_400_000
const start = Date.parse('2026-09-11T10:00:00Z')

describe('App-Hinweis (A-36, U-42)', () => {
  test('is shown until it is dismissed', () => {
    expect(dueNote({}, start)).toBe('first')
  })

  test.each([
    [0, null],
    [9, null],
    [9.99, null],
    [10, 'again'],
    [19.9, 'again'],
    [20, 'reminder'],
    [400, 'reminder'],
  ])('%d days after it was dismissed the note is %s', (days, note) => {
    expect(dueNote(withDismissal({}, start), start + days * day)).toBe(note)
  })

  test('is shown once more between day 10 and 20, reminds once after day 20, and is never shown again', () => {
    const first = withDismissal({}, start)
    const again = withDismissal(first, start + 12 * day)
    expect(dueNote(again, start + 13 * day)).toBeNull()
    expect(dueNote(again, start + 20 * day)).toBe('reminder')
    const reminded = withDismissal(again, start + 21 * day)
    expect(dueNote(reminded, start + 22 * day)).toBeNull()
    expect(dueNote(reminded, start + 4000 * day)).toBeNull()
  })

  test('is not shown once the portal is installed', () => {
    expect(dueNote({ installedAt: start }, start + 1)).toBeNull()
    expect(dueNote({ ...withDismissal({}, start), installedAt: start }, start + 30 * day)).toBeNull()
  })

  test('detects devices without an install button', () => {
    expect(isApple({ userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5)', maxTouchPoints: 5 })).toBe(true)
    expect(isApple({ userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X)', maxTouchPoints: 5 })).toBe(true)
    expect(isApple({ userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X)', maxTouchPoints: 0 })).toBe(false)
    expect(isApple({ userAgent: 'Mozilla/5.0 (Linux; Android 16)', maxTouchPoints: 5 })).toBe(false)
  })
})

import { describe, expect, test } from 'vitest'
import { newPassword, type PasswordFlaw, passwordFlaw, repeatedPassword } from './password.ts'
import { isPasswordExpired, passwordDaysLeft } from './password-lifetime.ts'

describe('Passwort', () => {
  test.each<[string, PasswordFlaw | null]>([
    ['Abcdefgh1', 'passwordTooShort'],
    ['Abcdefghi1', null],
    [`A1${'b'.repeat(62)}`, null],
    [`A1${'b'.repeat(63)}`, 'passwordTooShort'],
    ['Abcdefgh 1', 'passwordInvalid'],
    ['Abcdefgh\u00a01', 'passwordInvalid'],
    ['abcdefghi1', 'passwordWeak'],
    ['ABCDEFGHI1', 'passwordWeak'],
    ['abcdefghi1!', null],
    ['ÄÖÜäöüßßß1', null],
    ['😀😀😀😀😀Aa1', 'passwordTooShort'],
    ['😀😀😀😀😀😀😀Aa1', null],
    ['', 'passwordTooShort'],
    ['a'.repeat(100_000), 'passwordTooShort'],
  ])('%j: %s', (password, flaw) => {
    expect(passwordFlaw(password)).toBe(flaw)
  })
})

describe('The field of a password', () => {
  const issuesOf = (field: ReturnType<typeof newPassword>, value: unknown) =>
    field.safeParse(value).error?.issues.map(({ message }) => message) ?? []

  test.each([
    ['Kolbenring-77', []],
    [undefined, ['Passwort ist erforderlich']],
    ['', ['Passwort ist erforderlich']],
    ['kurz', ['Das Passwort muss zwischen 10 und 64 Zeichen lang sein.']],
    ['Kolbenring 77', ['Das Passwort darf keine Leerzeichen enthalten.']],
  ])('has for %j the messages %j', (value, messages) => {
    expect(issuesOf(newPassword(), value)).toEqual(messages)
  })

  test('names the rule to programs', () => {
    expect(newPassword().safeParse('kurz').error?.issues).toMatchObject([
      { params: { flaw: 'passwordTooShort' } },
    ])
  })

  test.each([undefined, ''])('must be filled again, not with %j', (value) => {
    expect(issuesOf(repeatedPassword('Wiederholung'), value)).toEqual(['Wiederholung ist erforderlich'])
  })
})

describe('Ablauf', () => {
  const changed = new Date('2026-01-01T00:00:00Z')
  const after = (days: number, seconds = 0) => new Date(changed.getTime() + (days * 86_400 + seconds) * 1000)

  test.each([
    [82, 0, 8],
    [82, 86_399, 8],
    [83, 0, 7],
    [89, 0, 1],
    [90, 0, 0],
    [91, 0, -1],
  ])('after %i days and %i seconds leaves %i days', (days, seconds, left) => {
    expect(passwordDaysLeft(changed, after(days, seconds), 90)).toBe(left)
  })

  test('happens after 90 days, and never with a lifetime of 0', () => {
    expect(isPasswordExpired(changed, after(90), 90)).toBe(false)
    expect(isPasswordExpired(changed, after(90, 1), 90)).toBe(true)
    expect(isPasswordExpired(changed, after(5000), 0)).toBe(false)
  })
})

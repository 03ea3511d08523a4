import { describe, expect, test } from 'vitest'
import { ApiProblem } from '../../api.ts'
import { changeBody, changeProblem, currentPasswordRefusal, passwordRefusal, resetProblem } from './facts.ts'
import { PasswordForm, ResetForm } from './form.ts'

const messages = (password: string, passwordConfirm = password) =>
  PasswordForm.safeParse({ currentPassword: '', password, passwordConfirm }).error?.issues.map(
    ({ message }) => message,
  ) ?? []
const problem = (type: string, errors?: { path: string; message: string }[]) =>
  new ApiProblem({ type, status: 400, title: 'vom Server', errors })

describe('Neues Passwort', () => {
  test('needs 10 to 64 characters', () => {
    const message = 'Das Passwort muss zwischen 10 und 64 Zeichen lang sein.'
    expect(messages('Kurz-2026')).toEqual([message])
    expect(messages(`Aa1${'x'.repeat(62)}`)).toEqual([message])
    expect(messages('Sommer2026')).toEqual([])
  })

  test('must be confirmed', () => {
    expect(messages('Sommer2026', 'Sommer2027')).toEqual([
      'Die eingegebenen Passwörter stimmen nicht überein.',
    ])
  })

  test('does not need the current password shortly after a login', () => {
    expect(changeBody({ currentPassword: '', password: 'Sommer2026', passwordConfirm: '' })).toEqual({
      password: 'Sommer2026',
    })
  })
})

describe('Texte', () => {
  test.each([
    ['', 'Emailadresse ist erforderlich'],
    ['a@b', 'Ungültige emailadresse'],
  ])('of the reset address "%s"', (email, message) => {
    expect(ResetForm.safeParse({ email }).error?.issues[0]?.message).toBe(message)
  })

  test('name an expired reset link and any other failure', () => {
    expect(resetProblem(problem('password-token-expired'))).toBe(
      'Der Link zum Zurücksetzen des Passworts ist abgelaufen. Bitte nutzen Sie die Funktion "Passwort vergessen" erneut.',
    )
    expect(resetProblem(problem('password-token-unknown'))).toBe('Es ist ein Fehler aufgetreten.')
    expect(changeProblem(problem('unauthenticated'))).toBe('Es ist ein Fehler aufgetreten.')
  })

  test('repeat the message of the server about a common password', () => {
    const refused = problem('validation-failed', [{ path: 'newPassword', message: 'zu leicht' }])
    expect(passwordRefusal(refused)).toBe('zu leicht')
    expect(currentPasswordRefusal(refused)).toBeUndefined()
  })

  test('repeat the message of the server about a wrong current password, at its field', () => {
    const refused = problem('validation-failed', [{ path: 'currentPassword', message: 'falsch' }])
    expect([currentPasswordRefusal(refused), passwordRefusal(refused)]).toEqual(['falsch', undefined])
  })
})

import { describe, expect, test } from 'vitest'
import { ApiProblem } from '../../api.ts'
import { isCodeRequired, LoginForm, loginBody, loginProblem } from './form.ts'

const problem = (type: string, status: number) => new ApiProblem({ type, status, title: 'vom Server' })

describe('Login', () => {
  test('names both missing fields', () => {
    const { error } = LoginForm.safeParse({ username: ' ', password: '', rememberMe: false, code: '' })
    expect(error?.issues.map(({ message }) => message)).toEqual([
      'Benutzername ist erforderlich',
      'Passwort ist erforderlich',
    ])
  })

  test('sends exactly the three keys, and the code only when it was requested', () => {
    const form = { username: 'a@b.example', password: 'geheim', rememberMe: true }
    expect(loginBody({ ...form, code: '' })).toEqual(form)
    expect(loginBody({ ...form, code: '123456' })).toEqual({ ...form, code: '123456' })
  })

  test.each([
    [
      problem('too-many-attempts', 429),
      'Fehler beim Anmelden. Sie haben die max. Anzahl von Anmeldeversuchen überschritten (Timeout 30 Min.).',
    ],
    [problem('bad-credentials', 401), 'Fehler beim Anmelden. Bitte prüfen Sie Ihre Anmeldedaten.'],
    [problem('internal', 500), 'Fehler beim Anmelden. Bitte prüfen Sie Ihre Anmeldedaten.'],
    [problem('offline', 0), 'vom Server'],
  ])('%s is shown with its text', (error, text) => {
    expect(loginProblem(error)).toBe(text)
  })

  test('asks for the second factor only when the server requires it', () => {
    expect(isCodeRequired(problem('second-factor-needed', 401))).toBe(true)
    expect(isCodeRequired(problem('bad-credentials', 401))).toBe(false)
  })
})

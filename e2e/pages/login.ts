import { expect, type Page } from '@playwright/test'

/** The login page. */
export function loginPage(page: Page) {
  const main = page.getByRole('main')
  const username = main.getByLabel('Benutzername')
  const password = main.getByLabel('Passwort', { exact: true })
  const submit = main.getByRole('button', { name: 'Senden' })
  async function signIn(login: string, secret: string) {
    await username.fill(login)
    await password.fill(secret)
    await submit.click()
  }
  return {
    username,
    password,
    submit,
    heading: main.getByRole('heading', { name: 'Login', level: 1 }),
    remember: main.getByLabel('Eingeloggt bleiben'),
    forgotten: main.getByRole('link', { name: 'Passwort vergessen' }),
    problem: main.getByRole('alert'),
    open: () => page.goto('/#/login'),
    signIn,
    /** Five failed attempts, after which the login is locked. */
    async lock(login: string) {
      for (let tries = 0; tries < 5; tries++) {
        const answer = page.waitForResponse('**/auth/login')
        await signIn(login, `falsch-${tries}-Kennwort`)
        expect((await answer).status()).toBe(401)
      }
    },
  }
}

import type { Page } from '@playwright/test'

/** The login page. */
export function loginPage(page: Page) {
  const main = page.getByRole('main')
  const username = main.getByLabel('Benutzername')
  const password = main.getByLabel('Passwort', { exact: true })
  const submit = main.getByRole('button', { name: 'Senden' })
  return {
    username,
    password,
    submit,
    heading: main.getByRole('heading', { name: 'Login', level: 1 }),
    remember: main.getByLabel('Eingeloggt bleiben'),
    forgotten: main.getByRole('link', { name: 'Passwort vergessen' }),
    problem: main.getByRole('alert'),
    open: () => page.goto('/#/login'),
    async signIn(login: string, secret: string) {
      await username.fill(login)
      await password.fill(secret)
      await submit.click()
    },
  }
}

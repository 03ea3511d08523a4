import { anActiveDealer } from '../dealers.ts'
import { expect, expectAccessible, test } from '../fixtures.ts'
import { agePassword } from '../operator.ts'
import { loginPage } from '../pages/login.ts'

const forced = 'Ihr Passwort ist abgelaufen. Bitte vergeben Sie ein neues, um fortzufahren.'

test('a login with a password 91 days old permits only changing the password', async ({ page, outbox }) => {
  test.slow()
  const dealer = await anActiveDealer()
  await agePassword(dealer.email, 91)
  const main = page.getByRole('main')
  const login = loginPage(page)
  await login.open()
  await login.signIn(dealer.email, dealer.password)

  await expect(page).toHaveURL(/#\/password-change$/)
  await expect(main.getByText(forced)).toBeVisible()
  await expectAccessible(page)
  const watched = await page.request.get('/mvp/api/mvp-user-watches-by-user')
  expect(watched.status()).toBe(403)
  expect((await watched.json()).type).toBe('password-expired')

  const change = main.getByRole('button', { name: 'Passwort ändern' })
  await main.getByLabel('Neues Passwort').fill(dealer.password)
  await main.getByLabel('Passwort bestätigen').fill(dealer.password)
  await change.click()
  await expect(
    main
      .getByRole('alert')
      .or(main.getByText(/bisherige|altes|anderes/))
      .first(),
  ).toBeVisible()
  await expect(page).toHaveURL(/#\/password-change$/)

  const fresh = `Neu-${dealer.password}`
  await main.getByLabel('Neues Passwort').fill(fresh)
  await main.getByLabel('Passwort bestätigen').fill(fresh)
  await change.click()
  await expect(page.getByText('Ihr Passwort wurde geändert.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Nutzungsbedingungen', level: 1 })).toBeVisible()
  await outbox.lastTo(dealer.email, 'Ihr Passwort wurde geändert')
  await page.getByRole('button', { name: 'Ich stimme zu' }).click()
  await expect(page).toHaveURL(/#\/home$/)
  expect((await page.request.get('/mvp/api/mvp-user-watches-by-user')).status()).toBe(200)
})

test('a login in the last week of a password shows the remaining days', async ({ page }) => {
  const dealer = await anActiveDealer()
  await agePassword(dealer.email, 85)
  const login = loginPage(page)
  await login.open()
  await login.signIn(dealer.email, dealer.password)

  await expect(page.getByText('Ihr Passwort läuft in 5 Tagen ab!')).toBeVisible()
  await expect(page).not.toHaveURL(/password-change/)
})

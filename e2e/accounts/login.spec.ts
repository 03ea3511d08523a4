import { demoPassword } from '@portal/domain/demo/demo-accounts'
import { aCompany, endSessionsOf } from '../applicants.ts'
import { anActiveDealer } from '../dealers.ts'
import { expect, expectAccessible, logins, tabTo, test } from '../fixtures.ts'
import { lightPage } from '../kept-pages.ts'
import { linkIn } from '../mail.ts'
import { loginPage } from '../pages/login.ts'

const refusalOfAdministration =
  'Sie müssen als Administrator angemeldet sein, um auf diese Seite zugreifen zu können'

const failed = 'Fehler beim Anmelden. Bitte prüfen Sie Ihre Anmeldedaten.'
const lockedOut =
  'Fehler beim Anmelden. Sie haben die max. Anzahl von Anmeldeversuchen überschritten (Timeout 30 Min.).'

test('an empty login form reports both fields and sends no request', async ({ page }) => {
  const login = loginPage(page)
  await login.open()
  await expectAccessible(page)
  // After this, only the login can cause requests.
  await page.waitForLoadState('networkidle')
  const calls: string[] = []
  page.on('request', (request) => {
    // The page offers passkeys by itself, on a busy machine only now.
    const isOffer = request.url().endsWith('/auth/passkey/options')
    if (['fetch', 'xhr'].includes(request.resourceType()) && !isOffer) calls.push(request.url())
  })

  await login.submit.click()

  await expect(page.getByText('Benutzername ist erforderlich')).toBeVisible()
  await expect(page.getByText('Passwort ist erforderlich')).toBeVisible()
  expect(calls).toEqual([])
})

test('opening the login page signs out and clears the search, also as the first page', async ({
  page,
  signInAs,
}) => {
  for (const isFirst of [false, true]) {
    await signInAs('dealer')
    await page.goto('/#/searchresults?maker=Audi&transporter=false')
    const stored = () => page.evaluate(() => localStorage.getItem('portal.search'))
    await expect.poll(stored).toContain('Audi')
    if (isFirst) await page.goto(lightPage)
    await page.goto('/#/login')
    await expect(loginPage(page).heading).toBeVisible()
    await expect.poll(stored).toBeNull()

    const reply = await page.request.get('/uaa/api/account')
    expect(reply.status()).toBe(401)
  }
})

test('a login with the keyboard alone returns to the requested page', async ({ page }) => {
  await page.goto('/#/watchlist')
  await expect(
    page.getByText('Sie müssen angemeldet sein, um auf diese Seite zugreifen zu können'),
  ).toBeVisible()
  await expect(page).toHaveURL(/#\/login\?returnUrl=%2Fwatchlist$/)

  await tabTo(page, 'Benutzername', 'textbox')
  await page.keyboard.type('haendler2@autoexpo.example')
  await page.keyboard.press('Tab')
  await page.keyboard.type(demoPassword)
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL(/#\/watchlist$/)
})

test('opening the password reset in between keeps the requested page', async ({ page }) => {
  const dealer = await anActiveDealer({ termsAgreed: true })
  const login = loginPage(page)
  await page.goto('/#/watchlist')
  await expect(page).toHaveURL(/#\/login\?returnUrl=%2Fwatchlist$/)
  await login.forgotten.click()
  await expect(page.getByRole('main').getByLabel('E-Mail')).toBeVisible()

  await login.open()
  await login.signIn(dealer.email, dealer.password)

  await expect(page).toHaveURL(/#\/watchlist$/)
})

test('five failed attempts lock the login, and a password reset unlocks it', async ({ page, outbox }) => {
  test.slow()
  const dealer = await anActiveDealer()
  const login = loginPage(page)
  await login.open()
  await login.lock(dealer.email)
  await expect(login.problem).toHaveText(failed)
  await login.signIn(dealer.email, dealer.password)
  await expect(login.problem).toHaveText(lockedOut)
  await expectAccessible(page)

  await login.forgotten.click()
  const main = page.getByRole('main')
  await main.getByLabel('E-Mail').fill(dealer.email)
  await expectAccessible(page)
  await main.getByRole('button', { name: 'Passwort zurücksetzen' }).click()
  await expect(
    main.getByText(
      'Wir haben Ihnen eine Mail gesendet. Bitte nutzen Sie den Link in der Mail um den Prozess abzuschließen.',
    ),
  ).toBeVisible()
  const link = linkIn(await outbox.lastTo(dealer.email, 'Passwort zurücksetzen'), '/password-change/')

  await page.goto(link)
  await main.getByLabel('Neues Passwort').fill('Kurz-2026')
  await main.getByLabel('Passwort bestätigen').fill('anders')
  await main.getByRole('button', { name: 'Passwort zurücksetzen' }).click()
  await expect(main.getByText('Das Passwort muss zwischen 10 und 64 Zeichen lang sein.')).toBeVisible()
  await expect(main.getByText('Die eingegebenen Passwörter stimmen nicht überein.')).toBeVisible()
  const fresh = `Wieder-${dealer.password}`
  await main.getByLabel('Neues Passwort').fill(fresh)
  await main.getByLabel('Passwort bestätigen').fill(fresh)
  await main.getByRole('button', { name: 'Passwort zurücksetzen' }).click()
  await expect(
    page.getByText(
      'Ihr Passwort wurde erfolgreich zurück gesetzt. Sie können sich jetzt mit dem neuen Passwort am System anmelden.',
    ),
  ).toBeVisible()
  await expect(page).toHaveURL(/#\/login$/)
  await login.signIn(dealer.email, fresh)
  await expect(page.getByRole('heading', { name: 'Nutzungsbedingungen', level: 1 })).toBeVisible()

  await page.goto(link)
  await main.getByLabel('Neues Passwort').fill(`Nochmal-${fresh}`)
  await main.getByLabel('Passwort bestätigen').fill(`Nochmal-${fresh}`)
  await main.getByRole('button', { name: 'Passwort zurücksetzen' }).click()
  await expect(main.getByRole('alert')).toBeVisible()
})

test('the reset reports unregistered and invalid addresses', async ({ page }) => {
  await page.goto('/#/password-reset')
  const main = page.getByRole('main')
  const submit = main.getByRole('button', { name: 'Passwort zurücksetzen' })
  await submit.click()
  await expect(main.getByText('Emailadresse ist erforderlich')).toBeVisible()
  await main.getByLabel('E-Mail').fill('a@b')
  await expect(main.getByText('Ungültige emailadresse')).toBeVisible()
  await main.getByLabel('E-Mail').fill(aCompany().email)
  await submit.click()
  await expect(
    main.getByText(
      'Zu der eingegebenen Email-Adresse konnten wir keinen registrierten Beutzer im Portal finden. Bitte prüfen Sie Ihre Eingabe.',
    ),
  ).toBeVisible()
})

test('a password change without key and without login shows the general error', async ({ page }) => {
  await page.goto('/#/password-change')
  const main = page.getByRole('main')
  await main.getByLabel('Neues Passwort').fill('Sommer-2026-Rad')
  await main.getByLabel('Passwort bestätigen').fill('Sommer-2026-Rad')
  await main.getByRole('button', { name: 'Passwort zurücksetzen' }).click()
  await expect(main.getByText('Es ist ein Fehler aufgetreten.')).toBeVisible()
})

test('each guard explains why it refuses a dealer', async ({ page, signInAs }) => {
  await signInAs('dealer')
  await page.goto('/#/upload-documents')
  await expect(page.getByText('Die Seite konnte nicht geladen werden.')).toBeVisible()
  await expect(page).toHaveURL(/#\/home$/)

  await page.goto('/#/dealer-activation')
  await expect(page.getByText(refusalOfAdministration)).toBeVisible()
  await expect(page).toHaveURL(/#\/login\?returnUrl=%2Fdealer-activation$/)
})

test('calls that a logout interrupts do not replace the message of the guard', async ({ page, signInAs }) => {
  const loggedOut = Promise.withResolvers<void>()
  const refused = Promise.withResolvers<void>()
  await signInAs('dealer')
  await page.route('**/mvp-car-best-results-algorithm-fifty/count', async (route) => {
    await loggedOut.promise
    await route.continue()
  })
  await page.route('**/auth/logout', async (route) => {
    const response = await route.fetch()
    loggedOut.resolve()
    await refused.promise
    await route.fulfill({ response })
  })
  page.on('response', (response) => {
    if (response.status() >= 400) refused.resolve()
  })
  await page.goto('/#/home')

  await page.goto('/#/dealer-activation')

  await expect(page).toHaveURL(/#\/login\?returnUrl=%2Fdealer-activation$/)
  await expect(page.getByText(refusalOfAdministration)).toBeVisible()
})

test('an applicant can read the own status, but not change it, and has no watchlist', async ({ page }) => {
  const calls: string[] = []
  page.on('request', (request) => calls.push(new URL(request.url()).pathname))
  await loginPage(page).open()
  await loginPage(page).signIn(logins.waiting, demoPassword)
  await expect(page.getByText('Warten Sie bitte darauf, dass das Konto freigegeben wird')).toBeVisible()

  await page.goto('/#/dealer-activation')
  await expect(page.getByRole('heading', { name: 'Händleraktivierung', level: 1 })).toBeVisible()
  await expect(page.getByText('Prüfung offen')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Händleraccount aktivieren' })).toHaveCount(0)
  await expectAccessible(page)

  await page.goto('/#/watchlist')
  await expect(
    page.getByText('Sie müssen angemeldet sein, um auf diese Seite zugreifen zu können'),
  ).toBeVisible()
  await expect(page).toHaveURL(/#\/upload-documents-approval-pending$/)
  expect(calls).not.toContain('/mvp/api/mvp-user-watches-by-user')
  expect((await page.request.get('/uaa/api/account')).status()).toBe(200)

  // A message is removed when the visitor leaves the page on which it appeared.
  await page.goto('/#/home')
  await expect(page.getByText('Sie müssen angemeldet sein')).toHaveCount(0)
})

test.describe('with a clock of its own', () => {
  test.use({ isFresh: true })

  test('an ended session is detected at the next request and redirects from the watchlist to the login', async ({
    page,
  }) => {
    test.slow()
    const dealer = await anActiveDealer()
    await page.clock.install()
    await page.goto('/#/login')
    await loginPage(page).signIn(dealer.email, dealer.password)
    await page.getByRole('button', { name: 'Ich stimme zu' }).click()
    await expect(page).toHaveURL(/#\/home$/)
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem('portal.account')))
      .toContain(dealer.email)
    await endSessionsOf(dealer)
    // The watchlist loaded at the login is cached for 30 seconds, then requested again.
    await page.clock.fastForward('01:00')

    await page.goto('/#/watchlist')

    await expect(page).toHaveURL(/#\/login\?returnUrl=%2Fwatchlist$/)
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('portal.account'))).toBeNull()
  })
})

test('"Eingeloggt bleiben" keeps the login after the browser is closed, a plain login does not', async ({
  page,
  context,
}) => {
  const login = loginPage(page)
  await login.open()
  await login.signIn(logins.dealer, demoPassword)
  await expect(page).toHaveURL(/#\/home$/)
  const sessionCookies = async () => (await context.cookies()).filter(({ name }) => /sid$/.test(name))
  expect((await sessionCookies()).map(({ expires }) => expires)).toEqual([-1])

  await login.open()
  await login.remember.check()
  await login.signIn(logins.dealer, demoPassword)
  await expect(page).toHaveURL(/#\/home$/)
  // The browser keeps cookies by its own clock, like that of the device cookie, which is kept for 400 days.
  const device = (await context.cookies()).find(({ name }) => /device$/.test(name))
  const [session] = await sessionCookies()
  const daysBefore = ((device?.expires ?? 0) - (session?.expires ?? 0)) / 86_400
  expect(daysBefore).toBeCloseTo(370, 1)
})

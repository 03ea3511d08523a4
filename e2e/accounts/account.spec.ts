import { anApplicantWithPapers, aVerifiedApplicant } from '../applicants.ts'
import { signInAsNewDealer } from '../dealers.ts'
import { expect, expectAccessible, test } from '../fixtures.ts'
import { loginPage } from '../pages/login.ts'
import { aPhoto } from '../papers.ts'
import { signIn } from '../session.ts'
import { patient } from '../standing.ts'

test('a dealer changes name and password, exports the data and deletes the account', async ({
  page,
  outbox,
}) => {
  test.slow()
  const dealer = await signInAsNewDealer(page)
  const main = page.getByRole('main')
  const login = loginPage(page)
  await page.goto('/#/account')
  await expectAccessible(page)
  await main.getByLabel('Vorname').fill('Katja')
  await main.getByRole('button', { name: 'Profil speichern' }).click()
  await expect(page.getByText('Ihr Profil wurde gespeichert.')).toBeVisible()
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('portal.account'))).toContain('Katja')

  const mails = main.getByLabel('Mails zu Käufen bekommen')
  await expect(mails).toBeChecked()
  const stored = page.waitForResponse((reply) => reply.request().method() !== 'GET')
  await mails.uncheck()
  expect((await stored).ok()).toBe(true)
  await page.reload()
  await expect(mails).not.toBeChecked()

  await main.getByRole('link', { name: 'Passwort ändern' }).click()
  const fresh = `Neu-${dealer.password}`
  await main.getByLabel('Neues Passwort').fill(fresh)
  await main.getByLabel('Passwort bestätigen').fill(fresh)
  await main.getByRole('button', { name: 'Passwort ändern' }).click()
  await expect(page.getByText('Ihr Passwort wurde geändert.')).toBeVisible()
  await outbox.lastTo(dealer.email, 'Ihr Passwort wurde geändert')

  const search = () => page.evaluate(() => localStorage.getItem('portal.search'))
  await page.goto('/#/searchresults?maker=Audi&transporter=false')
  await expect.poll(search).toContain('Audi')
  await page.goto('/#/account')
  const download = page.waitForEvent('download')
  await main.getByRole('button', { name: 'Daten herunterladen' }).click()
  expect((await download).suggestedFilename()).toBe('meine-daten.json')
  const readable = page.waitForEvent('download')
  await main.getByRole('button', { name: 'Als lesbare Seite' }).click()
  expect((await readable).suggestedFilename()).toBe('meine-daten.html')

  await main.getByRole('button', { name: 'Konto löschen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Konto löschen' })
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Passwort').fill(fresh)
  await dialog.getByRole('button', { name: 'Konto endgültig löschen' }).click()
  await expect(page.getByText('Ihr Konto wurde gelöscht.')).toBeVisible()
  expect(await search()).toBeNull()
  await login.open()
  await login.signIn(dealer.email, fresh)
  await expect(login.problem).toHaveText('Fehler beim Anmelden. Bitte prüfen Sie Ihre Anmeldedaten.')
})

test('"Überall abmelden" also ends the session of this browser', async ({ page }) => {
  await signInAsNewDealer(page)
  await page.goto('/#/account')
  await page.getByRole('button', { name: 'Überall abmelden' }).click()
  await expect(page).toHaveURL(/#\/home$/)
  expect((await page.request.get('/uaa/api/account')).status()).toBe(401)
})

test('a dealer ends the session of another device, which is signed out', async ({ page, browser }) => {
  const { email } = await signInAsNewDealer(page)
  const context = await browser.newContext()
  const other = patient(await context.newPage())
  await signIn(other, email)
  await other.goto('/#/account')
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('/#/account')
  const devices = page.getByRole('region', { name: 'Geräte' })
  await expect(devices.getByRole('listitem')).toHaveCount(2)
  await devices.getByRole('button', { name: /, zuletzt aktiv .*, abmelden$/ }).click()
  await expect(page.getByText(/^Chrome auf .* ist abgemeldet\.$/)).toBeVisible()
  await expect(devices.getByRole('listitem')).toHaveCount(1)
  await expect(devices.getByText('Dieses Gerät')).toBeVisible()
  await other.reload()
  await expect(other).toHaveURL(/#\/login/)
  await context.close()
})

test('the administrator finds a mail in the outbox and sends it again', async ({ page, signInAs }) => {
  const { email } = await aVerifiedApplicant()
  await signInAs('admin')
  await page.goto('/#/home')
  await expect(page.getByRole('contentinfo')).toContainText('Version dev, Stand unknown')
  await page.goto('/#/house/mails')
  await page.getByRole('searchbox', { name: 'Suche' }).fill(email)
  const row = page
    .getByRole('row')
    .filter({ hasText: email })
    .filter({ hasText: 'bestätigen Sie Ihre E-Mail-Adresse' })
  // The list is refreshed every 30 s.
  await expect(row).toContainText('gesendet', { timeout: 60_000 })
  await expectAccessible(page)

  await row.getByRole('button', { name: /Erneut senden/ }).click()

  await expect(page.getByText('Die Mail wird noch einmal gesendet.')).toBeVisible()
})

test('the review desk shows an applicant with papers and satisfies WCAG', async ({ page, signInAs }) => {
  await signInAs('admin')
  const company = await anApplicantWithPapers(await aPhoto(page, 'vorne.jpg', 400))
  await page.goto('/#/house/applicants')
  await page.getByRole('link', { name: new RegExp(company.company_name) }).click()
  await expect(page.getByRole('heading', { name: 'Prüfliste' })).toBeVisible()
  await expectAccessible(page)
  const view = page.getByRole('button', { name: 'Pass Vorderseite ansehen' })
  await view.click()
  const viewer = page.getByRole('dialog', { name: 'Pass Vorderseite' })
  await expect(viewer.getByRole('img')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(viewer).toHaveCount(0)
  await expect(view).toBeFocused()
})

import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { codeOf } from '../authenticator.ts'
import { expect, expectAccessible, tabTo, test } from '../fixtures.ts'
import { linkIn } from '../mail.ts'
import { operate } from '../operator.ts'
import { loginPage } from '../pages/login.ts'

test.use({ baseURL: process.env.BOOKING_URL })

test('an administrator sets up an authenticator app, signs in with its code and changes the app', async ({
  page,
  outbox,
}) => {
  test.slow()
  const email = `verwaltung-${randomUUID().slice(0, 8)}@autoexpo.example`
  const password = 'Zweiter-Faktor-2026'
  await operate('admin', 'create', email)
  const key = linkIn(await outbox.lastTo(email), '/password-change/')
    .split('/')
    .at(-1)
  const main = page.getByRole('main')
  await page.goto(`/#/password-change/${key}`)
  await main.getByLabel('Neues Passwort').fill(password)
  await main.getByLabel('Passwort bestätigen').fill(password)
  await main.getByRole('button', { name: 'Passwort zurücksetzen' }).click()
  await expect(page).toHaveURL(/#\/login$/)
  const login = loginPage(page)
  await login.signIn(email, password)
  await expect(page).toHaveURL(/#\/account$/)
  await expect(page.getByText('Bitte richten Sie zuerst den zweiten Faktor ein.').first()).toBeVisible()
  await main.getByRole('button', { name: 'Zweiten Faktor einrichten' }).click()
  await expect(main.getByRole('img', { name: 'QR-Code für die Authenticator-App' })).toBeVisible()
  await expectAccessible(page)
  const secret = ((await main.locator('code.secret').textContent()) ?? '').replaceAll(/\s/g, '')
  const code = main.getByLabel('Code der App')
  await code.fill(codeOf(secret, 10))
  await main.getByRole('button', { name: 'Einrichtung bestätigen' }).click()
  await expect(main.getByText('Der Code ist nicht richtig.')).toBeVisible()
  await code.fill(codeOf(secret))
  await main.getByRole('button', { name: 'Einrichtung bestätigen' }).click()
  await expect(page.getByText('Der zweite Faktor ist eingerichtet.')).toBeVisible()
  const codes = main.getByRole('list', { name: 'Wiederherstellungscodes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  await expect(main.getByText('Sie haben noch 10 Wiederherstellungscodes.')).toBeVisible()
  await expectAccessible(page)
  const [recoveryCode = '', secondCode = ''] = await codes.allTextContents()
  const saving = page.waitForEvent('download')
  await main.getByRole('link', { name: 'Als Textdatei speichern' }).click()
  const file = await saving
  expect(file.suggestedFilename()).toBe('wiederherstellungscodes.txt')
  expect(await readFile(await file.path(), 'utf8')).toContain(recoveryCode)
  await main.getByRole('button', { name: 'Ich habe die Codes gespeichert' }).click()
  await expect(codes).toHaveCount(0)

  await login.open()
  await login.signIn(email, password)
  const confirmation = main.getByLabel('Bestätigungscode')
  await expect(confirmation).toBeFocused()
  await expect(login.problem).toHaveCount(0)
  await expectAccessible(page)
  await confirmation.fill(codeOf(secret, 10))
  await page.keyboard.press('Enter')
  await expect(login.problem).toHaveText('Fehler beim Anmelden. Bitte prüfen Sie Ihre Anmeldedaten.')
  expect((await page.request.get('/uaa/api/account')).status()).toBe(401)

  await tabTo(page, 'Bestätigungscode', 'textbox')
  // Each code is accepted once and the set-up has used the current one, so this is the next one.
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(codeOf(secret, 1))
  await page.keyboard.press('Enter')
  await expect(login.heading).toBeHidden()
  expect((await page.request.get('/uaa/api/account')).status()).toBe(200)

  await login.open()
  await login.signIn(email, password)
  await confirmation.fill(recoveryCode)
  await page.keyboard.press('Enter')
  await expect(login.heading).toBeHidden()
  await page.goto('/#/account')
  await expect(main.getByText('Sie haben noch 9 Wiederherstellungscodes.')).toBeVisible()
  await expect(codes).toHaveCount(0)

  await main.getByRole('button', { name: 'Neue Wiederherstellungscodes' }).click()
  await expectAccessible(page)
  await code.fill(secondCode)
  await main.getByRole('button', { name: 'Codes erzeugen' }).click()
  await expect(codes).toHaveCount(10)
  await expect(main.getByText('Sie haben noch 10 Wiederherstellungscodes.')).toBeVisible()
  const [newCode = ''] = await codes.allTextContents()
  await main.getByRole('button', { name: 'Ich habe die Codes gespeichert' }).click()
  await expect(codes).toHaveCount(0)

  await main.getByRole('button', { name: 'Neue App einrichten' }).click()
  await code.fill(recoveryCode)
  await main.getByRole('button', { name: 'Bisherigen Schlüssel löschen' }).click()
  await expect(main.getByText('Der Code ist nicht richtig.')).toBeVisible()
  await code.fill(newCode)
  await main.getByRole('button', { name: 'Bisherigen Schlüssel löschen' }).click()
  await expect(page.getByText('Der zweite Faktor ist abgeschaltet.')).toBeVisible()
  await expect(main.getByRole('button', { name: 'Zweiten Faktor einrichten' })).toBeVisible()
})

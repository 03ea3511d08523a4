import { aCompany, anUnverifiedApplicant } from '../applicants.ts'
import { expect, expectAccessible, test } from '../fixtures.ts'
import { lastMailTo, linkIn, mailsTo } from '../mail.ts'
import { registrationPage } from '../pages/registration.ts'

test('each field shows its error, but only after it was touched', { tag: '@both-widths' }, async ({
  page,
}) => {
  const registration = registrationPage(page)
  await registration.open()
  const main = page.getByRole('main')
  await expect(main.getByText(/ist erforderlich/)).toHaveCount(0)

  await registration.field('Vorname').fill('A--B')
  await registration.field('Nachname').focus()
  await registration.field('E-Mail').fill('a@b')
  await registration.field('Telefon').fill('0611')
  await registration.field('Hausnummer').fill('a12')
  await registration.field('Geschäftsjahre').fill('05')
  await registration.field('Passwort').fill('Kurz1')
  await registration.field('Passwort wiederholen').fill('anders')
  await registration.comments.focus()

  await expect(main.getByText('Ungültige(s) Zeichen im Feld Vorname')).toBeVisible()
  await expect(main.getByText('Nachname ist erforderlich')).toBeVisible()
  await expect(main.getByText('Ungültige Emailadresse')).toBeVisible()
  await expect(main.getByText('Ungültige Telefonnummer')).toBeVisible()
  await expect(main.getByText('Ungültige(s) Zeichen im Feld Hausnummer')).toBeVisible()
  await expect(main.getByText('Ungültige(s) Zeichen im Feld Geschäftsjahre')).toBeVisible()
  await expect(main.getByText('Das Passwort muss zwischen 10 und 64 Zeichen lang sein.')).toBeVisible()
  await expect(main.getByText('Die eingegebenen Passwörter stimmen nicht überein.')).toBeVisible()
  await expect(registration.login).toHaveValue('a@b')
  await expect(registration.login).toHaveAttribute('readonly')
  await expectAccessible(page)
})

test('the partner number is requested from customers only, and an unknown one is refused', async ({
  page,
}) => {
  const registration = registrationPage(page)
  await registration.open()
  await expect(registration.partnerNumber).toHaveCount(0)
  await registration.fill(aCompany({ partner_number: '999999' }))
  const calls: string[] = []
  page.on('request', (request) => calls.push(new URL(request.url()).pathname))
  await registration.submit.click()

  await expect(
    page.getByText('Die Kundennummer ist nicht bekannt. Bitte mit Dokumenten registrieren!'),
  ).toBeVisible()
  expect(calls).not.toContain('/uaa/api/registerdealer')
})

test('a private person is not registered', async ({ page }) => {
  const registration = registrationPage(page)
  await registration.open()
  await registration.fill(aCompany({ partner_number: '200003', email: 'privat@autohaus.example.com' }))
  await registration.submit.click()

  await expect(page.getByText('Die Registrierung als Privatperson ist leider nicht möglich.')).toBeVisible()
})

test('the phone number is formatted and the comment is sent escaped', async ({ page }) => {
  const registration = registrationPage(page)
  await registration.open()
  await registration.fill(aCompany())
  await registration.field('Telefon').fill('')
  await registration.field('Telefon').pressSequentially('+49 69 9000')
  await expect(registration.field('Telefon')).toHaveValue('+49-699000')
  await registration.field('Telefon').fill('0170/123 45 67')
  await registration.field('Firma').focus()
  await expect(registration.field('Telefon')).toHaveValue('+49-1701234567')
  await registration.comments.fill('<b>Müller & Sohn</b>')
  const sent = page.waitForRequest('**/uaa/api/registerdealer')
  await registration.submit.click()

  const body = (await sent).postDataJSON()
  expect(body.comments).toBe('&lt;b&gt;Müller &amp; Sohn&lt;/b&gt;')
  expect(body.langKey).toBe('de')
  expect(body.telephone).toBe('+49-1701234567')
  await expect(page).toHaveURL(/#\/login$/)
})

test('an address with an umlaut is shown as typed and receives its mail', async ({ page }) => {
  const company = aCompany()
  const local = company.email.split('@')[0]
  const registration = registrationPage(page)
  await registration.open()
  await registration.fill({ ...company, email: `${local}@müller.example` })
  await registration.field('Ort').fill('Frankfurt (Oder)')
  await registration.field('Hausnummer').fill('12 a')
  await expect(registration.field('E-Mail')).toHaveValue(`${local}@müller.example`)
  await expect(registration.login).toHaveValue(`${local}@müller.example`)
  await registration.submit.click()
  await expect(page).toHaveURL(/#\/login$/)

  const mail = await lastMailTo(`${local}@müller.example`)
  await page.goto(linkIn(mail, '/email/verify/'))
  await expect(page.getByText('Ihre E-Mail-Adresse wurde bestätigt.')).toBeVisible()
})

test('an empty password is reported as missing, and a common one shows a single message', async ({
  page,
}) => {
  const registration = registrationPage(page)
  await registration.open()
  await registration.fill(aCompany({ password: '' }))
  await registration.submit.click()
  const main = page.getByRole('main')
  await expect(main.getByText('Passwort ist erforderlich', { exact: true })).toBeVisible()
  await expect(main.getByText('Passwort wiederholen ist erforderlich')).toBeVisible()

  await registration.field('Passwort').fill('Passwort2025!')
  await registration.field('Passwort wiederholen').fill('Passwort2025!')
  await registration.submit.click()
  await expect(main.getByText('Dieses Passwort ist zu leicht zu erraten.')).toBeVisible()
  await expect(main.locator('.msg, .alert')).toHaveCount(1)
})

test('a field reports the invalid character', async ({ page }) => {
  const registration = registrationPage(page)
  await registration.open()
  await registration.field('Vorname').fill('Katrin2')
  await registration.field('Telefon').fill('170 1234567')
  await registration.field('Firma').focus()
  const main = page.getByRole('main')
  await expect(main.getByText('Ungültige(s) Zeichen im Feld Vorname: „2“')).toBeVisible()
  await expect(main.getByText('Beispiel: 0170 1234567 oder +49 170 1234567')).toBeVisible()
})

const links = [
  { kind: 'without a token', path: '', text: 'Der Link enthält kein oder ein ungültiges Token.' },
  { kind: 'corrupted by a mail program', path: `/${'a'.repeat(20_000)}`, text: /ungültiges Token/ },
  { kind: 'that was never sent', path: `/${'a'.repeat(43)}`, text: /nicht gefunden|ungültiges Token/ },
]
for (const { kind, path, text } of links)
  test(`a verification link ${kind} is explained`, async ({ page }) => {
    await page.goto(`/#/email/verify${path}`)
    await expect(page.getByRole('main').getByRole('alert')).toContainText(text)
    await expect(page.getByRole('button', { name: 'Bestätigungsmail anfordern' })).toBeVisible()
    await expectAccessible(page)
  })

test('a lost verification mail is requested again from the login page', { tag: '@both-widths' }, async ({
  page,
}) => {
  const { email } = await anUnverifiedApplicant()
  await page.goto('/#/login')
  await page.getByRole('link', { name: 'Keine Bestätigungsmail erhalten?' }).click()
  await page.getByRole('main').getByLabel('E-Mail').fill(email)
  await page.getByRole('button', { name: 'Bestätigungsmail anfordern' }).click()
  await expect(page.getByText('haben wir Ihnen eine neue Mail gesendet')).toBeVisible()
  await expectAccessible(page)

  await expect.poll(async () => (await mailsTo(email)).length, { timeout: 90_000 }).toBe(2)
  await page.goto(linkIn(await lastMailTo(email), '/email/verify/'))
  await expect(page.getByText('Ihre E-Mail-Adresse wurde bestätigt.')).toBeVisible()
})

test('a second registration of an unverified address offers a new mail', async ({ page }) => {
  const { email } = await anUnverifiedApplicant()
  const registration = registrationPage(page)
  await registration.open()
  await registration.fill(aCompany({ email }))
  await registration.submit.click()

  await expect(page.getByText('bereits registriert, aber noch nicht bestätigt')).toBeVisible()
  await page.getByRole('link', { name: 'Neue Mail anfordern' }).click()
  await expect(page.getByRole('heading', { name: 'Keine Bestätigungsmail erhalten?' })).toBeVisible()
})

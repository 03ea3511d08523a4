import { randomInt } from 'node:crypto'
import { aCompany, anApplicantWithPapers, aPartnerNumber, aVerifiedApplicant } from '../applicants.ts'
import { expect, expectAccessible, test } from '../fixtures.ts'
import { linkIn } from '../mail.ts'
import { anOffice } from '../office.ts'
import { addPartner } from '../operator.ts'
import { reviewDesk } from '../pages/dealer-activation.ts'
import { documentsPage } from '../pages/documents.ts'
import { loginPage } from '../pages/login.ts'
import { registrationPage } from '../pages/registration.ts'
import { aPdf, aPhoto } from '../papers.ts'
import { signIn } from '../session.ts'

test('a dealer registers, has to upload a paper again, is activated and reaches the home page', async ({
  page,
  browser,
  outbox,
}) => {
  test.slow()
  const company = aCompany()
  const registration = registrationPage(page)
  const login = loginPage(page)
  const documents = documentsPage(page)

  await registration.open()
  await expectAccessible(page)
  await registration.fill(company)
  await expect(registration.login).toHaveValue(company.email)
  await registration.submit.click()
  await expect(page.getByRole('status').filter({ hasText: 'Registrierung erfolgreich' })).toBeVisible()
  await expect(page).toHaveURL(/#\/login$/)

  await page.goto(linkIn(await outbox.lastTo(company.email), '/email/verify/'))
  await expect(page.getByText('Bitte melden Sie sich an, um Ihre Dokumente hochzuladen.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Ihre E-Mail ist bereits verifiziert.')).toBeVisible()
  await page.getByRole('link', { name: 'Zum Login' }).click()

  await login.signIn(company.email, company.password)
  await expect(documents.heading).toBeVisible()
  await documents.addPaper('Gewerbeanmeldung *', aPdf('gewerbe.pdf'))
  await documents.addPaper('Pass Vorderseite *', await aPhoto(page, 'vorne.jpg', 400))
  await documents.addPaper('Pass Rückseite *', await aPhoto(page, 'hinten.jpg', 1800))
  await expect(page.getByRole('heading', { name: '3 Element(e) gefunden' })).toBeVisible()
  await expectAccessible(page)
  await documents.consent.check()
  await documents.submit.click()
  await expect(page.getByText('Die Dokumente wurden erfolgreich hochgeladen.')).toBeVisible()
  await expect(login.heading).toBeVisible()

  const office = await anOffice(browser)
  const desk = reviewDesk(office)
  await desk.open()
  await desk.openApplication(company.company_name)
  const reviews = '**/documents/*/review'
  await office.route(reviews, (route) => route.abort('connectionreset'))
  await desk.accept('Pass Vorderseite')
  await expect(office.getByText(/^Keine Verbindung/)).toBeVisible()
  await office.getByRole('button', { name: 'Gewerbeanmeldung ablehnen' }).click()
  await expect(desk.dialog.getByRole('alert')).toHaveCount(0)
  await desk.dialog.getByLabel('Grund').fill('Bitte eine Anmeldung aus diesem Jahr.')
  const reject = desk.dialog.getByRole('button', { name: 'Dokument ablehnen' })
  await reject.click()
  await expect(desk.dialog.getByRole('alert')).toHaveText(/^Keine Verbindung/)
  await office.unroute(reviews)
  await reject.click()
  await expect(desk.dialog).toHaveCount(0)
  await expect(office.getByText('Bitte eine Anmeldung aus diesem Jahr.')).toBeVisible()
  await desk.giveReason(
    'Unterlagen erneut anfordern',
    'Es fehlt eine gültige Anmeldung.',
    'Anforderung senden',
  )
  await expect(office.getByText('Die Unterlagen wurden erneut angefordert.')).toBeVisible()
  const reminder = await outbox.lastTo(company.email, 'Uns fehlt noch eine Unterlage')
  expect(reminder.text).toContain('Bitte eine Anmeldung aus diesem Jahr.')

  await login.signIn(company.email, company.password)
  await expect(documents.heading).toBeVisible()
  await expect(page.getByText('Bitte erneut hochladen: Bitte eine Anmeldung aus diesem Jahr.')).toBeVisible()
  await documents.submit.click()
  await expect(page.getByText('Es fehlen Dokumente bitte nachsehen')).toBeVisible()
  await documents.addPaper('Gewerbeanmeldung *', aPdf('gewerbe_neu.pdf'))
  await documents.submit.click()
  await expect(login.heading).toBeVisible()
  await login.signIn(company.email, company.password)
  await expect(page.getByText('Warten Sie bitte darauf, dass das Konto freigegeben wird')).toBeVisible()
  await expectAccessible(page)

  await desk.open()
  await desk.openApplication(company.company_name)
  await expect(desk.username).toHaveValue(company.email)
  await expect(desk.yes).toBeChecked()
  await desk.partnerNumber.fill(aPartnerNumber())
  await desk.activate.click()
  await expect(office.getByText('Händler wurde aktiviert.')).toBeVisible()
  await office.close()
  await outbox.lastTo(company.email, 'Ihr Händlerkonto ist freigeschaltet')

  await page.goto('/#/login')
  await login.signIn(company.email, company.password)
  await expect(page.getByRole('heading', { name: 'Nutzungsbedingungen', level: 1 })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Ich stimme zu' }).click()
  await expect(page).toHaveURL(/#\/home$/)
  await expect(page.getByRole('tab', { name: 'Neue Fahrzeuge' })).toBeVisible()

  await page.goto('/#/login')
  await login.signIn(company.email, company.password)
  await expect(page).toHaveURL(/#\/home$/)
})

test('a customer registers with the partner number and is activated without papers', async ({
  page,
  browser,
  outbox,
}) => {
  const company = aCompany({ partner_number: String(randomInt(600_000, 1_000_000)) })
  await addPartner(company.partner_number ?? '', company.email)
  const calls: string[] = []
  page.on('request', (request) => calls.push(`${request.method()} ${new URL(request.url()).pathname}`))
  const registration = registrationPage(page)
  await registration.open()
  await registration.fill(company)
  await registration.submit.click()
  await expect(page).toHaveURL(/#\/login$/)
  await expect
    .poll(() => calls.filter((call) => /partner-number-stock|registerdealer|api\/email/.test(call)))
    .toEqual(['GET /uaa/api/partner-number-stock', 'POST /uaa/api/registerdealer', 'POST /uaa/api/email'])
  await outbox.lastTo('freischaltung@autoexpo.example', /Partnernummer/, company.company_name)

  await page.goto(linkIn(await outbox.lastTo(company.email), '/email/verify/'))
  await expect(page.getByText(/Sie erhalten eine weitere Mail/)).toBeVisible()
  await page.getByRole('link', { name: 'Zum Login' }).click()
  const login = loginPage(page)
  await login.signIn(company.email, company.password)
  await expect(page.getByText('Warten Sie bitte darauf, dass das Konto freigegeben wird')).toBeVisible()

  const office = await anOffice(browser)
  const desk = reviewDesk(office)
  await desk.open()
  await desk.openApplication(company.company_name)
  await expect(desk.partnerNumber).toHaveValue(company.partner_number ?? '')
  await desk.activate.click()
  await expect(office.getByText('Händler wurde aktiviert.')).toBeVisible()
  await office.close()

  await page.goto('/#/login')
  await login.signIn(company.email, company.password)
  await page.getByRole('button', { name: 'Ich stimme zu' }).click()
  await expect(page).toHaveURL(/#\/home$/)
})

test('declining the terms signs out with an explanation', async ({ page, browser }) => {
  const { email, password } = await anApplicantWithPapers()
  const office = await anOffice(browser)
  const desk = reviewDesk(office)
  await desk.open()
  await desk.username.fill(email)
  await desk.activate.click()
  await expect(office.getByText('Partnernummer ist erforderlich')).toBeVisible()
  await desk.partnerNumber.fill(aPartnerNumber())
  await desk.activate.click()
  await expect(office.getByText('Händler wurde aktiviert.')).toBeVisible()
  await desk.activate.click()
  await expect(office.getByText('Der Händleraccount ist bereits aktiv.')).toBeVisible()
  await office.close()

  await page.goto('/#/login?returnUrl=%2Fwatchlist')
  await loginPage(page).signIn(email, password)
  await page.getByRole('button', { name: 'Ich lehne ab' }).click()
  await expect(
    page.getByText('Die Zustimmung ist zwingend erforderlich zur Nutzung der Seite.'),
  ).toBeVisible()
  await expect(page).toHaveURL(/#\/home$/)
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('portal.account'))).toBeNull()
})

test('the upload reports every problem of a file and scales down a phone photo', {
  tag: '@both-widths',
}, async ({ page }) => {
  const { email, password } = await aVerifiedApplicant()
  const documents = documentsPage(page)
  await page.goto('/#/login')
  await loginPage(page).signIn(email, password)
  await expect(documents.heading).toBeVisible()
  await expect(documents.chosen).toHaveText('Keine Datei ausgewählt')
  await expect(documents.add).toBeDisabled()

  await documents.chooser.setInputFiles(aPdf('gewerbe.pdf'))
  await documents.add.click()
  await expect(page.getByText('Der Dokumenttyp fehlt.')).toBeVisible()

  await documents.chooser.setInputFiles(aPdf('a(1).pdf'))
  await expect(page.getByText('Der gewähle Dateiname ist ungültig.')).toBeVisible()
  await documents.chooser.setInputFiles({ ...aPdf('bild.tiff'), mimeType: 'image/tiff' })
  await expect(
    page.getByText('Die Datei entspricht nicht dem erforderlichen Typ (pdf, doc, docx, jpg, png).'),
  ).toBeVisible()
  await documents.chooser.setInputFiles({ ...aPdf('programm.pdf'), buffer: Buffer.from('MZ') })
  await expect(page.getByText('Der Inhalt der Datei passt nicht zu ihrer Endung.')).toBeVisible()
  await documents.chooser.setInputFiles({ ...aPdf('gross.pdf'), buffer: Buffer.alloc(1_048_577) })
  await expect(page.getByText('Die Dateigröße sollte kleiner als 1 MB sein')).toBeVisible()

  const photo = await aPhoto(page, 'foto.jpg', 1800)
  expect(photo.buffer.length).toBeGreaterThan(1_048_576)
  await documents.addPaper('Pass Vorderseite *', photo)
  await expect(page.getByRole('heading', { name: '1 Element(e) gefunden' })).toBeVisible()

  const remove = page.getByRole('button', { name: 'Datei löschen: foto.jpg' })
  await remove.click()
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(page.getByRole('heading', { name: '1 Element(e) gefunden' })).toBeVisible()
  await remove.click()
  await expect(page.getByRole('heading', { name: '0 Element(e) gefunden' })).toBeVisible()
  await documents.submit.click()
  await expect(page.getByText('Es fehlen Dokumente bitte nachsehen')).toBeVisible()
})

test('a file that only the server detects as damaged is marked in the list and can be replaced', async ({
  page,
}) => {
  const { email, password } = await aVerifiedApplicant()
  const documents = documentsPage(page)
  await page.goto('/#/login')
  await loginPage(page).signIn(email, password)
  await documents.addPaper('Gewerbeanmeldung *', aPdf('gewerbe.pdf'))
  await documents.addPaper('Pass Vorderseite *', {
    ...aPdf('vorne.pdf'),
    buffer: Buffer.from('%PDF-1.7 ohne Inhalt'),
  })
  await documents.addPaper('Pass Rückseite *', aPdf('hinten.pdf'))
  await documents.consent.check()
  await documents.submit.click()
  await expect(documents.rows.filter({ hasText: 'vorne.pdf' })).toContainText(
    'Die Datei entspricht nicht dem erforderlichen Typ (pdf, doc, docx, jpg, png).',
  )

  await page.getByRole('button', { name: 'Datei löschen: vorne.pdf' }).click()
  await documents.addPaper('Pass Vorderseite *', aPdf('vorne_neu.pdf'))
  await documents.submit.click()
  await expect(loginPage(page).heading).toBeVisible()
})

test('an administrator reads a PDF in the portal, page by page, with a watermark for each reader', {
  tag: '@both-widths',
}, async ({ page, signInAs }) => {
  const { company_name } = await anApplicantWithPapers(
    aPdf('vorne.pdf', ['Erste Seite der Kopie', 'Zweite Seite der Kopie']),
  )
  await signInAs('admin')
  const desk = reviewDesk(page)
  await desk.open()
  await desk.openApplication(company_name)
  const refused: string[] = []
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) refused.push(message.text())
  })
  await desk.view('Pass Vorderseite')
  await expect(desk.viewer.getByText('Erste Seite der Kopie')).toBeAttached()
  await expect(desk.viewer.getByText('Seite 1 von 2')).toBeVisible()
  await expect(desk.viewer.getByText(/KOPIE .* Uhr/).first()).toBeAttached()
  await expect.poll(() => desk.isDrawn()).toBe(true)
  await expectAccessible(page)

  await desk.viewer.getByRole('button', { name: 'Nächste Seite' }).press('PageDown')
  await expect(desk.viewer.getByText('Zweite Seite der Kopie')).toBeAttached()
  await expect(desk.viewer.getByText('Seite 2 von 2')).toBeVisible()
  await page.keyboard.press('+')
  await expect(desk.viewer.getByText('150 %')).toBeVisible()
  await desk.viewer.getByRole('button', { name: 'Vorige Seite' }).click()
  await expect(desk.viewer.getByText('Erste Seite der Kopie')).toBeAttached()
  expect(refused).toEqual([])
})

test('a PDF that cannot be displayed is reported and can be downloaded', async ({ page, signInAs }) => {
  const { company_name } = await anApplicantWithPapers({
    ...aPdf('vorne.pdf'),
    buffer: Buffer.from('%PDF-1.7 ohne Inhalt %%EOF'),
  })
  await signInAs('admin')
  const desk = reviewDesk(page)
  await desk.open()
  await desk.openApplication(company_name)
  await desk.view('Pass Vorderseite')
  await expect(desk.viewer.getByRole('alert')).toContainText('Dieses PDF lässt sich nicht anzeigen')
  const saved = page.waitForEvent('download')
  await desk.viewer.getByRole('button', { name: 'Herunterladen' }).click()
  expect((await saved).suggestedFilename()).toBe('vorne.pdf')
})

test('a paper is dropped, taken out and put back, and after a failed upload only the rest is sent again', async ({
  page,
}) => {
  const { email, password } = await aVerifiedApplicant()
  await signIn(page, email, password)
  await page.goto('/#/upload-documents')
  const upload = documentsPage(page)
  const dropped = aPdf('gewerbe.pdf')
  const files = await page.evaluateHandle(
    (bytes) => {
      const data = new DataTransfer()
      data.items.add(new File([Uint8Array.from(bytes)], 'gewerbe.pdf', { type: 'application/pdf' }))
      return data
    },
    [...dropped.buffer],
  )
  const area = page.locator('.paper-drop')
  for (const event of ['dragover', 'drop']) await area.dispatchEvent(event, { dataTransfer: files })
  await expect(upload.chosen).toHaveText('gewerbe.pdf')
  await upload.add.click()
  await expect(page.getByText('Der Dokumenttyp fehlt.')).toBeVisible()
  await upload.type.selectOption({ label: 'Gewerbeanmeldung *' })
  await upload.add.click()
  await upload.addPaper('Pass Vorderseite *', aPdf('vorne.pdf'))
  await upload.addPaper('Pass Rückseite *', aPdf('hinten.pdf'))
  await page.getByRole('button', { name: 'Datei löschen: hinten.pdf' }).click()
  await expect(page.getByText('hinten.pdf ist entfernt.')).toBeVisible()
  await expect(upload.rows).toHaveCount(2)
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(upload.rows).toHaveCount(3)
  await upload.consent.check()

  const sent: string[] = []
  await page.route('**/uaa/api/dealer_files?*', async (route) => {
    const name = new URL(route.request().url()).searchParams.get('filename') ?? ''
    sent.push(name)
    if (name === 'vorne.pdf' && sent.length === 2) await route.abort('connectionreset')
    else await route.continue()
  })
  await upload.submit.click()
  await expect(page.getByText(/^Nicht alle Dokumente konnten gesendet werden/)).toBeVisible()
  // At once, because such a message would disappear.
  expect(await page.getByText(/ ist entfernt\.$/).count()).toBe(0)
  await expect(upload.rows.filter({ hasText: 'gewerbe.pdf' })).toContainText('hochgeladen')
  await expect(upload.rows.filter({ hasText: 'vorne.pdf' })).toContainText('Keine Verbindung')
  await expect(upload.rows).toHaveCount(3)
  await expect(upload.consent).toBeChecked()
  await expectAccessible(page)
  const left = Promise.withResolvers<void>()
  await page.route('**/uaa/api/dealer_files/email', async (route) => {
    await left.promise
    await route.continue()
  })
  await upload.submit.click()
  await expect(upload.submit).toHaveAttribute('aria-busy', 'true')
  await page.goto('/#/barrierefreiheit')
  await expect(page.getByRole('heading', { level: 1, name: 'Barrierefreiheit' })).toBeVisible()
  left.resolve()
  await expect(page.getByText('Die Dokumente wurden erfolgreich hochgeladen.')).toBeVisible()
  expect(sent).toEqual(['gewerbe.pdf', 'vorne.pdf', 'vorne.pdf', 'hinten.pdf'])
})

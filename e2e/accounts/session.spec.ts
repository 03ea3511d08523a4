import type { Page } from '@playwright/test'
import { demoPassword } from '@portal/domain/demo/demo-accounts'
import { aVerifiedApplicant } from '../applicants.ts'
import { anActiveDealer, signInAsNewDealer } from '../dealers.ts'
import { expect, expectAccessible, logins, test } from '../fixtures.ts'
import { carDetail, carWhere } from '../pages/car-details.ts'
import { documentsPage } from '../pages/documents.ts'
import { enquiryDialog } from '../pages/enquiry.ts'
import { loginPage } from '../pages/login.ts'
import { aPdf } from '../papers.ts'
import { call, endSession, signIn } from '../session.ts'

const expired = 'Ihre Sitzung ist abgelaufen.'

test.describe('two tabs', () => {
  test('of one browser show the account that signed in last and do not save input of the other', async ({
    page,
  }) => {
    await signInAsNewDealer(page)
    const other = await anActiveDealer({ termsAgreed: true })
    await page.goto('/#/account')
    await page.getByLabel('Vorname').fill('Katrin')

    const second = await page.context().newPage()
    await second.goto('/#/login')
    await loginPage(second).signIn(other.email, demoPassword)

    await expect(page.getByText(/^In einem anderen Tab hat sich .+ angemeldet\./)).toBeVisible()
    await expect(second).toHaveURL(/#\/home/)
    await expect(page.getByText(`Angemeldet als ${other.email}`)).toBeVisible()
    await expect(page.getByLabel('Vorname')).not.toHaveValue('Katrin')
    await expectAccessible(page)
  })

  test('a form opened for one account is not saved for another', async ({ page }) => {
    await signInAsNewDealer(page)
    const other = await anActiveDealer({ termsAgreed: true })
    await page.goto('/#/account')
    await page.getByLabel('Vorname').fill('Katrin')

    // Without the login page no message about the new account is sent to the first tab.
    const beside = await page.context().newPage()
    await signIn(beside, other.email)
    await page.getByRole('button', { name: 'Profil speichern' }).click()

    await expect(page.getByText(`Angemeldet als ${other.email}`)).toBeVisible()
    const account = await (await page.request.get('/uaa/api/account')).json()
    expect(account.firstName).not.toBe('Katrin')
  })
})

test.describe('dealer prices', () => {
  const list = '/#/searchresults?maker=Audi&transporter=false'
  const pages = [
    list,
    `${list}&view=list`,
    `${list}&view=split`,
    '/#/searchresults/promotion/Audi',
    '/#/home',
  ]
  /** The first price of a page: that of its car, or of the first car in its list. */
  const price = (page: Page) =>
    page
      .getByRole('main')
      .getByText(/^(?:Preis )?[\d.,]+\s€$/)
      .filter({ visible: true })
      .first()

  test('leave every tab when one of them logs out', async ({ page, signInAs }) => {
    await signInAs('dealer')
    const car = carDetail(page).pathOf(await carWhere(page, () => true))
    const tabs: { tab: Page; before: string }[] = []
    for (const address of [...pages, car]) {
      const tab = await page.context().newPage()
      await tab.goto(address)
      tabs.push({ tab, before: (await price(tab).textContent()) ?? '' })
    }
    await page.goto('/#/login')
    for (const { tab, before } of tabs) {
      await expect(price(tab)).not.toHaveText(before)
    }
  })

  test('do not return with the back button after the session has ended', async ({ page, signInAs }) => {
    await signInAs('dealer')
    await page.goto(list)
    await page.getByRole('article').first().getByRole('link').first().click()
    await expect(page).toHaveURL(/cardetailsview/)
    await expect(page.getByText('Händlerpreis').first()).toBeVisible()
    await endSession(page)
    // The page may have learned it from a late reply already; then the button is disabled.
    await page.getByRole('button', { name: 'Merken', exact: true }).first().click({ force: true })
    await expect(page.getByText(expired)).toBeVisible()
    await expect(page.getByText('Händlerpreis')).toHaveCount(0)
    await page.goBack()
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(page.getByText('Händlerpreis')).toHaveCount(0)
  })
})

test.describe('the terms of use', () => {
  test('cannot be bypassed by entering another address', async ({ page }) => {
    const dealer = await anActiveDealer()
    await signIn(page, dealer.email)
    await page.goto('/#/watchlist')
    await expect(page.getByRole('heading', { name: 'Nutzungsbedingungen' })).toBeVisible()

    await page.goto('/#/meine')
    await expect(page).toHaveURL(/#\/terms-of-use\/%2Fmeine/)
    await page.goto('/#/datenschutz')
    await expect(page.getByRole('heading', { level: 1, name: /Datenschutz/ })).toBeVisible()
    await expect(page).toHaveURL(/#\/datenschutz/)

    await page.goto('/#/watchlist')
    await page.getByRole('button', { name: 'Ich stimme zu' }).click()
    await expect(page.getByRole('heading', { name: 'Ihre Merkliste' })).toBeVisible()
  })
})

test.describe('an expired session', () => {
  for (const place of ['enquiries', 'notifications', 'watchlist'])
    test(`on ${place} redirects to the login and back`, async ({ page }) => {
      const { email } = await signInAsNewDealer(page)
      await page.goto('/#/impressum')
      await endSession(page)

      await page.evaluate((hash) => window.location.assign(hash), `#/${place}`)
      await expect(page.getByText(expired)).toBeVisible()
      await expect(page).toHaveURL(`/#/login?returnUrl=%2F${place}`)
      await loginPage(page).signIn(email, demoPassword)
      await expect(page).toHaveURL(`/#/${place}`)
    })

  test('keeps unsaved changes of the profile', async ({ page }) => {
    const { email } = await signInAsNewDealer(page)
    await page.goto('/#/account')
    await page.getByLabel('Vorname').fill('Katrin')
    await page.reload()
    await expect(page.getByLabel('Vorname')).toHaveValue('Katrin')
    await endSession(page)
    await page.getByRole('button', { name: 'Profil speichern' }).click()

    await expect(page.getByText(expired)).toBeVisible()
    await loginPage(page).signIn(email, demoPassword)
    await expect(page.getByLabel('Vorname')).toHaveValue('Katrin')
    await page.getByRole('button', { name: 'Profil speichern' }).click()
    await expect(page.getByText('Ihr Profil wurde gespeichert.')).toBeVisible()
  })

  test('keeps an enquiry begun as a dealer, and sends it as a dealer', async ({ page }) => {
    const { email } = await signInAsNewDealer(page)
    await page.goto(carDetail(page).pathOf(await carWhere(page, () => true)))
    await carDetail(page).enquiry.first().click()
    const form = enquiryDialog(page)
    await form.message.fill('Ist das Fahrzeug noch da?')
    await form.phone.fill('+49-6990009')
    await form.consent.check()
    await page.reload()
    await expect(form.message).toHaveValue('Ist das Fahrzeug noch da?')
    await endSession(page)
    // Not by the button, which is gone when another request of the page reports the end first.
    await form.phone.press('Enter')

    await expect(form.dialog.getByText(expired)).toBeVisible()
    await expect(form.submit).toHaveCount(0)
    await expectAccessible(page)
    await form.dialog.getByRole('link', { name: 'Erneut anmelden' }).click()
    await loginPage(page).signIn(email, demoPassword)
    await expect(form.message).toHaveValue('Ist das Fahrzeug noch da?')
    await form.submit.click()
    await expect(page.getByText('Ihre Anfrage wurde gesendet.')).toBeVisible()
    await page.goto('/#/enquiries')
    await expect(page.getByText('Ist das Fahrzeug noch da?')).toBeVisible()
  })

  test('keeps a note being written for a watched car', async ({ page }) => {
    const { email } = await signInAsNewDealer(page)
    const { fahrzeugid, gwnummer } = await carWhere(page, () => true)
    await call(page, 'POST', '/mvp/api/mvp-user-watches', { fahrzeugid })
    await page.goto('/#/watchlist')
    await page.getByRole('button', { name: new RegExp(`^Notiz zu .*${gwnummer}$`) }).click()
    const note = page.getByRole('dialog').getByLabel('Notiz')
    await note.fill('Kratzer an der Tür links')
    await endSession(page)
    await page.getByRole('button', { name: 'Notiz speichern' }).click()

    await expect(page.getByText(expired)).toBeVisible()
    await loginPage(page).signIn(email, demoPassword)
    await expect(note).toHaveValue('Kratzer an der Tür links')
    await page.getByRole('button', { name: 'Notiz speichern' }).click()
    await expect(page.getByRole('row', { name: /Kratzer an der Tür links/ })).toBeVisible()
  })

  test('keeps the papers an applicant has chosen', async ({ page }) => {
    const { email, password } = await aVerifiedApplicant()
    await signIn(page, email, password)
    await page.goto('/#/upload-documents')
    const upload = documentsPage(page)
    for (const type of ['Gewerbeanmeldung *', 'Pass Vorderseite *', 'Pass Rückseite *'])
      await upload.addPaper(type, aPdf(`${type.slice(0, 7).trim()}.pdf`))
    await upload.consent.check()
    await endSession(page)
    await upload.submit.click()

    await expect(page.getByText(expired)).toBeVisible()
    await loginPage(page).signIn(email, password)
    await expect(page.getByText('3 Element(e) gefunden')).toBeVisible()
    await expect(upload.consent).toBeChecked()
    await upload.submit.click()
    await expect(page.getByText('Die Dokumente wurden erfolgreich hochgeladen.')).toBeVisible()
  })

  /** Submits a dialog after the end of the session, signs in again and expects the dialog with its content. */
  async function interrupt(page: Page, email: string, action: string, field: string, text: string) {
    const dialog = page.getByRole('dialog')
    const input = dialog.getByRole('textbox', { name: field })
    await input.fill(text)
    await endSession(page)
    await dialog.getByRole('button', { name: action }).click()
    await expect(page.getByText(expired)).toBeVisible()
    await expect(page).toHaveURL(/#\/login/)
    await loginPage(page).signIn(email, demoPassword)
    await expect(input).toHaveValue(text)
  }

  test('keeps a search, a webhook and a key that are being entered', async ({ page }) => {
    const { email } = await signInAsNewDealer(page)
    const dialog = page.getByRole('dialog')
    await page.goto('/#/searchresults?maker=Audi&transporter=false')
    await page.getByRole('button', { name: 'Suche speichern' }).click()
    await dialog.getByLabel('Name der Suche').fill('Audi für Hanau')
    await endSession(page)
    await dialog.getByRole('button', { name: 'Speichern' }).click()
    await expect(page.getByText(expired)).toBeVisible()
    await expect(dialog).toHaveCount(0)
    await page.goto('/#/login?returnUrl=/searchresults?maker%3DAudi%26transporter%3Dfalse')
    await loginPage(page).signIn(email, demoPassword)
    await expect(dialog.getByLabel('Name der Suche')).toHaveValue('Audi für Hanau')
    await dialog.getByRole('button', { name: 'Speichern' }).click()
    await expect(page.getByText('Die Suche ist gespeichert.')).toBeVisible()

    await page.goto('/#/company/webhooks')
    await page.getByRole('button', { name: 'Webhook anlegen' }).click()
    await dialog.getByLabel('Neuer Treffer').uncheck()
    await dialog.getByLabel('Adresse').fill('https://www.autoexpo.example/haken')
    await interrupt(page, email, 'Anlegen', 'Bezeichnung', 'Warenwirtschaft')
    await expect(dialog.getByLabel('Adresse')).toHaveValue('https://www.autoexpo.example/haken')
    await expect(dialog.getByLabel('Neuer Treffer')).not.toBeChecked()
    await expectAccessible(page)

    await page.goto('/#/company/integrations')
    await page.getByRole('button', { name: 'Schlüssel anlegen' }).click()
    await dialog.getByLabel('Bestand lesen').check()
    await interrupt(page, email, 'Anlegen', 'Name', 'Warenwirtschaft')
    await dialog.getByRole('button', { name: 'Anlegen' }).click()
    await expect(page.getByRole('region', { name: 'Neuer Schlüssel „Warenwirtschaft“' })).toBeVisible()
  })

  test('keeps who is being entered to collect a purchase', async ({ page, signInAs }) => {
    await signInAs('dealer')
    const purchases = await (await page.request.get('/mvp/api/mvp-meine/hand-overs?size=24')).json()
    const { id } = purchases.find(({ state }: { state: string }) => state === 'documents')
    await page.goto(`/#/purchases/${id}`)
    await page
      .getByRole('button', { name: /^Abhol(er eintragen|ung ändern)$/ })
      .first()
      .click()
    await interrupt(page, logins.dealer, 'Speichern', 'Vor- und Nachname', 'Milan Petrović')
    await expectAccessible(page)
  })

  test('keeps the reason of a correction, which a logout discards', async ({ page, signInAs }) => {
    await signInAs('office')
    const purchases = await (await page.request.get('/mvp/api/house-purchases?state=open')).json()
    await page.goto(`/#/house/purchases/${purchases[0].id}`)
    await page.getByRole('button', { name: 'Rechnungskorrektur' }).click()
    await page.getByLabel(/^Minderung/).fill('500')
    await interrupt(page, logins.office, 'Korrektur bereitstellen', 'Grund', 'Kratzer an der Tür')
    await expect(page.getByLabel(/^Minderung/)).toHaveValue('500')
    await expectAccessible(page)

    await endSession(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Korrektur bereitstellen' }).click()
    await expect(page).toHaveURL(/#\/login/)
    const address = page.url()
    await loginPage(page).signIn(logins.dealer, demoPassword)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goto('/#/login')
    await page.goto(address)
    await loginPage(page).signIn(logins.office, demoPassword)
    await expect(page.getByRole('button', { name: 'Rechnungskorrektur' })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

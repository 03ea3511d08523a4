import type { Browser, Page } from '@playwright/test'
import { aCompany, type Company } from '../applicants.ts'
import { expect, expectAccessible, expectFits, test } from '../fixtures.ts'
import { linkIn } from '../mail.ts'
import { anOffice } from '../office.ts'
import { loginPage } from '../pages/login.ts'
import { registrationPage } from '../pages/registration.ts'

/** A company with an address short enough for the field on a phone. */
const aShortCompany = () => {
  const { email, ...company } = aCompany()
  return { ...company, email: email.replace('autohaus.', '') }
}

/** Opens the form and fills it for a company from Poland. */
async function registerFromPoland(page: Page, company: Company, vatId: string) {
  const registration = registrationPage(page)
  await registration.open()
  await registration.fillFromPoland(company, vatId)
  await expect(registration.field('Telefon')).toHaveValue('+48-601234567')
  return registration
}

/** The file of a company, opened by an administrator in a window of the same size. */
async function dealerFile(browser: Browser, page: Page, company: Company) {
  const office = await anOffice(browser)
  await office.setViewportSize(page.viewportSize() ?? { width: 1280, height: 800 })
  await office.goto(`/#/house/dealers?q=${encodeURIComponent(company.company_name)}`)
  await office.getByRole('link', { name: company.company_name }).click()
  return office
}

test('a Polish dealer registers, and the house sees the confirmed number', {
  tag: '@both-widths',
}, async ({ page, browser }) => {
  const company = aShortCompany()
  const registration = await registerFromPoland(page, company, 'AT U12345678')
  await registration.field('Postleitzahl').fill('60314')
  await registration.submit.click()
  const main = page.getByRole('main')
  await expect(main.getByText('Diese Nummer passt nicht zum Land. Polen: PL und 10 Ziffern')).toBeVisible()
  await expect(main.getByText('Diese Postleitzahl passt nicht zum Land. Polen: 00-000')).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)

  await registration.field('Postleitzahl').fill('61-001')
  await registration.field('USt-IdNr.').fill('pl 123-456-78-90')
  await registration.submit.click()
  await expect(page).toHaveURL(/#\/login$/)

  const office = await dealerFile(browser, page, company)
  const panel = office.getByRole('region', { name: 'USt-IdNr.' })
  await expect(panel.getByText('PL1234567890', { exact: true })).toBeVisible()
  await expect(panel.getByText('Bestätigt', { exact: true })).toBeVisible({ timeout: 60_000 })
  await expect(panel.getByText('Die Angaben zur Firma stimmen überein.')).toBeVisible()
  await panel.getByText('Bisherige Prüfungen').click()
  await expect(panel.getByText('PL1234567890: bestätigt')).toBeVisible()
  await expectAccessible(office)
  await expectFits(office)
  await office.context().close()
})

test('an invalid number is shown to its dealer, who corrects it; a name that differs is decided by the house', {
  tag: '@both-widths',
}, async ({ page, browser, outbox }) => {
  test.slow()
  const company = aShortCompany()
  const registration = await registerFromPoland(page, company, 'PL1234567899')
  await registration.submit.click()
  await expect(page).toHaveURL(/#\/login$/)
  await page.goto(linkIn(await outbox.lastTo(company.email, 'Bitte bestätigen'), '/email/verify/'))
  await expect(page.getByText('Ihre E-Mail-Adresse wurde bestätigt.')).toBeVisible()
  await outbox.lastTo(company.email, 'Bitte prüfen Sie Ihre USt-IdNr.')

  await page.goto('/#/login')
  await loginPage(page).signIn(company.email, company.password)
  await expect(page.getByRole('heading', { name: 'Dokumente hochladen' })).toBeVisible()
  await expect(page.getByText('Der Registerauszug darf nicht älter als 3 Monate sein.')).toBeVisible()
  const own = page.getByRole('region', { name: 'Land und USt-IdNr.' })
  await expect(own.getByText('Ungültig', { exact: true })).toBeVisible()
  await own.getByRole('button', { name: 'USt-IdNr. ändern' }).click()
  const field = own.getByLabel('Neue USt-IdNr.')
  await expect(field).toBeFocused()
  await field.fill('12')
  await field.press('Enter')
  await expect(own.getByText('Polen: PL und 10 Ziffern')).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)
  await field.fill('1234567897')
  await field.press('Enter')
  const review = 'Die Nummer ist gültig, der Name weicht ab. Wir prüfen das von Hand.'
  await expect(own.getByText(review)).toBeVisible({ timeout: 60_000 })

  const office = await dealerFile(browser, page, company)
  const panel = office.getByRole('region', { name: 'USt-IdNr.' })
  await expect(panel.getByText(review)).toBeVisible()
  await panel.getByRole('button', { name: 'Von Hand bestätigen' }).click()
  const dialog = office.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Bestätigen' }).click()
  await expect(dialog.getByText('Grund ist erforderlich')).toBeVisible()
  await dialog.getByLabel('Grund').fill('Bestätigung des BZSt vom 02.11.')
  await expectAccessible(office)
  await dialog.getByRole('button', { name: 'Bestätigen' }).click()
  await expect(panel.getByText('Bestätigt', { exact: true })).toBeVisible()
  await office.context().close()

  await page.reload()
  await expect(own.getByText('Bestätigt', { exact: true })).toBeVisible()
})

import { anActiveDealer } from '../dealers.ts'
import { expect, expectAccessible, expectFits, test } from '../fixtures.ts'
import { houseVehicle, runJob } from '../pages/house-vehicle.ts'
import { call, signIn } from '../session.ts'
import { patient } from '../standing.ts'
import { deliver, numbersOutsideTheStock } from '../stock.ts'

const prices = { planverkaufspreisprivatkundengeschaeftbrutto: 21_000, haendlerpreisbrutto: 18_000 }

test('a pass is made by the buyer, opened by its link without login, used once in the yard and refused after that', {
  tag: '@both-widths',
}, async ({ page, browser, signInAs, outbox }) => {
  const [gwnummer] = numbersOutsideTheStock()
  await page.goto('/#/home')
  const dealer = await anActiveDealer({ termsAgreed: true })
  await deliver({ gwnummer, hersteller: 'Audi', modellgruppe: 'A4', ...prices })
  await signInAs('office')
  const vehicle = houseVehicle(page, gwnummer)
  await vehicle.open()
  await vehicle.act('Verkauft')
  await page.getByLabel('Partnernummer oder Firma des Händlers').fill(dealer.partnerNumber)
  await runJob(page, 'Als verkauft melden')
  await outbox.lastTo(dealer.email, `Ihr Kauf ${gwnummer}`)
  const [{ id }] = await (await call(page, 'GET', `/mvp/api/house-purchases?gwnummer=${gwnummer}`)).json()
  const move = (from: string, to: string) =>
    call(page, 'POST', `/mvp/api/house-purchases/${id}/hand-over`, { from, to })
  await move('open', 'paid')

  await signIn(page, dealer.email)
  await page.goto(`/#/purchases/${id}`)
  const panel = page.getByRole('region', { name: 'Abholausweis' })
  const dialog = page.getByRole('dialog')
  await panel.getByRole('button', { name: 'Abholer eintragen' }).click()
  await dialog.getByRole('button', { name: 'Speichern' }).click()
  await expect(dialog.getByText('Bitte den Namen angeben')).toBeVisible()
  await dialog.getByLabel('Wer', { exact: true }).selectOption('Spedition')
  await dialog.getByLabel('Vor- und Nachname').fill('Milan Petrović')
  await dialog.getByLabel('Firma').fill('Petrović Transporte')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Speichern' }).click()
  await expect(panel.getByText('Milan Petrović, Petrović Transporte')).toBeVisible()
  await expect(panel.getByText('Der Ausweis mit PIN entsteht')).toBeVisible()

  await signInAs('office')
  await move('paid', 'documents')
  await move('documents', 'ready')
  await signIn(page, dealer.email)
  await page.goto(`/#/purchases/${id}`)
  await panel.getByRole('button', { name: 'Abholung ändern' }).click()
  await dialog.getByLabel(/^Tag/).selectOption({ index: 1 })
  await dialog.getByLabel(/^Uhrzeit/).selectOption({ index: 1 })
  await expectAccessible(page)
  await expectFits(page)
  await dialog.getByRole('button', { name: 'Ausweis erstellen' }).click()
  await expect(panel.getByText('Gültig', { exact: true })).toBeVisible()
  await outbox.lastTo(dealer.email, `Abholung ${gwnummer}: Ihr Abholausweis`)
  await expectAccessible(page)
  await expectFits(page)
  const link = await panel.getByRole('link', { name: 'Ausweis öffnen' }).getAttribute('href')

  const context = await browser.newContext()
  const driver = patient(await context.newPage())
  await driver.goto(`/${link}`)
  await expect(driver.getByRole('heading', { level: 1 })).toContainText('Audi')
  await expect(driver.getByText('Milan Petrović, Petrović Transporte')).toBeVisible()
  const pin = (await driver.locator('.pass-code .pin').innerText()).replace(/\D/g, '')
  expect(pin).toMatch(/^\d{6}$/)
  await expect(driver.getByText('18.000')).toHaveCount(0)
  await expectAccessible(driver)
  await expectFits(driver)
})

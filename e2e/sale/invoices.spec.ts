import { readFile } from 'node:fs/promises'
import { demoPassword } from '@portal/domain/demo/demo-accounts'
import { anActiveDealer } from '../dealers.ts'
import { expect, expectAccessible, expectFits, test } from '../fixtures.ts'
import { addColleague } from '../operator.ts'
import { houseVehicle } from '../pages/house-vehicle.ts'
import { loginPage } from '../pages/login.ts'
import { endSession, signIn } from '../session.ts'
import { sell } from '../sold-cars.ts'
import { deliver, numbersOutsideTheStock } from '../stock.ts'

test('the house makes an invoice, the accountant of the dealer reads and saves it, and a buyer does not see it', {
  tag: '@both-widths',
}, async ({ page, signInAs, outbox }) => {
  const [gwnummer] = numbersOutsideTheStock()
  const dealer = await anActiveDealer({ termsAgreed: true })
  const [accountant, buyer] = [`buch-${dealer.email}`, `kauf-${dealer.email}`]
  await addColleague({ of: 'buchhaltung@autoexpo.example', email: accountant, company: dealer.email })
  await addColleague({ of: 'einkauf@autoexpo.example', email: buyer, company: dealer.email })
  await deliver({
    ...{ gwnummer, hersteller: 'Audi', modellgruppe: 'A4', fin: `WAUZZZF4002${gwnummer}` },
    ...{ planverkaufspreisprivatkundengeschaeftbrutto: 25_000, haendlerpreisbrutto: 22_870 },
  })
  await signInAs('office')
  await sell(page, gwnummer, dealer.partnerNumber)
  await houseVehicle(page, gwnummer).open()
  await page.getByRole('link', { name: `Kauf von ${dealer.company_name}` }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Kauf ${gwnummer}` })).toBeVisible()
  const purchase = page.url().split('/').at(-1)

  const panel = page.getByRole('region', { name: 'Rechnung' })
  await panel.getByLabel('Steuer').selectOption('19 % MwSt.')
  await panel.getByLabel('Straße und Hausnummer').fill('')
  await panel.getByRole('button', { name: 'Vorschau' }).click()
  await expect(panel.getByLabel('Straße und Hausnummer')).toHaveAttribute('aria-invalid', 'true')
  await panel.getByLabel('Straße und Hausnummer').fill('Hanauer Landstraße 214a')
  await page.reload()
  await expect(panel.getByLabel('Straße und Hausnummer')).toHaveValue('Hanauer Landstraße 214a')
  await endSession(page)
  await panel.getByRole('button', { name: 'Vorschau' }).click()
  await expect(page).toHaveURL(/#\/login/)
  await loginPage(page).signIn('verkauf@autoexpo.example', demoPassword)
  await expect(panel.getByLabel('Steuer')).toHaveValue(/^(?!25a)/)
  await expect(panel.getByLabel('Straße und Hausnummer')).toHaveValue('Hanauer Landstraße 214a')
  await panel.getByRole('button', { name: 'Vorschau' }).click()
  await expect(panel.getByText('Die Rechnung darf keine MwSt. ausweisen.')).toBeVisible()
  await expect(panel.getByText(/Beim Verkauf galt „§ 25a, ohne MwSt.“/)).toBeVisible()
  await panel.getByLabel('Grund der Abweichung').fill('Nachträglich mit MwSt. verkauft')
  await expect(panel.getByRole('button', { name: 'Rechnung bereitstellen' })).toHaveCount(0)
  await expectAccessible(page)
  await panel.getByLabel('Steuer').selectOption('§ 25a, ohne MwSt.')
  await panel.getByRole('button', { name: 'Vorschau' }).click()
  await expect(panel.getByText('Ohne Befund')).toBeVisible()
  await expect(panel.getByText('Gebrauchtgegenstände/Sonderregelung')).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)
  const issue = panel.getByRole('button', { name: 'Rechnung bereitstellen' })
  await page.route('**/invoices', (route) => route.abort('connectionreset'))
  await issue.click()
  await expect(panel.getByText(/Verbindung/)).toBeVisible()
  await page.unroute('**/invoices')
  await panel.getByLabel('Referenz des Käufers').fill('Bestellung 7')
  await panel.getByText('Datei ablegen').click()
  await expect(panel.getByLabel('Referenz des Käufers')).toBeHidden()
  await panel.getByText('Erstellen', { exact: true }).click()
  await expect(panel.getByLabel('Referenz des Käufers')).toHaveValue('Bestellung 7')
  await expect(issue).toHaveCount(0)
  await panel.getByRole('button', { name: 'Vorschau' }).click()
  await expect(panel.getByText(/Verbindung/)).toBeHidden()
  await issue.click()
  await expect(
    page.getByText('Die Rechnung liegt bereit. Inhaber und Buchhaltung bekommen eine Mail.'),
  ).toBeVisible()
  const row = panel.getByRole('listitem').filter({ hasText: 'Gültig' })
  await expect(row).toContainText('22.870,00')
  const number = (await row.textContent())?.match(/RE-\d{4}-\d{6}/)?.[0] ?? ''
  await outbox.lastTo(accountant, number)

  await row.getByRole('button', { name: 'Rechnungskorrektur' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^Minderung/).fill('500')
  await dialog.getByLabel('Grund').fill('Kratzer an der Tür')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Korrektur bereitstellen' }).click()
  await expect(panel.getByText(`zu ${number}`)).toBeVisible()
  await panel.getByText('Datei ablegen').click()
  await panel.getByLabel(/^XML/).setInputFiles({
    ...{ name: 'seite.xml', mimeType: 'text/xml', buffer: Buffer.from('<!doctype html><html></html>') },
  })
  await expect(panel.getByText(/Das ist keine E-Rechnung/)).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)
  const view = page.waitForEvent('download')
  await row.getByRole('button', { name: `${number} PDF` }).click()
  await panel.getByLabel(/^XML/).setInputFiles({
    ...{ name: 'hybrid.pdf', mimeType: 'application/pdf', buffer: await readFile(await (await view).path()) },
  })
  await expect(panel.getByText('Ohne Befund')).toBeVisible()
  await expect(panel.getByText('Gebrauchtgegenstände/Sonderregelung')).toBeVisible()
  await panel.getByRole('button', { name: 'Rechnung ablegen' }).click()
  await expect(panel.getByText(/gilt die Rechnung/).filter({ visible: true })).toBeVisible()
  await expectFits(page)

  await signIn(page, accountant)
  await page.goto(`/#/purchases/${purchase}`)
  const invoice = page.getByRole('article', { name: `Rechnung ${number}` })
  await expect(invoice.getByText('22.870,00')).toBeVisible()
  await invoice.getByText('E-Rechnung lesen').click()
  await expect(invoice.getByText(`WAUZZZF4002${gwnummer}`)).toBeVisible()
  await expect(invoice.getByText('Gebrauchtgegenstände/Sonderregelung')).toBeVisible()
  await expect(page.getByRole('article', { name: /^Rechnungskorrektur/ })).toContainText('500,00')
  await expectAccessible(page)
  await expectFits(page)
  const download = page.waitForEvent('download')
  const original = invoice.getByRole('button', { name: 'Original (XML)' })
  await original.click()
  const file = await download
  expect(file.suggestedFilename()).toBe(`${number}.xml`)
  expect(await readFile(await file.path(), 'utf8')).toContain('CrossIndustryInvoice')
  await expect(original).toBeFocused()

  await signIn(page, buyer)
  await page.goto(`/#/purchases/${purchase}`)
  const panelOfBuyer = page.getByRole('region', { name: 'Rechnung' })
  await expect(panelOfBuyer.getByText(/können zahlen\.$/)).toBeVisible()
  await expect(panelOfBuyer.getByText(number)).toHaveCount(0)
  await expectAccessible(page)

  await signInAs('office')
  await page.goto(`/#/house/purchases/${purchase}`)
  await row.getByRole('button', { name: 'Storno' }).click()
  await expectAccessible(page)
  await expectFits(page)
  await dialog.getByRole('button', { name: 'Stornieren' }).click()
  await expect(dialog.getByText('Bitte einen Grund angeben.')).toBeVisible()
  await dialog.getByLabel('Grund').fill('Falscher Käufer')
  await page.keyboard.press('Escape')
  await dialog.getByRole('button', { name: 'Weiter bearbeiten' }).click()
  await expect(dialog.getByLabel('Grund')).toHaveValue('Falscher Käufer')
  await page.route('**/cancellation', (route) => route.abort('connectionreset'))
  await dialog.getByRole('button', { name: 'Stornieren' }).click()
  await expect(dialog.getByText(/Verbindung/)).toBeVisible()
  await page.unroute('**/cancellation')
  await dialog.getByRole('button', { name: 'Stornieren' }).click()
  await expect(dialog).toBeHidden()
  await expect(panel.getByRole('listitem').filter({ hasText: `Rechnung ${number}` })).toContainText(
    'Storniert',
  )
  await expect(panel.getByRole('listitem').filter({ hasText: /^Storno / })).toContainText(`zu ${number}`)
  await expect(row).toHaveCount(0)
})

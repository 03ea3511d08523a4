import { demoPassword } from '@portal/domain/demo/demo-accounts'
import { anActiveDealer } from '../dealers.ts'
import { expect, expectAccessible, expectFits, test } from '../fixtures.ts'
import { anOffice } from '../office.ts'
import { addLostFactor } from '../operator.ts'
import { loginPage } from '../pages/login.ts'
import { endSession, signIn } from '../session.ts'

test('the dealer file is found, changed and given a note, and the dealer is blocked and unblocked', {
  tag: '@both-widths',
}, async ({ page, browser, outbox }) => {
  const dealer = await anActiveDealer({ termsAgreed: true })
  await signIn(page, dealer.email)
  await page.goto('/#/meine')
  await expect(page.getByRole('heading', { name: 'Historie ist leer.' })).toBeVisible()

  const office = await anOffice(browser)
  await office.setViewportSize(page.viewportSize() ?? { width: 1280, height: 800 })
  await office.goto('/#/house/dealers')
  await office.getByLabel('Suche', { exact: true }).fill(dealer.partnerNumber)
  await office.getByRole('link', { name: dealer.company_name }).click()
  await expect(office.getByRole('heading', { level: 1, name: dealer.company_name })).toBeVisible()
  await expectAccessible(office)
  await expectFits(office)

  await office.getByRole('button', { name: /^Ändern.*Firmendaten/ }).click()
  const dialog = office.getByRole('dialog')
  await dialog.getByLabel('Straße').fill('')
  await dialog.getByRole('button', { name: 'Speichern' }).click()
  await expect(dialog.getByText('Straße ist erforderlich')).toBeVisible()
  await dialog.getByLabel('Straße').fill('Neue Allee')
  await expectAccessible(office)
  await dialog.getByRole('button', { name: 'Speichern' }).click()
  await expect(office.getByText('Neue Allee')).toBeVisible()
  // Until the dialog has closed, it receives the keyboard input.
  await expect(dialog).toBeHidden()
  const mail = await outbox.lastTo(dealer.email, 'Ihre Firmendaten wurden geändert')
  expect(mail.text).toContain('Straße: Neue Allee')

  await office.getByLabel('Notiz, nur für die Verwaltung').fill('Sucht drei Kombis.')
  await endSession(office)
  await office.getByRole('button', { name: 'Notiz speichern' }).click()
  await loginPage(office).signIn('admin@autoexpo.example', demoPassword)
  await expect(office.getByLabel('Notiz, nur für die Verwaltung')).toHaveValue('Sucht drei Kombis.')
  await office.getByRole('button', { name: 'Notiz speichern' }).click()
  const events = office.getByRole('region', { name: 'Verlauf' }).getByRole('listitem')
  await expect(events.filter({ hasText: 'Sucht drei Kombis.' })).toHaveCount(1)
  await expect(events.filter({ hasText: 'Firmendaten geändert' })).toHaveCount(1)

  await office.getByRole('button', { name: 'Sperren' }).click()
  await dialog.getByLabel('Grund').fill(`Rechnungen offen ${'x'.repeat(200)}`)
  await dialog.getByRole('button', { name: 'Sperren' }).click()
  await expect(office.getByText('Deaktiviert', { exact: true })).toBeVisible()
  await expectFits(office)
  await page.goto('/#/notifications')
  await expect(page).toHaveURL(/#\/login/)

  await office.getByRole('button', { name: 'Wieder freigeben' }).click()
  await expect(office.getByText('Aktiv', { exact: true })).toBeVisible()
  await outbox.lastTo(dealer.email, 'Ihr Händlerkonto ist wieder freigegeben')
  await office.context().close()
})

test('the office ends the lock of a login, resets a lost second factor and corrects the address of a person', {
  tag: '@both-widths',
}, async ({ page, browser, outbox }) => {
  const dealer = await anActiveDealer({ termsAgreed: true })
  const login = loginPage(page)
  await login.open()
  await login.lock(dealer.email)
  await addLostFactor(dealer.email)
  const office = await anOffice(browser)
  await office.setViewportSize(page.viewportSize() ?? { width: 1280, height: 800 })
  await office.goto('/#/house/dealers')
  await office.getByLabel('Suche', { exact: true }).fill(dealer.partnerNumber)
  await office.getByRole('link', { name: dealer.company_name }).click()
  const people = office.getByRole('region', { name: 'Personen' })
  const dialog = office.getByRole('dialog')

  await people.getByRole('button', { name: /^Sperre aufheben/ }).click()
  await expect(office.getByText(/^Die Sperre ist aufgehoben; .* bekommt eine Mail\.$/)).toBeVisible()
  await expect(people.getByRole('button', { name: /^Sperre aufheben/ })).toHaveCount(0)
  await outbox.lastTo(dealer.email, 'Ihre Anmeldung ist wieder möglich')

  await people.getByRole('button', { name: /^Zweiten Faktor zurücksetzen/ }).click()
  await expectAccessible(office)
  await expectFits(office)
  await dialog.getByRole('button', { name: 'Zurücksetzen' }).click()
  await expect(office.getByText('Der zweite Faktor ist zurückgesetzt.')).toBeVisible()
  await expect(people.getByRole('button', { name: /^Zweiten Faktor zurücksetzen/ })).toHaveCount(0)
  await signIn(page, dealer.email)

  const corrected = `neu-${dealer.email}`
  await people.getByRole('button', { name: /^Adresse ändern/ }).click()
  await dialog.getByLabel('E-Mail').fill('keine Adresse')
  await dialog.getByRole('button', { name: 'Adresse ändern' }).click()
  await expect(dialog.getByLabel('E-Mail')).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(office)
  await expectFits(office)
  await dialog.getByLabel('E-Mail').fill(corrected)
  await dialog.getByRole('button', { name: 'Adresse ändern' }).click()
  await expect(dialog).toBeHidden()
  await expect(people.getByText(corrected)).toBeVisible()
  await expect(people.getByText('Adresse unbestätigt')).toBeVisible()
  await page.goto('/#/notifications')
  await expect(page).toHaveURL(/#\/login/)
  await office.context().close()
})

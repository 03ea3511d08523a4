import { demoPassword } from '@portal/domain/demo/demo-accounts'
import { expect, expectAccessible, expectFits, test } from '../fixtures.ts'
import { loginPage } from '../pages/login.ts'
import { aPdf } from '../papers.ts'
import { endSession } from '../session.ts'

test('the office keeps a carrier with its proofs, and sees which may no longer collect', {
  tag: '@both-widths',
}, async ({ page, signInAs }) => {
  await signInAs('office')
  const name = `Rapid ${crypto.randomUUID().slice(0, 8)}`
  await page.goto('/#/house/carriers')
  await page.getByRole('button', { name: 'Spedition eintragen' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Speichern' }).click()
  await expect(dialog.getByText('Bitte den Namen der Spedition angeben.')).toBeVisible()
  await dialog.getByLabel('Name der Spedition').fill(name)
  await dialog.getByLabel(/^Versicherung gültig bis/).fill('2099-06-30')
  await expectAccessible(page)
  await expectFits(page)
  await dialog.getByRole('button', { name: 'Speichern' }).click()
  const carrier = page.getByRole('region', { name })
  await expect(carrier.getByText('Nachweis fehlt')).toBeVisible()
  await expect(page.getByText(/nicht abholen/)).toBeVisible()

  await carrier.getByRole('button', { name: 'Ändern' }).click()
  await dialog.getByLabel(/^Lizenz gültig bis/).fill('2099-01-31')
  await dialog.getByRole('button', { name: 'Speichern' }).click()
  await expect(carrier.getByText('Gültig', { exact: true })).toBeVisible()

  await carrier.getByText('Nachweis hochladen').click()
  await carrier.locator('input[type=file]').setInputFiles({
    ...{ name: 'Police.pdf', mimeType: 'application/pdf', buffer: Buffer.from('kein PDF') },
  })
  await carrier.getByRole('button', { name: 'Hochladen' }).click()
  await expect(carrier.getByText('Bitte ein PDF ohne Skripte und Anhänge wählen.')).toBeVisible()
  await carrier.locator('input[type=file]').setInputFiles(aPdf('Police.pdf'))
  await carrier.getByRole('button', { name: 'Hochladen' }).click()
  await expect(carrier.getByRole('button', { name: 'Police.pdf Herunterladen' })).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)
})

test('a carrier being entered survives a reload and the end of the session', async ({ page, signInAs }) => {
  await signInAs('office')
  const name = `Rapid ${crypto.randomUUID().slice(0, 8)}`
  await page.goto('/#/house/carriers')
  await page.getByRole('button', { name: 'Spedition eintragen' }).click()
  const dialog = page.getByRole('dialog')
  const field = dialog.getByLabel('Name der Spedition')
  await field.fill(name)
  await dialog.getByLabel(/^Lizenz gültig bis/).fill('2099-01-31')
  await page.reload()
  await expect(field).toHaveValue(name)
  await expect(dialog.getByLabel(/^Lizenz gültig bis/)).toHaveValue('2099-01-31')

  await endSession(page)
  await dialog.getByRole('button', { name: 'Speichern' }).click()
  await expect(page).toHaveURL(/#\/login/)
  await loginPage(page).signIn('verkauf@autoexpo.example', demoPassword)
  await expect(field).toHaveValue(name)
  await dialog.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByRole('region', { name })).toBeVisible()

  await page.reload()
  await expect(page.getByRole('region', { name })).toBeVisible()
  await expect(dialog).toHaveCount(0)
})

import { aVerifiedApplicant } from '../applicants.ts'
import { expect, expectAccessible, test } from '../fixtures.ts'

test('an administrator filters and downloads the audit trail, and the address keeps the filter', {
  tag: '@both-widths',
}, async ({ page, signInAs }) => {
  const { email } = await aVerifiedApplicant()
  await signInAs('admin')
  await page.goto('/#/house/audit')
  await page.getByLabel('Vorgang').selectOption({ label: 'E-Mail-Adresse bestätigt' })
  await page.getByLabel('Suche').fill(email)
  await expect(page.getByText('1 Eintrag, unveränderlich')).toBeVisible()
  await expect(page.getByRole('cell', { name: email })).toBeVisible()
  await expectAccessible(page)

  await page.reload()
  await expect(page.getByLabel('Vorgang')).toHaveValue('email-verified')
  await expect(page.getByLabel('Suche')).toHaveValue(email)
  await expect(page.getByText('1 Eintrag, unveränderlich')).toBeVisible()
  await page.goto(`/${new URL(page.url()).hash}&page=7`)
  await page.getByRole('button', { name: 'Zur letzten Seite' }).click()
  await expect(page.getByRole('cell', { name: email })).toBeVisible()
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV herunterladen' }).click()
  expect((await file).suggestedFilename()).toBe('protokoll.csv')

  await page.getByLabel('Suche').fill('niemand-dieses-Namens')
  await expect(page.getByText('Keine Einträge gefunden')).toBeVisible()

  await page.goto('/#/house/retention')
  const onlyDeleting = page.getByLabel('Nur Läufe, die etwas gelöscht haben')
  const label = page.getByText('Nur Läufe, die etwas gelöscht haben')
  await expect(onlyDeleting).toBeChecked()
  await label.click()
  await expect(page).toHaveURL(/alle=ja/)
  await page.reload()
  await expect(onlyDeleting).not.toBeChecked()
  await expectAccessible(page)
  await label.click()
  await expect(page).toHaveURL(/retention$/)
})

import { expect, expectAccessible, test } from './fixtures.ts'

test('an administrator filters the trail and downloads it; the address keeps the filter', {
  tag: '@both-widths',
}, async ({ page, signInAs }) => {
  await signInAs('admin')
  await page.goto('/#/house/mails')
  await page.getByRole('row').nth(1).getByRole('button').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goto('/#/house/audit')
  await page.getByLabel('Vorgang').selectOption({ label: 'Mail gelesen' })
  await expect(page).toHaveURL(/action=mail-read/)
  await expect(page.getByRole('cell', { name: 'Mail gelesen' }).first()).toBeVisible()
  await expectAccessible(page)

  await page.reload()
  await expect(page.getByLabel('Vorgang')).toHaveValue('mail-read')
  await page.getByLabel('Suche').fill('niemand-dieses-Namens')
  await expect(page.getByRole('heading', { name: 'Keine Einträge gefunden' })).toBeVisible()
  await page.getByLabel('Suche').fill('mail:')
  await expect(page.getByRole('cell', { name: 'Mail gelesen' }).first()).toBeVisible()
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV herunterladen' }).click()
  expect((await file).suggestedFilename()).toBe('protokoll.csv')
})

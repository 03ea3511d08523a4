import { readFile } from 'node:fs/promises'
import { expect, expectAccessible, expectFits, test } from '../fixtures.ts'

test('the back office saves the margins and the invoices of a period for the tax adviser', {
  tag: '@both-widths',
}, async ({ page, signInAs }) => {
  await signInAs('office')
  await page.goto('/#/house/accounting')
  await expect(page.getByRole('heading', { level: 1, name: 'Steuerberatung' })).toBeVisible()
  await page.getByLabel('Erster Tag').fill('2026-05-01')
  await page.getByLabel('Letzter Tag').fill('2026-04-30')
  await expect(page.getByText('Der letzte Tag liegt vor dem ersten.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Fahrzeuge (CSV)' })).toHaveCount(0)
  await expectAccessible(page)
  await page.getByLabel('Letzter Tag').fill('2027-04-30')
  await expect(page.getByText('Steuer nach § 25a UStG')).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)
  const table = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Fahrzeuge (CSV)' }).click()
  const csv = await table
  expect(csv.suggestedFilename()).toBe('fahrzeuge-2026-05-01-2027-04-30.csv')
  expect(await readFile(await csv.path(), 'utf8')).toContain('fin;gwnummer;fahrzeug;')
  const archive = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Rechnungen (ZIP)' }).click()
  const zip = await archive
  expect(zip.suggestedFilename()).toBe('rechnungen-2026-05-01-2027-04-30.zip')
  expect((await readFile(await zip.path())).toString('latin1', 0, 2)).toBe('PK')
})

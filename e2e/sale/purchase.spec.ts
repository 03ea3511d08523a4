import { expect, expectAccessible, test } from '../fixtures.ts'

test('the dealer opens a purchase from the list and sees its steps, papers and rights', {
  tag: '@both-widths',
}, async ({ page, signInAs }) => {
  await signInAs('dealer')
  await page.goto('/#/meine?status=yellow')
  const row = page.getByRole('row').filter({ hasText: 'Abholbereit' })
  const number = (await row.locator('.id').textContent()) ?? ''
  await row.getByRole('link', { name: number }).click()
  await expect(page.getByText(`GW ${number}`)).toBeVisible()
  const steps = page.getByRole('list', { name: 'Stand des Kaufs' }).getByRole('listitem')
  await expect(steps).toHaveCount(5)
  await expect(steps.nth(3)).toHaveText(/bereit\d\d\.\d\d\.\d{4}, erledigt$/)
  await expect(steps.last()).toHaveAttribute('aria-current', 'step')
  const rights = page.getByRole('table', { name: 'Rechte der Personen Ihres Betriebs' })
  await expect(rights.getByRole('row', { name: /Buchhaltung ja nein nein$/ })).toBeVisible()
  const saved = page.waitForEvent('download')
  await page.getByRole('region', { name: 'Papiere' }).getByRole('button').first().click()
  expect((await saved).suggestedFilename()).toMatch(/^Fahrzeugpapiere \d+\.pdf$/)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Meine Käufe' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /Historie der Käufe$/ })).toBeVisible()
})

test('a purchase that is not the company’s is not found', async ({ page, signInAs }) => {
  await signInAs('dealer2')
  await page.goto('/#/purchases/0a0b0c0d-0000-4000-8000-000000000001')
  await expect(page.getByText('Diesen Kauf gibt es nicht.')).toBeVisible()
})

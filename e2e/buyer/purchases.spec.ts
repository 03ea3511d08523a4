import { signInAsNewDealer } from '../dealers.ts'
import { expect, expectAccessible, tabTo, test } from '../fixtures.ts'

test('both addresses of the purchases require a login', async ({ page }) => {
  for (const address of ['meine', 'purchases']) {
    await page.goto(`/#/${address}`)
    await expect(page).toHaveURL(new RegExp(`#/login\\?returnUrl=%2F${address}$`))
  }
})

test('the demo dealer filters, sorts and pages the history', { tag: '@both-widths' }, async ({
  page,
  signInAs,
}) => {
  await signInAs('dealer')
  await page.goto('/#/meine')
  await expect(page.getByRole('heading', { level: 1, name: /^MEINE .+ Historie der Käufe$/ })).toBeVisible()
  await expect(page.getByText('24 Fahrzeuge')).toBeVisible()
  const legend = page.getByRole('group', { name: 'Nach Status filtern' })
  await expect(legend.getByRole('button')).toHaveText([
    'Alle 24',
    'Kauf 2',
    'Zahlungseingang 3',
    'Abgeholt 18',
  ])
  const rows = page.getByRole('table').locator('tbody tr')
  await expect(rows).toHaveCount(10)
  await expect(rows.first().getByText(/^Gekauft von /)).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Seite 3' }).click()
  await expect(rows).toHaveCount(4)
  await legend.getByRole('button', { name: 'Zahlungseingang' }).click()
  await expect(rows).toHaveCount(3)
  await expect(rows.getByText('Zahlungseingang')).toHaveCount(3)
  await expect(page.getByRole('navigation', { name: 'Seiten' })).toHaveCount(0)
  await expect(page).toHaveURL(/status=yellow/)

  const dates = async () =>
    (await rows.locator('.date').allTextContents()).map((text) => text.split('.').reverse().join('-'))
  const newestFirst = await dates()
  expect(newestFirst).toEqual(newestFirst.toSorted().reverse())
  await page.getByRole('button', { name: /^Kaufdatum/ }).click()
  await expect(page).toHaveURL(/sort=asc/)
  await expect.poll(dates).toEqual(newestFirst.toReversed())
})

test('a new dealer sees that the history is empty', async ({ page }) => {
  await signInAsNewDealer(page)
  await page.goto('/#/purchases')
  await expect(page.getByRole('heading', { name: 'Historie ist leer.' })).toBeVisible()
  await page.getByRole('button', { name: /^Zahlungseingang/ }).click()
  await expect(
    page.getByRole('heading', { name: 'Es gibt keine Fahrzeuge mit Status "Zahlungseingang".' }),
  ).toBeVisible()
  await expectAccessible(page)
})

test('the second demo dealer sees other purchases than the first', async ({ page, signInAs }) => {
  await signInAs('dealer2')
  await page.goto('/#/meine')
  await expect(page.getByText('7 Fahrzeuge')).toBeVisible()
  await expect(page.getByRole('table').locator('tbody tr')).toHaveCount(7)
})

test('the status filter can be used with the keyboard alone', async ({ page, signInAs }) => {
  await signInAs('dealer')
  await page.goto('/#/meine')
  const rows = page.getByRole('table').locator('tbody tr')
  await expect(rows).toHaveCount(10)
  await tabTo(page, /^Kauf /, 'button')
  await page.keyboard.press('Enter')
  await expect(rows).toHaveCount(2)
  await expect(page.getByRole('button', { name: /^Kauf / })).toBeFocused()
})

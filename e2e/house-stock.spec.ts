import { randomUUID } from 'node:crypto'
import { expect, expectAccessible, test } from './fixtures.ts'

test.describe('Fahrzeuge der Verwaltung', () => {
  test('are found, chosen by keyboard and as every hit, and kept as a view', {
    tag: '@both-widths',
  }, async ({ page, signInAs, isMobile }) => {
    await signInAs('office')
    await page.goto('/#/house/vehicles')
    const table = page.getByRole('grid', { name: 'Fahrzeuge' })
    const views = page.getByRole('navigation', { name: 'Ansichten' })
    await expect(table.getByRole('row').nth(1)).toBeVisible()
    await expectAccessible(page)

    await page.getByRole('searchbox', { name: 'In dieser Ansicht suchen' }).fill('audi')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/q=audi/)
    await page.getByRole('button', { name: 'Filter', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Merkmal').selectOption('kilometerstandvon')
    await dialog.getByLabel('bis').fill('120000')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Anwenden' }).click()
    await expect(page).toHaveURL(/filter=kilometerstandvon/)
    for (const title of await table.locator('.name').allInnerTexts()) expect(title).toMatch(/audi/i)

    // Space chooses the focused row, Shift with an arrow a range.
    await table.getByRole('row').nth(1).focus()
    await page.keyboard.press('Space')
    const bar = page.getByRole('region', { name: 'Aktionen für die Auswahl' })
    await expect(bar.getByRole('status')).toContainText('1 von')
    await page.keyboard.press('Shift+ArrowDown')
    await page.keyboard.press('Shift+ArrowDown')
    await expect(bar.getByRole('status')).toContainText('3 von')
    await bar.getByRole('button', { name: /^alle .* Treffer wählen$/ }).click()
    await expect(bar.getByRole('button', { name: /^alle / })).toHaveCount(0)
    await expectAccessible(page)
    await bar.getByRole('button', { name: 'Auswahl aufheben' }).click()
    await expect(bar).toHaveCount(0)

    const name = `Audi ${isMobile ? 'mobil' : 'breit'} ${randomUUID().slice(0, 8)}`
    await views.getByRole('button', { name: 'Ansicht speichern' }).click()
    await dialog.getByLabel('Name').fill(name)
    await dialog.getByRole('button', { name: 'Speichern' }).click()
    await expect(views.getByRole('link', { name: new RegExp(name) })).toHaveAttribute('aria-current', 'page')
    await page.goto('/#/house/vehicles')
    await views.getByRole('link', { name: new RegExp(name) }).click()
    await expect(page).toHaveURL(/q=audi&filter=kilometerstandvon/)
    await views.getByRole('button', { name: 'Ansicht löschen' }).click()
    await expect(views.getByRole('link', { name: new RegExp(name) })).toHaveCount(0)
  })

  test('are led to from every figure of the overview', async ({ page, signInAs }) => {
    await signInAs('admin')
    await page.goto('/#/house')
    const figure = page.getByRole('region', { name: 'Kennzahlen' }).getByRole('link', { name: /^Angeboten/ })
    const count = /[\d.]+/.exec((await figure.locator('.v').textContent()) ?? '')?.[0] ?? ''
    await figure.click()
    await expect(page.getByText(new RegExp(`von ${count.replaceAll('.', '\\.')}$`))).toBeVisible()
    await expect(page.getByRole('link', { name: /^Angeboten/ })).toHaveAttribute('aria-current', 'page')
  })

  test('show the chosen columns and sort by them', async ({ page, signInAs }) => {
    await signInAs('office')
    await page.goto('/#/house/vehicles?filter=state:offered')
    await page.getByRole('button', { name: 'Spalten' }).click()
    const dialog = page.getByRole('dialog', { name: 'Spalten' })
    await dialog.getByRole('checkbox', { name: 'Standort', exact: true }).check()
    await dialog.getByRole('checkbox', { name: 'Beobachter' }).uncheck()
    await dialog.getByRole('button', { name: 'Übernehmen' }).click()
    const table = page.getByRole('grid', { name: 'Fahrzeuge' })
    await expect(table.getByRole('columnheader', { name: 'Standort' })).toBeVisible()
    await expect(table.getByRole('columnheader', { name: 'Beobachter' })).toHaveCount(0)
    await table.getByRole('columnheader', { name: 'Kilometer' }).click()
    await expect(page).toHaveURL(/sort=kilometerstandvon(%2C|,)asc/)
    await expect(table.getByRole('columnheader', { name: 'Kilometer' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    )
  })
})

import { randomUUID } from 'node:crypto'
import { expect, expectAccessible, expectFits, test } from '../fixtures.ts'

const aValue = () => `Probe ${randomUUID()}`.slice(0, 30)

test('an administrator changes a setting: preview, save, the page of a visitor, history and undo', {
  tag: '@both-widths',
}, async ({ page, signInAs, browser, isMobile }) => {
  // Each width changes a different setting, because settings apply to the whole portal.
  const label = isMobile ? 'Registereintrag' : 'Geschäftsführung'
  const value = aValue()
  await signInAs('admin')
  await page.goto('/#/house/settings')
  await page
    .getByRole('navigation', { name: 'Gruppen' })
    .getByRole('link', { name: 'Marke und Firma' })
    .click()
  const field = page.getByLabel(label, { exact: true })
  const before = await field.inputValue()
  await field.fill('<b>fett</b>')
  await expect(page.getByText('Spitze Klammern', { exact: false })).toBeVisible()
  await expect(page.getByRole('button', { name: '1 Änderung speichern' })).toBeDisabled()
  await field.fill(value)
  await page.reload()
  await expect(field).toHaveValue(value)
  const preview = page.getByRole('region', { name: 'Vorschau' })
  await expect(preview.getByText(value).first()).toBeVisible()
  await expect(preview.getByText('So schreibt das Portal')).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)
  await page.getByRole('button', { name: '1 Änderung speichern' }).dblclick()
  await expect(page.getByText('Gespeichert. Die Änderung gilt ab sofort.')).toBeVisible()
  await expect(field).toHaveValue(value)

  const visitor = await browser.newPage()
  await visitor.goto(page.url().split('#')[0] ?? '')
  await expect(visitor.locator('meta[name="portal-settings"]')).toHaveAttribute('content', new RegExp(value))
  await visitor.close()

  const history = page.getByRole('region', { name: 'Geschichte' })
  const entry = history.getByRole('listitem').filter({ hasText: value })
  await entry.getByRole('button', { name: `${label} zurücksetzen` }).click()
  await expect(field).toHaveValue(before)
})

test('of two people who edit one setting, the second is shown what the first has changed', async ({
  page,
  signInAs,
  context,
}) => {
  const [mine, theirs] = [aValue(), aValue()]
  const label = 'Hinweis zu den Zeiten'
  await signInAs('admin')
  const second = await context.newPage()
  await page.goto('/#/house/settings?group=hours')
  await second.goto('/#/house/settings?group=hours')
  await second.getByLabel(label, { exact: true }).fill(theirs)
  const save = page.getByRole('button', { name: '1 Änderung speichern' })
  const done = page.getByText('Gespeichert. Die Änderung gilt ab sofort.')
  // What is typed while the first one is being saved is kept, and is not reported as a change by somebody else.
  const { promise: isTyped, resolve: goOn } = Promise.withResolvers<void>()
  await page.route('**/settings', async (route) => {
    if (route.request().method() !== 'GET') await isTyped
    await route.continue()
  })
  await page.getByLabel(label, { exact: true }).fill(aValue())
  await save.click()
  await page.getByLabel(label, { exact: true }).fill(mine)
  goOn()
  await expect(done).toBeVisible()
  await page.unroute('**/settings')
  await expect(page.getByLabel(label, { exact: true })).toHaveValue(mine)
  const stored = page.waitForResponse((reply) => reply.url().endsWith('/settings') && reply.ok())
  await save.click()
  await stored
  await expect(save).toHaveCount(0)

  await second.getByRole('button', { name: '1 Änderung speichern' }).click()
  await expect(second.getByText(/hat „Hinweis zu den Zeiten“ am .* geändert: .*→ „/)).toContainText(mine)
  await expect(second.getByLabel(label, { exact: true })).toHaveValue(theirs)
  await second.getByRole('button', { name: '1 Änderung speichern' }).click()
  await expect(second.getByText('Gespeichert. Die Änderung gilt ab sofort.')).toBeVisible()
  await second
    .getByRole('button', { name: `${label} zurücksetzen` })
    .first()
    .click()
  await expect(second.getByLabel(label, { exact: true })).toHaveValue(mine)
  await second.getByRole('button', { name: `Standard für ${label}` }).click()
  await second.getByRole('button', { name: '1 Änderung speichern' }).click()
  await expect(second.getByLabel(label, { exact: true })).toHaveValue(/^Besichtigung samstags/)
})

test('switches and choices of the settings are changed and left as they were', async ({ page, signInAs }) => {
  await signInAs('admin')
  await page.goto('/#/house/settings?group=offer')
  const parts = page.getByRole('group', { name: 'Zustand für Besucher' })
  const tyres = parts.getByLabel('Reifen', { exact: true })
  const agents = page.getByLabel('Suche für KI-Assistenten', { exact: true })
  const before = [await tyres.isChecked(), await agents.isChecked()]
  await tyres.click({ force: true })
  await expect(page.getByRole('button', { name: '1 Änderung speichern' })).toBeEnabled()
  await agents.click({ force: true })
  await expect(page.getByRole('button', { name: '2 Änderungen speichern' })).toBeEnabled()
  expect([await tyres.isChecked(), await agents.isChecked()]).toEqual(before.map((value) => !value))
  await tyres.click({ force: true })
  await expect(page.getByRole('button', { name: '1 Änderung speichern' })).toBeEnabled()
  await page.getByRole('button', { name: 'Verwerfen' }).click()
  await expect(page.getByText('nicht gespeichert')).toHaveCount(0)
  expect([await tyres.isChecked(), await agents.isChecked()]).toEqual(before)
})

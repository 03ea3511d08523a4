import { signInAsNewDealer } from '../dealers.ts'
import { expect, expectAccessible, expectFits, test } from '../fixtures.ts'

test('a dealer switches the appointment feed on, copies and renews its address, and switches it off', {
  tag: '@both-widths',
}, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signInAsNewDealer(page)
  await page.goto('/#/account')
  const panel = page.getByRole('region', { name: 'Terminkalender' })
  const address = panel.getByRole('status', { name: 'Adresse zum Abonnieren' })
  await panel.getByRole('button', { name: 'Kalender einschalten' }).click()
  await expect(address).toHaveText(/\/mvp\/api\/appointment-feed\/[\w-]{43}\/termine\.ics$/)
  await expectAccessible(page)
  await expectFits(page)

  await panel.getByRole('button', { name: 'Adresse kopieren' }).click()
  await expect(page.getByText('Die Adresse wurde kopiert.')).toBeVisible()
  const first = await page.evaluate(() => navigator.clipboard.readText())
  await expect(address).toHaveText(first)
  const calendar = await context.request.get(first)
  expect(calendar.headers()['content-type']).toContain('text/calendar')
  expect(await calendar.text()).toContain('BEGIN:VCALENDAR')

  await panel.getByRole('button', { name: 'Adresse erneuern' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Erneuern' }).click()
  await expect(address).not.toHaveText(first)
  expect((await context.request.get(first)).status()).toBe(404)

  await panel.getByRole('button', { name: 'Kalender ausschalten' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Ausschalten' }).click()
  await expect(panel.getByRole('button', { name: 'Kalender einschalten' })).toBeVisible()
  await expect(address).toHaveCount(0)
})

import { expect, expectAccessible, expectFits, test } from '../fixtures.ts'
import { somePhotos } from '../pictures.ts'
import { call, signIn } from '../session.ts'
import { aCollectedCar } from '../sold-cars.ts'

const count = 40

test('40 photos on a slow line that breaks all arrive once, while the form is filled in', {
  tag: '@both-widths',
}, async ({ page, signInAs }) => {
  test.slow()
  const { gwnummer, dealer, id } = await aCollectedCar(page, signInAs)
  await signIn(page, dealer.email)
  await page.goto(`/#/purchases/${id}/claim`)
  let sendings = 0
  let isOpen = false
  await page.route('**/claim-photos', async (route) => {
    sendings += 1
    // The line breaks before the fourth photo, and again after the eighth has arrived.
    if (sendings === 4) return route.abort('connectionreset')
    if (sendings === 8) {
      await route.fetch()
      return route.abort('connectionreset')
    }
    while (sendings > 10 && !isOpen) await new Promise((resolve) => setTimeout(resolve, 50))
    await route.continue()
  })
  await page.getByLabel('Bauteil').selectOption('Tür hinten links')
  await page.getByLabel('Foto', { exact: true }).setInputFiles(await somePhotos(gwnummer, count))
  await expect(page.getByText(/von 40 Fotos gesendet/)).toBeVisible()
  await expect(page.getByText(/^Die Verbindung ist unterbrochen/)).toBeVisible()
  await page.getByLabel('Beschreibung').fill('Delle etwa 3 cm')
  await page.getByLabel('Kilometerstand heute').fill('12.380')
  await expect(page.getByText('8 von 40 Fotos gesendet')).toBeVisible({ timeout: 30_000 })
  await expectAccessible(page)
  await expectFits(page)
  await page.getByRole('button', { name: 'Weiteren Mangel hinzufügen' }).click()
  await expect(page.getByText('8 von 40 Fotos gesendet')).toBeVisible()
  await page.getByRole('button', { name: 'Mangel 2 entfernen' }).click()
  await page.getByRole('button', { name: 'Mangel melden' }).click()
  await expect(page.getByText('Ihre Meldung wird gesendet, sobald alle Fotos angekommen sind.')).toBeVisible()
  isOpen = true
  const panel = page.getByRole('region', { name: 'Reklamation' })
  await expect(panel.getByText('Gemeldet', { exact: true })).toBeVisible({ timeout: 60_000 })
  const { claims } = await (await call(page, 'GET', `/mvp/api/mvp-meine/purchases/${id}/claims`)).json()
  expect(new Set(claims[0].items[0].photos).size).toBe(count)
  expect(claims[0].items[0].photos).toHaveLength(count)
  expect(sendings).toBe(count + 2)
})

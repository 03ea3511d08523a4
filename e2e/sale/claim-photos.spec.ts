import { expect, expectAccessible, expectFits, test } from '../fixtures.ts'
import { somePhotos } from '../pictures.ts'
import { call, signIn } from '../session.ts'
import { aCollectedCar } from '../sold-cars.ts'

const count = 40

test('40 photos on a slow line that breaks all arrive once, while the form is filled in', async ({
  page,
  signInAs,
}) => {
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

test('photos that could not be sent are still there after a reload, with the form, and so is a message that was begun', {
  tag: '@both-widths',
}, async ({ page, signInAs }) => {
  test.slow()
  const { gwnummer, dealer, id } = await aCollectedCar(page, signInAs)
  await signIn(page, dealer.email)
  await page.goto(`/#/purchases/${id}/claim`)
  let isOpen = false
  await page.route('**/claim-photos', (route) =>
    isOpen ? route.continue() : route.abort('internetdisconnected'),
  )
  const [first, second, third] = await somePhotos(gwnummer, 3)
  if (!first || !second || !third) throw new Error('There are not three photos.')
  await page.getByLabel('Bauteil').selectOption('Tür hinten links')
  await page.getByLabel('Beschreibung').fill('Delle etwa 3 cm')
  await page.getByLabel('Foto', { exact: true }).setInputFiles([first, second])
  await page.getByRole('button', { name: 'Weiteren Mangel hinzufügen' }).click()
  await page.getByLabel('Beschreibung').fill('Das Radio rauscht.')
  await page.getByLabel('Foto', { exact: true }).setInputFiles(third)
  await expect(page.getByText('0 von 3 Fotos gesendet')).toBeVisible()
  await expect(page.getByText(/bleiben auf diesem Gerät, auch wenn Sie die Seite neu laden/)).toBeVisible()

  await page.reload()
  await expect(page.getByText('0 von 3 Fotos gesendet')).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)
  isOpen = true
  await expect(page.getByText('3 von 40')).toBeVisible({ timeout: 30_000 })
  await page.getByText('Elektrik', { exact: true }).click()
  await page.getByLabel('Kilometerstand heute').fill('12.380')
  await page.getByRole('button', { name: 'Mangel melden' }).click()
  const panel = page.getByRole('region', { name: 'Reklamation' })
  await expect(panel.getByText('Gemeldet', { exact: true })).toBeVisible({ timeout: 30_000 })
  const claims = async () =>
    (await (await call(page, 'GET', `/mvp/api/mvp-meine/purchases/${id}/claims`)).json()).claims
  const counts = (await claims())[0].items.map(({ photos }: { photos: string[] }) => photos.length)
  expect(counts).toEqual([2, 1])

  isOpen = false
  await panel.getByLabel('Ihre Nachricht').fill('Ein Foto von nahem folgt.')
  await panel.getByLabel('Foto', { exact: true }).setInputFiles(second)
  await expect(panel.getByText('0 von 1 Fotos gesendet')).toBeVisible()
  await expect(panel.getByText(/bleiben auf diesem Gerät, auch wenn Sie die Seite neu laden/)).toBeVisible()
  await page.reload()
  await expect(panel.getByLabel('Ihre Nachricht')).toHaveValue('Ein Foto von nahem folgt.')
  isOpen = true
  await panel.getByRole('button', { name: 'Nachricht senden' }).click({ timeout: 30_000 })
  await expect(page.getByText('Ihre Nachricht ist gesendet.')).toBeVisible()
  const [{ messages }] = await claims()
  expect(messages.at(-1)).toMatchObject({ text: 'Ein Foto von nahem folgt.', photos: [expect.any(String)] })
  await expect(panel.getByLabel('Ihre Nachricht')).toHaveValue('')
})

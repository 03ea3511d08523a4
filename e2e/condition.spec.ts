import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectFits, logins, test } from './fixtures.ts'
import { carDetail, type StockCar } from './pages/car-details.ts'
import { aPicture } from './pictures.ts'
import { signIn } from './session.ts'
import { deliver, numbersOutsideTheStock } from './stock.ts'

type Released = { condition: { damages: object[] } | null }

/** A car of the demo stock with at least two damages. */
async function damagedCar(page: Page): Promise<StockCar> {
  const cars: StockCar[] = await (await page.request.get('/mvp/api/mvp-car-stocks?size=100')).json()
  for (const car of cars) {
    const answer = await page.request.get(`/mvp/api/mvp-car-stocks/${car.fahrzeugid}/released-condition`)
    const { condition }: Released = await answer.json()
    if (condition && condition.damages.length > 1) return car
  }
  throw new Error('No car of the demo stock has two damages.')
}

test.describe('Zustand', () => {
  test('a dealer sees the drawing, the same facts as text, and prints them', {
    tag: '@both-widths',
  }, async ({ page, signInAs }) => {
    const detail = carDetail(page)
    const car = await damagedCar(page)
    await signInAs('dealer')
    await page.goto(detail.pathOf(car))
    const block = detail.section('Zustand')
    const drawing = block.getByRole('img', { name: /^Zeichnung des Fahrzeugs: \d+ Sch(ä|a)den/ })
    await expect(drawing).toBeVisible()
    const damages = block.getByRole('region', { name: 'Schäden' })
    await expect(damages.getByRole('listitem').first()).toContainText('·')
    await expect(detail.fact('Geschätzte Reparaturkosten')).toHaveText(/€$/)
    const paint = block.getByRole('table', { name: 'Lackdicke' })
    await expect(paint.getByRole('row', { name: /^Motorhaube \d+\s?µm/ })).toBeVisible()
    await expect(block.getByRole('region', { name: 'Nutzung und Papiere' })).toBeVisible()
    await expectAccessible(page)
    await expectFits(page)
    const saved = page.waitForEvent('download')
    await block.getByRole('button', { name: 'Zustand als PDF' }).click()
    expect((await saved).suggestedFilename()).toBe(`zustand-${car.gwnummer}.pdf`)

    const head = block.locator('summary')
    await head.focus()
    await page.keyboard.press('Enter')
    await expect(drawing).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    await expect(drawing).toBeVisible()
    await expect(paint).toBeVisible()
  })

  test('a visitor sees only what is released: no amounts, no paint, no papers', {
    tag: '@both-widths',
  }, async ({ page }) => {
    const detail = carDetail(page)
    await page.goto(detail.pathOf(await damagedCar(page)))
    const block = detail.section('Zustand')
    await expect(block.getByRole('region', { name: 'Schäden' })).toBeVisible()
    await expect(block.getByRole('region', { name: 'Reifen' })).toBeVisible()
    await expect(block.getByText('€')).toHaveCount(0)
    await expect(block.getByRole('table')).toHaveCount(0)
    await expect(block.getByRole('region', { name: 'Nutzung und Papiere' })).toHaveCount(0)
    await expect(block.getByText('Geschätzte Reparaturkosten')).toHaveCount(0)
    await expectAccessible(page)
  })

  test('the office records a damage offline; it is sent once there is a connection, and a dealer sees it', {
    tag: '@both-widths',
  }, async ({ page, signInAs, browser }) => {
    await page.goto('/#/home')
    const [gwnummer] = numbersOutsideTheStock()
    await deliver({
      gwnummer,
      hersteller: 'Opel',
      modellgruppe: 'Astra',
      planverkaufspreisprivatkundengeschaeftbrutto: 12_900,
      haendlerpreisbrutto: 11_200,
    })
    await signInAs('office')
    await page.goto(`/#/house/vehicles/${gwnummer}/condition`)
    const drawing = page.getByRole('group', { name: /^Zeichnung des Fahrzeugs/ })
    const roof = drawing.getByRole('button', { name: /^Dach/ })
    await expect(roof).toBeVisible()
    await page.context().setOffline(true)
    await roof.press('Enter')
    const sheet = page.getByRole('region', { name: 'Dach' })
    await expect(sheet.getByRole('heading')).toBeFocused()
    await sheet.getByRole('radio', { name: 'Kratzer' }).check()
    await sheet.getByLabel('Länge (cm)').fill('zwei')
    await sheet.getByRole('button', { name: 'Speichern, nächster' }).click()
    await expect(sheet.getByText('Bitte Zentimeter wie 4 oder 4,5 eingeben.')).toBeVisible()
    await sheet.getByLabel('Länge (cm)').fill('4,5')
    await sheet.getByLabel('Betrag (€, netto)').fill('180')
    await sheet.getByLabel('Lack an dieser Stelle (µm)').fill('264')
    const chooser = page.waitForEvent('filechooser')
    await sheet.getByRole('button', { name: 'Foto aufnehmen' }).click()
    const photo = await aPicture(`${gwnummer} Dach`, { width: 960, height: 720 })
    await (await chooser).setFiles({ name: 'image.jpg', mimeType: 'image/jpeg', buffer: photo })
    await expect(sheet.getByText('Neues Foto 1')).toBeVisible()
    await expectAccessible(page)
    await expectFits(page)
    await sheet.getByRole('button', { name: 'Speichern, nächster' }).click()
    await expect(page.getByText('1 nicht gesendet')).toBeVisible()
    await expect(roof).toBeFocused()
    const entry = page.getByRole('listitem').filter({ hasText: 'Kratzer, 4,5 cm' })
    await expect(entry).toContainText('nicht gesendet')
    await expectAccessible(page)

    await page.context().setOffline(false)
    await page.reload()
    await expect(entry).toHaveText(/vorhanden\s*180,00\s€\s*1 Foto/, { timeout: 90_000 })
    await expect(page.getByText('1 nicht gesendet')).toBeHidden()
    await expect(roof).toHaveAccessibleName('Dach, 1 Schaden, Lack 264 Mikrometer')

    const dealer = await browser.newPage({ baseURL: new URL(page.url()).origin })
    await signIn(dealer, logins.dealer)
    const found = await dealer.request.get(`/mvp/api/mvp-car-stocks/gwnumber/${gwnummer}`)
    const car: StockCar = await found.json()
    await dealer.goto(carDetail(dealer).pathOf(car))
    const damages = dealer.getByRole('region', { name: 'Schäden' })
    await expect(damages.getByText('Kratzer, 4,5 cm · vorhanden')).toBeVisible()
    await expect(damages.getByRole('img', { name: 'Foto 1 zu Schaden 1, Dach' })).toBeVisible()
    await dealer.close()
  })
})

import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectFits, test } from './fixtures.ts'
import { carDetail, type StockCar } from './pages/car-details.ts'

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
})

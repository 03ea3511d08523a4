import { expect, expectAccessible, test } from '../fixtures.ts'
import { carDetail, carWhere } from '../pages/car-details.ts'
import { enquiryDialog } from '../pages/enquiry.ts'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

  test('the heading of the search notification wraps at 320 pixels and is not truncated', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto('/#/search-notification')
    const heading = page.getByRole('heading', { level: 1, name: 'Findebenachrichtigung' })
    const { lines, width } = await heading.evaluate((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
      return { lines: tops.size, width: element.scrollWidth - element.clientWidth }
    })
    expect(lines).toBe(2)
    expect(width).toBeLessThanOrEqual(0)
  })
})

for (const [what, size] of [
  ['at 200 % zoom', { width: 640, height: 450 }],
  ['on a phone held sideways', { width: 844, height: 390 }],
] as const)
  test(`the enquiry form has at least 60 % of the screen height ${what}`, async ({ page }) => {
    await page.setViewportSize(size)
    await page.goto(carDetail(page).pathOf(await carWhere(page, () => true)))
    await carDetail(page).enquiry.first().click()
    const { dialog, submit } = enquiryDialog(page)
    await expect(submit).toBeVisible()
    const share = await dialog.locator('.in').evaluate((form) => form.clientHeight / window.innerHeight)
    expect(share).toBeGreaterThanOrEqual(0.6)
    const [left, right] = await Promise.all([
      dialog.getByRole('button', { name: 'Abbrechen' }).boundingBox(),
      submit.boundingBox(),
    ])
    expect(left?.y).toBe(right?.y)
  })

test('the enquiry requires a confirmation before input is discarded', async ({ page }) => {
  await page.goto(carDetail(page).pathOf(await carWhere(page, () => true)))
  const { enquiry } = carDetail(page)
  const { dialog, message } = enquiryDialog(page)
  await enquiry.first().click()
  await expect(message).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  await enquiry.first().click()
  await message.fill('Noch verfügbar?')
  for (let presses = 0; presses < 3; presses++) await page.keyboard.press('Escape')
  await expect(dialog.getByText('Möchten Sie sie verwerfen?')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(message).toHaveValue('Noch verfügbar?')
  await dialog.getByRole('button', { name: 'Abbrechen' }).click()
  await dialog.getByRole('button', { name: 'Verwerfen' }).click()
  await expect(dialog).toBeHidden()
  await expect(enquiry.first()).toBeFocused()
})

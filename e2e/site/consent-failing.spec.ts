import { expect, test } from '../fixtures.ts'
import { carDetail, type StockCar } from '../pages/car-details.ts'
import { consent } from '../pages/consent.ts'
import { quickSearch } from '../pages/search.ts'
import { shell } from '../pages/shell.ts'

test.use({ baseURL: process.env.PARTNER_URL, isFresh: true })

const outside = process.env.OUTSIDE_URL ?? ''
const switchedOff = 'Statistik und externe Dienste sind ausgeschaltet.'

test.describe('in a browser that denies storage', () => {
  test.use({ decision: null })

  test('no question is asked, nothing is loaded, and the portal works', async ({ page }) => {
    const wrong: string[] = []
    page.on('pageerror', ({ message }) => wrong.push(message))
    page.on('request', (call) => {
      if (call.url().startsWith(outside)) wrong.push(call.url())
    })
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      }
      for (const name of ['localStorage', 'sessionStorage', 'caches'])
        Object.defineProperty(window, name, { get: refuse })
      Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse })
    })
    const tool = page.waitForResponse((reply) => reply.url().includes('/assets/consent-tool-'))
    await page.goto('/#/home')
    await tool
    await quickSearch(page).submit.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Suchergebnisse' })).toBeVisible()
    await page.getByRole('article').first().getByRole('link').click()
    await expect(page.getByRole('button', { name: 'Rechner laden' })).toBeVisible()
    await consent(page).settings.click()
    await expect(shell(page).message).toContainText(switchedOff)
    await expect(consent(page).question).toHaveCount(0)
    expect(wrong).toEqual([])
  })
})

test.describe('with consent to everything', () => {
  test.use({ decision: ['necessary', 'analytics', 'external'] })

  test('the consent counts as withdrawn when the choices cannot be loaded again', async ({
    page,
    context,
  }) => {
    const [car]: StockCar[] = await (await page.request.get('/mvp/api/mvp-car-stocks-last')).json()
    if (!car) throw new Error('The stock is empty.')
    await page.goto(carDetail(page).pathOf(car))
    await expect(page.frameLocator('iframe').locator('#finance-widget')).toContainText('rate')

    await context.setOffline(true)
    await consent(page).settings.click()
    await expect(shell(page).message).toContainText(switchedOff)
    await expect(page.locator('iframe')).toHaveCount(0)

    await context.setOffline(false)
    await page.reload()
    await expect(consent(page).question).toBeVisible()
    await expect(page.getByRole('button', { name: 'Rechner laden' })).toBeVisible()
  })
})

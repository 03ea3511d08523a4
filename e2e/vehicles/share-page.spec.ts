import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../fixtures.ts'
import { carDetail, type StockCar } from '../pages/car-details.ts'

test.use({ isFresh: true })

async function newestCar(page: Page): Promise<StockCar> {
  const [car]: StockCar[] = await (await page.request.get('/mvp/api/mvp-car-stocks-last')).json()
  if (!car) throw new Error('The stock is empty.')
  return car
}

/** Replaces `window.open` and `navigator.share` by functions that record their arguments. */
const noteSharing = (page: Page) =>
  page.addInitScript(() => {
    const notes: unknown[] = []
    Object.assign(window, { notes })
    window.open = (...given) => {
      notes.push(given)
      return null
    }
    Object.defineProperty(navigator, 'share', {
      value: async (given: unknown) => notes.push(given),
      configurable: true,
    })
  })
const notes = (page: Page) =>
  page.evaluate(() => {
    const kept = Object.entries(window).find(([key]) => key === 'notes')?.[1]
    return JSON.parse(JSON.stringify(kept))
  })

test('a car is shared by Facebook, WhatsApp and mail with the address of its own page', async ({ page }) => {
  await noteSharing(page)
  const car = await newestCar(page)
  await page.goto(carDetail(page).pathOf(car))
  const link = new RegExp(encodeURIComponent(`/fahrzeug/${car.gwnummer}`))
  await page.getByRole('button', { name: 'Auf Facebook teilen' }).click()
  await page.getByRole('button', { name: 'Über WhatsApp teilen' }).click()
  await expect
    .poll(() => notes(page))
    .toEqual([
      [expect.stringMatching(/^https:\/\/www\.facebook\.com\//), '_blank', 'width=520,height=500,noopener'],
      [expect.stringMatching(/^https:\/\/wa\.me\//), '_blank', 'width=520,height=500,noopener'],
    ])
  for (const [address] of await notes(page)) expect(address).toMatch(link)
  await expect(page.getByRole('link', { name: 'Per E-Mail teilen' })).toHaveAttribute('href', link)
})

test('a phone uses the system share dialog', { tag: '@both-widths' }, async ({ page, isMobile }) => {
  await noteSharing(page)
  const car = await newestCar(page)
  await page.goto(carDetail(page).pathOf(car))
  await expect(page.getByRole('button', { name: 'Auf Facebook teilen' })).toBeVisible()
  const sheet = page.getByRole('button', { name: 'Teilen', exact: true })
  if (!isMobile) return expect(sheet).toHaveCount(0)
  await sheet.click()
  const url = expect.stringMatching(new RegExp(`/fahrzeug/${car.gwnummer}$`))
  await expect.poll(() => notes(page)).toEqual([expect.objectContaining({ url })])
})

test('the share page shows the car to everybody and links to the portal', { tag: '@both-widths' }, async ({
  page,
}) => {
  const car = await newestCar(page)
  const broken: string[] = []
  page.on('console', (line) => {
    if (line.type() === 'error') broken.push(line.text())
  })
  await page.goto(`/fahrzeug/${car.gwnummer}`)
  await expect(page).toHaveTitle(new RegExp(`^${car.hersteller}`))
  await expect(page.getByRole('img')).toHaveJSProperty('complete', true)
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')
  expect(data).toMatchObject({ '@type': 'Car', sku: car.gwnummer })
  const picture = await page.locator('meta[property="og:image"]').getAttribute('content')
  const type = await page.locator('meta[property="og:image:type"]').getAttribute('content')
  expect(picture).toMatch(/^https?:\/\//)
  const reply = await page.request.get(picture?.replace(/^https?:\/\/[^/]+/, '') ?? '')
  expect(reply.headers()['content-type']).toBe(type)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Fahrzeug im Portal ansehen' }).click()
  await expect(page).toHaveURL(new RegExp(`#/cardetailsview/${car.fahrzeugid}/`))
  await expect(carDetail(page).enquiry).toBeVisible()
  expect(broken).toEqual([])
})

test('search engines find every shared page through the sitemap', async ({ page }) => {
  const { gwnummer } = await newestCar(page)
  const robots = await (await page.request.get('/robots.txt')).text()
  expect(robots).toMatch(/^Sitemap: http\S+\/sitemap\.xml$/m)
  const index = await (await page.request.get('/sitemap.xml')).text()
  const parts = [...index.matchAll(/<loc>[^<]*(\/sitemap\/\d+\.xml)<\/loc>/g)].map(([, part]) => part ?? '')
  const texts = await Promise.all(parts.map(async (part) => (await page.request.get(part)).text()))
  expect(texts.join('')).toContain(`/fahrzeug/${gwnummer}</loc>`)
})

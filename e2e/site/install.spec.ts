import { expect, expectAccessible, test } from '../fixtures.ts'

test.use({ serviceWorkers: 'allow' })

test('the browser gets a manifest for installing the portal', async ({ page }) => {
  await page.goto('/#/home')
  const address = await page.locator('link[rel="manifest"]').getAttribute('href')
  const manifest = await (await page.request.get(address ?? '')).json()
  expect(manifest).toMatchObject({ name: 'Autoexpo', display: 'standalone', start_url: '/', lang: 'de' })
  for (const { src, type } of manifest.icons) {
    const icon = await page.request.get(src)
    expect(icon.headers()['content-type']).toBe(type)
  }
})

test('a dismissed install note is hidden for ten days, then shown again, and once more from day 20', {
  tag: '@both-widths',
}, async ({ page, isMobile }) => {
  const note = page.getByRole('complementary', { name: 'App-Hinweis' })
  const start = Date.parse('2026-09-11T10:00:00Z')
  const after = async (days: number) => {
    await page.clock.setFixedTime(start + days * 86_400_000)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await page.clock.setFixedTime(start)
  await page.goto('/#/login')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  if (!isMobile) return expect(note).toHaveCount(0)

  const dismiss = () => note.getByRole('button', { name: 'Hinweis schließen' }).click()
  await expect(note).toContainText('Autoexpo als App')
  await expectAccessible(page)
  // A list of results begins at the top of the screen.
  await page.goto('/#/searchresults?transporter=false')
  await expect(page.getByRole('heading', { level: 1, name: 'Suchergebnisse' })).toBeVisible()
  await expect(note).toHaveCount(0)
  await page.goBack()
  await expect(note).toBeVisible()
  await dismiss()
  await expect(note).toHaveCount(0)
  await after(9)
  await expect(note).toHaveCount(0)
  await after(11)
  await expect(note).toBeVisible()
  await dismiss()
  await after(19)
  await expect(note).toHaveCount(0)
  await after(20)
  await expect(note).toBeVisible()
  await dismiss()
  await after(60)
  await expect(note).toHaveCount(0)
})

test.describe('before a decision about cookies', () => {
  test.use({ decision: null })

  test('the device stores no files of the portal', async ({ page }) => {
    await page.goto('/#/home')
    await expect(page.getByRole('dialog', { name: 'Ihre Privatsphäre' })).toBeVisible()
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
    expect(await page.evaluate(() => caches.keys())).toEqual([])
  })
})

test('without a connection the portal reports that and shows no stored prices', async ({ page, context }) => {
  await page.goto('/#/home')
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await page.reload()
  await expect(page.getByRole('article').first()).toBeVisible()
  const kept = await page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(kept).toContain('/offline.html')
  expect(kept.filter((path) => !/^\/(?:assets\/|offline\.|favicon|icon-)/.test(path))).toEqual([])

  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Keine Verbindung' })).toBeVisible()
  await expect(page.getByText('€')).toHaveCount(0)
})

test('a page whose code fails once, as after a lost connection, is opened by a second request', async ({
  page,
  context,
}) => {
  await page.goto('/#/home')
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await page.reload()
  let requests = 0
  // The service worker sends the requests for scripts, which only a route of the context sees.
  await context.route('**/assets/AccessibilityPage-*.js', (route) => {
    requests += 1
    return requests === 1 ? route.abort() : route.continue()
  })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Barrierefreiheit' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Barrierefreiheit' })).toBeVisible()
  expect(requests).toBe(2)
})

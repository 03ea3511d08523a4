import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { lightPage } from '../kept-pages.ts'
import { carDetail, carWhere } from '../pages/car-details.ts'

test.use({ isFresh: true })

/** Records what the page shows when the first of the app's scripts is requested. */
const noteFirstScreen = (page: Page) =>
  page.addInitScript(() => {
    const look = () => {
      const seen = {
        heading: document.querySelector('#root h1')?.textContent ?? '',
        hasTools: document.querySelector('#root .tools') !== null,
        hasPhoto: document.querySelector('[data-first-photo]:not([hidden])') !== null,
      }
      document.documentElement.dataset.firstScreen = JSON.stringify(seen)
    }
    new MutationObserver((_, observer) => {
      if (!document.querySelector('link[rel="modulepreload"]')) return
      observer.disconnect()
      look()
    }).observe(document, { childList: true, subtree: true })
  })

const firstScreen = async (page: Page) =>
  JSON.parse((await page.locator('html').getAttribute('data-first-screen')) ?? '{}')

/** Records the API calls of a page, with sorted query parameters. */
function callsOf(page: Page) {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    searchParams.sort()
    if (/^\/(?:mvp|uaa)\/api\/(?!image)/.test(pathname)) calls.push(`${pathname}?${searchParams}`)
  })
  return calls
}

/** Returns a function that lists the fetched style sheets whose content the page already contains. */
function repeatedStyles(page: Page) {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  return async () => {
    const files = (await page.locator('#app-files').textContent()) ?? ''
    return fetched.filter((path) => path.endsWith('.css') && files.includes(path))
  }
}

test('home, results and a car are shown before the app has loaded', { tag: '@both-widths' }, async ({
  page,
}) => {
  const detail = carDetail(page)
  const car = await carWhere(page, () => true)
  const pages = [
    ['/', /^Finden Sie\s*Ihr Traumauto$/],
    ['/#/searchresults?transporter=false&sort=preis,asc', /^Suchergebnisse$/],
    [detail.pathOf(car), /\w/],
  ] as const
  await noteFirstScreen(page)
  for (const [path, heading] of pages) {
    await page.goto(lightPage)
    const calls = callsOf(page)
    const repeated = repeatedStyles(page)
    await page.goto(path)
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    expect((await firstScreen(page)).heading).toMatch(heading)
    expect(await repeated(), 'styles in the page are not fetched').toEqual([])
    expect(calls.toSorted(), 'no early request is repeated').toEqual([...new Set(calls)].toSorted())
  }
})

test('home shows the picture of the newest car before the app where it is on the first screen', {
  tag: '@both-widths',
}, async ({ page }) => {
  await noteFirstScreen(page)
  const { width } = page.viewportSize() ?? { width: 0 }
  const shown: boolean[] = []
  for (const height of [1200, 500]) {
    await page.setViewportSize({ width, height })
    await page.goto(lightPage)
    await page.goto('/')
    await expect(page.getByRole('contentinfo')).toBeAttached()
    shown.push((await firstScreen(page)).hasPhoto)
  }
  expect(shown).toEqual([true, false])
})

test('the first picture of the results stays where it is when the app replaces the first screen', {
  tag: '@both-widths',
}, async ({ page }) => {
  const { promise: isMeasured, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await isMeasured
    await route.continue()
  })
  const { width } = page.viewportSize() ?? { width: 0 }
  await page.setViewportSize({ width, height: 1200 })
  await page.goto(lightPage)
  await page.evaluate((to) => location.assign(to), '/#/searchresults?maker=Audi&transporter=false')
  const placeOf = async (picture: Locator) => (await picture.boundingBox())?.y

  const before = await placeOf(page.locator('.grid .pic').first())
  release()
  const after = await placeOf(page.getByRole('article').first().locator('.pic'))

  expect(before).toBeGreaterThan(0)
  expect(Math.abs((after ?? 0) - (before ?? 0))).toBeLessThanOrEqual(1)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page states what it needs and how to contact the operator', { tag: '@both-widths' }, async ({
    page,
  }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('main')).toContainText('Unsere Fahrzeugsuche braucht JavaScript.')
    await expect(page.getByRole('link', { name: /^\+49/ })).toHaveAttribute('href', /^tel:\+49\d+$/)
    await expect(page.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:[\w.]+@/)
  })
})

/** Breaks off the requests of the first `documents` documents for the app's entry, and counts the documents. */
async function breakEntry(page: Page, documents: number) {
  const seen = { documents: 0 }
  page.on('request', (request) => {
    if (request.isNavigationRequest()) seen.documents += 1
  })
  await page.route(/\/assets\/index-[^/]+\.js$/, (route) =>
    seen.documents <= documents ? route.abort('connectionreset') : route.continue(),
  )
  return seen
}

const open = (page: Page, path: string) => page.evaluate((to) => location.assign(to), path)
const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Suchergebnisse' })

const path = '/#/searchresults?transporter=false'

test('a page whose script broke off loads again by itself', async ({ page }) => {
  await page.goto(lightPage)
  const seen = await breakEntry(page, 1)
  await open(page, path)
  await expect(page.getByRole('contentinfo')).toBeVisible()
  expect(seen.documents).toBe(2)
})

test('a page whose script breaks off again says so, and loads again with the network', async ({
  page,
  signInAs,
}) => {
  // Pages of signed-in people begin with another first screen than those of visitors.
  await signInAs('dealer')
  await page.goto(lightPage)
  const seen = await breakEntry(page, 2)
  await open(page, path)
  await expect.poll(() => seen.documents).toBe(2)
  await expect(
    page.getByText('Die Seite konnte nicht geladen werden. Bitte laden Sie sie neu.'),
  ).toBeVisible()
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(heading(page)).toBeVisible()
  expect(seen.documents).toBe(3)
})

test('a signed-in user does not see the visitor’s header first', async ({ page, signInAs }) => {
  await signInAs('dealer')
  await noteFirstScreen(page)
  await page.goto(lightPage)
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Logout' }).first()).toBeVisible()
  expect(await firstScreen(page)).toEqual({ heading: '', hasTools: false, hasPhoto: false })
})

test('the HTML of the page contains no price and no dealer data', async ({ page }) => {
  const html = await (await page.request.get('/')).text()
  // The options of the price selects contain amounts, but are the same for everyone.
  const withoutOptions = html.replaceAll(/<option\b.*?<\/option>/g, '')
  expect(withoutOptions).not.toMatch(/\d\s*€|haendlerpreis/)
})

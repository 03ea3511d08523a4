import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, tabTo, test } from '../fixtures.ts'
import { quickSearch } from '../pages/search.ts'
import { shell } from '../pages/shell.ts'

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

test('every unknown path redirects to the home page', async ({ page }) => {
  for (const path of ['/', '/#/', '/#/gibt-es-nicht']) {
    await page.goto(path)
    await expect(page).toHaveURL(/#\/home$/)
  }
  await expect(page).toHaveTitle('Startseite | Autoexpo')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
})

test('going back from the empty address leaves the portal', async ({ page }) => {
  await page.goto('about:blank')
  await page.goto('/')
  await expect(page).toHaveURL(/#\/home$/)
  await page.goBack()
  await expect(page).toHaveURL('about:blank')
})

test('the login link contains the return address and does not nest it', { tag: '@both-widths' }, async ({
  page,
  isMobile,
}) => {
  await page.goto('/#/detailsearch')
  const bar = isMobile ? shell(page).quickBar : shell(page).header
  const login = bar.getByRole('link', { name: 'Login', exact: true })
  await expect(login).toHaveAttribute('href', '#/login?returnUrl=%2Fdetailsearch')
  await login.click()
  await expect(page).toHaveURL(/#\/login\?returnUrl=%2Fdetailsearch$/)
  await expect(login).toHaveAttribute('href', '#/login?returnUrl=%2Fdetailsearch')
})

test('guarded pages redirect a visitor with an explanation', async ({ page }) => {
  const { message } = shell(page)
  const refusals = [
    [
      'watchlist',
      /#\/login\?returnUrl=%2Fwatchlist$/,
      'Sie müssen angemeldet sein, um auf diese Seite zugreifen zu können',
    ],
    [
      'dealer-activation',
      /#\/login\?returnUrl=%2Fdealer-activation$/,
      'Sie müssen als Administrator angemeldet sein, um auf diese Seite zugreifen zu können',
    ],
    ['upload-documents', /#\/home$/, 'Die Seite konnte nicht geladen werden.'],
  ] as const
  for (const [path, place, text] of refusals) {
    await page.goto(`/#/${path}`)
    await expect(page).toHaveURL(place)
    await expect(message).toHaveCount(1)
    await expect(message).toContainText(text)
  }
})

test('header and footer name the operator', { tag: '@both-widths' }, async ({ page, isMobile }) => {
  await page.goto('/#/home')
  const { header, footer } = shell(page)
  await expect(footer).toContainText('Musterring 12')
  await expect(footer).toContainText('60528 Frankfurt am Main')
  await expect(footer).toContainText('Fax +49 69 90009 129')
  for (const hours of ['Mo–Fr 08:00–17:00', 'Mo–Fr 09:00–17:00', 'Mo–Fr 08:00–16:00'])
    await expect(footer).toContainText(hours)
  await expect(footer).not.toContainText('18:00')
  for (const name of ['Impressum', 'Datenschutz', 'Nutzungsbedingungen', 'Hinweisgebersystem'])
    await expect(footer.getByRole('link', { name })).toHaveAttribute('href', /^https:/)
  await expect(footer.getByRole('link', { name: 'E-Mail für Privatkunden' })).toHaveAttribute(
    'href',
    /^mailto:/,
  )
  await expect(header.locator('a[href="tel:+496990009120"]:visible')).toHaveCount(1)
  if (isMobile) {
    await expect(shell(page).quickBar.getByRole('link')).toHaveText(['Suche', 'Merkliste', 'Login'])
    await expect(shell(page).quickBar.getByRole('button')).toHaveText(['Konto'])
  } else await expect(shell(page).quickBar).toBeHidden()
})

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false })

  test('the menus open by pointer and by keyboard and close with Escape', async ({ page }) => {
    await page.goto('/#/home')
    const { header, menuButton } = shell(page)
    const career = header.getByRole('link', { name: /^Karriere/ })
    await menuButton('Über uns').hover()
    await expect(career).toBeVisible()
    await expect(career).toHaveAttribute('rel', /noopener/)
    await page.mouse.move(640, 500)
    await expect(career).toBeHidden()

    await tabTo(page, 'Über uns', 'button')
    await page.keyboard.press('Enter')
    await expect(career).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(career).toBeHidden()

    await tabTo(page, 'Merkliste', 'link')
    const registration = header.getByRole('link', { name: 'Login/Händlerregistrierung' })
    await expect(registration).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(registration).toBeHidden()
  })

  test('the menu of a dealer fits every width between tablet and desktop', async ({ page, signInAs }) => {
    await signInAs('dealer')
    await page.goto('/#/home')
    for (const width of [900, 960, 1024, 1199]) {
      await page.setViewportSize({ width, height: 700 })
      const logout = shell(page).header.getByRole('button', { name: 'Logout' }).first()
      await expect(logout).toBeInViewport({ ratio: 1 })
      await expect.poll(() => widthOf(page)).toBeLessThanOrEqual(width)
    }
  })
})

test('there is never more than one message, and it can be closed', async ({ page }) => {
  const search = quickSearch(page)
  const { message, closeMessage } = shell(page)
  await search.open()
  await search.gwNumber.fill('000003')
  await expect(message).toHaveCount(1)
  const secondAnswer = page.waitForResponse((answer) => answer.url().endsWith('/gwnumber/000004'))
  await search.gwNumber.fill('000004')
  await secondAnswer
  await expect(search.submit).toHaveText('0 Ergebnis')
  await expect(message).toHaveCount(1)
  await closeMessage.click()
  await expect(message).toHaveCount(0)
})

test('a lost connection is reported; the page is loaded when it is back or by the retry button', async ({
  page,
  context,
}) => {
  await page.goto('/#/home')
  await expect(quickSearch(page).submit).toBeEnabled()
  await context.setOffline(true)
  await expect(page.getByText('Sie sind offline.')).toBeVisible()
  await page.evaluate(() => {
    window.location.hash = '#/searchresults?maker=Audi'
  })
  await expect(page.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible()
  await expectAccessible(page)
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Suchergebnisse' })).toBeVisible()

  const code = '**/assets/AccessibilityPage-*.js'
  await page.route(code, (route) => route.abort())
  await page.evaluate(() => {
    window.location.hash = '#/barrierefreiheit'
  })
  await expect(page.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible()
  await page.unroute(code)
  await page.getByRole('button', { name: 'Erneut versuchen' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Barrierefreiheit' })).toBeVisible()
})

test('nothing is wider than the screen, down to 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of ['home', 'searchresults?maker=Audi&km_stand_to=50000&transporter=false']) {
    await page.goto(`/#/${path}`)
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect.poll(() => widthOf(page)).toBeLessThanOrEqual(320)
  }
})

test('a dealer is greeted, and logging out clears the search', { tag: '@both-widths' }, async ({
  page,
  isMobile,
  signInAs,
}) => {
  await signInAs('dealer')
  const { header, quickBar, footer } = shell(page)
  await page.goto('/#/searchresults?maker=Audi&transporter=false')
  await expect(page.getByRole('heading', { level: 1, name: 'Suchergebnisse' })).toBeVisible()
  await expect(page.getByText('Händlerpreis').first()).toBeVisible()
  await expect(footer.getByRole('link', { name: 'E-Mail für Händler' })).toBeVisible()
  if (isMobile) await expect(header.getByText(/^Hallo,/)).toBeHidden()
  else {
    await expect(header.getByText(/^Hallo, \S+ \S+/)).toBeVisible()
    await expect(header.getByRole('link', { name: 'Meine Autoexpo' })).toBeVisible()
  }

  await page.goto('/#/home')
  await expect(quickSearch(page).maker).toHaveValue('Audi')
  const bar = isMobile ? quickBar : header
  await bar.getByRole('button', { name: 'Logout' }).first().click()
  await expect(page).toHaveURL(/#\/home$/)
  await expect(quickSearch(page).maker).toHaveValue('')
  await expect
    .poll(() => page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage })))
    .not.toContain('portal.search')
  await expect(page.getByText('Händlerpreis')).toHaveCount(0)
})

test('after a logout every tab keeps only what the documents list, and nothing of the person', async ({
  page,
  signInAs,
}) => {
  const documented = new Set(
    readFileSync(new URL('../../docs/security.md', import.meta.url), 'utf8').match(/`[\w.-]+`/g),
  )
  await signInAs('dealer')
  await page.goto('/#/searchresults?maker=Audi&transporter=false')
  await page
    .getByRole('button', { name: /^Vergleichen: / })
    .first()
    .click()
  await expect(page.getByText('1 von 4 Fahrzeugen zum Vergleich gewählt')).toBeVisible()
  await page.getByRole('article').first().getByRole('link').first().click()
  await expect(page).toHaveURL(/cardetailsview/)
  await page.goto('/#/home')
  await expect(page.getByRole('heading', { name: 'Zuletzt angesehen' })).toBeVisible()

  const other = await page.context().newPage()
  await other.goto('/#/watchlist')
  await expect(other.getByRole('heading', { name: 'Ihre Merkliste' })).toBeVisible()

  await shell(page).header.getByRole('button', { name: 'Logout' }).first().click()
  await expect(page.getByRole('heading', { name: 'Zuletzt angesehen' })).toHaveCount(0)
  await expect(other.getByRole('heading', { name: 'Ihre Merkliste' })).toHaveCount(0)
  const cookies = (await page.context().cookies()).map(({ name }) => name)
  for (const tab of [page, other]) {
    const stored = await tab.evaluate(async () => [
      ...Object.keys({ ...localStorage, ...sessionStorage }),
      ...(await indexedDB.databases()).map(({ name }) => name ?? ''),
      ...(await caches.keys()),
    ])
    const kept = [...stored, ...cookies]
    expect(kept.filter((name) => !documented.has(`\`${name}\``))).toEqual([])
    const traces = ['account', 'search', 'results', 'recent-cars', 'comparison']
    for (const name of [...traces.map((trace) => `portal.${trace}`), 'sid']) expect(kept).not.toContain(name)
  }
})

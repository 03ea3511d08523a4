import type { Locator } from '@playwright/test'
import { signInAsNewDealer } from '../dealers.ts'
import { expect, expectAccessible, expectFits, test } from '../fixtures.ts'
import { quickSearch, results } from '../pages/search.ts'
import { call } from '../session.ts'

const topOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().top)

/** Pixels from the top of the screen, on a wide screen and on a phone. */
const firstCarMax = { desktop: 220, phone: 235 }

test('the first result and the result button of home are in sight, also for a dealer with saved searches', {
  tag: '@both-widths',
}, async ({ page, isMobile }) => {
  if (!isMobile) await page.setViewportSize({ width: 1280, height: 720 })
  const criteria = { maker: 'Audi', transporter: false }
  const address = '/#/searchresults?maker=Audi&transporter=false'
  const first = results(page).cards.first()
  const expectHigh = () =>
    expect.poll(() => topOf(first)).toBeLessThanOrEqual(isMobile ? firstCarMax.phone : firstCarMax.desktop)

  await page.goto(address)
  await expectHigh()
  await page.goto('/#/home')
  // The note about the app is above every page without results until it is closed.
  if (isMobile) await page.getByRole('button', { name: 'Hinweis schließen' }).click()
  await expect(quickSearch(page).submit).toHaveText(/\d/)
  await expect(quickSearch(page).submit).toBeInViewport({ ratio: 1 })
  await page.goto(address)
  await expectHigh()

  await signInAsNewDealer(page)
  await call(page, 'POST', '/mvp/api/mvp-user-searches', { name: 'Audi am Abend', criteria })
  await page.goto(address)
  await expect(page.getByRole('button', { name: 'Audi am Abend' })).toBeVisible()
  await expectHigh()
  await expect(page.getByRole('link', { name: 'Findebenachrichtigung erstellen' })).toBeVisible()
  await expect(results(page).sort).toBeInViewport({ ratio: 1 })
  await expectAccessible(page)
  await expectFits(page)
})

import { demoPassword } from '@portal/domain/demo/demo-accounts'
import { signInAsNewDealer } from '../dealers.ts'
import { expect, expectAccessible, expectFits, test } from '../fixtures.ts'
import { carDetail, type StockCar } from '../pages/car-details.ts'
import { loginPage } from '../pages/login.ts'
import { call } from '../session.ts'

test.use({ isFresh: true })

test.describe('languages', () => {
  test('a visitor chooses Polish, which the browser remembers', { tag: '@both-widths' }, async ({ page }) => {
    await page.goto('/#/searchresults?maker=Audi')
    await page.getByRole('contentinfo').getByRole('button', { name: 'Polski' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'pl')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wyniki wyszukiwania')
    await expect(page.getByText(/Znaleziono \d+ pojazd/)).toBeVisible()
    await expectAccessible(page)
    await expectFits(page)

    await page.goto('/#/home')
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('lang', 'pl')
    await page.getByRole('contentinfo').getByRole('button', { name: 'Deutsch' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  })

  test('a dealer whose account has another language than the browser signs in', async ({ page }) => {
    const { email } = await signInAsNewDealer(page)
    await call(page, 'POST', '/uaa/api/account', { langKey: 'en' })
    await page.context().clearCookies()
    await page.goto('/#/login?returnUrl=%2Fwatchlist')
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    await loginPage(page).signIn(email, demoPassword)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page).toHaveURL(/#\/watchlist$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/watchlist/i)
  })

  test('legal texts stay German and say so', async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'language', value: 'fr', url: baseURL ?? '' }])
    await page.goto('/#/datenschutz')
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
    await expect(page.locator('main [lang="de"]')).toContainText('Verantwortlich')
    await expect(page.getByText(/uniquement en allemand/)).toBeVisible()
  })

  test('fuel is in the words of the reader, and numbers are typed as the reader writes them', async ({
    page,
    context,
    baseURL,
  }) => {
    const read = async (language: string) => {
      await context.addCookies([{ name: 'language', value: language, url: baseURL ?? '' }])
      await page.goto('/#/searchresults?kraftstoffart=benzin')
      await page.reload()
      await expect(page.locator('html')).toHaveAttribute('lang', language)
    }
    await read('pl')
    await expect(page.locator('.vcard .facts').first()).toContainText('Benzyna')
    await read('en')
    await expect(page.locator('.vcard .facts').first()).toContainText('Petrol')
    const from = page.getByRole('combobox', { name: /^From/ }).first()
    await from.fill('5.000')
    await expect(page.getByText('Please enter a number.')).toBeVisible()
    await from.fill('5,000')
    await from.press('Enter')
    await expect(page).toHaveURL(/price_from=5000(&|$)/)
    await expect(from).toHaveValue('5,000')
  })

  // All pages in all languages: docs/languages.md, "Checks".
  for (const language of ['en', 'pl', 'fr', 'nl'])
    test(`pages in "${language}" are accessible, fit the screen and truncate no text`, {
      tag: '@both-widths',
    }, async ({ page, context, baseURL }) => {
      await context.addCookies([{ name: 'language', value: language, url: baseURL ?? '' }])
      const [car]: StockCar[] = await (await page.request.get('/mvp/api/mvp-car-stocks-last')).json()
      if (!car) throw new Error('There is no vehicle.')
      for (const address of [carDetail(page).pathOf(car), '/#/detailsearch', '/#/register'])
        await test.step(address, async () => {
          await page.goto(address)
          await expect(page.locator('html')).toHaveAttribute('lang', language)
          await expectAccessible(page)
          await expectFits(page)
        })
    })

  test.describe('of the browser', () => {
    test.use({ locale: 'nl-NL' })
    test('is used until another one is chosen', async ({ page }) => {
      await page.goto('/#/home')
      await expect(page.locator('html')).toHaveAttribute('lang', 'nl')
    })
  })
})

import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../fixtures.ts'
import { carDetail, type StockCar } from '../pages/car-details.ts'
import { consent } from '../pages/consent.ts'

const outside = process.env.OUTSIDE_URL ?? ''
type PricedCar = StockCar & { planverkaufspreisprivatkundengeschaeftbrutto: number }

async function openCar(page: Page): Promise<PricedCar> {
  const reply = await page.request.get('/mvp/api/mvp-car-stocks-last-fifty')
  const cars: PricedCar[] = await reply.json()
  const car = cars.find((one) => one.planverkaufspreisprivatkundengeschaeftbrutto > 0)
  if (!car) throw new Error('No car has a price.')
  await page.goto(carDetail(page).pathOf(car))
  await expect(carDetail(page).heading).toBeVisible()
  return car
}

const financing = (page: Page) => page.getByRole('region', { name: 'Finanzierung' })

test('financing is not mentioned while it is disabled', async ({ page }) => {
  await openCar(page)
  await expect(financing(page)).toHaveCount(0)
  await expect(page.getByRole('complementary', { name: 'Finanzierung' })).toHaveCount(0)
  await expect(page.getByRole('complementary', { name: 'Partnerbank' })).toHaveCount(0)
})

test.describe('with the portal’s own calculator', () => {
  test.use({ baseURL: process.env.BOOKING_URL })

  test('the rate changes with the term and has the legally required information', {
    tag: '@both-widths',
  }, async ({ page }) => {
    await openCar(page)
    const block = financing(page)
    const rate = block.getByRole('status')
    await expect(rate).toContainText('Monatliche Rate')
    const first = await rate.textContent()
    await block.getByRole('slider', { name: 'Laufzeit' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(block.getByRole('slider', { name: 'Laufzeit' })).toHaveAttribute(
      'aria-valuetext',
      '60 Monate',
    )
    await expect(rate).not.toHaveText(first ?? '')
    for (const text of ['Repräsentatives Beispiel', '7,99\u00a0%', 'Musterbank AG', 'Stand: 01.09.2026'])
      await expect(block).toContainText(text)
    await expect(block).toContainText('Achtung! Kreditaufnahme kostet Geld.')
    await expect(block.getByRole('link', { name: 'Finanzierung anfragen' })).toHaveAttribute(
      'href',
      /^mailto:/,
    )
    await expectAccessible(page)
  })

  test('the portal shows its own legal pages where the operator has none', async ({ page }) => {
    await page.goto('/#/home')
    const footer = page.getByRole('contentinfo')
    for (const [link, text] of [
      ['Impressum', 'Amtsgericht'],
      ['Datenschutz', 'Ihre Rechte'],
      ['Barrierefreiheit', 'Barriere melden'],
    ] as const) {
      await footer.getByRole('link', { name: link, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name: link })).toBeVisible()
      await expect(page.getByRole('main')).toContainText(text)
      await expect(page).toHaveTitle(`${link} | Autoexpo`)
      await expectAccessible(page)
    }
  })
})

test.describe('with a bank partner', () => {
  test.use({ baseURL: process.env.PARTNER_URL })

  test('the widget is loaded by a click, receives ten values and cannot access the portal', async ({
    page,
  }) => {
    const asked: string[] = []
    page.on('request', (call) => {
      if (call.url().startsWith(outside)) asked.push(call.url())
    })
    const car = await openCar(page)
    expect(asked).toEqual([])
    await financing(page).getByRole('button', { name: 'Rechner laden' }).click()
    const place = page.frameLocator('iframe.finance-frame').locator('#finance-widget')
    await expect(place).toContainText('hersteller')
    const values = JSON.parse((await place.textContent()) ?? '')
    expect(Object.keys(values).toSorted()).toEqual(
      [
        ...['fueltypedescription', 'hersteller', 'kilometerstandbis', 'modell', 'kwbis', 'rate', 'type'],
        ...['planverkaufspreisprivatkundengeschaeftbrutto', 'fahrzeugaufbaubezeichnung', 'erstzulassungvon'],
        ...['parent', 'cookies'],
      ].toSorted(),
    )
    expect(values).toMatchObject({
      hersteller: car.hersteller,
      rate: '7.99',
      type: '0',
      parent: 'closed',
      cookies: 'closed',
    })
    expect(asked).toEqual([`${outside}/rate.js`])

    await page.goto('/#/home')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('iframe')).toHaveCount(0)
  })

  for (const [title, decision] of [
    ['who has not decided', null],
    ['who had refused before', ['necessary']],
  ] as const)
    test.describe(`for a visitor ${title}`, () => {
      test.use({ decision: decision && [...decision] })

      test('a click for the widget is revoked by the next refusal', async ({ page }) => {
        const { question, choose, refuse, settings } = consent(page)
        await openCar(page)
        const frame = page.locator('iframe.finance-frame')
        await financing(page).getByRole('button', { name: 'Rechner laden' }).click()
        await expect(frame).toHaveCount(1)
        await (decision ? settings : choose).click()
        await expect(question).toBeVisible()
        await refuse.filter({ visible: true }).click()
        await expect(frame).toHaveCount(0)
        await expect(financing(page).getByRole('button', { name: 'Rechner laden' })).toBeVisible()
      })
    })

  test.describe('and consent to external services', () => {
    test.use({ decision: ['necessary', 'external'] })

    test('the widget is loaded without a click', async ({ page }) => {
      await openCar(page)
      await expect(page.frameLocator('iframe.finance-frame').locator('#finance-widget')).toContainText('rate')
    })
  })

  test('banner and area are shown on pages with vehicles only, and the area contains the page address', {
    tag: '@both-widths',
  }, async ({ page }) => {
    const area = page.getByRole('complementary', { name: 'Finanzierung' })
    const bank = page.getByRole('complementary', { name: 'Partnerbank' })
    for (const path of ['home', 'detailsearch']) {
      await page.goto(`/#/${path}`)
      await expect(bank).toBeVisible()
      await expect(area).toHaveAttribute('data-url', new RegExp(`#/${path}`))
    }
    for (const path of ['login', 'register']) {
      await page.goto(`/#/${path}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(area).toHaveCount(0)
      await expect(bank).toHaveCount(0)
    }
  })
})

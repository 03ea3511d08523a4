import { expect, expectAccessible, test } from '../fixtures.ts'

const refusal = 'Sie müssen als Administrator angemeldet sein, um auf diese Seite zugreifen zu können'

test.describe('the house', () => {
  test('has its own navigation, and former addresses redirect to its pages', {
    tag: '@both-widths',
  }, async ({ page, signInAs, isMobile }) => {
    await signInAs('admin')
    await page.goto('/#/home')
    for (const [former, current, heading] of [
      ['outbox', 'mails', 'Postausgang'],
      ['sales-enquiries', 'enquiries', 'Anfragen'],
      ['dealer-activation', 'applicants', 'Händleraktivierung'],
    ] as const) {
      await page.evaluate((address) => window.location.assign(`/#/${address}`), former)
      await expect(page).toHaveURL(new RegExp(`#/house/${current}$`))
      await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible()
    }
    const areas = page.getByRole('navigation', { name: isMobile ? 'Hauptbereiche' : 'Verwaltung' })
    await areas.getByRole('link', { name: 'Anfragen' }).click()
    await expect(page.getByRole('heading', { name: 'Anfragen', level: 1 })).toBeVisible()
    await expect(areas.getByRole('link', { name: 'Anfragen' })).toHaveAttribute('aria-current', 'page')
    await expectAccessible(page)
    if (isMobile) {
      await areas.getByRole('button', { name: 'Mehr' }).click()
      await expectAccessible(page)
      await page.getByRole('dialog').getByRole('link', { name: 'Zum Portal' }).click()
    } else await page.getByRole('link', { name: 'Zum Portal' }).click()
    await expect(page).toHaveURL(/#\/home$/)
  })

  test('says what an address stands for when it does not exist', async ({ page, signInAs }) => {
    await signInAs('office')
    for (const [address, reason] of [
      ['vehicles/4711-0', 'Die angeforderte Seite gibt es nicht.'],
      ['vehicles/4711-0/condition', 'Die angeforderte Seite gibt es nicht.'],
      [`jobs/${crypto.randomUUID()}`, 'Diesen Auftrag gibt es nicht.'],
      ['jobs/verschrieben', 'Die angeforderte Seite gibt es nicht.'],
    ]) {
      await page.goto(`/#/house/${address}`)
      await expect(page.getByRole('alert').filter({ hasText: reason })).toBeVisible()
      await expect(page).not.toHaveTitle(/undefined/)
    }
    await expectAccessible(page)
  })

  test("does not show dealers' papers and mails to the back office", async ({ page, signInAs }) => {
    await signInAs('office')
    await page.goto('/#/house/enquiries')
    const areas = page.getByRole('navigation', { name: 'Verwaltung' })
    await expect(areas.getByRole('link', { name: 'Anfragen' })).toBeVisible()
    await expect(areas.getByRole('link', { name: 'Händler' })).toHaveCount(0)
    await page.evaluate(() => window.location.assign('/#/house/applicants'))
    await expect(page.getByText('Diese Seite ist Administratoren vorbehalten.')).toBeVisible()
    expect((await page.request.get('/uaa/api/outbox')).status()).toBe(403)
  })

  test('refuses dealers and keeps the requested address for the login', async ({ page, signInAs }) => {
    await signInAs('dealer')
    await page.goto('/#/home')
    await page.evaluate(() => window.location.assign('/#/house/vehicles'))
    await expect(page.getByText(refusal)).toBeVisible()
    await expect(page).toHaveURL(/#\/login\?returnUrl=%2Fhouse%2Fvehicles$/)
  })
})

import { expect, expectAccessible, expectFits, tabTo, test } from '../fixtures.ts'

const issuer = process.env.IDENTITY_URL ?? ''

test.use({ isFresh: true })

test('A colleague signs in with the company account and out again at both ends @both-widths', async ({
  page,
}) => {
  await page.context().addCookies([{ name: 'person', value: 'katrin', url: issuer }])
  await page.goto('/#/login?returnUrl=/account')
  const button = page.getByRole('button', { name: 'Mit Firmenkonto anmelden' })
  await expect(button).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)
  await tabTo(page, 'Mit Firmenkonto anmelden', 'button')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#\/account$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('katrin.vogel@haus.example').first()).toBeVisible()
  const ended = await page.evaluate(async () => {
    const token = /XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? ''
    const reply = await fetch('/auth/logout', {
      method: 'POST',
      headers: { 'x-xsrf-token': decodeURIComponent(token) },
    })
    return reply.status
  })
  expect(ended).toBe(200)
})

test('A person without a group reads why the portal stays closed @both-widths', async ({ page }) => {
  await page.context().addCookies([{ name: 'person', value: 'fuhrpark', url: issuer }])
  await page.goto('/#/login')
  await page.getByRole('button', { name: 'Mit Firmenkonto anmelden' }).click()
  await expect(page.getByText('keine Gruppe, die das Portal öffnet')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Zurück zum Login' }).click()
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible()
})

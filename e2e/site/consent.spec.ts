import type { Locator } from '@playwright/test'
import { consentVersion } from '@portal/domain/site/consent'
import { expect, expectAccessible, tabTo, test } from '../fixtures.ts'
import { lightPage } from '../kept-pages.ts'
import { consent } from '../pages/consent.ts'
import { quickSearch } from '../pages/search.ts'
import { shell } from '../pages/shell.ts'

test.use({ baseURL: process.env.PARTNER_URL, decision: null })

const outside = process.env.OUTSIDE_URL ?? ''
test('the question is shown at the first visit without blocking the page, and a refusal is stored', {
  tag: '@both-widths',
}, async ({ page }) => {
  const { question, accept, refuse, settings, kept } = consent(page)
  await page.goto('/#/home')
  await expect(question).toBeVisible()
  await expect(quickSearch(page).submit).toBeEnabled()
  expect(await kept()).toEqual(['XSRF-TOKEN'])
  await expectAccessible(page)
  const [one, other] = [await accept.boundingBox(), await refuse.boundingBox()]
  expect([one?.width, one?.height, one?.y]).toEqual([other?.width, other?.height, other?.y])
  const look = (button: Locator) =>
    button.evaluate((element) => {
      const { backgroundColor, color, fontSize, fontWeight, border } = getComputedStyle(element)
      return { backgroundColor, color, fontSize, fontWeight, border }
    })
  expect(await look(accept)).toEqual(await look(refuse))

  await quickSearch(page).maker.selectOption('Audi')
  await quickSearch(page).submit.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Suchergebnisse' })).toBeVisible()
  await expect(question).toBeVisible()

  const proof = page.waitForResponse((reply) => reply.url().endsWith('/mvp/api/consents'))
  await refuse.click()
  expect((await proof).status()).toBe(201)
  await expect(question).toBeHidden()
  await page.reload()
  await expect(settings).toBeVisible()
  await expect(question).toBeHidden()
})

test('the Tab key reaches the question first, then the page, and no focused element is hidden behind it', {
  tag: '@both-widths',
}, async ({ page }) => {
  const { question, choose, save } = consent(page)
  await page.goto('/#/login')
  // The tool moves the focus to the question once it has faded in.
  await expect(question).toHaveCSS('opacity', '1')
  await tabTo(page, 'Auswahl treffen', 'button')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Autoexpo, zur Suche' })).toBeFocused()
  const last = shell(page).footer.getByRole('button', { name: 'Cookie-Einstellungen' })
  await tabTo(page, 'Cookie-Einstellungen', 'button')
  await expect(last).toBeFocused()
  const below = async () => {
    const [box, focused] = [await question.boundingBox(), await last.boundingBox()]
    return (focused?.y ?? 0) + (focused?.height ?? 0) - (box?.y ?? 0)
  }
  await expect.poll(below).toBeLessThanOrEqual(0)

  await choose.focus()
  await page.keyboard.press('Enter')
  await expect(save).toBeVisible()
  for (let presses = 0; presses < 8; presses++) {
    await page.keyboard.press('Tab')
    await expect(question.locator(':focus')).toHaveCount(1)
  }
  await page.keyboard.press('Escape')
  await expect(choose).toBeFocused()
})

test('consent can be withdrawn in the footer of the page, also by keyboard', async ({ page }) => {
  const { question, accept, choice, save, settings } = consent(page)
  await page.goto('/#/login')
  await accept.click()
  await settings.focus()
  await page.keyboard.press('Enter')
  await expect(question).toBeVisible()
  await expect(choice('Statistik')).toBeChecked()
  await expect(choice('Notwendig')).toBeDisabled()
  await expectAccessible(page)
  await choice('Statistik').focus()
  await page.keyboard.press('Space')
  const withdrawn = page.waitForRequest((request) => request.url().endsWith('/mvp/api/consents'))
  await save.click()
  expect((await withdrawn).postDataJSON()).toEqual({
    categories: ['necessary', 'external'],
    version: consentVersion,
  })
})

test('analytics start with the consent, contain the search and end with the withdrawal', async ({ page }) => {
  const { accept, settings, refuse, question } = consent(page)
  const messages: Record<string, string>[] = []
  page.on('request', (call) => {
    if (call.url().startsWith(outside))
      messages.push(Object.fromEntries(new URLSearchParams(call.postData() ?? '')))
  })
  await page.goto('/#/home')
  await expect(question).toBeVisible()
  expect(messages).toEqual([])
  await accept.click()
  await expect.poll(() => messages.map(({ action_name }) => action_name)).toEqual(['/home'])

  await quickSearch(page).maker.selectOption('Audi')
  await quickSearch(page).submit.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Suchergebnisse' })).toBeVisible()
  const search = { e_c: 'Suche', e_a: 'Schnellsuche', dimension1: 'Audi', dimension2: 'any' }
  const open = { dimension3: '0', dimension4: '0', dimension5: '0', idsite: '7' }
  await expect.poll(() => messages).toContainEqual(expect.objectContaining({ ...search, ...open }))

  const planner = shell(page).footer.getByRole('link', { name: 'Routenplaner öffnen' })
  await expect(planner).toHaveAttribute('href', /^https:/)
  await planner.click({ modifiers: ['ControlOrMeta'] })
  await expect.poll(() => messages.map(({ e_a }) => e_a)).toContain('Routenplaner geöffnet')

  await settings.click()
  await refuse.click()
  await expect(question).toBeHidden()
  const before = messages.length
  await page.goto('/#/detailsearch')
  await expect(page.getByRole('heading', { level: 1, name: 'Detailsuche' })).toBeVisible()
  await page.goto('/#/login')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(messages).toHaveLength(before)
})

test('a forged or malformed decision counts as none', async ({ page, context }) => {
  const foreign: string[] = []
  page.on('request', (call) => {
    if (call.url().startsWith(outside)) foreign.push(call.url())
  })
  for (const value of [
    '%7B',
    'true',
    encodeURIComponent(`{"categories":"analytics","revision":${consentVersion}}`),
  ]) {
    await context.addCookies([{ name: 'portal_consent', value, domain: 'localhost', path: '/' }])
    await page.goto(lightPage)
    await page.goto('/#/home')
    await expect(consent(page).question).toBeVisible()
  }
  expect(foreign).toEqual([])
})

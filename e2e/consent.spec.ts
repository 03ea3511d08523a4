import { type Decision, decide } from './consent.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { carDetail, type StockCar } from './pages/car-detail.ts'
import { consent } from './pages/consent.ts'
import { quickSearch } from './pages/search.ts'
import { shell } from './pages/shell.ts'

test.use({ baseURL: process.env.PARTNER_URL, decision: null })

const outside = process.env.OUTSIDE_URL ?? ''
/** What the visitor's own doing needs: the forgery guard, the decision, the search and the place in its results. */
const necessary = [
  'XSRF-TOKEN',
  'portal_consent',
  'portal.search',
  'portal.results',
  'react-router-scroll-positions',
]

const routes = (car: string) => [
  'home',
  'searchresults?maker=Audi&transporter=false',
  'searchresults/promotion/Audi',
  car,
  'detailsearch',
  'login',
  'register',
  'password-reset',
  'password-change',
  'password-change/geheim',
  'dealer-activation',
  'search-notification',
  'delete-notification/geheim',
  'terms-of-use/watchlist',
  'upload-documents',
  'upload-documents-approval-pending',
  'email/verify/geheim',
  'watchlist',
  'meine',
  'purchases',
]

test('asks at the first visit without standing in the way, and remembers a refusal', async ({ page }) => {
  const { question, accept, refuse, settings, kept } = consent(page)
  await page.goto('/#/home')
  await expect(question).toBeVisible()
  expect(await kept()).toEqual(['XSRF-TOKEN'])
  await expectAccessible(page)
  const [one, other] = [await accept.boundingBox(), await refuse.boundingBox()]
  expect([one?.width, one?.height]).toEqual([other?.width, other?.height])

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

test('can be withdrawn from every page, by keyboard too', async ({ page }) => {
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
  expect((await withdrawn).postDataJSON()).toEqual({ categories: ['necessary', 'external'], version: 1 })
})

const states: [title: string, decision: Decision | null, counted: boolean][] = [
  ['without a decision', null, false],
  ['after a refusal', ['necessary'], false],
  ['with statistics only', ['necessary', 'analytics'], true],
]
for (const [title, decision, isCounted] of states)
  test(`${title} every route asks and keeps only what was agreed`, async ({ page, context, request }) => {
    test.slow()
    const reply = await request.get('/mvp/api/mvp-car-stocks-last')
    const [car]: StockCar[] = await reply.json()
    if (!car) throw new Error('The stock is empty.')
    if (decision) await decide(context, decision)
    const own = new URL(process.env.PARTNER_URL ?? '').origin
    const foreign: string[] = []
    const told: string[] = []
    page.on('request', (call) => {
      const { origin, protocol } = new URL(call.url())
      if (protocol.startsWith('http') && origin !== own) foreign.push(call.url())
      if (origin === outside) told.push(new URLSearchParams(call.postData() ?? '').get('url') ?? '')
    })
    const all = routes(carDetail(page).pathOf(car).replace('/#/', ''))
    for (const [index, route] of all.entries()) {
      await page.goto(`/?visit=${index}#/${route}`)
      await expect(page.getByRole('heading').first()).toBeVisible()
    }
    const keys = await consent(page).kept()
    expect(keys.filter((name) => !necessary.includes(name))).toEqual([])
    if (isCounted) {
      expect(new Set(foreign)).toEqual(new Set([`${outside}/matomo.php`]))
      await expect.poll(() => told.length).toBeGreaterThanOrEqual(17)
      const places = told.map((url) => new URL(url).hash).join()
      expect(places).not.toContain('geheim')
      expect(places).not.toContain(`/${car.fahrzeugid}`)
    } else expect(foreign).toEqual([])
  })

test('statistics start with the consent, carry the search and end with the withdrawal', async ({ page }) => {
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
  const before = messages.length
  await page.goto('/#/detailsearch')
  await expect(page.getByRole('heading', { level: 1, name: 'Detailsuche' })).toBeVisible()
  await page.goto('/#/login')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(messages).toHaveLength(before)
})

test('a forged or broken decision counts as none', async ({ page, context }) => {
  const foreign: string[] = []
  page.on('request', (call) => {
    if (call.url().startsWith(outside)) foreign.push(call.url())
  })
  for (const value of ['%7B', 'true', encodeURIComponent('{"categories":"analytics","revision":1}')]) {
    await context.addCookies([{ name: 'portal_consent', value, domain: 'localhost', path: '/' }])
    await page.goto('about:blank')
    await page.goto('/#/home')
    await expect(consent(page).question).toBeVisible()
  }
  expect(foreign).toEqual([])
})

import type { Page } from '@playwright/test'
import { type Decision, decide, decisionOf } from '../consent.ts'
import { expect, test } from '../fixtures.ts'
import { consent } from '../pages/consent.ts'
import { tour } from '../tour.ts'

test.use({ baseURL: process.env.PARTNER_URL, decision: null, serviceWorkers: 'allow' })

const outside = process.env.OUTSIDE_URL ?? ''
/**
 * Names of the storage that needs no consent: XSRF token, last search and position in its results, login, known device
 * and a change just made; after a decision also the decision, the files of the offline page and the recent vehicles.
 */
const necessary = [
  'XSRF-TOKEN',
  'portal.search',
  'portal.results',
  'react-router-scroll-positions',
  'sid',
  'device',
  'changed',
  'portal.account',
  'portal.return-url',
]
const afterDecision = [...necessary, 'portal_consent', 'portal-shell-2', 'portal.recent-cars']

/** Records requests to other origins, and the pages reported to analytics. */
function listen(page: Page) {
  const own = new URL(process.env.PARTNER_URL ?? '').origin
  const thirdParty: string[] = []
  const analyticsPages: string[] = []
  page.on('request', (call) => {
    const { origin, protocol } = new URL(call.url())
    if (!protocol.startsWith('http') || origin === own) return
    thirdParty.push(call.url())
    const place = new URLSearchParams(call.postData() ?? '').get('url')
    if (place) analyticsPages.push(place)
  })
  return { thirdParty, analyticsPages }
}

const states: [title: string, decision: Decision | null][] = [
  ['without a decision', null],
  ['after a refusal', ['necessary']],
  ['with statistics only', ['necessary', 'analytics']],
  ['with external services only', ['necessary', 'external']],
]
for (const [title, decision] of states)
  test(`${title} every route requests and stores only what was agreed`, async ({
    page,
    context,
    signInAs,
  }) => {
    test.slow()
    if (decision) await decide(context, decision)
    const { thirdParty, analyticsPages } = listen(page)
    const { kept } = consent(page)
    const allowed = decision ? afterDecision : necessary
    let stations = 0
    const car = await tour({
      page,
      signInAs,
      atEach: async (route) => {
        expect({ route, beyond: (await kept()).filter((name) => !allowed.includes(name)) }).toEqual({
          route,
          beyond: [],
        })
        if (route.startsWith('cardetailsview') && decision?.includes('external'))
          await expect(page.frameLocator('iframe').locator('#finance-widget')).toContainText('rate')
        stations += 1
        if (decision?.includes('analytics'))
          await expect.poll(() => analyticsPages.length, { message: route }).toBeGreaterThanOrEqual(stations)
      },
    })
    const agreed = [
      ...(decision?.includes('analytics') ? [`${outside}/matomo.php`] : []),
      ...(decision?.includes('external') ? [`${outside}/rate.js`] : []),
    ]
    expect([...new Set(thirdParty)]).toEqual(agreed)
    if (!decision?.includes('analytics')) return
    expect(stations).toBe(20)
    const places = analyticsPages.map((url) => new URL(url).hash).join()
    expect(places).not.toContain('geheim')
    expect(places).not.toContain(`/${car.fahrzeugid}`)
  })

test('a withdrawal stops analytics and external services at once on every route', async ({
  page,
  context,
  signInAs,
}) => {
  test.slow()
  const { thirdParty } = listen(page)
  const { settings, refuse, question, kept } = consent(page)
  const all: Decision = ['necessary', 'analytics', 'external']
  await decide(context, all)
  await tour({
    page,
    signInAs,
    atEach: async (route) => {
      // Analytics never include the pages of the house.
      if (route.startsWith('house/')) return expect({ route, thirdParty }).toEqual({ route, thirdParty: [] })
      await expect.poll(() => thirdParty).toContain(`${outside}/matomo.php`)
      if (route.startsWith('cardetailsview'))
        await expect.poll(() => thirdParty).toContain(`${outside}/rate.js`)
      const proof = page.waitForResponse((reply) => reply.url().endsWith('/mvp/api/consents'))
      await settings.click()
      await refuse.click()
      await expect(question).toBeHidden()
      expect((await proof).request().postDataJSON().categories).toEqual(['necessary'])
      thirdParty.length = 0
      await expect(page.locator('iframe')).toHaveCount(0)
      await page.evaluate(() => {
        window.location.hash = '#/impressum'
      })
      await expect(page.getByRole('heading', { level: 1, name: 'Impressum' })).toBeVisible()
      expect(await decisionOf(context)).toEqual(['necessary'])
      // Loading a page after a refusal is tested for every route above, so one route is enough here.
      if (route.startsWith('cardetailsview')) {
        await page.reload()
        await expect(page.getByRole('heading', { level: 1, name: 'Impressum' })).toBeVisible()
      }
      expect({ route, thirdParty }).toEqual({ route, thirdParty: [] })
      expect((await kept()).filter((name) => !afterDecision.includes(name))).toEqual([])
      await decide(context, all)
    },
  })
})

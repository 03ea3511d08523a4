import type { APIResponse, Browser, Page } from '@playwright/test'
import { demoPassword } from '@portal/domain/demo/demo-accounts'
import { z } from 'zod'
import { startBrowser } from '../e2e/browser.ts'
import { decide } from '../e2e/consent.ts'
import { heading, publish, row, verdict } from './report.ts'

/** Chromium's factor: a phone of the middle class on this machine. */
const slowness = 6
const rounds = 5
const goalMs = 100
/** Shorter interactions have no entry in the browser's Event Timing. */
const shortestMs = 16
const watched = 1000

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const desktop = { viewport: { width: 1280, height: 900 } }

type Step = [name: string, act: (page: Page) => Promise<void>]
type Screen = {
  name: string
  device: typeof phone | typeof desktop
  login?: string
  open: (page: Page) => Promise<void>
  /** Repeated each round; the page is the same after the last step as before the first. */
  steps: Step[]
}

/** Runs in the page: keeps the longest duration of the interactions, in milliseconds until the next paint. */
const observe = `(() => {
  window.longest = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (entry.interactionId) window.longest = Math.max(window.longest, entry.duration)
  }).observe({ type: 'event', durationThreshold: ${shortestMs} })
})()`

/** Runs in the page: waits until what follows an interaction is drawn, then returns and forgets the duration. */
const take = `(async () => {
  const pause = (ms) => new Promise((done) => setTimeout(done, ms))
  await pause(400)
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  await pause(100)
  const { longest } = window
  window.longest = 0
  return longest
})()`

const tapped = (
  page: Page,
  name: string | RegExp,
  role: 'button' | 'checkbox' | 'radio' | 'link' = 'button',
) =>
  page
    .getByRole(role, { name, exact: typeof name === 'string' })
    .filter({ visible: true })
    .first()
    .click()

const pressed =
  (key: string): Step[1] =>
  (page) =>
    page.keyboard.press(key)

/** Clicks the checkbox of the n-th entry of the watchlist that can be chosen. */
const chooseEntry =
  (place: number): Step[1] =>
  (page) =>
    page
      .locator('.entry:not([aria-disabled]) input[type="checkbox"][aria-label$="auswählen"]')
      .nth(place)
      .click()

const resultsOf = (query: string) => async (page: Page) => {
  await page.goto(`/#/searchresults?${query}`)
  await page.locator('main[aria-busy="false"] article, main[aria-busy="false"] .trow').first().waitFor()
}

const screens: Screen[] = [
  {
    name: 'results',
    device: phone,
    open: resultsOf('transporter=false'),
    steps: [
      ['sort', (page) => page.getByLabel('Sortieren nach').press('ArrowDown')],
      ['more', (page) => tapped(page, 'mehr anzeigen')],
      ['sort back', (page) => page.getByLabel('Sortieren nach').press('ArrowUp')],
    ],
  },
  {
    name: 'filters',
    device: phone,
    open: resultsOf('transporter=false'),
    steps: [
      ['open', (page) => tapped(page, /^Filter/)],
      ['Diesel', (page) => tapped(page, 'Diesel', 'checkbox')],
      ['Benzin', (page) => tapped(page, 'Benzin', 'checkbox')],
      ['Benzin off', (page) => tapped(page, 'Benzin', 'checkbox')],
      ['Diesel off', (page) => tapped(page, 'Diesel', 'checkbox')],
      ['close', (page) => tapped(page, /Ergebnisse? anzeigen$/)],
    ],
  },
  {
    name: 'detailed search',
    device: phone,
    open: async (page) => {
      await page.goto('/#/detailsearch')
      await page.getByRole('checkbox', { name: 'Kombi', exact: true }).waitFor()
    },
    steps: [
      ['body', (page) => tapped(page, 'Kombi', 'checkbox')],
      ['fuel', (page) => tapped(page, 'Diesel', 'checkbox')],
      ['fuel off', (page) => tapped(page, 'Diesel', 'checkbox')],
      ['body off', (page) => tapped(page, 'Kombi', 'checkbox')],
    ],
  },
  {
    name: 'search in words',
    device: phone,
    open: async (page) => {
      await page.goto('/')
      const field = page.locator('.words input')
      await field.fill('Golf')
      await page.locator('.words .chip').first().waitFor()
      await field.fill('')
    },
    steps: [...'roter Golf Diesel AHK bis 15.000'].map(
      (letter): Step => [
        `letter "${letter}"`,
        (page) => page.locator('.words input').press(letter === ' ' ? 'Space' : letter),
      ],
    ),
  },
  {
    name: 'triage',
    device: desktop,
    login: 'haendler2@autoexpo.example',
    open: resultsOf('maker=BMW&transporter=false&view=split'),
    steps: [
      ['next', pressed('j')],
      ['watch', pressed('m')],
      ['watch off', pressed('m')],
      ['next', pressed('j')],
      ['dismiss', pressed('x')],
      ['undo', pressed('z')],
      ['picture', pressed('ArrowRight')],
    ],
  },
  {
    name: `watchlist of ${watched.toLocaleString('en')}`,
    device: phone,
    login: 'haendler2@autoexpo.example',
    open: async (page) => {
      await page.goto('/#/watchlist')
      await page.getByRole('main').locator('.entry').first().waitFor()
    },
    steps: [
      ['choose', chooseEntry(0)],
      ['choose another', chooseEntry(1)],
      ['give up', chooseEntry(1)],
      ['give up all', chooseEntry(0)],
      ['as cards', (page) => page.getByText('Karten', { exact: true }).click()],
      ['as rows', (page) => page.getByText('Liste', { exact: true }).click()],
    ],
  },
  {
    name: 'table of the house',
    device: desktop,
    login: 'verkauf@autoexpo.example',
    open: async (page) => {
      await page.goto('/#/house/vehicles')
      await page.getByRole('grid', { name: 'Fahrzeuge' }).getByRole('row').nth(1).waitFor()
    },
    steps: [
      ['next row', pressed('j')],
      ['mark', pressed('x')],
      ['next row', pressed('j')],
      ['mark', pressed('x')],
      ['unmark', (page) => tapped(page, 'Auswahl aufheben')],
      ['sort', (page) => page.getByRole('columnheader', { name: 'Kilometer' }).click()],
    ],
  },
  {
    name: 'price run',
    device: desktop,
    login: 'verkauf@autoexpo.example',
    open: async (page) => {
      await page.goto('/#/house/vehicles?q=audi')
      const bar = page.getByRole('region', { name: 'Aktionen für die Auswahl' })
      await page.getByRole('grid', { name: 'Fahrzeuge' }).getByRole('row').nth(1).focus()
      await page.keyboard.press('Space')
      await bar.getByRole('button', { name: /^alle .* Treffer wählen$/ }).click()
      await bar.getByRole('button', { name: 'Preise ändern' }).click()
      await page.getByLabel('Um (in %)').fill('-5')
      await page.getByRole('region', { name: 'Fahrzeuge des Auftrags' }).getByRole('cell').first().waitFor()
      await page.getByLabel('Um (in %)').fill('')
    },
    steps: ['-', '1', '0', 'Backspace', 'Backspace', 'Backspace'].map(
      (key): Step => [`key ${key}`, (page) => page.getByLabel('Um (in %)').press(key)],
    ),
  },
]

/** Calls the portal with the browser's session and XSRF token. */
async function call(page: Page, method: 'GET' | 'POST', url: string, data?: object): Promise<APIResponse> {
  const token = (await page.context().cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
  const headers = { 'X-XSRF-TOKEN': decodeURIComponent(token) }
  const reply = await page.context().request.fetch(url, { method, headers, data })
  if (!reply.ok()) throw new Error(`${method} ${url}: ${reply.status()} ${await reply.text()}`)
  return reply
}

async function signIn(page: Page, username: string) {
  await call(page, 'GET', '/mvp/api/portal-settings')
  await call(page, 'POST', '/auth/login', { username, password: demoPassword, rememberMe: false })
}

/** Puts vehicles on the person's watchlist until it has `watched` entries. */
async function fillWatchlist(page: Page) {
  const ids = z.array(z.object({ fahrzeugid: z.int() }))
  const { length } = ids.parse(await (await call(page, 'GET', '/mvp/api/mvp-user-watches-by-user')).json())
  for (let added = length, part = 0; added < watched; part++) {
    const reply = await call(page, 'GET', `/mvp/api/mvp-car-stocks?size=100&page=${part}&sort=preis,asc`)
    for (const { fahrzeugid } of ids.parse(await reply.json())) {
      if (added === watched) break
      if ((await call(page, 'POST', '/mvp/api/mvp-user-watches', { fahrzeugid })).status() === 201) added += 1
    }
  }
}

async function measureScreen(browser: Browser, origin: string, { name, device, login, open, steps }: Screen) {
  const context = await browser.newContext({ ...device, baseURL: origin, locale: 'de-DE' })
  try {
    await decide(context, ['necessary'])
    const page = await context.newPage()
    if (login) await signIn(page, login)
    if (name.startsWith('watchlist')) await fillWatchlist(page)
    await page.addInitScript(observe)
    await open(page)
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowness })
    await page.evaluate(take)
    const taken: { step: string; ms: number }[] = []
    for (let round = 0; round < rounds; round++)
      for (const [step, act] of steps) {
        await act(page)
        taken.push({ step, ms: z.number().parse(await page.evaluate(take)) })
      }
    return taken.toSorted((one, other) => one.ms - other.ms)
  } finally {
    await context.close()
  }
}

/**
 * Measures Interaction to Next Paint with a processor six times slower. Needs the origin of a running portal with demo
 * data; adds vehicles to a demo account's watchlist.
 */
export async function run([origin = '', only = '']: string[]) {
  const browser = await startBrowser()
  const lines = [
    `Interaction to Next Paint, processor ${slowness} times slower, every step ${rounds} times. Interactions below ${shortestMs} ms count as 0.\n`,
    ...heading('screen', 'interactions', 'p75', 'longest', 'step of the longest', 'goal (p75)', 'verdict'),
  ]
  try {
    for (const screen of screens.filter(({ name }) => name.includes(only))) {
      const taken = await measureScreen(browser, origin, screen)
      const p75 = taken[Math.ceil(taken.length * 0.75) - 1]?.ms ?? 0
      const { step = '', ms = 0 } = taken.at(-1) ?? {}
      const figures = [taken.length, `${p75} ms`, `${ms} ms`, step, `${goalMs} ms`, verdict(p75, goalMs)]
      lines.push(row(screen.name, ...figures))
      console.log(screen.name, JSON.stringify(taken.slice(-8)))
    }
  } finally {
    await browser.close()
  }
  await publish('inp', 'Interaction to Next Paint', lines)
}

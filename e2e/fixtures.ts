import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import AxeBuilder from '@axe-core/playwright'
import { type Browser, test as base, expect, type Page } from '@playwright/test'
import { shiftDate } from '../scripts/gate/shift-date.ts'
import { type Decision, decide } from './consent.ts'
import { keepCountsOf } from './counts.ts'
import { clear, type Device, KeptPages } from './kept-pages.ts'
import { lastMailTo } from './mail.ts'
import { call, signIn } from './session.ts'
import { patient, untilStanding } from './standing.ts'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
/** Without the HTML of each element it checks, which takes a twentieth of the time and is not reported. */
const axeScript = `${axeSource}\naxe.configure({ noHtml: true })`
const options = {
  resultTypes: ['violations' as const],
  // Reading style sheets and media in advance serves one rule, whose failures are never violations, and takes an eighth
  // of the time of a check.
  preload: false,
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // Each text of the pseudo-language has an ending, so that no label begins another.
  rules: { 'label-content-name-mismatch': { enabled: !process.env.PSEUDO_LANGUAGE } },
}

/** The language of browsers and accounts; without it German (docs/languages.md). */
const language = process.env.SWEEP_LANGUAGE || process.env.PSEUDO_LANGUAGE

/** The global of axe-core in the browser, defined once its source has been evaluated there. */
declare const axe: typeof import('axe-core')

/**
 * Returns the violations of WCAG 2.2 A and AA and of axe's best practices, each with the selectors of its elements. The
 * axe source is evaluated once per document: `AxeBuilder` evaluates it twice per check, which takes longer than the
 * check. Pages with frames need `AxeBuilder`.
 */
async function violationsIn(page: Page): Promise<string[]> {
  const isAlone = page.frames().length === 1
  if (isAlone && !(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeScript)
  const { violations } = isAlone
    ? await page.evaluate((given) => axe.run(document, given), options)
    : await new AxeBuilder({ page, axeSource }).options(options).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

/** Gives all pages the clock of the portal, when the gate runs at another time (`scripts/gate/test-clock.ts`). */
function shiftClockOf(browser: Browser, offsetMs: number) {
  const newContext = browser.newContext.bind(browser)
  browser.newContext = async (options) => {
    const context = await newContext(options)
    await context.addInitScript(shiftDate, offsetMs)
    return context
  }
}

/** The demo accounts by role. */
export const logins = {
  dealer: 'haendler@autoexpo.example',
  dealer2: 'haendler2@autoexpo.example',
  office: 'verkauf@autoexpo.example',
  admin: 'admin@autoexpo.example',
  new: 'neu@autoexpo.example',
  waiting: 'wartet@autoexpo.example',
}

export type Who = keyof typeof logins

type Verbs = {
  /** The visitor's stored consent decision; null for a first visit. */
  decision: Decision | null
  /** Whether the test needs a browser context of its own: one that adds a script to the page or changes its clock. */
  isFresh: boolean
  /** Signs in without the login page; the test then opens an address. */
  signInAs: (who: Who) => Promise<void>
  outbox: { lastTo: typeof lastMailTo }
}

/** Fixtures shared by all tests. */
export const test = base.extend<Verbs, { keptPages: KeptPages }>({
  browser: [
    async ({ browser }, use) => {
      const { TEST_CLOCK_OFFSET_MS: offsetMs, COVERAGE_DIR: folder } = process.env
      if (offsetMs) shiftClockOf(browser, Number(offsetMs))
      if (folder) keepCountsOf(browser, folder)
      await use(browser)
    },
    { scope: 'worker' },
  ],
  decision: [['necessary'], { option: true }],
  isFresh: [false, { option: true }],
  keptPages: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright derives the dependencies of a fixture from this pattern
    async ({}, use) => {
      await use(new KeptPages())
    },
    { scope: 'worker' },
  ],
  context: async (
    {
      browser,
      keptPages,
      isFresh,
      decision,
      baseURL,
      viewport,
      isMobile,
      hasTouch,
      javaScriptEnabled,
      serviceWorkers,
    },
    use,
  ) => {
    const device: Device = { baseURL, viewport, isMobile, hasTouch, javaScriptEnabled, serviceWorkers }
    const isKept = !isFresh && javaScriptEnabled !== false && serviceWorkers === 'block'
    const kept = isKept ? keptPages.of(device) : undefined
    const context = kept?.context() ?? (await browser.newContext())
    if (decision) await decide(context, decision)
    if (language) await context.addCookies([{ name: 'language', value: language, url: baseURL ?? '' }])
    await use(context)
    const [page] = context.pages()
    if (isKept && page) {
      await clear(page, device)
      keptPages.keep(device, page)
    }
    const others = browser.contexts().filter((other) => !keptPages.has(other))
    await Promise.all(others.map((other) => other.close()))
  },
  page: async ({ context, javaScriptEnabled }, use) => {
    const [kept] = context.pages()
    const page = kept ?? (await context.newPage())
    await use(kept || javaScriptEnabled === false ? page : patient(page))
  },
  signInAs: async ({ page }, use) => {
    await use(async (who) => {
      await signIn(page, logins[who])
      if (language) await call(page, 'POST', '/uaa/api/account', { langKey: language })
    })
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright derives the dependencies of a fixture from this pattern
  outbox: async ({}, use) => {
    await use({ lastTo: lastMailTo })
  },
})

/** Waits until loading and finite animations have ended. */
async function untilAtRest(page: Page) {
  await untilStanding(page)
  await expect(page.locator('[aria-busy="true"], .spinner')).toHaveCount(0)
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
}

/** Asserts that the page, once at rest, violates no WCAG 2.2 A or AA rule and no best practice of axe. */
export async function expectAccessible(page: Page) {
  await untilAtRest(page)
  expect(await violationsIn(page)).toEqual([])
}

/** Fails when the page is wider than the screen, or a control truncates its value or label. */
export async function expectFits(page: Page) {
  await expect.poll(() => page.evaluate(truncated)).toEqual([])
}

/**
 * Runs in the browser: returns what needs more width than it has, with both widths in pixels, and dialogs that are not
 * in the middle of the screen or, on phones, at its lower edge.
 */
function truncated(): string[] {
  // On phones `innerWidth` grows with a page that is too wide.
  const { scrollWidth, clientWidth } = document.documentElement
  const found = scrollWidth > clientWidth ? [`the page: ${scrollWidth} of ${clientWidth}`] : []
  for (const dialog of document.querySelectorAll('dialog[open]')) {
    const { top, bottom } = dialog.getBoundingClientRect()
    const below = Math.round(window.innerHeight - bottom)
    const isPlaced =
      window.innerWidth < 720 ? below === 0 && top >= 0 : Math.abs(below - top) <= 1 && top >= 0
    if (!isPlaced) found.push(`the dialog: ${Math.round(top)} above it, ${below} below it`)
  }
  // `.shown` displays the selected value of a select with counts, without the count (`CountedSelect`).
  const controls = 'select, input, button, output, [role="combobox"], [role="tab"], .counted-select .shown'
  for (const control of document.querySelectorAll<HTMLElement>(controls)) {
    if (control.clientWidth <= 1 || !control.checkVisibility({ visibilityProperty: true })) continue
    // A button with only an icon has no text to truncate; its invisible touch area may be wider than the button.
    if (control instanceof HTMLButtonElement && control.textContent?.trim() === '') continue
    let needed = control.scrollWidth
    let available = control.clientWidth
    if (control instanceof HTMLSelectElement) {
      if (control.parentElement?.matches('.counted-select:not(:has(select:disabled))')) continue
      // `scrollWidth` of a select does not show truncation, so the select temporarily gets the width of its text.
      const { cssText } = control.style
      available = control.offsetWidth
      control.style.cssText +=
        '; field-sizing: content; width: max-content; justify-self: start; min-width: 0'
      needed = control.offsetWidth
      control.style.cssText = cssText
    }
    const name = control.getAttribute('aria-label') ?? control.getAttribute('name') ?? control.textContent
    if (needed > available + 1) found.push(`${control.tagName} ${name?.trim()}: ${needed} of ${available}`)
  }
  return found
}

/** Presses the Tab key until the element with this accessible name has the focus; fails when it is never reached. */
export async function tabTo(page: Page, name: string | RegExp, role: Parameters<Page['getByRole']>[0]) {
  const target = page.getByRole(role, { name }).first()
  for (let presses = 0; presses < 150; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`The Tab key never reaches ${role} ${String(name)}.`)
}

export { expect }

import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'
import { type Decision, decide } from './consent.ts'
import { lastMailTo } from './mail.ts'
import { signIn } from './session.ts'
import { patient, untilStanding } from './standing.ts'

/** The demo accounts by role. */
export const logins = {
  dealer: 'haendler@autoexpo.example',
  dealer2: 'haendler2@autoexpo.example',
  admin: 'admin@autoexpo.example',
  new: 'neu@autoexpo.example',
  waiting: 'wartet@autoexpo.example',
}

export type Who = keyof typeof logins

type Verbs = {
  /** The visitor's stored consent decision; null for a first visit. */
  decision: Decision | null
  /** Signs in without the login page; the test then opens an address. */
  signInAs: (who: Who) => Promise<void>
  outbox: { lastTo: typeof lastMailTo }
}

/** Fixtures shared by all stories. */
export const test = base.extend<Verbs>({
  decision: [['necessary'], { option: true }],
  context: async ({ context, decision }, use) => {
    if (decision) await decide(context, decision)
    await use(context)
  },
  page: async ({ page, javaScriptEnabled }, use) => {
    await use(javaScriptEnabled === false ? page : patient(page))
  },
  signInAs: async ({ page }, use) => {
    await use((who) => signIn(page, logins[who]))
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from its pattern
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

/** Asserts that there is no WCAG 2.2 A or AA violation once the page is at rest. */
export async function expectAccessible(page: Page) {
  await untilAtRest(page)
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze()
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  )
  expect(found).toEqual([])
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

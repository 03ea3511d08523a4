import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'
import { demoPassword } from '@portal/domain/demo-accounts'
import { type Decision, decide } from './consent.ts'
import { lastMailTo } from './mail.ts'

const logins = {
  dealer: 'haendler@autoexpo.example',
  dealer2: 'haendler2@autoexpo.example',
  admin: 'admin@autoexpo.example',
  new: 'neu@autoexpo.example',
  waiting: 'wartet@autoexpo.example',
}

/** The demonstration's people. */
export type Who = keyof typeof logins

type Verbs = {
  /** What the visitor has decided about cookies before the story starts; null is a first visit. */
  decision: Decision | null
  signInAs: (who: Who) => Promise<void>
  outbox: { lastTo: typeof lastMailTo }
}

/** The verbs every story shares. */
export const test = base.extend<Verbs>({
  decision: [['necessary'], { option: true }],
  context: async ({ context, decision }, use) => {
    if (decision) await decide(context, decision)
    await use(context)
  },
  signInAs: async ({ page }, use) => {
    await use(async (who) => {
      await page.goto('/#/login')
      await page.getByLabel('Benutzername').fill(logins[who])
      await page.getByLabel('Passwort', { exact: true }).fill(demoPassword)
      await page.getByRole('main').getByRole('button', { name: 'Senden' }).click()
      await expect(page.getByRole('main').getByLabel('Passwort', { exact: true })).toBeHidden()
    })
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from its pattern
  outbox: async ({}, use) => {
    await use({ lastTo: lastMailTo })
  },
})

/** No violation of WCAG 2.2 A or AA in what is shown now. */
export async function expectAccessible(page: Page) {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze()
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  )
  expect(found).toEqual([])
}

/** Moves the focus with the Tab key until it is on what has this accessible name; fails when it never gets there. */
export async function tabTo(page: Page, name: string | RegExp, role: Parameters<Page['getByRole']>[0]) {
  const target = page.getByRole(role, { name }).first()
  for (let presses = 0; presses < 150; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`The Tab key never reaches ${role} ${String(name)}.`)
}

export { expect }

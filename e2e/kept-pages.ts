import type { BrowserContext, BrowserContextOptions, Page } from '@playwright/test'

/**
 * An address of the portal without a script. Unlike `about:blank`, it has the portal's opener policy, so the browser
 * shows it, and the next page of the portal, in the same process.
 */
export const lightPage = '/robots.txt'

export type Device = Pick<
  BrowserContextOptions,
  'baseURL' | 'viewport' | 'isMobile' | 'hasTouch' | 'javaScriptEnabled' | 'serviceWorkers'
>

/**
 * The pages of a worker, one for each kind of device. The next test continues in the page of the previous one, which
 * has been cleared: loading the portal there takes two thirds of the processor time of a new browser context.
 */
export class KeptPages {
  readonly #pages = new Map<string, Page>()

  of(device: Device): Page | undefined {
    return this.#pages.get(JSON.stringify(device))
  }

  keep(device: Device, page: Page) {
    this.#pages.set(JSON.stringify(device), page)
  }

  has(context: BrowserContext): boolean {
    return [...this.#pages.values()].some((page) => page.context() === context)
  }
}

const events = ['request', 'response', 'requestfailed', 'console', 'pageerror', 'dialog', 'popup'] as const

/** Undoes what a test may have changed in the page and its context, except scripts added to it and its clock. */
export async function clear(page: Page, { viewport }: Device) {
  const context = page.context()
  for (const event of events) page.removeAllListeners(event)
  await Promise.all(context.pages().map((other) => other !== page && other.close()))
  // Afterwards, because these reach every open page of the context.
  await Promise.all([
    page.unrouteAll({ behavior: 'ignoreErrors' }),
    context.setOffline(false),
    context.clearPermissions(),
  ])
  await page.goto(lightPage)
  await context.clearCookies()
  await page.evaluate(async () => {
    localStorage.clear()
    sessionStorage.clear()
    for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name)
    for (const key of await caches.keys()) await caches.delete(key)
  })
  await Promise.all([
    page.emulateMedia({ media: null }),
    viewport && page.setViewportSize(viewport),
    // Otherwise the next test starts with the mouse over the element that the previous one clicked.
    page.mouse.move(-1, -1),
  ])
}

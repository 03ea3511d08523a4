import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from '@playwright/test'

type Counts = Record<string, { s: unknown; f: unknown; b: unknown }>

/** Set by the client when it was built with counters (`scripts/coverage`). */
declare const __coverage__: Counts | undefined
declare function keepCounts(counts: string): Promise<void>

/** Runs in the browser: hands over what the document has counted so far. */
async function handOver() {
  if (typeof __coverage__ === 'undefined') return
  const counts = Object.entries(__coverage__).map(([path, { s, f, b }]) => [path, { s, f, b }])
  await keepCounts(JSON.stringify(Object.fromEntries(counts)))
}

/** Closes a page or context only after the counts of its documents are kept. */
function keepBeforeClose(target: Page | BrowserContext, pages: () => Page[]) {
  const close = target.close.bind(target)
  target.close = async (options?: { reason?: string }) => {
    // A page that shows something else, or has crashed, has nothing to hand over.
    await Promise.allSettled(pages().map((page) => page.evaluate(handOver)))
    await close(options)
  }
}

/** Keeps what all pages of a browser count, one file for each document, in the folder of a measured run. */
export function keepCountsOf(browser: Browser, folder: string) {
  const newContext = browser.newContext.bind(browser)
  browser.newContext = async (options) => {
    const context = await newContext(options)
    await context.exposeFunction('keepCounts', (counts: string) =>
      writeFile(join(folder, `browser-${randomUUID()}.json`), counts),
    )
    await context.addInitScript(`addEventListener('pagehide', ${handOver.toString()})`)
    context.on('page', (page) => keepBeforeClose(page, () => [page]))
    keepBeforeClose(context, () => context.pages())
    return context
  }
}

import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from '@playwright/test'

type Counts = Record<
  string,
  { s: Record<string, number>; f: Record<string, number>; b: Record<string, number[]> }
>

/** Set by the client when it was built with counters (`scripts/coverage`). */
declare const __coverage__: Counts | undefined
declare const handOverCounts: (() => Promise<void>) | undefined
declare function keepCounts(counts: string): Promise<void>

/**
 * Runs in each document: hands over what it has counted since the last time, every second and before it ends. What a
 * document hands over while it is left is often lost, because the test has gone on to the next one.
 */
function watchCounts() {
  const known = new Set<string>()
  const isNew = (key: string, count: number) => count > 0 && !known.has(key) && known.add(key)
  const fresh = (name: string, counts: Record<string, number>) =>
    Object.entries(counts).filter(([key, count]) => isNew(name + key, count))
  const handOver = async () => {
    const found: Counts = {}
    if (typeof __coverage__ === 'undefined') return
    for (const [path, { s, f, b }] of Object.entries(__coverage__)) {
      const ways = Object.entries(b).filter(([key, all]) =>
        isNew(`${path} b${key} ${all.map(Boolean)}`, Math.max(...all)),
      )
      const entry = {
        ...{ s: Object.fromEntries(fresh(`${path} s`, s)), f: Object.fromEntries(fresh(`${path} f`, f)) },
        b: Object.fromEntries(ways),
      }
      if (Object.values(entry).some((part) => Object.keys(part).length > 0)) found[path] = entry
    }
    if (Object.keys(found).length > 0) await keepCounts(JSON.stringify(found))
  }
  Object.assign(globalThis, { handOverCounts: handOver })
  setInterval(handOver, 1000)
  addEventListener('pagehide', handOver)
}

// A page that shows something else, or has crashed, has nothing to hand over.
const handOverIn = (pages: Page[]) =>
  Promise.allSettled(
    pages.map((page) =>
      page.evaluate(() => (typeof handOverCounts === 'undefined' ? undefined : handOverCounts())),
    ),
  )

function keepBeforeClose(target: Page | BrowserContext, pages: () => Page[]) {
  const close = target.close.bind(target)
  target.close = async (options?: { reason?: string }) => {
    await handOverIn(pages())
    await close(options)
  }
}

/** Keeps the counts of a page before it is closed and before it shows another document. */
function keepCountsIn(page: Page) {
  keepBeforeClose(page, () => [page])
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
  page.goto = async (url, options) => {
    await handOverIn([page])
    return goto(url, options)
  }
  page.reload = async (options) => {
    await handOverIn([page])
    return reload(options)
  }
}

/** Keeps what all pages of a browser count in the folder of a measured run. */
export function keepCountsOf(browser: Browser, folder: string) {
  const newContext = browser.newContext.bind(browser)
  browser.newContext = async (options) => {
    const context = await newContext(options)
    await context.exposeFunction('keepCounts', (counts: string) =>
      writeFile(join(folder, `browser-${randomUUID()}.json`), counts),
    )
    await context.addInitScript(watchCounts)
    context.on('page', keepCountsIn)
    keepBeforeClose(context, () => context.pages())
    return context
  }
}

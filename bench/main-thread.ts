import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import type { Browser } from '@playwright/test'
import { build } from 'vite'
import { startBrowser } from '../e2e/browser.ts'
import { freePort } from '../scripts/start/postgres.ts'
import { median } from './measure.ts'
import { heading, row, verdict } from './report.ts'

const web = fileURLToPath(new URL('../apps/web', import.meta.url))
const rounds = 25
/** Goal for home and results, as a multiple of the page with one button. */
const goal = 3.5

const button = `
  import { createElement, useState } from 'react'
  import { createRoot } from 'react-dom/client'
  function Page() {
    const [count, setCount] = useState(0)
    return createElement('button', { onClick: () => setCount(count + 1) }, 'Knopf ' + count)
  }
  createRoot(document.getElementById('root')).render(createElement(Page))`

/** A page of one button, made with the React of the web client. */
async function buildButton(): Promise<string> {
  const entry = 'virtual:one-button'
  const result = await build({
    root: web,
    configFile: false,
    logLevel: 'warn',
    plugins: [
      {
        name: 'one-button',
        resolveId: (id) => (id === entry ? `${web}/one-button.js` : null),
        load: (id) => (id === `${web}/one-button.js` ? button : null),
      },
    ],
    build: { write: false, target: 'es2024', modulePreload: false, rolldownOptions: { input: entry } },
  })
  const [code] = [result]
    .flat()
    .flatMap((one) => ('output' in one ? one.output : []))
    .flatMap((output) => (output.type === 'chunk' ? [output.code] : []))
  if (!code) throw new Error('The page with one button was not built.')
  return `<!doctype html><html lang="de"><title>Knopf</title><div id="root"></div><script type="module">${code}</script></html>`
}

async function serveButton() {
  const page = await buildButton()
  const server = createServer((request, reply) => {
    reply.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(request.url === '/' ? page : '')
  })
  const port = await freePort()
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  return { origin: `http://127.0.0.1:${port}`, stop: () => server.close() }
}

/** `usable` is a selector: the page is usable as soon as an element that matches it is shown. */
type Target = { name: string; url: string; usable: string }

/** The CPU time in milliseconds that the main thread needs until the page is usable, in a new browser context. */
async function cpuOf(browser: Browser, { url, usable }: Target): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  try {
    const page = await context.newPage()
    // Starts the renderer process of the site before the measurement.
    await page.goto(`${new URL(url).origin}/robots.txt`)
    const session = await context.newCDPSession(page)
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    const taskMs = async () => {
      const { metrics } = await session.send('Performance.getMetrics')
      return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0)
    }
    const before = await taskMs()
    await page.goto(url)
    await page.locator(usable).first().waitFor()
    return (await taskMs()) - before
  } finally {
    await context.close()
  }
}

/** Compares the main thread's CPU time for the portal's pages with that for a page with one button, alternately. */
export async function mainThread(pages: [name: string, url: string][]): Promise<string[]> {
  const small = await serveButton()
  const browser = await startBrowser()
  try {
    const targets: Target[] = [
      { name: 'one button', url: `${small.origin}/`, usable: 'button' },
      ...pages.map(([name, url]): Target => ({ name, url, usable: 'main[aria-busy="false"] h1' })),
    ]
    const times = targets.map((): number[] => [])
    for (let round = 0; round < rounds; round++)
      for (const [index, target] of targets.entries()) times[index]?.push(await cpuOf(browser, target))
    const [floor = [], ...others] = times
    return [
      `\n## Processor time of the main thread until the page is usable, median of ${rounds} rounds\n`,
      ...heading('page', 'time', 'ratio to one button', 'goal', 'verdict'),
      row('one button', `${median(floor).toFixed(0)} ms`, '1', '-', '-'),
      ...others.map((own, index) => {
        const ratio = median(own.map((ms, round) => ms / (floor[round] ?? ms)))
        const name = pages[index]?.[0] ?? ''
        const limit = name === 'detail' ? null : goal
        const time = `${median(own).toFixed(0)} ms`
        return row(name, time, `${ratio.toFixed(1)} x`, limit ? `${limit} x` : '-', verdict(ratio, limit))
      }),
    ]
  } finally {
    await browser.close()
    small.stop()
  }
}

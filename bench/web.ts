import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { findBrowser } from '../e2e/browser.ts'
import { pageLimitKb, readBuild } from '../scripts/gate/web-sizes.ts'
import { buildWeb } from '../scripts/start/web-build.ts'
import { interaction, typing } from './interaction.ts'
import { mainThread } from './main-thread.ts'
import { median } from './measure.ts'
import { heading, publish, row, verdict } from './report.ts'

const run$ = promisify(execFile)
const kilobytes = (bytes: number) => bytes / 1024
const lighthouseVersion = '13.5.0'
/** Single runs vary, so the median is reported. */
const runsPerPage = 5

const Score = z.object({ score: z.number().nullable() })
const Value = z.object({ numericValue: z.number() })
const Report = z.object({
  categories: z.object({ performance: Score, accessibility: Score, 'best-practices': Score }),
  audits: z.object({
    'largest-contentful-paint': Value,
    'cumulative-layout-shift': Value,
    'total-blocking-time': Value,
  }),
})
type Figures = {
  performance: number
  accessibility: number
  bestPractices: number
  lcpS: number
  cls: number
  tbtMs: number
}

/** The figures of a report: scores from 0 to 100, LCP in seconds, TBT in milliseconds. */
function figuresOf({ categories, audits }: z.infer<typeof Report>): Figures {
  const score = (category: { score: number | null }) => Math.round((category.score ?? 0) * 100)
  return {
    performance: score(categories.performance),
    accessibility: score(categories.accessibility),
    bestPractices: score(categories['best-practices']),
    lcpS: audits['largest-contentful-paint'].numericValue / 1000,
    cls: audits['cumulative-layout-shift'].numericValue,
    tbtMs: audits['total-blocking-time'].numericValue,
  }
}

function medians(runs: Figures[]): Figures {
  const of = (name: keyof Figures) => median(runs.map((run) => run[name]))
  return {
    performance: of('performance'),
    accessibility: of('accessibility'),
    bestPractices: of('bestPractices'),
    lcpS: of('lcpS'),
    cls: of('cls'),
    tbtMs: of('tbtMs'),
  }
}

/** `met`, or the names of the goals that the page misses. */
function missed(page: Figures) {
  const kept: [name: string, isMet: boolean][] = [
    ['performance', page.performance >= 95],
    ['accessibility', page.accessibility === 100],
    ['best practices', page.bestPractices === 100],
    ['LCP', page.lcpS <= 1.8],
    ['CLS', page.cls <= 0.02],
    ['TBT', page.tbtMs <= 100],
  ]
  const names = kept.filter(([, isMet]) => !isMet).map(([name]) => name)
  return names.length === 0 ? 'met' : `MISSED: ${names.join(', ')}`
}

function sizes(dist: string): string[] {
  const build = readBuild(dist)
  const home = build.sizesOf('HomePage')
  const line = (what: string, bytes: number, limit: number) =>
    row(what, `${kilobytes(bytes).toFixed(1)} KB`, `${limit} KB`, verdict(kilobytes(bytes), limit))
  return [
    '## Sizes (gzip; fonts as they are)\n',
    ...heading('what', 'size', 'goal', 'verdict'),
    line('JavaScript, first load of home', home.js, 150),
    line('CSS, first load of home', home.css, 20),
    line('fonts', build.fonts, 60),
    line('the page itself, with styles and first screens', build.html, 24),
    line('the boot script in it', build.boot, 2.5),
    ...build.pages
      .filter((page) => page !== 'HomePage')
      .map((page) => line(`JavaScript ${page} adds to home`, build.beyondHome(page), pageLimitKb(page))),
  ]
}

/** Lighthouse uses the browser of the tests, or searches for one if there is none. */
async function browserSetting() {
  const path = await findBrowser()
  return path ? { CHROME_PATH: path } : {}
}

/** Runs Lighthouse (mobile profile) by npx; it is no dependency of the portal. */
async function lighthouse(url: string, folder: string) {
  const out = join(folder, 'report.json')
  const flags = ['--headless', '--no-sandbox', '--disable-dev-shm-usage']
  await run$(
    'npx',
    [
      '--yes',
      `lighthouse@${lighthouseVersion}`,
      url,
      '--quiet',
      '--output=json',
      `--output-path=${out}`,
      '--only-categories=performance,accessibility,best-practices',
      `--chrome-flags=${flags.join(' ')}`,
    ],
    { cwd: folder, timeout: 240_000, env: { ...process.env, ...(await browserSetting()) } },
  )
  return Report.parse(JSON.parse(await readFile(out, 'utf8')))
}

const Newest = z
  .array(z.object({ fahrzeugid: z.int(), hersteller: z.string(), modellgruppe: z.string() }))
  .min(1)

/** Home, a result list and the newest car. */
async function pagesOf(origin: string): Promise<[name: string, path: string][]> {
  const [car] = Newest.parse(await (await fetch(`${origin}/mvp/api/mvp-car-stocks-last`)).json())
  const place = car && [car.fahrzeugid, car.hersteller, car.modellgruppe].map(encodeURIComponent).join('/')
  return [
    ['home', '/'],
    ['results', '/#/searchresults?transporter=false'],
    ['detail', `/#/cardetailsview/${place}/vname/newCars`],
  ]
}

async function audited(origin: string): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-lighthouse-'))
  const lines = [
    `\n## Lighthouse ${lighthouseVersion}, mobile profile, median of ${runsPerPage} runs, ${origin}\n`,
  ]
  lines.push(
    ...heading('page', 'performance', 'accessibility', 'best practices', 'LCP', 'CLS', 'TBT', 'verdict'),
  )
  // Lighthouse aborts a run occasionally; a second abort in a row is an error.
  const audit = (url: string) => lighthouse(url, folder).catch(() => lighthouse(url, folder))
  try {
    for (const [name, path] of await pagesOf(origin)) {
      const runs: Figures[] = []
      for (let run = 0; run < runsPerPage; run++) runs.push(figuresOf(await audit(`${origin}${path}`)))
      const page = medians(runs)
      lines.push(
        row(
          name,
          page.performance,
          page.accessibility,
          page.bestPractices,
          `${page.lcpS.toFixed(2)} s`,
          page.cls.toFixed(3),
          `${page.tbtMs.toFixed(0)} ms (${runs.map(({ tbtMs }) => tbtMs.toFixed(0)).join(', ')})`,
          missed(page),
        ),
      )
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error)
    lines.push('', `Lighthouse could not be run here: ${reason}`)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  return lines
}

/**
 * Measures the built web client; with the origin of a running portal (`pnpm bench web http://localhost:3000`) also in
 * Chromium.
 */
export async function run([origin]: string[]) {
  const logs = await mkdtemp(join(tmpdir(), 'portal-bench-web-'))
  const dist = await buildWeb(logs)
  await rm(logs, { recursive: true, force: true })
  const lines = sizes(dist)
  if (origin) {
    const pages = (await pagesOf(origin)).map(([name, path]): [string, string] => [name, `${origin}${path}`])
    lines.push(
      ...(await interaction(origin)),
      ...(await typing(origin)),
      ...(await mainThread(pages)),
      ...(await audited(origin)),
    )
  } else lines.push('', 'No Lighthouse in this run: it needs the origin of a running portal as argument.')
  await publish('web', 'Web client', lines)
}

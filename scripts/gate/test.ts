/**
 * The one gate: `npm test` and `pnpm verify:all` run everything, `pnpm verify` (`--fast`) leaves out the web build
 * and the browser. The last line says `N passed, N failed`.
 */
import { rmSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compiled } from '../start/server-limits.ts'
import { countBrowser, countUnit } from './reports.ts'
import { makeScratchFolder } from './scratch.ts'
import { endSteps, runInTurn, type Step, secondsText, type Tally } from './steps.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
process.chdir(root)
process.env.PATH = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter)
process.env.CI ??= 'true'
process.env.TURBO_TELEMETRY_DISABLED = '1'
process.env.NO_UPDATE_NOTIFIER = '1'
// Compiling is a third of the processor time of a short process, and tests start hundreds.
Object.assign(process.env, compiled)

const given = process.argv.slice(2)
const unknown = given.filter((option) => option !== '--fast')
if (unknown.length > 0) {
  console.error(
    `Unknown: ${unknown.join(' ')}. The gate runs as a whole; pnpm unit and pnpm e2e take names of files.`,
  )
  process.exit(1)
}
const isFast = given.includes('--fast')
const scratch = makeScratchFolder()
process.env.TMPDIR = scratch
const unitReport = join(scratch, 'unit.json')
const browserReport = join(scratch, 'browser.json')

const node = process.execPath
/** Unit tests take up to an hour on one busy core, browser tests longer. */
const limitMinutes = 180
const checks: Step[] = [
  {
    name: 'format and lint',
    command: ['biome', 'ci', '--error-on-warnings', '--colors=off', '.'],
  },
  { name: 'types', command: ['pnpm', 'types'] },
  { name: 'structure', command: [node, 'scripts/gate/check-structure.ts'] },
  {
    name: 'import directions',
    command: [
      'depcruise',
      '--config',
      '.dependency-cruiser.mjs',
      'apps',
      'packages',
      'e2e',
      'bench',
      'scripts',
    ],
  },
  { name: 'every text is translated', command: [node, 'scripts/gate/languages.ts'] },
  {
    name: 'migration matches models',
    command: [node, 'scripts/write-migration.ts', '--check'],
  },
  { name: 'nothing unused', command: ['knip', '--no-progress'] },
]
const unit: Step = {
  name: 'unit and integration tests',
  command: [
    'vitest',
    'run',
    '--retry=1',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${unitReport}`,
  ],
  limitMinutes,
  talks: true,
  count: () => countUnit(unitReport),
}
const build: Step[] = [
  { name: 'web build', command: [node, 'scripts/start/web-build.ts'] },
  { name: 'size of the first load', command: [node, 'scripts/gate/web-budget.ts'] },
]
const browserAfter = (continuesAfter: Promise<unknown>): Step => ({
  name: 'browser tests',
  command: [node, 'scripts/gate/e2e.ts', '--after-input', '--reporter=list,json'],
  env: { PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport },
  limitMinutes,
  talks: true,
  continuesAfter,
  count: () => countBrowser(browserReport),
})

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    endSteps()
    process.exit(1)
  })
}
process.once('disconnect', () => endSteps())
process.once('exit', () => rmSync(scratch, { recursive: true, force: true }))

const startedAt = performance.now()
const units = runInTurn([unit])
// Unit and browser tests each keep two cores busy; side by side both take longer than one after the other. The stack of
// the browser tests starts while the unit tests run.
const others = runInTurn(isFast ? checks : [...checks, ...build, browserAfter(units)])
const tallies = (await Promise.all([units, others])).flat()
const sum = (of: keyof Tally) => tallies.reduce((total, tally) => total + tally[of], 0)
console.log(`\nall steps: ${secondsText(startedAt)}`)
console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
process.exit(sum('failed') === 0 ? 0 : 1)

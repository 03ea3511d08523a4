/**
 * `pnpm coverage`: runs the unit and integration tests and the browser tests with counters in API, web client and
 * packages, and writes to `bench/results/coverage.md` how much of them ran and what nothing ran. Given test files or
 * folders are run instead of all, and what they left out of the files they reached is printed only.
 *
 * The program that adds counters is installed in this folder, from its own lockfile, because only this command needs it.
 */
import { spawn } from 'node:child_process'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { publish } from '../../bench/report.ts'
import { makeScratchFolder } from '../gate/scratch.ts'
import { missedLines, totalsLines } from './report.ts'
import { add, type Counts, type Places } from './totals.ts'

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url))
const root = here('../..')
const scratch = makeScratchFolder()
process.once('exit', () => rmSync(scratch, { recursive: true, force: true }))

const given = process.argv.slice(2)
const unknown = given.filter((path) => !existsSync(join(root, path)))
if (unknown.length > 0) {
  console.error(`Not found: ${unknown.join(' ')}. Usage: pnpm coverage [test files or folders]`)
  process.exit(1)
}

let isInterrupted = false

/** Runs a program with its output shown. Ends this process after it when an interrupt came meanwhile. */
async function run(program: string, args: string[], env: Record<string, string> = {}, cwd = root) {
  const child = spawn(program, args, { cwd, env: { ...process.env, ...env }, stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      isInterrupted = true
      child.kill(signal)
    })
  const code = await new Promise<number>((done) =>
    child.once('error', () => done(1)).once('close', (exit) => done(exit ?? 1)),
  )
  for (const signal of ['SIGINT', 'SIGTERM']) process.removeAllListeners(signal)
  if (isInterrupted) {
    console.error('The measurement was interrupted.')
    process.exit(1)
  }
  return code === 0
}

type Part = 'unit' | 'browser'
const folderOf = (part: Part) => join(scratch, part)

/** A module from the compile cache would be one without counters. */
const settingsOf = (part: Part) => ({
  CI: 'true',
  TMPDIR: scratch,
  COVERAGE_DIR: folderOf(part),
  NODE_DISABLE_COMPILE_CACHE: '1',
})

function runUnitTests(files: string[]) {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  const args = ['run', `--config=${here('vitest.config.mjs')}`, '--retry=1', ...files]
  return run(process.execPath, [vitest, ...args], settingsOf('unit'))
}

function runBrowserTests(files: string[]) {
  const preload = `--import=${here('preload.mjs')}`
  const env = { ...settingsOf('browser'), NODE_OPTIONS: preload, WEB_CONFIG: here('web.config.mjs') }
  return run(process.execPath, [join(root, 'scripts/gate/e2e.ts'), '--reporter=list', ...files], env)
}

/** The sums of a part, by file. */
function countsOf(part: Part): Map<string, Counts> {
  const sums = new Map<string, Counts>()
  for (const file of globSync('*.json', { cwd: folderOf(part) })) {
    const counts: Record<string, Counts> = JSON.parse(readFileSync(join(folderOf(part), file), 'utf8'))
    for (const [path, more] of Object.entries(counts)) {
      const name = path.slice(root.length)
      sums.set(name, add(sums.get(name) ?? { s: {}, f: {}, b: {} }, more))
    }
  }
  return sums
}

const install = ['install', '--ignore-workspace', '--frozen-lockfile', '--config.auto-install-peers=false']
if (!existsSync(here('node_modules')) && !(await run('pnpm', install, {}, here('.')))) process.exit(1)
for (const part of ['unit', 'browser'] as const) mkdirSync(folderOf(part))
const placesFile = join(scratch, 'places.json')
if (!(await run(process.execPath, [here('instrument.mjs'), placesFile], settingsOf('unit')))) process.exit(1)
const places: Record<string, Places> = JSON.parse(readFileSync(placesFile, 'utf8'))

const specs = given.filter((path) => path.startsWith('e2e/'))
const units = given.filter((path) => !specs.includes(path))
const isWhole = given.length === 0
const passed = [
  isWhole || units.length > 0 ? await runUnitTests(units) : true,
  isWhole || specs.length > 0 ? await runBrowserTests(specs.map((path) => path.slice('e2e/'.length))) : true,
]
const parts = { unit: countsOf('unit'), browser: countsOf('browser') }
if (isWhole)
  await publish('coverage', 'Coverage', [...totalsLines(places, parts), ...missedLines(places, parts, false)])
else {
  const reached = Object.entries(places).filter(([file]) => parts.unit.has(file) || parts.browser.has(file))
  console.log(missedLines(Object.fromEntries(reached), parts, true).join('\n'))
}
process.exit(passed.every(Boolean) ? 0 : 1)

/**
 * Adds a counter to every function, statement and branch of a source file. Every program of a measured run uses it, with
 * the source as it was written, so that the counts of server, browser and tests are of the same places and can be added.
 */
import { createHash, randomUUID } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

// Resolved when it runs, because it is installed then only.
const { createInstrumenter } = await import(import.meta.resolve('istanbul-lib-instrument'))
const root = fileURLToPath(new URL('../..', import.meta.url))
const measured = /^(?:apps\/(?:api|web)\/src|packages\/(?:contract|domain|languages)\/src)\/.+\.tsx?$/
const left = /\.test\.tsx?$|\.d\.ts$|\/testing\/|\/first-screen\//

/** Files with counters, kept for all programs of a run. */
const made = join(process.env.COVERAGE_DIR ?? '', '../code')

export const isMeasured = (path) => {
  const name = path.startsWith(root) ? path.slice(root.length) : path
  return measured.test(name) && !left.test(name)
}

const instrumenterFor = (path) =>
  createInstrumenter({
    esModules: true,
    compact: false,
    // The security policy of the pages forbids `new Function`.
    coverageGlobalScope: 'globalThis',
    coverageGlobalScopeFunc: false,
    parserPlugins: path.endsWith('.tsx') ? ['typescript', 'jsx'] : ['typescript'],
  })

/** @returns the source with counters, which count in `globalThis.__coverage__` */
export function withCounters(path, code) {
  const name = createHash('sha256').update(path).update('\0').update(code).digest('hex')
  const file = join(made, name)
  if (existsSync(file)) return readFileSync(file, 'utf8')
  const counted = instrumenterFor(path).instrumentSync(code, path)
  mkdirSync(made, { recursive: true })
  const unfinished = `${file}.${randomUUID()}`
  writeFileSync(unfinished, counted)
  renameSync(unfinished, file)
  return counted
}

/** The name that an arrow function is assigned to or a property of; '' for one without. */
const assignedName = (before) =>
  /\b(\w{1,60})(?:: [^=]{1,80})?(?: =|:) (?:async )?$/.exec(before.slice(-200))?.[1] ?? ''

/** Names functions by what they are assigned to, because istanbul knows the names of declarations only. */
function named(functions, code) {
  const lines = code.split('\n')
  for (const entry of Object.values(functions)) {
    const { line, column } = entry.decl.start
    if (entry.name.startsWith('(')) entry.name = assignedName(lines[line - 1].slice(0, column))
  }
  return functions
}

/** What is counted in each measured file, by its path from the root of the repository. */
function places() {
  const files = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: root }).filter(isMeasured).toSorted()
  return Object.fromEntries(
    files.map((file) => {
      const instrumenter = instrumenterFor(file)
      const code = readFileSync(join(root, file), 'utf8')
      instrumenter.instrumentSync(code, file)
      const { statementMap, fnMap, branchMap } = instrumenter.lastFileCoverage()
      return [file, { statementMap, fnMap: named(fnMap, code), branchMap }]
    }),
  )
}

/** Vite's plugin, first of all, because others change the source. */
export const countRuns = (isCounted = isMeasured) => ({
  name: 'count-runs',
  enforce: 'pre',
  transform: {
    order: 'pre',
    handler: (code, id) => (isCounted(id) ? { code: withCounters(id, code), map: null } : undefined),
  },
})

if (import.meta.main) writeFileSync(process.argv[2], JSON.stringify(places()))

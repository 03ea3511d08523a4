/** Keeps the counts of a worker of the unit tests, whose modules stay from file to file. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll } from 'vitest'
import { countsOf } from './counts.mjs'

// Programs started by tests count too; the worker itself has its counters by Vite.
process.env.NODE_OPTIONS = `--import ${fileURLToPath(new URL('preload.mjs', import.meta.url))}`

afterAll(() => {
  const file = join(process.env.COVERAGE_DIR, `unit-${process.pid}.json`)
  writeFileSync(file, JSON.stringify(countsOf(globalThis.__coverage__)))
})

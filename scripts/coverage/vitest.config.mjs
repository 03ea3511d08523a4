import { fileURLToPath } from 'node:url'
import { mergeConfig } from 'vitest/config'
import tests from '../../vitest.config.ts'
import { countRuns } from './instrument.mjs'

const here = (file) => fileURLToPath(new URL(file, import.meta.url))

/** The unit and integration tests, with counters in what they import. */
export default mergeConfig(tests, {
  root: here('../..'),
  plugins: [countRuns()],
  test: { setupFiles: [here('keep-counts.mjs')] },
})

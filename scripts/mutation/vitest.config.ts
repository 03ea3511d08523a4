import { defineConfig } from 'vitest/config'

/** The tests of `packages/domain` alone, each file with modules of its own, because mutants change them. */
export default defineConfig({
  root: process.cwd(),
  test: { include: ['src/**/*.test.ts'] },
})

import { defineConfig } from 'vitest/config'

/** The tests of `packages/domain` alone, each file with modules of its own, because mutants change them. */
export default defineConfig({
  root: process.cwd(),
  // On a busy machine a test may take minutes; Stryker itself ends those that a mutant made endless.
  test: { include: ['src/**/*.test.ts'], testTimeout: 300_000 },
})

import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** The long tests: one file at a time. */
export default defineConfig({
  test: {
    root: fileURLToPath(new URL('../..', import.meta.url)),
    include: ['scripts/faults/*.long.ts'],
    globalSetup: 'scripts/gate/test-cluster.ts',
    fileParallelism: false,
    restoreMocks: true,
    testTimeout: 60 * 60_000,
    hookTimeout: 5 * 60_000,
  },
})

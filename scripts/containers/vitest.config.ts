import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** Tests of the images and of docker-compose.yml: one file at a time, the tests of a file in order. */
export default defineConfig({
  test: {
    root: fileURLToPath(new URL('../..', import.meta.url)),
    include: ['scripts/containers/*.containers.ts'],
    globalSetup: ['scripts/containers/engine.ts'],
    fileParallelism: false,
    testTimeout: 10 * 60_000,
    hookTimeout: 30 * 60_000,
  },
})

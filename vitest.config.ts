import { defineConfig } from 'vitest/config'

const unit = (name: string, folder: string) => ({
  extends: true as const,
  test: { name, include: [`${folder}/**/*.test.{ts,tsx}`] },
})

export default defineConfig({
  test: {
    restoreMocks: true,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // Tests wait for the database much of their time; the default leaves a core of two idle.
    maxWorkers: '100%',
    projects: [
      unit('domain', 'packages/domain'),
      unit('contract', 'packages/contract'),
      unit('web', 'apps/web'),
      unit('scripts', 'scripts'),
      {
        extends: true,
        test: {
          name: 'api',
          include: ['apps/api/src/**/*.test.ts', 'data/**/*.test.ts'],
          globalSetup: 'scripts/gate/test-cluster.ts',
        },
      },
    ],
  },
})

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
    // Tests often wait for the database, so more workers than the default keep two cores busy.
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

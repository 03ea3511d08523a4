import { availableParallelism } from 'node:os'
import { configDefaults, defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Starts with the files that take up to 40 seconds: tests of whole programs, which mostly wait, and of hostile inputs. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification) => /\/scripts\/|\/hostile-/.test(moduleId)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

/**
 * Node loads TypeScript itself, as in production, and keeps it compiled: it costs less processor time than Vite, which
 * only the web client needs, and a run with counters (`scripts/coverage`).
 */
const byNode = process.env.COVERAGE_DIR
  ? {}
  : { experimental: { viteModuleRunner: false, nodeLoader: false } }

/** The files of a project share a worker's modules, each is loaded once: no module holds what a test changes. */
const unit = (name: string, folder: string, settings = {}) => ({
  extends: true as const,
  test: { name, include: [`${folder}/**/*.test.{ts,tsx}`], isolate: false, ...settings },
})

export default defineConfig({
  test: {
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // Tests often wait for the database or for a program, so there are more workers than processor cores.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongestFirst },
    // Garbage of short-lived requests is collected less often, which saves about 5 % of the processor time.
    execArgv: ['--max-semi-space-size=32'],
    projects: [
      unit('domain', 'packages/domain', byNode),
      unit('contract', 'packages/contract', byNode),
      unit('web', 'apps/web'),
      {
        extends: true,
        test: {
          name: 'server',
          include: ['apps/api/src/**/*.test.ts', 'data/**/*.test.ts', 'scripts/**/*.test.ts'],
          // Copies of the tests of `packages/domain`, while its mutants are judged.
          exclude: [...configDefaults.exclude, 'scripts/mutation/.cache/**'],
          isolate: false,
          ...byNode,
          globalSetup: 'scripts/gate/test-cluster.ts',
        },
      },
    ],
  },
})

import { fileURLToPath } from 'node:url'

const pathOf = (specifier) => fileURLToPath(import.meta.resolve(specifier))
const cache = pathOf('./.cache/')

/** Mutants of `packages/domain`, each judged by the tests that reach its line. Runs with that package as its folder. */
export default {
  plugins: [pathOf('@stryker-mutator/vitest-runner'), pathOf('./labels.mjs'), pathOf('./sample.ts')],
  ignorers: ['labels'],
  testRunner: 'vitest',
  vitest: { configFile: pathOf('./vitest.config.ts'), related: true },
  tsconfigFile: 'none',
  ignorePatterns: ['tsconfig.json'],
  reporters: [...(process.env.MUTANTS_SAMPLE ? ['sample'] : []), 'json', 'progress-append-only'],
  jsonReporter: { fileName: `${cache}report.json` },
  incremental: true,
  incrementalFile: `${cache}incremental.json`,
  tempDirName: `${cache}tmp`,
  // A busy machine must not take a slow test for an endless one.
  timeoutMS: 30_000,
  dryRunTimeoutMinutes: 30,
  ...(process.env.MUTANTS_AT_ONCE && { concurrency: Number(process.env.MUTANTS_AT_ONCE) }),
}

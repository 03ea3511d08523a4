/** Counts the test cases in the JSON reports of vitest and Playwright. */
import { existsSync, readFileSync } from 'node:fs'
import type { Tally } from './steps.ts'

/**
 * On a busy machine a browser command fails or a time limit is exceeded occasionally. Up to this many tests of one step
 * may fail once and pass on retry; they are printed. If there are more, all of them count as failed.
 */
const flakyAllowed = 2

function tally(passed: number, failed: number, flaky: number): Tally {
  const isTolerated = flaky <= flakyAllowed
  return { passed: passed + (isTolerated ? flaky : 0), failed: failed + (isTolerated ? 0 : flaky) }
}

const read = (file: string): unknown =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined

type UnitReport = {
  numPassedTests: number
  numFailedTests: number
  testResults: { assertionResults: { fullName: string; status: string; failureMessages: string[] }[] }[]
}

/** Counts vitest's cases and prints the flaky ones: passed on retry, but with the message of the failure. */
export function countUnit(file: string): Tally | undefined {
  const report = read(file) as UnitReport | undefined
  if (!report) return undefined
  const flaky = report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
  for (const { fullName, failureMessages } of flaky) console.log(`flaky: ${fullName}\n${failureMessages[0]}`)
  return tally(report.numPassedTests - flaky.length, report.numFailedTests, flaky.length)
}

/** Counts Playwright's cases; its list reporter prints the flaky ones. */
export function countBrowser(file: string): Tally | undefined {
  const report = read(file) as { stats: { expected: number; unexpected: number; flaky: number } } | undefined
  return report && tally(report.stats.expected, report.stats.unexpected, report.stats.flaky)
}

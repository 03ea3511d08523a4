/** Counts the test cases in the JSON reports of vitest and Playwright. */
import { existsSync, readFileSync } from 'node:fs'
import type { Tally } from './steps.ts'

/**
 * A busy machine loses a browser command or a time limit now and then. So many tests of one step may fail once and
 * pass at the repetition; they are printed. One more, and each of them counts as failed.
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

/** Prints the flaky ones; a test that passed at the repetition keeps the message of its failure. */
export function countUnit(file: string): Tally | undefined {
  const report = read(file) as UnitReport | undefined
  if (!report) return undefined
  const flaky = report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
  for (const { fullName, failureMessages } of flaky) console.log(`flaky: ${fullName}\n${failureMessages[0]}`)
  return tally(report.numPassedTests - flaky.length, report.numFailedTests, flaky.length)
}

/** The list reporter prints the flaky ones itself. */
export function countBrowser(file: string): Tally | undefined {
  const report = read(file) as { stats: { expected: number; unexpected: number; flaky: number } } | undefined
  return report && tally(report.stats.expected, report.stats.unexpected, report.stats.flaky)
}

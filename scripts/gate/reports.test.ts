import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { countBrowser, countUnit } from './reports.ts'

async function saved(report: unknown) {
  const file = join(await mkdtemp(join(tmpdir(), 'portal-report-')), 'report.json')
  await writeFile(file, JSON.stringify(report))
  return file
}

const unitCase = (fullName: string, status: string, failureMessages: string[]) => ({
  fullName,
  status,
  failureMessages,
})

describe('the count of test cases', () => {
  test.each([
    { flaky: 0, passed: 10, failed: 1 },
    { flaky: 2, passed: 12, failed: 1 },
    { flaky: 3, passed: 10, failed: 4 },
  ])('$flaky flaky browser tests beside 10 passed and 1 failed', async ({ flaky, ...tally }) => {
    const file = await saved({ stats: { expected: 10, unexpected: 1, flaky } })
    expect(countBrowser(file)).toEqual(tally)
  })

  test('a unit test that passes on retry is printed', async () => {
    const print = vi.spyOn(console, 'log').mockImplementation(() => undefined)
    const cases = [unitCase('a', 'passed', []), unitCase('b', 'passed', ['b was late'])]
    const file = await saved({
      numPassedTests: 2,
      numFailedTests: 0,
      testResults: [{ assertionResults: cases }],
    })
    expect(countUnit(file)).toEqual({ passed: 2, failed: 0 })
    expect(print).toHaveBeenCalledWith('flaky: b\nb was late')
  })

  test('a step that wrote no report has no count', () => {
    expect(countUnit('/nowhere.json')).toBeUndefined()
  })
})

import { type ProblemType, problems } from '@portal/contract/problem'
import { expect, test } from 'vitest'
import { ProblemError } from './problem.ts'

const isProblemType = (name: string): name is ProblemType => name in problems

test('Every response with status 503 names the seconds to wait', () => {
  const temporary = Object.keys(problems)
    .filter(isProblemType)
    .map((type) => new ProblemError(type))
    .filter(({ status }) => status === 503)
  expect(temporary.map(({ type }) => type)).toContain('unavailable')
  for (const { retryAfterSeconds } of temporary) expect(retryAfterSeconds).toBe(2)
  expect(new ProblemError('unavailable', { retryAfterSeconds: 60 }).retryAfterSeconds).toBe(60)
  expect(new ProblemError('not-found').retryAfterSeconds).toBeUndefined()
})

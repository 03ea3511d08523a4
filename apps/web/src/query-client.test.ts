import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiProblem } from './api.ts'
import { queryClient } from './query-client.ts'

/** The number of calls until a read that fails with this status fails for good; 0 = no response. */
async function callsOf(status: number) {
  const queryFn = vi.fn(() =>
    Promise.reject(new ApiProblem({ status, title: 'Fehler', type: 'about:blank' })),
  )
  const failed = expect(queryClient.fetchQuery({ queryKey: ['read', status], queryFn })).rejects.toThrow()
  await vi.runAllTimersAsync()
  await failed
  return queryFn.mock.calls.length
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  queryClient.clear()
})

describe('A read that fails', () => {
  test.each([
    ['without a response is repeated once', true, 0, 2],
    ['with an error of the server is repeated once', true, 503, 2],
    ['with an error of the caller is not repeated', true, 404, 1],
    ['while the browser is offline is not repeated', false, 0, 1],
  ])('%s', async (_, onLine, status, calls) => {
    vi.stubGlobal('navigator', { onLine })
    expect(await callsOf(status)).toBe(calls)
  })
})

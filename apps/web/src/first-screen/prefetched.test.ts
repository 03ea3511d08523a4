import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { clearPrefetched, storePrefetched, takePrefetched } from './prefetched.ts'

beforeEach(() => {
  vi.stubGlobal('window', {})
  vi.useFakeTimers({ toFake: ['performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const answer = Promise.resolve(new Response('7'))

describe('a response requested before the app has loaded', () => {
  test('is used once, by a call with the same parameters in any order', () => {
    storePrefetched('/cars?transporter=false&page=0', answer)

    expect(takePrefetched('/cars?page=0&transporter=false')).toBe(answer)
    expect(takePrefetched('/cars?page=0&transporter=false')).toBeUndefined()
  })

  test('is not used by another call', () => {
    storePrefetched('/cars?page=0', answer)

    expect(takePrefetched('/cars?page=1')).toBeUndefined()
    expect(takePrefetched('/cars')).toBeUndefined()
  })

  test('expires after half a minute', () => {
    storePrefetched('/cars', answer)
    vi.advanceTimersByTime(30_000)

    expect(takePrefetched('/cars')).toBeUndefined()
  })

  test('is dropped by the first state change, which may be a login', () => {
    storePrefetched('/cars', answer)
    clearPrefetched()

    expect(takePrefetched('/cars')).toBeUndefined()
  })
})

import { beforeEach, describe, expect, test, vi } from 'vitest'
import { forgetEarly, keepEarly, takeEarly } from './early.ts'

beforeEach(() => {
  vi.stubGlobal('window', {})
  vi.useFakeTimers({ toFake: ['performance'] })
})

const answer = Promise.resolve(new Response('7'))

describe('an answer asked for before the app', () => {
  test('is taken by the same question in any order of its parameters, once', () => {
    keepEarly('/cars?transporter=false&page=0', answer)

    expect(takeEarly('/cars?page=0&transporter=false')).toBe(answer)
    expect(takeEarly('/cars?page=0&transporter=false')).toBeUndefined()
  })

  test('is not taken by another question', () => {
    keepEarly('/cars?page=0', answer)

    expect(takeEarly('/cars?page=1')).toBeUndefined()
    expect(takeEarly('/cars')).toBeUndefined()
  })

  test('is too old after half a minute', () => {
    keepEarly('/cars', answer)
    vi.advanceTimersByTime(30_000)

    expect(takeEarly('/cars')).toBeUndefined()
  })

  test('is gone with the first change, which may be a login', () => {
    keepEarly('/cars', answer)
    forgetEarly()

    expect(takeEarly('/cars')).toBeUndefined()
  })
})

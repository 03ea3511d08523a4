import { describe, expect, test } from 'vitest'
import { type Answer, DeskAnswers } from './cache.ts'

const at = (ms: number) => new Date(ms)
const never = Number.POSITIVE_INFINITY
const aBody =
  (text: string, validUntil = never) =>
  async (): Promise<Answer> => ({
    body: Buffer.from(text),
    validUntil,
  })
const unexpected = async (): Promise<Answer> => {
  throw new Error('An answer was made that is kept.')
}

describe('An answer of the desk', () => {
  test('is made once for a key and a version', async () => {
    const answers = new DeskAnswers()
    await answers.read('a', '1', at(0), aBody('one'))
    expect(`${(await answers.read('a', '1', at(5), unexpected)).body}`).toBe('one')
    expect(`${(await answers.read('a', '2', at(5), aBody('two'))).body}`).toBe('two')
    expect(`${(await answers.read('b', '2', at(5), aBody('other'))).body}`).toBe('other')
    expect(`${(await answers.read('a', '2', at(5), unexpected)).body}`).toBe('two')
  })

  test('is made again when the time has come at which it changes', async () => {
    const answers = new DeskAnswers()
    await answers.read('a', '1', at(0), aBody('reserved', 100))
    await answers.read('a', '1', at(99), unexpected)
    expect(`${(await answers.read('a', '1', at(100), aBody('offered'))).body}`).toBe('offered')
    await answers.read('a', '1', at(200), unexpected)
  })

  test('is not kept when it failed', async () => {
    const answers = new DeskAnswers()
    await expect(answers.read('a', '1', at(0), unexpected)).rejects.toThrow()
    expect(`${(await answers.read('a', '1', at(0), aBody('one'))).body}`).toBe('one')
  })

  test('takes the place of those used least recently, within a number of bytes', async () => {
    const answers = new DeskAnswers(1000)
    const long = 'x'.repeat(400)
    for (const key of ['a', 'b']) await answers.read(key, '1', at(0), aBody(long))
    await answers.read('a', '1', at(0), unexpected)
    await answers.read('c', '1', at(0), aBody(long))
    expect(answers.bytes).toBe(800)
    await answers.read('a', '1', at(0), unexpected)
    await expect(answers.read('b', '1', at(0), unexpected)).rejects.toThrow()
    await answers.read('d', '1', at(0), aBody('x'.repeat(2000)))
    expect(answers.bytes).toBeLessThanOrEqual(1000)
  })
})

import { Writable } from 'node:stream'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { isDatabaseUnavailable } from '../plugins/db.ts'
import { invalidField, ProblemError } from './problem.ts'
import { problemsPlugin } from './problems.ts'

/** A server whose calls fail, and the lines it has logged. */
async function failing(fail: () => never) {
  const lines: { level: number; msg: string }[] = []
  const stream = new Writable({
    write(line, _encoding, done) {
      lines.push(JSON.parse(String(line)))
      done()
    },
  })
  const app = fastify({ logger: { level: 'warn', stream } })
  app.decorate('logDatabaseOutage', () => {})
  await app.register(problemsPlugin)
  app.get('/', async () => fail())
  return { call: async () => (await app.inject('/')).statusCode, answer: () => app.inject('/'), lines }
}

test('A refused field is told by its message, as the detail of the problem too', async () => {
  const { answer } = await failing(() => {
    throw invalidField('date', 'Das Datum liegt in der Vergangenheit.')
  })
  const reply = await answer()
  expect(reply.headers['content-type']).toBe('application/problem+json; charset=utf-8')
  expect(reply.json()).toEqual({
    ...{ type: 'validation-failed', errorKey: 'validation-failed', status: 400 },
    title: 'Bitte prüfen Sie Ihre Eingaben.',
    detail: 'Das Datum liegt in der Vergangenheit.',
    errors: [{ path: 'date', message: 'Das Datum liegt in der Vergangenheit.' }],
  })
})

test('An outage that affects every request is logged once, as a warning', async () => {
  const { call, lines } = await failing(() => {
    throw new ProblemError('unavailable')
  })
  for (let request = 0; request < 5; request++) expect(await call()).toBe(503)
  expect(lines).toMatchObject([{ level: 40, msg: 'a part is unavailable', times: 1 }])
})

test('Any other failure of the server is logged as an error for each request', async () => {
  const { call, lines } = await failing(() => {
    throw new ProblemError('storage-full')
  })
  for (let request = 0; request < 2; request++) expect(await call()).toBeGreaterThanOrEqual(500)
  expect(lines.map(({ level }) => level)).toEqual([50, 50])
})

test('A database that does not accept a connection in time counts as unavailable', () => {
  expect(isDatabaseUnavailable(new Error('timeout expired'))).toBe(true)
  expect(isDatabaseUnavailable(new Error('The timeout expired for another reason'))).toBe(false)
})

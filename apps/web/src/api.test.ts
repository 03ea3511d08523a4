import { readAccount } from '@portal/contract/accounts/account'
import { expect, test, vi } from 'vitest'
import { call, noteLogin, whenRefused } from './api.ts'

/** Calls the account and answers 401 after `meanwhile`. */
async function refusedCall(meanwhile: () => void) {
  const listener = vi.fn(() => true)
  whenRefused(listener)
  const answer = Promise.withResolvers<Response>()
  vi.stubGlobal('window', {})
  vi.stubGlobal('fetch', () => answer.promise)
  const refused = call(readAccount).catch((error: unknown) => error)
  meanwhile()
  answer.resolve(Response.json({ type: 'unauthorized', title: 'Bitte melden Sie sich an.' }, { status: 401 }))
  expect(await refused).toMatchObject({ status: 401 })
  return listener.mock.calls.length
}

test('a refused call tells the page that its session has ended', async () => {
  expect(await refusedCall(() => {})).toBe(1)
})

test('a call that was sent before a login does not end the new session when it is refused', async () => {
  expect(await refusedCall(noteLogin)).toBe(0)
})

import { expect, test } from 'vitest'
import { ApiProblem } from '../../api.ts'
import { cancellationProblem, wrongCancelLink } from './facts.ts'

const failed = 'Bei der Stornierung der Findebenachrichtigung ist ein Fehler aufgetreten.'

test.each([
  ['not-found', 404, wrongCancelLink],
  ['validation-failed', 400, wrongCancelLink],
  ['too-many-attempts', 429, failed],
  ['xsrf-invalid', 403, failed],
  ['internal', 500, failed],
  ['offline', 0, failed],
])('a cancellation refused with %s (%i) says: %s', (type, status, text) => {
  expect(cancellationProblem(new ApiProblem({ type, status, title: 'vom Server' }))).toBe(text)
})

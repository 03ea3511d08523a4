import { expect, test } from 'vitest'
import { bySeverity, findingList } from './invoice-findings.ts'

test('A check keeps what does not hold, and shows errors before hints', () => {
  const { findings, must, should } = findingList()
  should('BR-1', 'BT-1', '', 'a hint')
  must('BR-2', 'BT-2', 'there', 'kept')
  must('BR-3', 'BT-3', null, 'an error')
  expect(bySeverity(findings)).toEqual([
    { rule: 'BR-3', term: 'BT-3', severity: 'error', text: 'an error' },
    { rule: 'BR-1', term: 'BT-1', severity: 'hint', text: 'a hint' },
  ])
})

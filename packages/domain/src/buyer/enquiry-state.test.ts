import { expect, test } from 'vitest'
import { enquiryStateText, isWaitingState } from './enquiry-state.ts'

test('An asker waits while an enquiry is open or in work', () => {
  expect(Object.keys(enquiryStateText).filter(isWaitingState)).toEqual(['open', 'in-work'])
  expect(['', 'other'].some(isWaitingState)).toBe(false)
})

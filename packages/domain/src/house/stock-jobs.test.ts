import { expect, test } from 'vitest'
import { isJobAtWork } from './stock-jobs.ts'

test('A job is at work while it, or its undo, waits or runs', () => {
  const states = ['preview', 'queued', 'running', 'done', 'undo-queued', 'undoing', 'undone', 'failed']
  expect(states.filter((state) => isJobAtWork({ state }))).toEqual([
    'queued',
    'running',
    'undo-queued',
    'undoing',
  ])
})

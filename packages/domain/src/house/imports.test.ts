import { expect, test } from 'vitest'
import { canStep, type ImportStep, importStates, importSteps, undoUntil } from './imports.ts'
import { ImportState, isImportBusy } from './stock-imports.ts'

test('an import can be decided about, taken over, undone and discarded in these states only', () => {
  const steps = Object.keys(importSteps) as ImportStep[]
  const possible = Object.fromEntries(
    importStates.map((state) => [state, steps.filter((step) => canStep(state, step))]),
  )
  expect(possible).toEqual({
    uploading: ['receive', 'discard'],
    waiting: ['check'],
    checking: ['check'],
    columns: ['decide', 'discard'],
    checked: ['decide', 'take', 'release', 'discard'],
    queued: ['run'],
    running: ['run'],
    done: ['release', 'undo'],
    failed: ['discard'],
    undone: [],
  })
})

test('an import is busy while the worker checks or takes it over', () => {
  expect(ImportState.options.filter(isImportBusy)).toEqual(['waiting', 'checking', 'queued', 'running'])
})

test('an undo is possible for 72 hours', () => {
  expect(undoUntil(new Date('2027-03-26T12:00:00Z'))).toEqual(new Date('2027-03-29T12:00:00Z'))
})

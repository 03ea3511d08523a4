import { hourMs } from '../values/durations.ts'

/**
 * The states of every import in the browser, of vehicles, partners and purchases. Small files are read within one call,
 * so they skip the states in which a file is on its way or waits for the worker; an import of vehicles is undone by the
 * stock job it belongs to.
 */
export const importStates = [
  'uploading',
  'waiting',
  'checking',
  'columns',
  'checked',
  'queued',
  'running',
  'done',
  'failed',
  'undone',
] as const

/** From which states a step is possible. */
export const importSteps = {
  /** Another piece of the file. */
  receive: ['uploading'],
  /** The worker checks the file. */
  check: ['waiting', 'checking'],
  /** A person maps columns or corrects texts, and the file is checked again. */
  decide: ['columns', 'checked'],
  take: ['checked'],
  /** Removals that were held back are released by another takeover. */
  release: ['checked', 'done'],
  /** The worker takes the file over. */
  run: ['queued', 'running'],
  undo: ['done'],
  discard: ['uploading', 'columns', 'checked', 'failed'],
} as const satisfies Record<string, readonly (typeof importStates)[number][]>
export type ImportStep = keyof typeof importSteps

export const canStep = (state: string, step: ImportStep): boolean =>
  importSteps[step].some((from) => from === state)

/** How long jobs and imports can be undone: a weekend is within it. */
const undoHours = 72

/** Until when a takeover or a run at a time can be undone. */
export const undoUntil = (at: Date) => new Date(at.getTime() + undoHours * hourMs)

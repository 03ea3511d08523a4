import { setImmediate as nextTurn } from 'node:timers/promises'

/** The maximum time a change of the stock may delay a request. */
const sliceMs = 8

/** Long work in steps of one or two milliseconds. */
export type Steps = Generator<undefined, void>

/** Long work on the event loop in slices: `if (slice.isOver()) await slice.next()` lets requests run in between. */
export function slicing() {
  let start = performance.now()
  return {
    isOver: () => performance.now() - start >= sliceMs,
    next: async () => {
      await nextTurn()
      start = performance.now()
    },
  }
}
export type Slice = ReturnType<typeof slicing>

/** Lets requests run between the steps. */
export async function inSlices(steps: Steps, slice: Slice) {
  do {
    if (slice.isOver()) await slice.next()
  } while (!steps.next().done)
}

/** Runs without interruption, for threads and for callers that wait for the result. */
export function atOnce(steps: Steps) {
  while (!steps.next().done);
}

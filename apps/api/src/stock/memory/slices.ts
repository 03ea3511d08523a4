import { setImmediate as nextTurn } from 'node:timers/promises'

/** The maximum time for which a change of the stock may delay a request. */
const sliceMs = 8

/** Long work in steps of one or two milliseconds. */
export type Steps = Generator<undefined, void>

/** Divides long work on the event loop: `if (slice.isOver()) await slice.next()` lets requests run in between. */
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

/** Executes steps and lets requests run in between. */
export async function inSlices(steps: Steps, slice: Slice) {
  do {
    if (slice.isOver()) await slice.next()
  } while (!steps.next().done)
}

/** Executes steps without interruption, in threads or when the result is needed at once. */
export function atOnce(steps: Steps) {
  while (!steps.next().done);
}

import { setImmediate as nextTurn } from 'node:timers/promises'

/** Longer than this no request has to wait for a change of the stock. */
const sliceMs = 8

/** Long work in steps of a millisecond or two. */
export type Steps = Generator<undefined, void>

/** Long work of the event loop in slices: `if (slice.isOver()) await slice.next()` lets requests through. */
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

/** Lets requests through between the steps. */
export async function inSlices(steps: Steps, slice: Slice) {
  do {
    if (slice.isOver()) await slice.next()
  } while (!steps.next().done)
}

/** Where nobody waits, or somebody waits for just this. */
export function atOnce(steps: Steps) {
  while (!steps.next().done);
}

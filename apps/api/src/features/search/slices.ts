import { setImmediate as nextTurn } from 'node:timers/promises'

/** Longer than this no request has to wait for a change of the stock. */
const sliceMs = 8

/** Long work in steps of a millisecond or two. */
export type Steps<Result = void> = Generator<undefined, Result>

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
export async function inSlices<Result>(steps: Steps<Result>, slice: Slice): Promise<Result> {
  for (;;) {
    if (slice.isOver()) await slice.next()
    const step = steps.next()
    if (step.done) return step.value
  }
}

/** Where nobody waits, or somebody waits for just this. */
export function atOnce<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

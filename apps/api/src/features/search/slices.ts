import { setImmediate as nextTurn } from 'node:timers/promises'

/** Longer than this no request has to wait for a change of the stock. */
const sliceMs = 8

/** Lets requests through whenever a slice of time is used up. */
export function slicing() {
  let start = performance.now()
  return async () => {
    if (performance.now() - start < sliceMs) return
    await nextTurn()
    start = performance.now()
  }
}

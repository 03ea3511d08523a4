import { lineBytes } from './kernel.ts'

/**
 * A set is divided into blocks, and a bit for each block says whether it may have members, so that operations skip
 * empty blocks. Vehicles of a model group have adjacent places (see arrange.ts), so that a search for a maker or a group
 * reads a few blocks only. The bits are kept in shared memory, like the sets.
 */
export type Blocks = {
  /** The binary logarithm of the places of a block. */
  shift: number
  /** The words of bits for one set. */
  words: number
  /** The words of all sets, one set after another. */
  filled: Int32Array
}

const mostBlocks = 256
const smallestShift = Math.log2(lineBytes * 8)

/** @param sets the number of sets, each of `setBytes` bytes */
export function createBlocks(sets: number, setBytes: number): Blocks {
  const places = setBytes * 8
  let shift = smallestShift
  while (places > mostBlocks * 2 ** shift) shift++
  const words = Math.ceil(places / 2 ** shift / 32)
  return { shift, words, filled: new Int32Array(new SharedArrayBuffer(sets * words * 4)) }
}

import { type Kernel, kernelFor } from './kernel.ts'
import type { Stock } from './stock.ts'

/** The bit sets of a stock by their position, as used by one thread. */
export class Sets {
  /** The words of all sets, one set after another. */
  readonly words: Int32Array
  readonly setWords: number
  readonly #bytes: number
  readonly #kernel: Kernel
  readonly #views: Int32Array[] = []

  constructor({ memory, setBytes }: Pick<Stock, 'memory' | 'setBytes'>) {
    this.words = new Int32Array(memory.buffer)
    this.setWords = setBytes >>> 2
    this.#bytes = setBytes
    this.#kernel = kernelFor(memory)
  }

  /** The words of one set. */
  at(position: number): Int32Array {
    const known = this.#views[position]
    if (known) return known
    const start = position * this.setWords
    const view = this.words.subarray(start, start + this.setWords)
    this.#views[position] = view
    return view
  }

  add(position: number, place: number) {
    const word = position * this.setWords + (place >>> 5)
    this.words[word] = (this.words[word] as number) | (1 << (place & 31))
  }

  remove(position: number, place: number) {
    const word = position * this.setWords + (place >>> 5)
    this.words[word] = (this.words[word] as number) & ~(1 << (place & 31))
  }

  /** Writes the members of both sets into `target`, which may be one of them. */
  both(target: number, left: number, right: number) {
    const bytes = this.#bytes
    this.#kernel.both(target * bytes, left * bytes, right * bytes, bytes)
  }

  either(target: number, left: number, right: number) {
    const bytes = this.#bytes
    this.#kernel.either(target * bytes, left * bytes, right * bytes, bytes)
  }

  /** Writes the members of `left` and `right` that are not in `outside`. */
  within(target: number, left: number, right: number, outside: number) {
    const bytes = this.#bytes
    this.#kernel.within(target * bytes, left * bytes, right * bytes, outside * bytes, bytes)
  }

  count = (position: number) => this.countBoth(position, position)

  countBoth = (left: number, right: number) =>
    this.#kernel.countBoth(left * this.#bytes, right * this.#bytes, this.#bytes)

  countWithin(left: number, right: number, outside: number) {
    const bytes = this.#bytes
    return this.#kernel.countWithin(left * bytes, right * bytes, outside * bytes, bytes)
  }
}

/** Maps repeated short texts in byte form to numbers; a known text is found without creating a string. */
export class Dictionary {
  #slots = new Int32Array(256)
  readonly #known: { bytes: Uint8Array; value: number }[] = []
  readonly #numberFor: (text: string) => number

  /** @param numberFor returns the number of a new text */
  constructor(numberFor: (text: string) => number) {
    this.#numberFor = numberFor
  }

  numberOf(buffer: Buffer, from: number, to: number): number {
    let slot = hashOf(buffer, from, to)
    for (; ; slot++) {
      const number = this.#slots[slot & (this.#slots.length - 1)] as number
      if (number === 0) return this.#add(buffer, from, to)
      const { bytes, value } = this.#known[number - 1] as { bytes: Uint8Array; value: number }
      if (isEqual(bytes, buffer, from, to)) return value
    }
  }

  #add(buffer: Buffer, from: number, to: number): number {
    const value = this.#numberFor(buffer.toString('utf8', from, to))
    this.#known.push({ bytes: Uint8Array.from(buffer.subarray(from, to)), value })
    if (this.#known.length * 2 > this.#slots.length) this.#slots = new Int32Array(this.#slots.length * 2)
    else this.#slots.fill(0)
    for (const [index, { bytes }] of this.#known.entries()) {
      let slot = hashOf(bytes, 0, bytes.length)
      while (this.#slots[slot & (this.#slots.length - 1)] !== 0) slot++
      this.#slots[slot & (this.#slots.length - 1)] = index + 1
    }
    return value
  }
}

/** FNV-1a. */
function hashOf(bytes: Uint8Array, from: number, to: number) {
  let hash = 0x811c9dc5
  for (let at = from; at < to; at++) hash = Math.imul(hash ^ (bytes[at] as number), 0x01000193)
  return (hash ^ (hash >>> 15)) & 0x3fff_ffff
}

function isEqual(bytes: Uint8Array, buffer: Uint8Array, from: number, to: number) {
  if (bytes.length !== to - from) return false
  for (let at = 0; at < bytes.length; at++) if (bytes[at] !== buffer[from + at]) return false
  return true
}

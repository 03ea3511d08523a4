type Known<Value> = { bytes: Uint8Array; hash: number; value: Value }

/** Maps repeated short texts in byte form to values; a known text is found without creating a string. */
export class Dictionary<Value> {
  /** Positions in `#known` plus one, by hash; 0 = free. */
  #slots = new Int32Array(256)
  #known: Known<Value>[] = []
  readonly #valueFor: (text: string) => Value
  readonly #limit: number

  /**
   * @param valueFor returns the value of a new text
   * @param limit the maximum number of texts; when it is exceeded, all are discarded
   */
  constructor(valueFor: (text: string) => Value, limit = Number.POSITIVE_INFINITY) {
    this.#valueFor = valueFor
    this.#limit = limit
  }

  valueOf(buffer: Uint8Array, from: number, to: number): Value {
    const hash = hashOf(buffer, from, to)
    const mask = this.#slots.length - 1
    for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
      const position = this.#slots[slot] as number
      if (position === 0) return this.#add(Uint8Array.from(buffer.subarray(from, to)), hash)
      const known = this.#known[position - 1] as Known<Value>
      if (known.hash === hash && isEqual(known.bytes, buffer, from, to)) return known.value
    }
  }

  #add(bytes: Uint8Array, hash: number): Value {
    const value = this.#valueFor(new TextDecoder().decode(bytes))
    if (this.#known.length >= this.#limit) this.#empty(256)
    this.#known.push({ bytes, hash, value })
    if (this.#known.length * 2 > this.#slots.length) this.#enlarge()
    else this.#place(hash, this.#known.length)
    return value
  }

  #place(hash: number, position: number) {
    const mask = this.#slots.length - 1
    let slot = hash & mask
    while (this.#slots[slot] !== 0) slot = (slot + 1) & mask
    this.#slots[slot] = position
  }

  #enlarge() {
    this.#slots = new Int32Array(this.#slots.length * 2)
    for (const [index, { hash }] of this.#known.entries()) this.#place(hash, index + 1)
  }

  #empty(slots: number) {
    this.#slots = new Int32Array(slots)
    this.#known = []
  }
}

/** FNV-1a, folded to 30 bits. */
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

/**
 * Ascending lists of places, one after another. A list holds the distances between its places in a variable-length
 * encoding with seven bits per byte, so that a place of a frequent word takes one byte.
 */
export type PackedPlaces = {
  /** The first byte of each list, and the end of the last one. */
  starts: Int32Array<ArrayBuffer>
  bytes: Uint8Array<ArrayBuffer>
}

export const nothingPacked = (): PackedPlaces => ({ starts: new Int32Array(1), bytes: new Uint8Array(0) })

/** The maximum number of bytes of a distance. */
const longest = 5

/** Packs lists in the order in which they are added. */
export class PlacePacker {
  #bytes = new Uint8Array(65_536)
  #used = 0
  readonly #starts: number[] = [0]

  /** @param places ascending */
  add(places: Int32Array) {
    const most = this.#used + places.length * longest
    if (most > this.#bytes.length) this.#bytes = this.#copied(Math.max(most, this.#bytes.length * 1.5))
    let last = 0
    for (let item = 0; item < places.length; item++) {
      const place = places[item] as number
      let distance = place - last
      last = place
      for (; distance > 0x7f; distance >>>= 7) this.#bytes[this.#used++] = (distance & 0x7f) | 0x80
      this.#bytes[this.#used++] = distance
    }
    this.#starts.push(this.#used)
  }

  #copied(length: number) {
    const copy = new Uint8Array(length)
    copy.set(this.#bytes.subarray(0, this.#used))
    return copy
  }

  packed = (): PackedPlaces => ({
    starts: Int32Array.from(this.#starts),
    bytes: this.#copied(this.#used),
  })
}

/** Calls `visit` with each place of a list, ascending. A list number after the last one is an empty list. */
export function eachPacked({ starts, bytes }: PackedPlaces, list: number, visit: (place: number) => void) {
  const end = starts[list + 1] ?? 0
  for (let at = starts[list] ?? end, place = 0; at < end; ) {
    let distance = 0
    let byte = 0x80
    for (let shift = 0; byte > 0x7f; shift += 7) {
      byte = bytes[at++] as number
      distance |= (byte & 0x7f) << shift
    }
    place += distance
    visit(place)
  }
}

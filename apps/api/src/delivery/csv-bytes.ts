const quote = 0x22
const lineFeed = 0x0a
const carriageReturn = 0x0d

/** More bytes than the longest text that can be one record. */
const longestRest = 262_144
const none: Buffer = Buffer.alloc(0)

/** Null while no line break has arrived. */
function endsLinesWithLineFeed(bytes: Buffer): boolean | null {
  const feed = bytes.indexOf(lineFeed)
  const first = bytes.indexOf(carriageReturn)
  if (first < 0 || (feed >= 0 && feed < first)) return feed < 0 ? null : true
  return first + 1 === bytes.length ? null : feed === first + 1
}

/**
 * Cuts the bytes of a CSV file, which arrive in chunks, into records without looking at their cells: a line feed ends
 * a record when the quotes before it come in pairs. A file that cannot be cut so (lines end with a carriage return
 * alone, a record is too long) is passed on as it comes.
 */
export class RecordBytes {
  #rest = none
  #isCut: boolean | null = null

  /** Whether what `take` last returned are records, each with its line break. */
  get areRecords() {
    return this.#isCut === true
  }

  take(chunk: Buffer): Buffer[] {
    const bytes = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk])
    if (this.#rest.length > longestRest) this.#isCut = false
    this.#isCut ??= endsLinesWithLineFeed(bytes)
    if (this.#isCut === false) {
      this.#rest = none
      return [bytes]
    }
    return this.#cut(bytes)
  }

  /** What follows the last record. */
  end(): Buffer {
    const rest = this.#rest
    this.#rest = none
    return rest
  }

  #cut(bytes: Buffer) {
    const records: Buffer[] = []
    let start = 0
    let isQuoted = false
    let nextQuote = bytes.indexOf(quote)
    for (let feed = bytes.indexOf(lineFeed); feed >= 0; feed = bytes.indexOf(lineFeed, feed + 1)) {
      for (; nextQuote >= 0 && nextQuote < feed; nextQuote = bytes.indexOf(quote, nextQuote + 1))
        isQuoted = !isQuoted
      if (isQuoted) continue
      records.push(bytes.subarray(start, feed + 1))
      start = feed + 1
    }
    this.#rest = bytes.subarray(start)
    return records
  }
}

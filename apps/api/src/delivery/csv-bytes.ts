const quote = 0x22
const lineFeed = 0x0a
const carriageReturn = 0x0d

/** Longer than any valid record, in bytes. */
const restMaxBytes = 262_144
const none: Buffer = Buffer.alloc(0)

/** Whether lines end with a line feed; null until the first line break. */
function endsLinesWithLineFeed(bytes: Buffer): boolean | null {
  const feed = bytes.indexOf(lineFeed)
  const first = bytes.indexOf(carriageReturn)
  if (first < 0 || (feed >= 0 && feed < first)) return feed < 0 ? null : true
  return first + 1 === bytes.length ? null : feed === first + 1
}

/**
 * Splits the bytes of a CSV file, which arrive in chunks, into records without parsing cells: a line feed ends a record
 * when the number of quotes before it is even. A file that cannot be split this way (lines end with a carriage return
 * only, or a record is too long) is returned unchanged.
 */
export class RecordBytes {
  #rest = none
  #isCut: boolean | null = null

  /** Whether the last result of `take` consists of records, each with its line break. */
  get areRecords() {
    return this.#isCut === true
  }

  take(chunk: Buffer): Buffer[] {
    const bytes = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk])
    if (this.#rest.length > restMaxBytes) this.#isCut = false
    this.#isCut ??= endsLinesWithLineFeed(bytes)
    if (this.#isCut === false) {
      this.#rest = none
      return [bytes]
    }
    return this.#cut(bytes)
  }

  /** The bytes after the last record. */
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

import { RecordBytes } from './csv-bytes.ts'
import { type CsvRecord, CsvRecords } from './csv-records.ts'

/** The object a record was recognised as, or the digest of an unknown record. */
export type Recognised<Known> = { known: Known } | { digest: string }
/** Looks up a record by its bytes, line break included. */
export type Recogniser<Known> = { recognise: (record: Buffer) => Recognised<Known> }

/** A record from the file; `digest` is set only when a recogniser received exactly its bytes. */
export type ReadRecord = CsvRecord & { digest: string | null }
/** A recognised record, which is not parsed; `row` is the line it ends on. */
export type KnownRecord<Known> = { row: number; known: Known }

/** The number of lines of a record that ends with a line feed. */
function linesOf(record: Buffer) {
  let lines = 1
  for (let at = record.indexOf(0x0a); at >= 0 && at < record.length - 1; at = record.indexOf(0x0a, at + 1))
    lines++
  return lines
}

/** The records of a file whose bytes arrive in chunks. Bytes that are not UTF-8 are refused instead of replaced. */
export class DeliveryRecords {
  readonly #decoder = new TextDecoder('utf-8', { fatal: true })
  readonly #bytes = new RecordBytes()
  readonly #records = new CsvRecords()
  #pieces: Buffer[] = []
  #read: ReadRecord[] = []

  add(chunk: Buffer) {
    for (const piece of this.#bytes.take(chunk)) this.#pieces.push(piece)
  }

  /** The first record once it has arrived; later bytes are not parsed yet. @throws CsvError */
  first(): CsvRecord | undefined {
    let taken = 0
    for (const piece of this.#pieces) {
      taken++
      this.#keep(this.#take(piece))
      if (this.#read.length > 0) break
    }
    this.#pieces = this.#pieces.slice(taken)
    return this.#read.shift()
  }

  /** The records completed since the last call. @throws CsvError */
  read<Known>(recogniser: Recogniser<Known> | null): (ReadRecord | KnownRecord<Known>)[] {
    const found: (ReadRecord | KnownRecord<Known>)[] = this.#read
    this.#read = []
    for (const piece of this.#pieces) {
      const canBeKnown = recogniser !== null && this.#bytes.areRecords && this.#records.isBetweenRecords
      const recognised = canBeKnown ? recogniser.recognise(piece) : null
      if (recognised !== null && 'known' in recognised) {
        found.push({ row: this.#records.skip(linesOf(piece)), known: recognised.known })
        continue
      }
      const records = this.#take(piece)
      const isOne = records.length === 1 && this.#records.isBetweenRecords
      for (const record of records)
        found.push({ ...record, digest: isOne ? (recognised?.digest ?? null) : null })
    }
    this.#pieces = []
    return found
  }

  /** Must be called once after the last chunk. @throws CsvError */
  end() {
    this.#keep(this.#take(this.#bytes.end()))
    this.#keep(this.#records.take(this.#decoder.decode()))
    this.#keep(this.#records.end())
  }

  #take(piece: Buffer) {
    return this.#records.take(this.#decoder.decode(piece, { stream: true }))
  }

  #keep(records: CsvRecord[]) {
    for (const record of records) this.#read.push({ ...record, digest: null })
  }
}

import { RecordBytes } from './csv-bytes.ts'
import { type CsvRecord, CsvRecords } from './csv-records.ts'

/** A vehicle or whatever else a record stands for, told by the bytes of the record alone. */
export type Recognised<Known> = { known: Known } | { digest: string }
/** Looks at the bytes of one record, line break included. */
export type Recogniser<Known> = { recognise: (record: Buffer) => Recognised<Known> }

/** A record as it is in the file; `digest` only where a recogniser looked at exactly its bytes. */
export type ReadRecord = CsvRecord & { digest: string | null }
/** A record that nobody has to read; `row` is the line it ends on. */
export type KnownRecord<Known> = { row: number; known: Known }

/** Of a record that ends with a line feed. */
function linesOf(record: Buffer) {
  let lines = 1
  for (let at = record.indexOf(0x0a); at >= 0 && at < record.length - 1; at = record.indexOf(0x0a, at + 1))
    lines++
  return lines
}

/** The records of a file whose bytes arrive in chunks. Bytes that are not UTF-8 are refused, not turned into marks. */
export class DeliveryRecords {
  readonly #decoder = new TextDecoder('utf-8', { fatal: true })
  readonly #bytes = new RecordBytes()
  readonly #records = new CsvRecords()
  #pieces: Buffer[] = []
  #read: ReadRecord[] = []

  add(chunk: Buffer) {
    for (const piece of this.#bytes.take(chunk)) this.#pieces.push(piece)
  }

  /** The first record, as soon as it has arrived; nothing behind it is looked at yet. @throws CsvError */
  first(): CsvRecord | undefined {
    let looked = 0
    for (const piece of this.#pieces) {
      looked++
      this.#keep(this.#take(piece))
      if (this.#read.length > 0) break
    }
    this.#pieces = this.#pieces.slice(looked)
    return this.#read.shift()
  }

  /** What has arrived since the last call. @throws CsvError */
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

  /** To be called once, when everything has arrived. @throws CsvError */
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

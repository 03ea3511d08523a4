/** The text violates the CSV rules; `code` names the violation, `line` the line (1 = first). */
export class CsvError extends Error {
  readonly code:
    | 'CSV_INVALID_OPENING_QUOTE'
    | 'CSV_INVALID_CLOSING_QUOTE'
    | 'CSV_QUOTE_NOT_CLOSED'
    | 'CSV_MAX_RECORD_SIZE'
  readonly line: number

  constructor(code: CsvError['code'], line: number) {
    super(code)
    this.code = code
    this.line = line
  }
}

/** The cells of a record and the line it ends on. Blanks around unquoted cells are not trimmed. */
export type CsvRecord = { cells: string[]; line: number }

/** In characters. Without this limit an unclosed quote would load the rest of the file into memory. */
const recordMaxLength = 65_536

/** A text as a quoted cell. */
export const quotedCell = (text: string) => `"${text.replaceAll('"', '""')}"`

/** A text as a cell of a file with commas, quoted where necessary. */
export const csvCell = (text: string) => (/[",\r\n]/.test(text) ? quotedCell(text) : text)

const isBlank = (character: string | undefined) => character === ' ' || character === '\t'
const blanksEnd = (text: string, from: number, separator: string) => {
  let at = from
  while (isBlank(text[at]) && text[at] !== separator) at++
  return at
}

/** The line break of a file, null until the first one has been read. Only very old files use a carriage return alone. */
function lineBreakOf(text: string, isAll: boolean): '\n' | '\r' | null {
  const found = /\r\n|\n|\r(?!$)/.exec(text)?.[0]
  if (found) return found === '\r' ? '\r' : '\n'
  return isAll ? '\n' : null
}

/**
 * Splits separated text (commas by default; RFC 4180, quotes doubled inside quotes, LF, CRLF or CR) that arrives in
 * pieces. A line without quotes, the usual case, is a single `split`, because deliveries have millions of cells. Empty
 * lines are skipped.
 */
export class CsvRecords {
  #text = ''
  #lines = 0
  #lineBreak: '\n' | '\r' | null = null
  readonly #separator: string

  constructor(separator = ',') {
    this.#separator = separator
  }

  /** Whether all input so far consists of complete records. */
  get isBetweenRecords() {
    return this.#text === ''
  }

  /** Counts the lines of a record that was read elsewhere; returns the line it ends on. */
  skip(lines: number): number {
    this.#lines += lines
    return this.#lines
  }

  /** Adds text and returns the completed records. @throws CsvError */
  take(piece: string): CsvRecord[] {
    return this.#split(piece, false)
  }

  /** The record after the last line break, if any. @throws CsvError */
  end(): CsvRecord[] {
    if (this.#text === '') return []
    const last = this.#split(this.#lineBreak === '\r' ? '\r' : '\n', true)
    if (this.#text !== '') throw new CsvError('CSV_QUOTE_NOT_CLOSED', this.#lines + 1)
    return last
  }

  #split(piece: string, isAll: boolean): CsvRecord[] {
    const text = this.#text + piece
    this.#text = text
    this.#lineBreak ??= lineBreakOf(text, isAll)
    const records: CsvRecord[] = []
    let start = 0
    let quote = text.indexOf('"')
    while (this.#lineBreak !== null) {
      const end = text.indexOf(this.#lineBreak, start)
      if (end < 0) break
      if (quote >= 0 && quote < start) quote = text.indexOf('"', start)
      const isPlain = quote < 0 || quote > end
      const read = isPlain
        ? { cells: this.#line(text, start, end).split(this.#separator), next: end + 1 }
        : this.#quoted(text, start)
      if (read === null) break
      this.#lines += 1
      start = read.next
      if (read.cells.length > 1 || read.cells[0]?.trim() !== '')
        records.push({ cells: read.cells, line: this.#lines })
    }
    this.#text = text.slice(start)
    if (this.#text.length > recordMaxLength) throw new CsvError('CSV_MAX_RECORD_SIZE', this.#lines + 1)
    return records
  }

  /** The line without the carriage return before its line feed. */
  #line(text: string, start: number, end: number) {
    return text.slice(start, text[end - 1] === '\r' && end > start ? end - 1 : end)
  }

  /** Reads a record with quotes; parts without quotes are split as a whole. Null until the record is complete. */
  #quoted(text: string, from: number): { cells: string[]; next: number } | null {
    const cells: string[] = []
    let breaks = 0
    for (let start = from; ; ) {
      const stop = text.indexOf(this.#lineBreak ?? '\n', start)
      if (stop < 0) return null
      const quote = text.indexOf('"', start)
      const isPlain = quote < 0 || quote > stop
      const plain = (isPlain ? this.#line(text, start, stop) : text.slice(start, quote)).split(
        this.#separator,
      )
      if (isPlain) {
        for (const cell of plain) cells.push(cell)
        this.#lines += breaks
        return { cells, next: stop + 1 }
      }
      const before = plain.pop()
      if (before?.trim() !== '') throw new CsvError('CSV_INVALID_OPENING_QUOTE', this.#lines + 1)
      for (const cell of plain) cells.push(cell)
      const read = this.#quotedCell(text, quote + 1)
      if (read === null) return null
      cells.push(read.cell)
      breaks += read.breaks
      start = read.end + 1
      if (text[read.end] === this.#separator) continue
      this.#lines += breaks
      return { cells, next: text[read.end] === this.#lineBreak ? start : start + 1 }
    }
  }

  /** Reads from after the opening quote to the separator or line break after the closing one. */
  #quotedCell(text: string, from: number) {
    let cell = ''
    for (let start = from; ; ) {
      const quote = text.indexOf('"', start)
      if (quote < 0) return null
      cell += text.slice(start, quote)
      if (text[quote + 1] === '"') {
        cell += '"'
        start = quote + 2
        continue
      }
      const end = blanksEnd(text, quote + 1, this.#separator)
      const after = text[end]
      if (after === undefined || (after === '\r' && text[end + 1] === undefined)) return null
      const isEnd =
        after === this.#separator || after === this.#lineBreak || (after === '\r' && text[end + 1] === '\n')
      if (!isEnd) throw new CsvError('CSV_INVALID_CLOSING_QUOTE', this.#lines + 1)
      const breaks = cell.includes(this.#lineBreak ?? '\n')
        ? cell.split(this.#lineBreak ?? '\n').length - 1
        : 0
      return { cell, end, breaks }
    }
  }
}

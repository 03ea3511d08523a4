import { t } from '@portal/domain/values/text'
import { readCamt } from '../../delivery/camt-reader.ts'
import type { Booking, Statement } from '../../delivery/camt-statement.ts'
import { type StatementFile, statementFilesIn } from '../../delivery/statement-files.ts'
import { ProblemError } from '../../http/problem.ts'
import { sha256Of } from '../../uploads/sha256.ts'
import { UnusableFile } from '../../uploads/unusable-file.ts'

/** A statement of an uploaded file. */
export type FiledStatement = Statement & { fileName: string; sha256: string }

/** More would take too much memory beside everything else that the process does. */
const bookingsMaximum = 100_000
const tooMany = t(
  'Auf einmal lassen sich höchstens 100.000 Buchungen übernehmen. Bitte laden Sie die Auszüge einzeln hoch.',
)

/** The statements of a file, none if all are in other currencies. Of several files the one that is wrong is named. */
async function statementsIn({ name, bytes }: StatementFile, isOneOfSeveral: boolean): Promise<Statement[]> {
  try {
    return await readCamt(bytes)
  } catch (error) {
    if (!isOneOfSeveral || !(error instanceof UnusableFile)) throw error
    throw new UnusableFile(`${name}: ${error.message}`, { cause: error.cause })
  }
}

/**
 * Reads the statements of an upload.
 * @throws ProblemError file-refused with the reason
 */
export async function filedStatements(name: string, bytes: Buffer): Promise<FiledStatement[]> {
  try {
    const statements: FiledStatement[] = []
    const files = await statementFilesIn(name, bytes)
    let bookings = 0
    for (const file of files) {
      const sha256 = sha256Of(file.bytes)
      const fileName = (file.name.split('/').at(-1) ?? file.name).slice(0, 200)
      for (const statement of await statementsIn(file, files.length > 1)) {
        bookings += statement.bookings.length
        if (bookings > bookingsMaximum) throw new UnusableFile(tooMany)
        statements.push({ ...statement, fileName, sha256 })
      }
    }
    if (statements.length === 0) throw new UnusableFile(t('Die Datei enthält keinen Kontoauszug in Euro.'))
    return statements
  } catch (error) {
    if (!(error instanceof UnusableFile)) throw error
    throw new ProblemError('file-refused', { title: error.message, cause: error.cause })
  }
}

/** A booking that people or rules decide about, with what makes it the same one in another statement. */
export type Identified = Booking & { identity: string; bankRef: string | null }

/** Credits and returns. */
export const isIncoming = ({ isCredit, isReversal }: Booking) => isCredit || isReversal
/** Transfers of the house. */
export const isOutgoing = (booking: Booking) => !isIncoming(booking)

/**
 * The wanted bookings of a statement, one after another, because all of a large statement would take too much memory. The reference of the bank identifies an entry of a day, because some banks use
 * it again later, unless it stands at several; without one the digest of its data and its position among equal ones do.
 */
export function* identified(
  { iban, bookings }: Statement,
  isWanted: (booking: Booking) => boolean,
): Generator<Identified> {
  const entriesOfRef = new Map<string, number>()
  for (const { bankRef, part } of bookings)
    if (bankRef && part <= 1) entriesOfRef.set(bankRef, (entriesOfRef.get(bankRef) ?? 0) + 1)
  const seen = new Map<string, number>()
  for (const booking of bookings) {
    if (!isWanted(booking)) continue
    const { bankRef, part, bookedOn, amountCents, isCredit, payer, payerIban } = booking
    if (bankRef && entriesOfRef.get(bankRef) === 1) {
      yield {
        ...booking,
        identity: `${iban} ${bookedOn} ${bankRef} ${part}`,
        bankRef: `${iban} ${bookedOn} ${bankRef}`,
      }
      continue
    }
    const { reference, endToEndId } = booking
    const digest = sha256Of(
      JSON.stringify([
        iban,
        bookedOn,
        amountCents,
        isCredit,
        part,
        payer,
        payerIban,
        reference,
        endToEndId,
        bankRef,
      ]),
    )
    const position = (seen.get(digest) ?? 0) + 1
    seen.set(digest, position)
    yield { ...booking, identity: `${iban} #${digest} ${position}`, bankRef: null }
  }
}

/** The bookings of a statement in pieces. */
export function* piecesOf<Item>(items: Iterable<Item>, size: number): Generator<Item[]> {
  let piece: Item[] = []
  for (const item of items) {
    piece.push(item)
    if (piece.length < size) continue
    yield piece
    piece = []
  }
  if (piece.length > 0) yield piece
}

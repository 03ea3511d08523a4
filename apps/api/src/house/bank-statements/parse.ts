import { readCamt } from '../../delivery/camt-reader.ts'
import type { Booking, Statement } from '../../delivery/camt-statement.ts'
import { statementFilesIn } from '../../delivery/statement-files.ts'
import { ProblemError } from '../../http/problem.ts'
import { sha256Of } from '../../uploads/sha256.ts'
import { UnusableFile } from '../../uploads/unusable-file.ts'

/** A statement of an uploaded file. */
export type FiledStatement = Statement & { fileName: string; sha256: string }

/**
 * Reads the statements of an upload.
 * @throws ProblemError file-refused with the reason
 */
export async function filedStatements(name: string, bytes: Buffer): Promise<FiledStatement[]> {
  try {
    const statements: FiledStatement[] = []
    for (const file of await statementFilesIn(name, bytes)) {
      const sha256 = sha256Of(file.bytes)
      const fileName = (file.name.split('/').at(-1) ?? file.name).slice(0, 200)
      for (const statement of await readCamt(file.bytes)) statements.push({ ...statement, fileName, sha256 })
    }
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
 * The wanted bookings of a statement. The reference of the bank identifies an entry of a day, because some banks use
 * it again later, unless it stands at several; without one the digest of its data and its position among equal ones do.
 */
export function identified(
  { iban, bookings }: Statement,
  isWanted: (booking: Booking) => boolean,
): Identified[] {
  const entriesOfRef = new Map<string, number>()
  for (const { bankRef, part } of bookings)
    if (bankRef && part <= 1) entriesOfRef.set(bankRef, (entriesOfRef.get(bankRef) ?? 0) + 1)
  const seen = new Map<string, number>()
  return bookings.filter(isWanted).map((booking) => {
    const { bankRef, part, bookedOn, amountCents, isCredit, payer, payerIban } = booking
    if (bankRef && entriesOfRef.get(bankRef) === 1)
      return {
        ...booking,
        identity: `${iban} ${bookedOn} ${bankRef} ${part}`,
        bankRef: `${iban} ${bookedOn} ${bankRef}`,
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
    return { ...booking, identity: `${iban} #${digest} ${position}`, bankRef: null }
  })
}

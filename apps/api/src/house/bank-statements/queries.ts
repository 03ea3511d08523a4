import type { BankStatementEntry } from '@portal/contract/house/bank-statements'
import { dayOfDate } from '@portal/domain/buyer/appointment'
import { maskedIban } from '@portal/domain/sale/iban-texts'
import type { Db } from '../../plugins/db.ts'
import { whoOf } from '../bank-entries/view.ts'

const person = { select: { firstName: true, lastName: true } } as const

/** The statements that were taken over, newest first. */
export async function bankStatements(db: Db, size: number, offset: number) {
  const [total, rows] = await Promise.all([
    db.bankStatement.count(),
    db.bankStatement.findMany({
      orderBy: [{ uploadedAt: 'desc' }, { day: 'desc' }],
      skip: offset,
      take: size,
      include: { uploadedBy: person },
    }),
  ])
  const entries: BankStatementEntry[] = rows.map(
    ({ id, fileName, iban, day, added, known, uploadedAt, uploadedBy }) => ({
      ...{ id, fileName, added, known },
      ...{
        maskedIban: maskedIban(iban),
        day: dayOfDate(day),
        at: uploadedAt.toISOString(),
        who: whoOf(uploadedBy),
      },
    }),
  )
  return { total, entries }
}

import type { PartnerKind } from '@portal/contract/accounts/registration'
import type { z } from 'zod'
import { ProblemError } from '../../http/problem.ts'
import type { Db } from '../../plugins/db.ts'

/**
 * The kind of partner a number belongs to. Requires the e-mail address on file, so that numbers cannot be found by
 * counting.
 * @throws ProblemError partnernumber-unknown
 */
export async function partnerKindOf(
  db: Db,
  number: string,
  email: string,
): Promise<z.infer<typeof PartnerKind>> {
  const partner = await db.partner.findFirst({
    where: { number, email: { equals: email, mode: 'insensitive' } },
  })
  if (!partner) throw new ProblemError('partnernumber-unknown')
  return partner.handelTyp === 'PRIVAT' ? 'PRIVAT' : 'HAENDLER'
}

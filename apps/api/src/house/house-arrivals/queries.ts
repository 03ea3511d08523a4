import type { ArrivalProof } from '@portal/contract/sale/arrival'
import type { Env } from '../../env.ts'
import type { Db } from '../../plugins/db.ts'
import { arrivalOf, arrivalRow } from '../../sale/arrival/queries.ts'
import { unknownPurchase } from '../../sale/hand-overs/queries.ts'

type Context = { db: Db; env: Env; now: Date }

/** The proof of arrival of a purchase, with its deposit. @throws ProblemError not-found */
export async function houseArrival({ db, env, now }: Context, publicId: string): Promise<ArrivalProof> {
  const row = await db.purchase.findUnique({ where: { publicId }, select: { id: true } })
  if (!row) throw unknownPurchase()
  return arrivalOf(await arrivalRow(db, row.id), env, now)
}

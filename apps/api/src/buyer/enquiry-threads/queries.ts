import type { EnquiryThread } from '@portal/contract/buyer/enquiry-threads'
import { ProblemError } from '../../http/problem.ts'
import type { Db } from '../../plugins/db.ts'
import { ownThread, ownThreadParts } from './view.ts'

/** @throws ProblemError not-found, also for an enquiry of somebody else */
export async function ownThreadOf(db: Db, accountId: number, publicId: string): Promise<EnquiryThread> {
  const row = await db.enquiry.findFirst({ where: { publicId, accountId }, include: ownThreadParts })
  if (!row) throw new ProblemError('not-found')
  return ownThread(row)
}

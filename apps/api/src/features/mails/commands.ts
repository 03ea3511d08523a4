import type { PrismaClient } from '../../../generated/prisma/client.ts'
import { ProblemError } from '../../http/problem.ts'
import { queueJob } from '../../plugins/jobs.ts'
import { audit } from '../audit/commands.ts'

/** Sends a mail again with the same Message-ID; a mail still in the queue is not queued twice. */
export async function sendAgain(db: PrismaClient, id: number, actorId: number, now: Date) {
  return db.$transaction(async (tx) => {
    const { count } = await tx.mail.updateMany({
      where: { id, state: { in: ['sent', 'failed'] } },
      data: { state: 'queued', lastError: null },
    })
    const mail = await tx.mail.findUnique({ where: { id } })
    if (!mail) throw new ProblemError('not-found')
    if (count === 0) return mail
    await queueJob(tx, 'send-mail', { mailId: id })
    await audit(tx, { actorId, action: 'mail-sent-again', subject: `mail:${id}`, at: now })
    return mail
  })
}

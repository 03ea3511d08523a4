import { buyersTurn, housesTurn } from '@portal/domain/sale/claim-states'
import type { PrismaClient } from '../../../generated/prisma/client.ts'
import type { Env } from '../../env.ts'
import { addEvent, lockedClaim, moveClaim } from './commands.ts'
import { queueLapsedMail, queueOverdueMail } from './mail.ts'

type Context = { db: PrismaClient; env: Env; now: Date }

/** Tells the sales office that it has not answered a claim in time. */
const escalate = ({ db, env, now }: Context, publicId: string) =>
  db.$transaction(async (tx) => {
    const claim = await lockedClaim(tx, { publicId })
    const { count } = await tx.claim.updateMany({
      where: { id: claim.id, state: { in: [...housesTurn] }, dueAt: { lt: now }, escalatedAt: null },
      data: { escalatedAt: now },
    })
    if (count === 0 || claim.dueAt === null) return
    await queueOverdueMail(tx, env, claim, claim.dueAt)
    await addEvent(tx, claim, { kind: 'log', authorId: null, event: 'overdue', text: '' }, now)
  })

/** Closes a claim whose company has not answered in time. */
const lapse = ({ db, env, now }: Context, publicId: string) =>
  db.$transaction(async (tx) => {
    const claim = await lockedClaim(tx, { publicId })
    if (claim.state !== 'question' && claim.state !== 'offered') return
    if (claim.dueAt === null || claim.dueAt >= now) return
    const event = { kind: 'system', authorId: null, event: 'lapsed', text: '' } as const
    await moveClaim(tx, env, claim, { side: 'clock', to: 'lapsed', event, now, data: { amount: null } })
    await queueLapsedMail(tx, env, claim, now)
  })

/** What follows from deadlines that have passed; each once, however many workers run it. */
export async function endClaimPeriods(context: Context) {
  const { db, now } = context
  const passed = (states: readonly string[]) => ({ state: { in: [...states] }, dueAt: { lt: now } })
  const columns = { select: { publicId: true } } as const
  const late = await db.claim.findMany({ where: { ...passed(housesTurn), escalatedAt: null }, ...columns })
  for (const { publicId } of late) await escalate(context, publicId)
  const unanswered = await db.claim.findMany({ where: passed(buyersTurn), ...columns })
  for (const { publicId } of unanswered) await lapse(context, publicId)
}

import type { PrismaClient } from '../../../generated/prisma/client.ts'
import { actedBy, audit, bySystem } from '../../audit/audit.ts'
import type { Env } from '../../env.ts'
import { settleReservation } from './commands.ts'

type Context = { db: PrismaClient; env: Env; now: Date }

/**
 * Ends the reservations above a limit that nobody has approved in time; each once, however many workers run it.
 * @returns how many ended
 */
export async function expireReservationApprovals({ db, env, now }: Context): Promise<number> {
  const late = await db.reservationApproval.findMany({
    where: { state: 'asked', expiresAt: { lte: now } },
    select: { id: true },
  })
  let ended = 0
  for (const { id } of late)
    await db.$transaction(async (tx) => {
      const gwnummer = await settleReservation(tx, id, 'expired', { env, now, actorId: null })
      if (!gwnummer) {
        // The reservation itself has ended meanwhile, or the vehicle was sold.
        await tx.reservationApproval.updateMany({
          where: { id, state: 'asked' },
          data: { state: 'expired', decidedAt: now },
        })
        return
      }
      const subject = `vehicle:${gwnummer}` as const
      await audit(tx, { ...actedBy(bySystem(now)), subject, action: 'reservation-approval-expired' })
      ended += 1
    })
  return ended
}

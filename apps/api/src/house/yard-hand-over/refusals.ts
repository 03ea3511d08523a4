import type { NewRefusal } from '@portal/contract/house/yard-hand-over'
import { codeIn } from '@portal/domain/sale/pick-up'
import { refusalReasons } from '@portal/domain/sale/refusals'
import { t } from '@portal/domain/values/text'
import { actedBy, audit } from '../../audit/audit.ts'
import { ProblemError } from '../../http/problem.ts'
import type { CommandContext } from '../../plugins/access.ts'
import type { Db } from '../../plugins/db.ts'
import { byPin, byToken, momentOf } from './commands.ts'
import { queueRefusalMails } from './mail.ts'
import { passColumns } from './queries.ts'

/** The newest pass of a vehicle, whatever has become of it. */
const byVehicle = (db: Db, gwnummer: string) =>
  db.pickUpPass.findFirst({
    where: { purchase: { gwnummer } },
    orderBy: { id: 'desc' },
    select: passColumns,
  })

/**
 * The pass a refusal is about. The vehicle is preferred to the PIN, which may belong to another pass by now.
 * @throws ProblemError pass-unknown, validation-failed (code), too-many-attempts
 */
async function refusedPass(context: CommandContext, { code, gwnummer }: NewRefusal) {
  const { db } = context
  const text = code === null ? '' : codeIn(code)
  const pass =
    (await byToken(db, text)) ??
    (gwnummer === null ? (code === null ? null : await byPin(context, text)) : await byVehicle(db, gwnummer))
  if (!pass) throw new ProblemError('pass-unknown', { title: t('Dazu gibt es keinen Abholausweis.') })
  return pass
}

/** A refusal this device has sent before; null for a new one. @throws ProblemError idempotency-mismatch */
async function sentBefore(db: Db, { id, reason }: NewRefusal) {
  const known = await db.handOverRefusal.findUnique({
    where: { id },
    select: { at: true, reason: true, pass: { select: { purchase: { select: { gwnummer: true } } } } },
  })
  if (known && known.reason !== reason) throw new ProblemError('idempotency-mismatch')
  return known && { gwnummer: known.pass.purchase.gwnummer, at: known.at.toISOString() }
}

/**
 * Records why a vehicle was not handed over, with mail to the buyer and the office. The pass stays valid. Sending the same
 * refusal again changes nothing.
 * @throws ProblemError as `refusedPass`, idempotency-mismatch, validation-failed (recordedAt)
 */
export async function refuseHandOver(context: CommandContext, refusal: NewRefusal) {
  const { db, env, now, actorId } = context
  const known = await sentBefore(db, refusal)
  if (known) return known
  const at = momentOf(refusal, now)
  const { id: passId, purchase } = await refusedPass(context, refusal)
  const { id, reason, text } = refusal
  const isNew = await db.$transaction(async (tx) => {
    const { count } = await tx.handOverRefusal.createMany({
      data: [{ id, passId, at, actorId, reason, text }],
      skipDuplicates: true,
    })
    if (count === 0) return false
    await queueRefusalMails(tx, env, purchase, { at, reason, text })
    const subject = `purchase:${purchase.publicId}` as const
    const details = { reason: refusalReasons[reason] }
    await audit(tx, { ...actedBy(context), action: 'hand-over-refused', subject, details })
    return true
  })
  const stored = isNew ? null : await sentBefore(db, refusal)
  return stored ?? { gwnummer: purchase.gwnummer, at: at.toISOString() }
}

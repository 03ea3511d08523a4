import { dayMs } from '@portal/domain/values/durations'
import type { PrismaClient } from '../../../generated/prisma/client.ts'
import { addressesOf } from '../../buyer/purchases/queries.ts'
import type { Env } from '../../env.ts'
import { queueMail } from '../../mail/mail.ts'
import type { Transaction } from '../../plugins/db.ts'
import { withoutArrivalProof } from '../hand-overs/where.ts'
import { missingProofLetter, unprovenLetter } from './mail.ts'
import { arrivalOf, arrivalRow } from './queries.ts'

type Context = { db: PrismaClient; env: Env; now: Date }

const daysSince = (day: string, now: Date) => Math.floor((now.getTime() - Date.parse(day)) / dayMs)

/** Sends the newest step that has come. */
async function remind(tx: Transaction, { env, now }: Context, purchaseId: number): Promise<boolean> {
  await tx.$executeRaw`SELECT 1 FROM purchase WHERE id = ${purchaseId} FOR UPDATE`
  const purchase = await arrivalRow(tx, purchaseId)
  const { state, need, dueOn, collectedOn } = arrivalOf(purchase, env, now)
  if (state !== 'late' || need === null || dueOn === null || collectedOn === null) return false
  const steps = daysSince(collectedOn, now) > env.ARRIVAL_OFFICE_DAYS ? [1, 2] : [1]
  const step = steps.at(-1) ?? 1
  if (await tx.arrivalReminder.findUnique({ where: { purchaseId_step: { purchaseId, step } } })) return false
  await tx.arrivalReminder.createMany({
    data: steps.map((one) => ({ purchaseId, step: one, at: now })),
    skipDuplicates: true,
  })
  if (step === 2) {
    const { partner_number } = purchase
    const dealer = await tx.dealer.findUnique({ where: { partner_number }, select: { company_name: true } })
    await queueMail(tx, unprovenLetter(env, purchase, dealer?.company_name ?? null))
  } else
    for (const address of await addressesOf(tx, purchase))
      await queueMail(tx, missingProofLetter(env, address, purchase, { need, dueOn }))
  return true
}

/**
 * Reminds companies of missing proofs of arrival, and the office of those missing in spite of it; each once for a
 * purchase, however often and by however many workers this runs.
 * @returns the number of purchases reminded of
 */
export async function remindOfArrivals(context: Context): Promise<number> {
  const { db } = context
  const purchases = await db.purchase.findMany({
    where: {
      ...withoutArrivalProof,
      handOver: 'collected',
      arrivalReminders: { none: { step: 2 } },
    },
    orderBy: { id: 'asc' },
    select: { id: true },
  })
  let reminded = 0
  for (const { id } of purchases) if (await db.$transaction((tx) => remind(tx, context, id))) reminded += 1
  return reminded
}

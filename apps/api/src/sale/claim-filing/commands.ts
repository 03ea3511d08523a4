import { randomUUID } from 'node:crypto'
import type { NewClaim } from '@portal/contract/sale/claims'
import { dateOfDay, dayOfDate, today } from '@portal/domain/buyer/appointment'
import { newClock } from '@portal/domain/sale/claim-clock'
import { claimsMaximum } from '@portal/domain/sale/claim-items'
import { claimPeriodText } from '@portal/domain/sale/claim-period'
import { kmRemark } from '@portal/domain/sale/claim-warnings'
import { minuteMs } from '@portal/domain/values/durations'
import { t } from '@portal/domain/values/text'
import { z } from 'zod'
import type { Prisma } from '../../../generated/prisma/client.ts'
import { digestOf, repetitionMinutes } from '../../buyer/enquiries/commands.ts'
import { pricedColumns } from '../../buyer/sale-terms/view.ts'
import { invalidField, ProblemError } from '../../http/problem.ts'
import type { CommandContext } from '../../plugins/access.ts'
import { lockByName, type Transaction } from '../../plugins/db.ts'
import {
  type BuyersContext,
  clockRules,
  record,
  storedClock,
  takePhotos,
  tellClaim,
} from '../claims/commands.ts'
import { mailedParts, queueFiledMails } from '../claims/mail.ts'
import { checkWanted } from '../claims/parse.ts'
import { collectionColumns, knownKm, periodOf } from '../claims/queries.ts'
import { ownPurchaseId } from '../purchase/queries.ts'

const StoredDamages = z.array(z.object({ id: z.string(), panel: z.string() })).nullable()

/** The places of the damages in the condition at the sale, by their ids. */
async function soldDamages(tx: Transaction, gwnummer: string, version: number | null) {
  if (version === null) return new Map<string, string>()
  const row = await tx.conditionVersion.findFirst({
    where: { vehicle: { gwnummer }, version },
    select: { damages: true },
  })
  const damages = StoredDamages.parse(row?.damages ?? null)
  return new Map((damages ?? []).map(({ id, panel }) => [id, panel]))
}

const filedColumns = {
  ...{ id: true, gwnummer: true, conditionVersion: true },
  ...pricedColumns,
  ...collectionColumns,
  _count: { select: { claims: true } },
} as const satisfies Prisma.PurchaseSelect
type Filed = Prisma.PurchaseGetPayload<{ select: typeof filedColumns }>

/** @throws ProblemError claim-not-open */
async function checkPeriod(purchase: Filed, context: CommandContext) {
  const title = claimPeriodText(await periodOf(purchase, context))
  if (title !== null) throw new ProblemError('claim-not-open', { title })
  if (purchase._count.claims >= claimsMaximum)
    throw new ProblemError('claim-not-open', {
      title: t`Zu diesem Kauf gibt es schon ${claimsMaximum} Reklamationen. Bitte anrufen.`,
    })
}

/** @throws ProblemError validation-failed (km, wanted) */
async function checkFigures(tx: Transaction, purchase: Filed, claim: NewClaim) {
  const { km, isKmConfirmed, wanted } = claim
  const remark = kmRemark(km, await knownKm(tx, purchase))
  if (remark && !isKmConfirmed) throw invalidField('km', remark)
  checkWanted(wanted, purchase)
}

/** Whether the same caller has filed it before: under the same key, or without one within ten minutes. */
async function isRepeated(tx: Transaction, key: string | null, payloadHash: string, now: Date) {
  if (key !== null) {
    const same = await tx.claim.findUnique({ where: { idempotencyKey: key } })
    if (same && same.payloadHash !== payloadHash) throw new ProblemError('idempotency-mismatch')
    return same !== null
  }
  const since = new Date(now.getTime() - repetitionMinutes * minuteMs)
  return (await tx.claim.count({ where: { payloadHash, createdAt: { gt: since } } })) > 0
}

/**
 * Files a claim with its mails. A repetition files nothing.
 * @throws ProblemError not-found, forbidden, claim-not-open, validation-failed, idempotency-mismatch
 */
export async function fileClaim(
  context: BuyersContext,
  publicId: string,
  claim: NewClaim,
  sentKey: string | undefined,
) {
  const { db, env, now, actorId, account } = context
  await db.$transaction(async (tx) => {
    const purchaseId = await ownPurchaseId(tx, account, publicId, 'claim')
    await lockByName(tx, `claims of ${purchaseId}`)
    const payloadHash = digestOf(actorId, purchaseId, claim)
    const key = sentKey === undefined ? null : digestOf(actorId, purchaseId, sentKey)
    if (await isRepeated(tx, key, payloadHash, now)) return
    const purchase = await tx.purchase.findUniqueOrThrow({ where: { id: purchaseId }, select: filedColumns })
    await checkPeriod(purchase, context)
    await checkFigures(tx, purchase, claim)
    const damages = await soldDamages(tx, purchase.gwnummer, purchase.conditionVersion)
    const clock = storedClock(newClock(await clockRules(env, now)), null)
    const { km, wanted } = claim
    const { id: claimId } = await tx.claim.create({
      data: {
        ...{ purchaseId, filedById: actorId, km, wanted, payloadHash, createdAt: now, ...clock },
        idempotencyKey: key ?? randomUUID(),
        events: {
          create: {
            kind: 'system',
            authorId: actorId,
            ...{ event: 'filed', text: '' },
            state: 'filed',
            createdAt: now,
          },
        },
      },
      select: { id: true },
    })
    for (const [index, { photos: ids, since, ...item }] of claim.items.entries()) {
      const panel = item.damageId === null ? item.panel : (damages.get(item.damageId) ?? null)
      if (item.damageId !== null && panel === null)
        throw invalidField(`items.${index}.damageId`, t('Diesen Schaden gab es beim Kauf nicht.'))
      if (since !== null && since > today(now))
        throw invalidField(`items.${index}.since`, t('Der Tag liegt in der Zukunft.'))
      if (since !== null && since < dayOfDate(purchase.puchasesDate))
        throw invalidField(`items.${index}.since`, t('Der Tag liegt vor dem Kauf.'))
      const { id: itemId } = await tx.claimItem.create({
        data: { ...item, panel, claimId, since: since === null ? null : dateOfDay(since) },
        select: { id: true },
      })
      const taken = { purchaseId, ids, accountId: actorId, path: `items.${index}.photos` }
      await takePhotos(tx, taken, { claimId, itemId })
    }
    const filed = await tx.claim.findUniqueOrThrow({ where: { id: claimId }, include: mailedParts })
    await queueFiledMails(tx, env, filed, now)
    await tellClaim(tx, filed, 'filed', now)
    await record(tx, context, 'claim-filed', filed.publicId)
  })
}

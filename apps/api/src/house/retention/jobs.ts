import { webhookLogDays } from '@portal/domain/accounts/webhooks'
import { dayMs, hourMs } from '@portal/domain/values/durations'
import type { Disk } from 'flydrive'
import type { PrismaClient } from '../../../generated/prisma/client.ts'
import { eraseAccounts } from '../../accounts/account/commands.ts'
import { bySystem } from '../../audit/audit.ts'
import { matchedGeneration } from '../../search/notifications/jobs.ts'
import { stockGenerationOf } from '../../search/notifications/queries.ts'
import { recordRun } from './commands.ts'

/** Retention periods in days (section 20 PAuswG, Art. 5 GDPR; docs/operations.md). */
const days = {
  papersAfterDecision: 30,
  papersWithoutDecision: 90,
  refusedAccount: 30,
  unverifiedAccount: 30,
  enquiry: 365,
  unconfirmedNotification: 30,
  cancelledNotification: 365,
  mail: 30,
  pushMessage: 1,
  token: 90,
  session: 31,
  device: 400,
  consent: 3 * 365,
  apiKey: 365,
  stockJobPreview: 7,
  unsentClaimPhoto: 7,
  run: 365,
  vatAnswer: 10 * 366,
  dealerImport: 14,
  collector: 30,
  openInboundMail: 30,
  webhook: webhookLogDays,
}

/** The number of kept generations of stock changes; an index further behind reloads the whole stock. */
const stockGenerationsKept = 50

type Context = { db: PrismaClient; disk: Disk; now: Date }

const daysBefore = (now: Date, count: number) => new Date(now.getTime() - count * dayMs)

/** Deletes rows first, then the bytes. Bytes left behind by a crash have no row and are deleted by the next sweep. */
async function erasePapers({ db, disk, now }: Context) {
  const decided = daysBefore(now, days.papersAfterDecision)
  const undecided = daysBefore(now, days.papersWithoutDecision)
  const papers = await db.dealerDocument.findMany({
    where: {
      OR: [
        { dealer: { decidedAt: { lt: decided } }, createdAt: { lt: decided } },
        { dealer: { decidedAt: null }, createdAt: { lt: undecided } },
      ],
    },
    select: { id: true, storageKey: true },
  })
  await db.dealerDocument.deleteMany({ where: { id: { in: papers.map(({ id }) => id) } } })
  for (const { storageKey } of papers) await disk.delete(storageKey)
  return papers.length
}

async function eraseAbandonedAccounts({ db, disk, now }: Context) {
  const unverified = daysBefore(now, days.unverifiedAccount)
  const accounts = await db.account.findMany({
    where: {
      activated: false,
      authorities: { has: 'ROLE_AE_INACTIVE_ACCOUNT' },
      OR: [
        {
          emailVerifiedAt: null,
          createdAt: { lt: unverified },
          // The house may have changed the address since.
          tokens: { none: { purpose: 'verify-email', createdAt: { gte: unverified } } },
          OR: [
            { dealer: null },
            { dealer: { reviewState: { notIn: ['approved', 'deactivated', 'closed'] } } },
          ],
        },
        { dealer: { reviewState: 'refused', decidedAt: { lt: daysBefore(now, days.refusedAccount) } } },
      ],
    },
    select: { id: true, dealer: { select: { documents: { select: { storageKey: true } } } } },
  })
  const ids = accounts.map(({ id }) => id)
  await db.$transaction((tx) => eraseAccounts(tx, ids, bySystem(now)))
  for (const { dealer } of accounts)
    for (const { storageKey } of dealer?.documents ?? []) await disk.delete(storageKey)
  return accounts.length
}

/** Those files of the paper store to which no row refers. */
async function unusedOf(db: PrismaClient, keys: readonly string[]): Promise<string[]> {
  const rows = await db.$queryRaw<{ key: string }[]>`
    SELECT unnest(${keys}::text[]) AS key EXCEPT (
      SELECT storage_key FROM dealer_document UNION ALL SELECT storage_key FROM purchase_paper
      UNION ALL SELECT storage_key FROM invoice_file UNION ALL SELECT xml_key FROM invoice_file
      UNION ALL SELECT storage_key FROM claim_photo UNION ALL SELECT storage_key FROM carrier_paper
      UNION ALL SELECT storage_key FROM inbound_file UNION ALL SELECT storage_key FROM dealer_import)`
  return rows.map(({ key }) => key)
}

/** Deletes files of the paper store without a row that are older than an hour, left by an aborted upload or a crash. */
async function sweepPapers({ db, disk, now }: Context) {
  let swept = 0
  let paginationToken: string | undefined
  do {
    const page = await disk.listAll('', { recursive: true, paginationToken })
    paginationToken = page.paginationToken
    const keys = [...page.objects].flatMap((file) => (file.isFile ? file.key : []))
    for (const key of await unusedOf(db, keys)) {
      const { lastModified } = await disk.getMetaData(key)
      if (now.getTime() - lastModified.getTime() < hourMs) continue
      await disk.delete(key)
      swept += 1
    }
  } while (paginationToken)
  return swept
}

/**
 * Deletes who collected or was to collect a vehicle, some days after the pass ended or its day, or after the vehicle was
 * collected without it.
 */
async function eraseCollectors({ db, now }: Context) {
  const before = { lt: daysBefore(now, days.collector) }
  const { count } = await db.pickUpPass.updateMany({
    where: {
      name: { not: null },
      OR: [
        { endedAt: before },
        { appointmentAt: before },
        { purchase: { handOver: 'collected', updatedAt: before } },
      ],
    },
    data: { name: null, firm: null, plate: null, salt: null, pinHash: null },
  })
  // What the yard wrote may name the person who came.
  await db.handOverRefusal.updateMany({ where: { text: { not: null }, at: before }, data: { text: null } })
  return count
}

/** Generations not yet processed by the search notifications are kept regardless of age. */
async function eraseOldStockChanges(db: PrismaClient) {
  const generation = await stockGenerationOf(db)
  const newest = Math.min(generation - stockGenerationsKept, await matchedGeneration(db))
  await db.stockChange.deleteMany({ where: { generation: { lte: newest } } })
}

/**
 * Deletes expired data: identity papers, abandoned accounts, old enquiries and mails, unconfirmed or cancelled search
 * notifications, names of collectors, ended sessions and API keys, counters, abandoned previews, and stock changes every
 * instance has processed. It may be repeated. The numbers are recorded as a run.
 * @returns how many of each kind were deleted
 */
export async function eraseExpiredData(context: Context) {
  const { db, now } = context
  const before = (count: number) => daysBefore(now, count)
  const papers = await erasePapers(context)
  const accounts = await eraseAbandonedAccounts(context)
  const { count: dealerImports } = await db.dealerImport.deleteMany({
    where: { state: { in: ['columns', 'checked'] }, changedAt: { lt: before(days.dealerImport) } },
  })
  await db.dealerImportRow.deleteMany({ where: { import: { changedAt: { lt: before(days.dealerImport) } } } })
  await db.claimPhoto.deleteMany({
    where: { claimId: null, createdAt: { lt: before(days.unsentClaimPhoto) } },
  })
  const collectors = await eraseCollectors(context)
  const { count: inboundMails } = await db.inboundMail.deleteMany({
    where: {
      OR: [
        { state: { not: 'assigned' }, receivedAt: { lt: before(days.openInboundMail) } },
        { receivedAt: { lt: before(days.enquiry) } },
      ],
    },
  })
  const files = await sweepPapers(context)
  const { count: enquiries } = await db.enquiry.deleteMany({
    where: { createdAt: { lt: before(days.enquiry) } },
  })
  const { count: notifications } = await db.searchNotification.deleteMany({
    where: {
      OR: [
        { state: 'unconfirmed', createdAt: { lt: before(days.unconfirmedNotification) } },
        { state: 'cancelled', cancelledAt: { lt: before(days.cancelledNotification) } },
      ],
    },
  })
  const { count: mails } = await db.mail.deleteMany({
    where: { state: { not: 'queued' }, createdAt: { lt: before(days.mail) } },
  })
  const { count: pushMessages } = await db.pushMessage.deleteMany({
    where: { createdAt: { lt: before(days.pushMessage) } },
  })
  const { count: webhooks } = await db.webhookDelivery.deleteMany({
    where: { createdAt: { lt: before(days.webhook) } },
  })
  const { count: tokens } = await db.accountToken.deleteMany({
    where: { expiresAt: { lt: before(days.token) } },
  })
  const { count: sessions } = await db.session.deleteMany({
    where: {
      OR: [{ lastSeenAt: { lt: before(days.session) } }, { remembered: false, createdAt: { lt: before(1) } }],
    },
  })
  const { count: devices } = await db.knownDevice.deleteMany({
    where: { lastSeenAt: { lt: before(days.device) } },
  })
  await db.repeatableCall.deleteMany({ where: { createdAt: { lt: before(1) } } })
  const ended = before(days.apiKey)
  const { count: apiKeys } = await db.apiKey.deleteMany({
    where: { OR: [{ revokedAt: { lt: ended } }, { expiresAt: { lt: ended } }] },
  })
  const { count: consents } = await db.consentRecord.deleteMany({
    where: { at: { lt: before(days.consent) } },
  })
  await db.removedWatch.deleteMany({ where: { removedAt: { lt: new Date(now.getTime() - hourMs) } } })
  const { count: previews } = await db.stockJob.deleteMany({
    where: { state: 'preview', createdAt: { lt: before(days.stockJobPreview) } },
  })
  const { count: vatAnswers } = await db.vatAnswer.deleteMany({
    where: { at: { lt: before(days.vatAnswer) } },
  })
  const { count: runs } = await db.retentionRun.deleteMany({ where: { at: { lt: before(days.run) } } })
  await db.attemptCounter.deleteMany({ where: { expiresAt: { lt: now } } })
  await eraseOldStockChanges(db)
  const counts = {
    papers,
    accounts,
    files,
    enquiries,
    notifications,
    mails,
    pushMessages,
    webhooks,
    tokens,
    sessions,
    devices,
    apiKeys,
    consents,
    previews,
    runs,
    dealerImports,
    collectors,
    vatAnswers,
    inboundMails,
  }
  await recordRun(db, counts, now)
  return counts
}

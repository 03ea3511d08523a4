import { Account, type OwnSession, type SecondFactor } from '@portal/contract/accounts/account'
import { isHouse } from '@portal/domain/accounts/roles'
import { hasAgreedToTerms } from '@portal/domain/accounts/terms'
import { isForDealers } from '@portal/domain/vehicles/price-tier'
import type { Prisma } from '../../../generated/prisma/client.ts'
import { askersMessages } from '../../buyer/enquiry-threads/view.ts'
import type { Env } from '../../env.ts'
import { buyerColumns, type SignedIn, storedTierOf, viewerColumns } from '../../plugins/access.ts'
import type { Db } from '../../plugins/db.ts'
import { isExpired } from '../../plugins/session-lifetime.ts'

/** The account in the shape of the specification (section 3), with the rights of its session. */
export async function signedInAccount(
  db: Db,
  { id, activated, authorities, company, buysNet }: SignedIn,
): Promise<Account> {
  const account = await db.account.findUniqueOrThrow({
    where: { id },
    omit: { passwordHash: true, totpSecret: true },
  })
  const { langKey, hasSingleKeys, hasPurchaseMails, ...facts } = account
  return Account.parse({
    ...facts,
    activated,
    authorities,
    ...(langKey !== 'de' && { langKey }),
    ...(!hasSingleKeys && { hasSingleKeys }),
    ...(!hasPurchaseMails && { hasPurchaseMails }),
    ...(buysNet && { buysNet }),
    lastPasswordChange: account.lastPasswordChange.toISOString(),
    ...(company && company.id !== id && { companyId: company.id }),
  })
}

/** The operator can switch the second factor off for the house only. */
export const offersSecondFactor = (env: Env, account: Pick<SignedIn, 'authorities'>) =>
  env.ADMIN_TOTP !== 'off' || !isHouse(account)

/** The state of an account's second factor, and whether the portal requires or offers one. */
export async function secondFactorOf(
  db: Db,
  env: Env,
  { id, authorities, needsSecondFactor }: SignedIn,
): Promise<SecondFactor> {
  const { totpSecret, totpConfirmedAt, _count } = await db.account.findUniqueOrThrow({
    where: { id },
    select: { totpSecret: true, totpConfirmedAt: true, _count: { select: { recoveryCodes: true } } },
  })
  const state = totpSecret === null ? 'off' : totpConfirmedAt === null ? 'pending' : 'active'
  return {
    state,
    required: needsSecondFactor,
    available: offersSecondFactor(env, { authorities }),
    recoveryCodesLeft: _count.recoveryCodes,
  }
}

/** The logins of an account that have not ended, the login of the request first, then by last use. */
export async function sessionsOf(
  db: Db,
  { id: accountId, authorities }: SignedIn,
  currentHash: string | undefined,
  now: Date,
): Promise<OwnSession[]> {
  const rows = await db.session.findMany({
    where: { accountId },
    orderBy: [{ lastSeenAt: 'desc' }, { id: 'desc' }],
    select: {
      ...{ id: true, tokenHash: true, deviceName: true },
      ...{ createdAt: true, lastSeenAt: true, remembered: true },
    },
  })
  return rows
    .filter((session) => !isExpired({ ...session, authorities }, now))
    .map(({ tokenHash, createdAt, lastSeenAt, ...session }) => ({
      ...session,
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
      isCurrent: tokenHash === currentHash,
    }))
    .toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent))
}

const refundsOfPurchase = {
  where: { undoneAt: null },
  select: { amountCents: true, paidOn: true },
} as const
const invoiceColumns = { number: true, kind: true, issuedOn: true, dueOn: true, grossCents: true } as const

const recordColumns = { at: true, mileage: true, keys: true, papers: true } as const
const refusalColumns = { at: true, reason: true, text: true } as const
const paperColumns = { kind: true, name: true, createdAt: true } as const

const added = { datecreated: true, mailOnChange: true } as const
const calculation = { preparation: true, transport: true, salePrice: true } as const

/**
 * What a person itself has written on watchlists: the entries it added, and its notes and calculations that nobody has
 * replaced since. Colleagues write on the same list, so nothing else of it belongs to the person. Dealer prices at the
 * time of adding are selected only while the person may see them and works for the company that has the list.
 */
async function ownWatches(db: Db, env: Env, id: number) {
  const person = await db.account.findUniqueOrThrow({
    where: { id },
    select: {
      ...viewerColumns,
      memberships: { where: { role: { not: 'accountant' } }, select: { dealerId: true, ...buyerColumns } },
    },
  })
  const lists = [id, ...person.memberships.map(({ dealerId }) => dealerId)]
  const isAdded: Prisma.WatchWhereInput = { OR: [{ addedById: id }, { addedById: null, accountId: id }] }
  const select = { id: true, fahrzeugid: true }
  const [entries, prices, notes, calculations] = await Promise.all([
    db.watch.findMany({ where: isAdded, select: { ...select, ...added } }),
    isForDealers(storedTierOf(person, env))
      ? db.watch.findMany({
          where: { ...isAdded, accountId: { in: lists } },
          select: { ...select, markedPrice: true },
        })
      : [],
    db.watch.findMany({ where: { noteById: id }, select: { ...select, note: true } }),
    db.watch.findMany({ where: { calculatedById: id }, select: { ...select, ...calculation } }),
  ])
  const watches = new Map<number, object>()
  for (const { id: watch, ...facts } of [entries, prices, notes, calculations].flat())
    watches.set(watch, { ...watches.get(watch), ...facts })
  return [...watches.values()]
}

/**
 * All stored data about a person (Art. 15 GDPR), without hashes, secrets and file contents; dealer prices only by the
 * person's present rights.
 * @returns plain JSON: dates and decimals as texts
 */
export async function ownDataOf(db: Db, env: Env, id: number): Promise<Record<string, unknown>> {
  const account = await db.account.findUniqueOrThrow({
    where: { id },
    omit: {
      passwordHash: true,
      totpSecret: true,
      totpLastStep: true,
      dismissedRevision: true,
      activityRevision: true,
    },
    include: {
      dealer: {
        include: {
          documents: { omit: { storageKey: true, sha256: true } },
          vatId: { select: { vatId: true, state: true, stateAt: true } },
          vatAnswers: {
            select: { at: true, vatId: true, service: true, asked: true, outcome: true, requestId: true },
          },
        },
      },
      sessions: { omit: { id: true, tokenHash: true, deviceHash: true } },
      passkeys: {
        select: { name: true, deviceType: true, backedUp: true, createdAt: true, lastUsedAt: true },
      },
      memberships: { omit: { accountId: true } },
      watchGroups: true,
      dismissedCars: { omit: { accountId: true } },
      savedSearches: true,
      notifications: { omit: { tokenHash: true, confirmTokenHash: true, salt: true } },
      pushDevices: { select: { name: true, createdAt: true, lastSentAt: true } },
      appointmentFeed: { select: { createdAt: true } },
      pickUpPasses: {
        omit: { id: true, madeById: true, salt: true, tokenHash: true, pinHash: true },
        include: { refusals: { select: refusalColumns }, record: { select: recordColumns } },
      },
      handOverRecords: { select: recordColumns },
      handOverRefusals: { select: refusalColumns },
      apiKeys: {
        select: {
          ...{ name: true, lastFour: true, scopes: true, createdAt: true },
          ...{ expiresAt: true, lastUsedAt: true, revokedAt: true },
        },
      },
      enquiries: {
        omit: {
          id: true,
          idempotencyKey: true,
          payloadHash: true,
          holderId: true,
          version: true,
          calendarSequence: true,
        },
        include: { messages: askersMessages },
      },
      claims: {
        select: {
          ...{ state: true, km: true, wanted: true, amount: true, reason: true, createdAt: true },
          items: { select: { area: true, panel: true, description: true, since: true } },
          events: {
            where: { kind: { in: ['buyer', 'house', 'system'] } },
            orderBy: { id: 'asc' },
            select: { kind: true, event: true, text: true, amount: true, createdAt: true },
          },
          purchase: { select: { gwnummer: true } },
        },
      },
      claimEvents: {
        orderBy: { id: 'asc' },
        select: {
          ...{ kind: true, text: true, amount: true, createdAt: true },
          claim: { select: { purchase: { select: { gwnummer: true } } } },
        },
      },
      claimPhotos: { select: { bytes: true, createdAt: true } },
    },
  })
  const devices = await db.knownDevice.findMany({ where: { accountId: id }, omit: { tokenHash: true } })
  const mails = await db.mail.findMany({
    where: { recipient: account.email },
    orderBy: { id: 'asc' },
    select: { template: true, subject: true, createdAt: true, sentAt: true },
  })
  const watches = await ownWatches(db, env, id)
  const partner_number = account.dealer?.partner_number
  const mayRead = account.activated && hasAgreedToTerms(account, env.TERMS_VERSION)
  const purchases = partner_number
    ? await db.purchase.findMany({
        where: { partner_number },
        omit: { price: !mayRead },
        ...(mayRead && {
          include: {
            ...{ invoices: { select: invoiceColumns }, refunds: refundsOfPurchase },
            papers: { select: paperColumns },
          },
        }),
      })
    : []
  return JSON.parse(JSON.stringify({ account, watches, devices, mails, purchases }))
}

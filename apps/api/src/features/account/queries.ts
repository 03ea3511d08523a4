import { Account, type LastVisit, type SecondFactor } from '@portal/contract/account'
import type { Env } from '../../env.ts'
import type { SignedIn } from '../../plugins/access.ts'
import type { Db } from '../../plugins/db.ts'
import { askersMessages } from '../enquiry-threads/view.ts'

/** The account in the shape of the specification (section 3), with the rights of its session. */
export async function signedInAccount(
  db: Db,
  { id, activated, authorities, company }: SignedIn,
): Promise<Account> {
  const account = await db.account.findUniqueOrThrow({
    where: { id },
    omit: { passwordHash: true, totpSecret: true },
  })
  const { hasSingleKeys, hasPurchaseMails, ...facts } = account
  return Account.parse({
    ...facts,
    activated,
    authorities,
    ...(!hasSingleKeys && { hasSingleKeys }),
    ...(!hasPurchaseMails && { hasPurchaseMails }),
    lastPasswordChange: account.lastPasswordChange.toISOString(),
    ...(company && company.id !== id && { companyId: company.id }),
  })
}

/** When the account's visit before the current one ended. */
export async function lastVisitOf(db: Db, id: number): Promise<LastVisit> {
  const { lastVisitAt } = await db.account.findUniqueOrThrow({ where: { id }, select: { lastVisitAt: true } })
  return { lastVisitAt: lastVisitAt?.toISOString() ?? null }
}

/** The state of an account's second factor, and whether the portal requires or offers one. */
export async function secondFactorOf(db: Db, env: Env, id: number): Promise<SecondFactor> {
  const { totpSecret, totpConfirmedAt, _count } = await db.account.findUniqueOrThrow({
    where: { id },
    select: { totpSecret: true, totpConfirmedAt: true, _count: { select: { recoveryCodes: true } } },
  })
  const state = totpSecret === null ? 'off' : totpConfirmedAt === null ? 'pending' : 'active'
  return {
    state,
    required: env.ADMIN_TOTP === 'required',
    available: env.ADMIN_TOTP !== 'off',
    recoveryCodesLeft: _count.recoveryCodes,
  }
}

/**
 * All stored data about a person (Art. 15 GDPR), without hashes, secrets and file contents.
 * @returns plain JSON: dates and decimals as texts
 */
export async function ownDataOf(db: Db, id: number): Promise<Record<string, unknown>> {
  const account = await db.account.findUniqueOrThrow({
    where: { id },
    omit: { passwordHash: true, totpSecret: true, totpLastStep: true, dismissedRevision: true },
    include: {
      dealer: { include: { documents: { omit: { storageKey: true, sha256: true } } } },
      sessions: { omit: { tokenHash: true } },
      memberships: { omit: { accountId: true } },
      watches: true,
      addedWatches: true,
      watchGroups: true,
      dismissedCars: { omit: { accountId: true } },
      savedSearches: true,
      notifications: { omit: { tokenHash: true, confirmTokenHash: true, salt: true } },
      pushDevices: { select: { name: true, createdAt: true, lastSentAt: true } },
      appointmentFeed: { select: { createdAt: true } },
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
    },
  })
  const devices = await db.knownDevice.findMany({ where: { accountId: id }, omit: { tokenHash: true } })
  const mails = await db.mail.findMany({
    where: { recipient: account.email },
    orderBy: { id: 'asc' },
    select: { template: true, subject: true, createdAt: true, sentAt: true },
  })
  const partner_number = account.dealer?.partner_number
  const omit = { price: !account.activated }
  const purchases = partner_number ? await db.purchase.findMany({ where: { partner_number }, omit }) : []
  return JSON.parse(JSON.stringify({ account, devices, mails, purchases }))
}

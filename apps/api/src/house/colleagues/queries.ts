import type { Colleague } from '@portal/contract/house/colleagues'
import { authorityOfHouseRole, houseRoles } from '@portal/domain/accounts/house-roles'
import type { Prisma } from '../../../generated/prisma/client.ts'
import { lockedUntilOf } from '../../accounts/auth/queries.ts'
import { ProblemError } from '../../http/problem.ts'
import type { Db } from '../../plugins/db.ts'

/** Accounts of the house, including those whose access has ended. */
const ofHouse = {
  OR: [{ authorities: { hasSome: Object.values(authorityOfHouseRole) } }, { endedAt: { not: null } }],
} satisfies Prisma.AccountWhereInput

const columns = {
  ...{ id: true, firstName: true, lastName: true, email: true, authorities: true },
  ...{ totpConfirmedAt: true, visitSeenAt: true },
} satisfies Prisma.AccountSelect
type Row = Prisma.AccountGetPayload<{ select: typeof columns }>

const colleagueOf = (
  { authorities, totpConfirmedAt, visitSeenAt, ...account }: Row,
  locked: ReadonlyMap<number, Date>,
): Colleague => ({
  ...account,
  lockedUntil: locked.get(account.id)?.toISOString() ?? null,
  role: houseRoles.find((role) => authorities.includes(authorityOfHouseRole[role])) ?? null,
  hasSecondFactor: totpConfirmedAt !== null,
  lastSeenAt: visitSeenAt?.toISOString() ?? null,
})

/** The accounts of the house by name. */
export async function colleaguesOf(db: Db, now: Date): Promise<Colleague[]> {
  const rows = await db.account.findMany({
    where: ofHouse,
    orderBy: [{ lastName: 'asc' }, { firstName: 'asc' }, { id: 'asc' }],
    select: columns,
  })
  const locked = await lockedUntilOf(
    db,
    rows.map(({ id }) => id),
    now,
  )
  return rows.map((row) => colleagueOf(row, locked))
}

/** @throws ProblemError not-found, also for accounts of dealers */
export async function colleagueById(db: Db, id: number, now: Date): Promise<Colleague> {
  const row = await db.account.findFirst({ where: { id, ...ofHouse }, select: columns })
  if (!row) throw new ProblemError('not-found')
  return colleagueOf(row, await lockedUntilOf(db, [id], now))
}

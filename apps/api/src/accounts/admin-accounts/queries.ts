import type { Db } from '../../plugins/db.ts'

/** The addresses of all administrators. */
export async function administratorsOf(db: Db): Promise<string[]> {
  const found = await db.account.findMany({
    where: { activated: true, endedAt: null, authorities: { has: 'ROLE_AE_ADMIN' } },
    orderBy: { id: 'asc' },
    select: { email: true },
  })
  return found.map(({ email }) => email)
}

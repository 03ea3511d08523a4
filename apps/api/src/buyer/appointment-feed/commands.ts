import { randomBytes } from 'node:crypto'
import { hashOf, hmacOf, keyFor } from '../../credentials/secrets.ts'
import type { Db } from '../../plugins/db.ts'

/** The token of a calendar's address. It is derived from the stored salt and not stored itself. */
export const feedToken = (secret: string, salt: string) =>
  hmacOf(keyFor(secret, 'links'), `appointment feed ${salt}`)

/** Switches an account's calendar on, or replaces its address; the earlier address becomes invalid. */
export async function renewFeed(db: Db, secret: string, accountId: number, now: Date) {
  const salt = randomBytes(24).toString('base64url')
  const fresh = { salt, tokenHash: hashOf(feedToken(secret, salt)), createdAt: now }
  await db.appointmentFeed.upsert({
    where: { accountId },
    create: { accountId, ...fresh },
    update: fresh,
  })
}

/** Switches an account's calendar off; no effect where it is off. */
export async function endFeed(db: Db, accountId: number) {
  await db.appointmentFeed.deleteMany({ where: { accountId } })
}

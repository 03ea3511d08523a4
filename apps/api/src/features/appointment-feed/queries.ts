import { type AppointmentFeed, readAppointments } from '@portal/contract/appointment-feed'
import { hashOf, tokenPattern } from '../../credentials/secrets.ts'
import type { Env } from '../../env.ts'
import type { Db } from '../../plugins/db.ts'
import { feedToken } from './commands.ts'

const addressOf = (env: Env, token: string) =>
  `${env.PUBLIC_URL}${readAppointments.url.replace(':token', token)}`

/** The address of an account's calendar. The token is derived from the stored salt, so that it can be shown again. */
export async function feedOf(db: Db, env: Env, accountId: number): Promise<AppointmentFeed> {
  const feed = await db.appointmentFeed.findUnique({ where: { accountId } })
  return { address: feed && addressOf(env, feedToken(env.SECRET_KEY, feed.salt)) }
}

/** More than an account books within the retention period of enquiries. */
const appointmentsShown = 500

/**
 * The appointments behind an address, oldest first. The token has 256 random bits and is looked up by its hash, so
 * response times reveal nothing about valid ones.
 * @returns null for an unknown or replaced token and for a blocked account
 */
export async function appointmentsBehind(db: Db, token: string) {
  if (!tokenPattern.test(token)) return null
  const feed = await db.appointmentFeed.findFirst({
    where: { tokenHash: hashOf(token), account: { activated: true } },
    select: { accountId: true },
  })
  if (!feed) return null
  const newest = await db.enquiry.findMany({
    where: { accountId: feed.accountId, appointmentAt: { not: null } },
    orderBy: [{ appointmentAt: 'desc' }, { id: 'desc' }],
    take: appointmentsShown,
    select: {
      publicId: true,
      appointmentAt: true,
      appointmentState: true,
      calendarSequence: true,
      state: true,
      createdAt: true,
      gwnummer: true,
      vehicle: { select: { hersteller: true, modellgruppe: true } },
    },
  })
  return newest.reverse()
}
export type Appointment = NonNullable<Awaited<ReturnType<typeof appointmentsBehind>>>[number]

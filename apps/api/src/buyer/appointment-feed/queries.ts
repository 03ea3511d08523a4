import { type AppointmentFeed, readAppointments } from '@portal/contract/buyer/appointment-feed'
import { isOffice } from '@portal/domain/accounts/roles'
import { dayMs } from '@portal/domain/values/durations'
import { hashOf, tokenPattern } from '../../credentials/secrets.ts'
import type { Env } from '../../env.ts'
import { languageNamed } from '../../http/language.ts'
import type { Db } from '../../plugins/db.ts'
import { feedToken } from './commands.ts'

const addressOf = (env: Env, token: string) =>
  `${env.PUBLIC_URL}${readAppointments.url.replace(':token', token)}`

/** The address of an account's calendar; null where it is switched off. */
export async function feedOf(db: Db, env: Env, accountId: number): Promise<AppointmentFeed> {
  const feed = await db.appointmentFeed.findUnique({ where: { accountId } })
  return { address: feed && addressOf(env, feedToken(env.SECRET_KEY, feed.salt)) }
}

/** A limit beyond what an account books within the retention period of enquiries. */
const appointmentsShown = 500

/** The calendar of the office has all appointments from this many days ago on. */
const officeDaysBack = 30
const officeAppointmentsShown = 5000

/** The columns of an event; prices, texts and notes of enquiries are not selected. */
const calendarFields = {
  publicId: true,
  appointmentAt: true,
  appointmentState: true,
  calendarSequence: true,
  state: true,
  createdAt: true,
  gwnummer: true,
  vehicle: { select: { hersteller: true, modellgruppe: true, modell: true } },
} as const

async function officeAppointments(db: Db, now: Date) {
  const rows = await db.enquiry.findMany({
    where: { appointmentAt: { gte: new Date(now.getTime() - officeDaysBack * dayMs) } },
    orderBy: [{ appointmentAt: 'asc' }, { id: 'asc' }],
    take: officeAppointmentsShown,
    select: {
      ...calendarFields,
      firstName: true,
      lastName: true,
      account: { select: { dealer: { select: { company_name: true } } } },
    },
  })
  return rows.map(({ firstName, lastName, account, ...appointment }) => ({
    ...appointment,
    asker: account?.dealer?.company_name ?? `${firstName} ${lastName}`,
  }))
}

/**
 * The appointments of a calendar address, oldest first: the account's own ones; for the sales office and administrators
 * all, with the name of the asker; and the language of the account, which a calendar program does not know. The token has 256 random bits and is looked up by its hash, so
 * response times reveal nothing about valid ones.
 * @returns null for an unknown or replaced token and for a blocked account
 */
export async function appointmentsOfFeed(db: Db, token: string, now: Date) {
  if (!tokenPattern.test(token)) return null
  const feed = await db.appointmentFeed.findFirst({
    where: { tokenHash: hashOf(token), account: { activated: true } },
    select: { accountId: true, account: { select: { activated: true, authorities: true, langKey: true } } },
  })
  if (!feed) return null
  const language = languageNamed(feed.account.langKey) ?? 'de'
  if (isOffice(feed.account)) return { language, appointments: await officeAppointments(db, now) }
  const newest = await db.enquiry.findMany({
    where: { accountId: feed.accountId, appointmentAt: { not: null } },
    orderBy: [{ appointmentAt: 'desc' }, { id: 'desc' }],
    take: appointmentsShown,
    select: calendarFields,
  })
  return {
    language,
    appointments: newest.toReversed().map((appointment) => ({ ...appointment, asker: null })),
  }
}
type Feed = NonNullable<Awaited<ReturnType<typeof appointmentsOfFeed>>>
export type Appointment = Feed['appointments'][number]

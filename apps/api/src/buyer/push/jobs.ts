import { Agent } from 'node:https'
import { isPushService } from '@portal/domain/buyer/push-service'
import { Criteria } from '@portal/domain/search/criteria'
import { dayMs } from '@portal/domain/values/durations'
import { isForDealers } from '@portal/domain/vehicles/price-tier'
import webPush from 'web-push'
import type { Prisma, PrismaClient } from '../../../generated/prisma/client.ts'
import type { Env } from '../../env.ts'
import { inLanguage, languageNamed } from '../../http/language.ts'
import { storedTierOf, viewerColumns } from '../../plugins/access.ts'
import type { Db } from '../../plugins/db.ts'
import { runDelayedJob } from '../../plugins/jobs.ts'
import { notDismissedBy } from '../../vehicles/dismissed-cars/where.ts'
import { matchText, PushContent, type PushText, pushedColumns, watchText } from './view.ts'

/** Later, its content is outdated. */
const lifetimeMs = dayMs
const timeoutMs = 10_000

export type Pushing = {
  db: PrismaClient
  env: Env
  now: () => Date
  /** The connections to the push services. */
  agent: Agent
}

export const openPushServices = () => new Agent({ keepAlive: true, maxSockets: 10 })

const withDevice = {
  device: { include: { account: { select: { ...viewerColumns, langKey: true } } } },
} as const
type Message = Prisma.PushMessageGetPayload<{ include: typeof withDevice }>

/** The VAPID keys (RFC 8292); null when the operator has not set up notifications. */
function vapidOf({ VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, MAIL_IT_SUPPORT }: Env) {
  return publicKey && privateKey ? { subject: `mailto:${MAIL_IT_SUPPORT}`, publicKey, privateKey } : null
}

type Vapid = NonNullable<ReturnType<typeof vapidOf>>

const remainingMs = (createdAt: Date, now: Date) => lifetimeMs - (now.getTime() - createdAt.getTime())

/**
 * The text of a notification in the language of the account, from the current data, which may differ from those that caused it.
 * @returns null when nothing of its content still applies
 */
async function textOf(db: Db, { id, content: stored, device }: Message): Promise<PushText | null> {
  const content = PushContent.parse(stored)
  const tag = `portal-${id}`
  const language = languageNamed(device.account.langKey) ?? 'de'
  if (content.kind === 'match') {
    const { notificationId, fahrzeugids } = content
    const search = await db.searchNotification.findFirst({
      where: { id: notificationId, accountId: device.accountId, state: 'active' },
      select: { name: true, criteria: true },
    })
    const cars = await db.vehicle.findMany({
      where: { fahrzeugid: { in: fahrzeugids }, available: true, ...notDismissedBy(device.accountId) },
      select: pushedColumns,
    })
    if (!search || cars.length === 0) return null
    const criteria = Criteria.parse(search.criteria)
    return inLanguage(language, () => matchText({ name: search.name, criteria }, cars, tag))
  }
  const changes = new Map(content.changes.map(({ fahrzeugid, change }) => [fahrzeugid, change]))
  const cars = await db.vehicle.findMany({
    where: {
      fahrzeugid: { in: [...changes.keys()] },
      watches: { some: { OR: [{ accountId: device.accountId }, { addedById: device.accountId }] } },
    },
    select: pushedColumns,
  })
  const changed = cars.flatMap((car) => {
    const change = changes.get(car.fahrzeugid)
    return change ? [{ ...car, change }] : []
  })
  return changed.length > 0 ? inLanguage(language, () => watchText(changed, tag)) : null
}

/** Sends an encrypted text (RFC 8291). @returns whether the device still has its subscription */
async function deliver(
  { now, agent }: Pushing,
  vapidDetails: Vapid,
  { device, createdAt }: Message,
  text: PushText,
) {
  const { endpoint, p256dh, auth } = device
  try {
    await webPush.sendNotification({ endpoint, keys: { p256dh, auth } }, JSON.stringify(text), {
      ...{ vapidDetails, agent, timeout: timeoutMs },
      TTL: Math.ceil(remainingMs(createdAt, now()) / 1000),
    })
    return true
  } catch (error) {
    if (error instanceof webPush.WebPushError && [404, 410].includes(error.statusCode)) return false
    throw error
  }
}

/** Deletes a delayed mail whose notification was received; sends it now if no notification is left to replace it. */
async function settleMail(db: Db, mailId: number | null, isTaken: boolean) {
  if (mailId === null) return
  if (isTaken) await db.mail.deleteMany({ where: { id: mailId, state: 'queued' } })
  else if ((await db.pushMessage.count({ where: { mailId } })) === 0)
    await runDelayedJob(db, 'send-mail', { mailId })
}

/**
 * Sends one notification and deletes it. A subscription that has expired at the push service is removed; a notification
 * older than a day is dropped, so retries end. Blocked accounts, and those that have not agreed to the current terms,
 * get none: these notifications are for dealers only.
 * @throws when the push service refuses it, so that the job is repeated
 */
export async function sendPush(pushing: Pushing, messageId: number): Promise<void> {
  const { db, env, now } = pushing
  const message = await db.pushMessage.findUnique({ where: { id: messageId }, include: withDevice })
  if (!message) return
  const { device, mailId } = message
  const vapid = vapidOf(env)
  const isDue = isPushService(device.endpoint) && remainingMs(message.createdAt, now()) > 0
  const text = isForDealers(storedTierOf(device.account, env)) && isDue ? await textOf(db, message) : null
  const isSent = vapid !== null && text !== null
  const isTaken = isSent && (await deliver(pushing, vapid, message, text))
  if (isTaken) await db.pushDevice.updateMany({ where: { id: device.id }, data: { lastSentAt: now() } })
  // Its messages are deleted with the device.
  else if (isSent) await db.pushDevice.deleteMany({ where: { id: device.id } })
  await db.pushMessage.deleteMany({ where: { id: messageId } })
  await settleMail(db, mailId, isTaken)
}

import { createECDH } from 'node:crypto'
import type { NewPushDevice, NoticeBy } from '@portal/contract/buyer/push'
import { deviceName } from '@portal/domain/accounts/device-name'
import { pushDevicesMaximum } from '@portal/domain/values/constants'
import { t } from '@portal/domain/values/text'
import type { PrismaClient } from '../../../generated/prisma/client.ts'
import { conflict, invalidField, ProblemError } from '../../http/problem.ts'
import { type Db, lockByName, type Transaction } from '../../plugins/db.ts'
import { queueJob } from '../../plugins/jobs.ts'
import type { Notice } from './queries.ts'
import type { PushContent } from './view.ts'

type NewDevice = {
  subscription: NewPushDevice
  accountId: number
  /** Hash of the device cookie; null without one. */
  deviceHash: string | null
  userAgent: string
  now: Date
  isOffered: boolean
}

/** Nothing can be encrypted with a key that is not a point of the curve. @throws ProblemError validation-failed */
function refuseBadKey(p256dh: string) {
  const own = createECDH('prime256v1')
  own.generateKeys()
  try {
    own.computeSecret(p256dh, 'base64url')
  } catch {
    throw invalidField('keys.p256dh', t('Der Schlüssel des Browsers ist ungültig.'))
  }
}

/**
 * Registers this device for the account's notifications, and removes it from an account that used the browser before.
 * @throws ProblemError not-found when the operator has not set up notifications, validation-failed, conflict without a
 * login on this device or with too many devices
 */
export async function addDevice(db: PrismaClient, wanted: NewDevice) {
  const { subscription, accountId, deviceHash, userAgent, now, isOffered } = wanted
  if (!isOffered) throw new ProblemError('not-found')
  refuseBadKey(subscription.keys.p256dh)
  const device = await db.knownDevice.findFirst({ where: { tokenHash: deviceHash ?? '', accountId } })
  if (!device || !deviceHash) throw conflict(t('Bitte melden Sie sich auf diesem Gerät neu an.'))
  const { endpoint, keys } = subscription
  await db.$transaction(async (tx) => {
    await lockByName(tx, `push ${endpoint}`)
    await lockByName(tx, `push ${accountId}`)
    await tx.pushDevice.deleteMany({ where: { endpoint, deviceHash: { not: deviceHash } } })
    const data = { accountId, endpoint, ...keys, name: deviceName(userAgent), createdAt: now }
    await tx.pushDevice.upsert({ where: { deviceHash }, create: { ...data, deviceHash }, update: data })
    if ((await tx.pushDevice.count({ where: { accountId } })) > pushDevicesMaximum)
      throw conflict(
        t`Mitteilungen gehen an höchstens ${pushDevicesMaximum} Geräte. Bitte entfernen Sie zuerst eines.`,
      )
  })
}

/** @throws ProblemError not-found, also for another account's device */
export async function removeDevice(db: Db, accountId: number, id: number) {
  const { count } = await db.pushDevice.deleteMany({ where: { id, accountId } })
  if (count === 0) throw new ProblemError('not-found')
}

/** Ends notifications on a device, at logout or when another account logs in. */
export async function endPushOn(db: Db, deviceHash: string | null) {
  if (deviceHash) await db.pushDevice.deleteMany({ where: { deviceHash } })
}

/**
 * Queues a notification for the devices of an account in the caller's transaction.
 * @param mailId the mail with the same content; if it is delayed, a notification received by a device replaces it
 */
export async function queuePush(
  tx: Transaction,
  { deviceIds, mailDelayS }: Notice,
  mailId: number,
  content: PushContent,
) {
  const replaced = mailDelayS > 0 ? mailId : null
  for (const deviceId of deviceIds) {
    const { id: messageId } = await tx.pushMessage.create({ data: { deviceId, content, mailId: replaced } })
    await queueJob(tx, 'send-push', { messageId })
  }
}

/** Stores whether an account gets notifications, mails or both. */
export const chooseNoticeBy = (db: Db, accountId: number, noticeBy: NoticeBy) =>
  db.account.update({ where: { id: accountId }, data: { noticeBy } })

import { buffer } from 'node:stream/consumers'
import type { EnquiryState } from '@portal/contract/buyer/enquiries'
import type { NewAnswer } from '@portal/contract/house/enquiry-desk'
import { personName } from '@portal/domain/accounts/person-name'
import type { EnquiryEvent } from '@portal/domain/buyer/enquiry-events'
import { isWaitingState } from '@portal/domain/buyer/enquiry-state'
import type { AuditAction } from '@portal/domain/house/audit-labels'
import { t } from '@portal/domain/values/text'
import type { Disk } from 'flydrive'
import type { PrismaClient } from '../../../generated/prisma/client.ts'
import { type AuditDetails, actedBy, audit } from '../../audit/audit.ts'
import {
  addMessage,
  isRepetition,
  lockedEnquiry,
  type NewMessage,
} from '../../buyer/enquiry-threads/commands.ts'
import { queueThreadMail } from '../../buyer/enquiry-threads/mail.ts'
import type { ThreadRow } from '../../buyer/enquiry-threads/view.ts'
import type { Env } from '../../env.ts'
import { invalidField, ProblemError } from '../../http/problem.ts'
import type { Attachment } from '../../mail/letter.ts'
import type { Transaction } from '../../plugins/db.ts'
import { reportKey } from '../../vehicles/files/commands.ts'
import { verifiedStream } from '../../vehicles/files/view.ts'
import { attachableReports, deskRow } from './queries.ts'
import { isColleague } from './where.ts'

const attachmentBytesMax = 10 * 1024 * 1024

/** The acting account and the enquiry. */
export type EnquiryActor = { publicId: string; actorId: number; now: Date; requestId: string }

/** Adds an entry about an enquiry to the audit trail; `details` are never personal data. */
export function recordActing(
  tx: Transaction,
  acting: EnquiryActor,
  action: AuditAction,
  details: AuditDetails = {},
) {
  return audit(tx, { ...actedBy(acting), action, subject: `enquiry:${acting.publicId}`, details })
}

/** @throws ProblemError enquiry-changed when the caller's version is not the current one */
function checkVersion(enquiry: ThreadRow, version: number) {
  if (enquiry.version !== version) throw new ProblemError('enquiry-changed')
}

/** @throws ProblemError enquiry-closed, enquiry-changed */
export function checkOpen(enquiry: ThreadRow, version: number) {
  if (enquiry.state === 'closed')
    throw new ProblemError('enquiry-closed', {
      title: t('Diese Anfrage ist geschlossen. Setzen Sie den Stand zuerst auf „In Arbeit“.'),
    })
  checkVersion(enquiry, version)
}

async function colleagueNamed(tx: Transaction, id: number) {
  const colleague = await tx.account.findFirst({ where: { ...isColleague, id } })
  if (!colleague) throw invalidField('holderId', t('Diese Person bearbeitet keine Anfragen.'))
  return personName(colleague)
}

async function handOver(tx: Transaction, enquiry: ThreadRow, acting: EnquiryActor, holderId: number | null) {
  const { actorId, now } = acting
  const name = holderId === null ? null : await colleagueNamed(tx, holderId)
  const isTaken = holderId === actorId
  const event: EnquiryEvent =
    name === null ? { kind: 'given-back' } : isTaken ? { kind: 'taken' } : { kind: 'handed-over', name }
  await tx.enquiry.update({ where: { id: enquiry.id }, data: { holderId } })
  await addMessage(tx, enquiry, { kind: 'log', authorId: actorId, event, text: '', now })
  await recordActing(tx, acting, isTaken ? 'enquiry-taken' : 'enquiry-handed-over', { holderId })
}

async function setState(tx: Transaction, enquiry: ThreadRow, acting: EnquiryActor, state: EnquiryState) {
  const { actorId, now } = acting
  const wasWaiting = isWaitingState(enquiry.state)
  const openSince = wasWaiting || !isWaitingState(state) ? enquiry.openSince : now
  await tx.enquiry.update({ where: { id: enquiry.id }, data: { state, openSince } })
  const event: EnquiryEvent = { kind: 'state-set', state }
  await addMessage(tx, enquiry, { kind: 'log', authorId: actorId, event, text: '', now })
  await recordActing(tx, acting, 'enquiry-state-set', { before: enquiry.state, after: state })
}

type Change = { version: number; state?: EnquiryState | undefined; holderId?: number | null | undefined }

/**
 * Sets state and holder of an enquiry. A new enquiry that gets a holder is in work. Repeating it changes nothing, whatever
 * the version.
 * @throws ProblemError not-found, enquiry-changed, validation-failed (holderId)
 */
export async function changeEnquiry(db: PrismaClient, acting: EnquiryActor, change: Change) {
  await db.$transaction(async (tx) => {
    const enquiry = await lockedEnquiry(tx, { publicId: acting.publicId })
    const { holderId = enquiry.holderId } = change
    const isTakenNew = enquiry.state === 'open' && holderId !== null && holderId !== enquiry.holderId
    const state = change.state ?? (isTakenNew ? 'in-work' : undefined)
    const changesState = state !== undefined && state !== enquiry.state
    if (holderId === enquiry.holderId && !changesState) return
    checkVersion(enquiry, change.version)
    if (holderId !== enquiry.holderId) await handOver(tx, enquiry, acting, holderId)
    if (changesState) await setState(tx, enquiry, acting, state)
  })
}

/** The chosen reports with their bytes; read before the transaction, because they may be large. */
async function attachmentsOf(db: PrismaClient, env: Env, disk: Disk, publicId: string, ids: number[]) {
  if (ids.length === 0) return []
  const reports = await attachableReports(db, env, await deskRow(db, publicId))
  const attachments: Attachment[] = []
  let bytes = 0
  for (const id of new Set(ids)) {
    const report = reports.find((known) => known.id === id)
    if (!report) throw invalidField('files', t('Diese Datei gehört nicht zum Fahrzeug der Anfrage.'))
    const { stream } = await verifiedStream(disk, reportKey(report.storageKey), report.sha256)
    const content = await buffer(stream)
    bytes += content.length
    if (bytes > attachmentBytesMax)
      throw invalidField('files', t('Die Anhänge sind zusammen größer als 10 MB.'))
    attachments.push({
      ...{ filename: report.name, contentType: 'application/pdf' },
      ...{ content: content.toString('base64'), encoding: 'base64' },
    })
  }
  return attachments
}

type Keyed = EnquiryActor & { idempotencyKey: string | undefined }
type Context = { db: PrismaClient; disk: Disk; env: Env }

/**
 * Mails an answer to the asker and adds it to the thread. An enquiry without a holder gets the author as its holder.
 * Repeating it sends nothing.
 * @throws ProblemError not-found, enquiry-closed, enquiry-changed, idempotency-mismatch, validation-failed (files)
 */
export async function answerEnquiry({ db, disk, env }: Context, acting: Keyed, answer: NewAnswer) {
  const { actorId, publicId, now, idempotencyKey } = acting
  const attachments = await attachmentsOf(db, env, disk, publicId, answer.files)
  const files = attachments.map(({ filename }) => filename)
  const message: NewMessage = {
    ...{ kind: 'house', authorId: actorId, text: answer.text, files, idempotencyKey, now },
  }
  await db.$transaction(async (tx) => {
    const enquiry = await lockedEnquiry(tx, { publicId })
    if (await isRepetition(tx, enquiry, message)) return
    checkOpen(enquiry, answer.version)
    const mail = {
      ...{ template: 'enquiry-answer', now },
      text: () => answer.text,
      attachments: () => attachments,
    }
    const mailId = await queueThreadMail(tx, env, enquiry, mail)
    await addMessage(tx, enquiry, message, mailId)
    const holderId = enquiry.holderId ?? actorId
    await tx.enquiry.update({ where: { id: enquiry.id }, data: { state: 'answered', holderId } })
    await recordActing(tx, acting, 'enquiry-answered', { mailId, files: files.length })
  })
}

/** @throws ProblemError not-found, idempotency-mismatch */
export async function noteOnEnquiry(db: PrismaClient, acting: Keyed, text: string) {
  const { actorId, publicId, now, idempotencyKey } = acting
  const message: NewMessage = { kind: 'note', authorId: actorId, text, idempotencyKey, now }
  await db.$transaction(async (tx) => {
    const enquiry = await lockedEnquiry(tx, { publicId })
    if (await isRepetition(tx, enquiry, message)) return
    await addMessage(tx, enquiry, message)
    await recordActing(tx, acting, 'enquiry-noted')
  })
}

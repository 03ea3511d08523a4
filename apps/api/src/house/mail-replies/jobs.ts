import { mayBuy } from '@portal/domain/accounts/roles'
import { type ReplyReason, replyFilesMaximum } from '@portal/domain/house/mail-replies'
import { replyText } from '@portal/domain/house/reply-text'
import { claimPhotoMaxBytes } from '@portal/domain/sale/claim-items'
import { normalEmail } from '@portal/domain/values/email-address'
import type { Attachment } from 'mailparser'
import { ProblemError } from '../../http/problem.ts'
import { type InboxMail, readInbox } from '../../mail/inbox.ts'
import { readReplyAddress } from '../../mail/reply-address.ts'
import { type Db, isUniqueViolation } from '../../plugins/db.ts'
import { checkedPhoto } from '../../sale/claim-photos/parse.ts'
import { isHarmlessPdf } from '../../uploads/pdf-files.ts'
import { reencoded } from '../../uploads/picture-files.ts'
import { storeSealedDuring } from '../../uploads/sealed-files.ts'
import { scanForViruses } from '../../uploads/virus-scan.ts'
import {
  addToThread,
  type NewInbound,
  type Store,
  type StoredFile,
  storeInbound,
  type Thread,
} from './commands.ts'
import { type Reply, readMail } from './parse.ts'

type Context = Store & { now: () => Date }
type Match = { thread: Thread; authorId: number | null }

/** The thread of a reply address and the mail address of the person it was given to; null = there is none any more. */
async function threadOf(db: Db, target: { kind: 'enquiry' | 'claim'; id: number; accountId: number }) {
  const { kind, id, accountId } = target
  const account = accountId === 0 ? null : await db.account.findUnique({ where: { id: accountId } })
  if (accountId !== 0 && !account) return null
  if (kind === 'claim') {
    const claim = await db.claim.findUnique({ where: { id }, select: { publicId: true } })
    return claim && account && { publicId: claim.publicId, email: account.email }
  }
  const enquiry = await db.enquiry.findUnique({ where: { id } })
  if (!enquiry || (enquiry.accountId ?? 0) !== accountId) return null
  // As for an answer in the portal.
  if (account && !mayBuy(account)) return null
  return { publicId: enquiry.publicId, email: account?.email ?? enquiry.userEmail }
}

/** Finds the thread of a mail, or why it belongs to none. Nothing is taken from what the sender could make up. */
async function match({ db, env, now }: Context, reply: Reply): Promise<Match | ReplyReason> {
  const found = reply.recipients.flatMap((address) => readReplyAddress(env, address, now()) ?? [])
  const target = found.find((one) => typeof one === 'object')
  if (!target) return found.find((one) => typeof one === 'string') ?? 'no-address'
  const thread = await threadOf(db, target)
  if (!thread) return 'thread-gone'
  if (reply.sender === null || reply.sender !== normalEmail(thread.email)) return 'other-sender'
  if (!reply.isProven) return 'sender-unproven'
  const authorId = target.accountId === 0 ? null : target.accountId
  return { thread: { kind: target.kind, publicId: thread.publicId }, authorId }
}

const nameMax = 120
const safeName = (name: string | undefined, ending: string) => {
  const stem = (name ?? '')
    .replaceAll(/[\p{C}/\\<>:"|?*]/gu, '')
    .replace(/\.[^.]*$/, '')
    .trim()
  return `${stem.slice(0, nameMax) || 'Anhang'}${ending}`
}

type CheckedFile = { content: Buffer; name: string; contentType: string; sent: Buffer }

/** As an upload of a claim: upright, without metadata. Null = no photo, or a larger one than is admitted there. */
async function claimPhotoOf(sent: Buffer): Promise<Buffer | null> {
  if (sent.length > claimPhotoMaxBytes) return null
  try {
    return await checkedPhoto(sent)
  } catch (error) {
    if (error instanceof ProblemError) return null
    throw error
  }
}

/**
 * The checks of uploads, by content: PDF without active parts, pictures encoded anew.
 * @param isForClaim a picture must be one that a claim admits
 * @returns why it is refused, if it is
 */
async function checkedFile({ env }: Store, { content: sent, filename }: Attachment, isForClaim: boolean) {
  try {
    await scanForViruses(env, sent)
  } catch (error) {
    if (error instanceof ProblemError && error.type === 'file-refused') return 'file-refused'
    throw error
  }
  const file = (content: Buffer, ending: string, contentType: string): CheckedFile => ({
    ...{ content, contentType, sent },
    name: safeName(filename, ending),
  })
  if (isHarmlessPdf(sent)) return file(sent, '.pdf', 'application/pdf')
  const jpeg = isForClaim ? await claimPhotoOf(sent) : await reencoded(sent, 'jpeg')
  if (jpeg) return file(jpeg, '.jpg', 'image/jpeg')
  const png = isForClaim ? null : await reencoded(sent, 'png')
  if (png) return file(png, '.png', 'image/png')
  return isForClaim ? 'no-photo' : 'file-refused'
}

type Checked = { files: CheckedFile[]; reason: ReplyReason | null }

/** The attachments that pass, and why the mail needs a look if not all do, or not all are photos for a claim. */
async function checkedFiles(
  context: Context,
  attachments: Attachment[],
  isForClaim: boolean,
): Promise<Checked> {
  if (attachments.length > replyFilesMaximum) return { files: [], reason: 'too-many-files' }
  const files: CheckedFile[] = []
  let reason: ReplyReason | null = null
  for (const attachment of attachments) {
    const file = await checkedFile(context, attachment, isForClaim)
    if (typeof file === 'string') reason ??= file
    else files.push(file)
  }
  if (isForClaim && files.some(({ contentType }) => contentType !== 'image/jpeg')) reason ??= 'no-photo'
  return { files, reason }
}

const refusals: Partial<Record<ProblemError['type'], ReplyReason>> = {
  'enquiry-closed': 'thread-closed',
  'claim-closed': 'thread-closed',
  'claim-photos-full': 'too-many-files',
  'not-found': 'thread-gone',
}

/** Stores a mail and adds it to its thread, in one transaction; a thread that refuses it leaves it to the house. */
async function land(
  { db, env, disk }: Context,
  mail: Omit<NewInbound, 'outcome'>,
  checked: CheckedFile[],
  matched: Match | ReplyReason,
) {
  const keep = (reason: ReplyReason) =>
    db.$transaction((tx) => storeInbound(tx, env, { ...mail, outcome: { reason } }))
  if (typeof matched === 'string') return keep(matched)
  const { thread, authorId } = matched
  const photos = thread.kind === 'claim' ? checked : []
  const message = { text: mail.text, files: mail.files.map(({ name }) => name), photos, now: mail.now }
  try {
    return await storeSealedDuring({ env, disk }, (store) =>
      db.$transaction(async (tx) => {
        const stored = await storeInbound(tx, env, { ...mail, outcome: { thread } })
        await addToThread(tx, { env, store }, thread, message, authorId)
        return stored
      }),
    )
  } catch (error) {
    const reason = error instanceof ProblemError ? refusals[error.type] : undefined
    if (reason === undefined) throw error
    return keep(reason)
  }
}

const isKnown = async ({ db }: Store, messageId: string) =>
  (await db.inboundMail.count({ where: { messageId } })) > 0

/** Handles one mail of the inbox; repeating it changes nothing. */
async function handleMail(context: Context, { source, ...about }: InboxMail): Promise<void> {
  const { env, disk, now } = context
  const bare = { text: '', now: now(), files: [], ...about, sender: normalEmail(about.sender) }
  const reply = source === null ? null : await readMail(source, env).catch(() => null)
  if (!reply) {
    const reason = source === null ? 'too-large' : 'unreadable'
    if (!(await isKnown(context, bare.messageId))) await land(context, bare, [], reason)
    return
  }
  const { messageId, subject, isAutomatic } = reply
  if (isAutomatic || (await isKnown(context, messageId))) return
  const matched = await match(context, reply)
  const isForClaim = typeof matched === 'object' && matched.thread.kind === 'claim'
  const { files, reason } = await checkedFiles(context, reply.files, isForClaim)
  const text = replyText(reply.text)
  const isEmpty = text === '' && files.length === 0 && reason === null
  try {
    await storeSealedDuring({ env, disk }, async (store) => {
      const stored: StoredFile[] = []
      for (const { content, name, contentType } of files)
        stored.push({ name, contentType, bytes: content.length, storageKey: await store(content) })
      const mail = {
        messageId,
        subject,
        text,
        now: now(),
        files: stored,
        sender: reply.sender ?? bare.sender,
      }
      const outcome = typeof matched === 'string' ? matched : isEmpty ? 'empty' : (reason ?? matched)
      await land(context, mail, files, outcome)
    })
  } catch (error) {
    // Another worker has handled the same mail meanwhile.
    if (!isUniqueViolation(error)) throw error
  }
}

/** Reads the inbox of replies, if there is one. @returns the number of mails read */
export async function fetchReplies(context: Context): Promise<number> {
  const { REPLY_IMAP_URL } = context.env
  return REPLY_IMAP_URL ? readInbox(REPLY_IMAP_URL, (mail) => handleMail(context, mail)) : 0
}

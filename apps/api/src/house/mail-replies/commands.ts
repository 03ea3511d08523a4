import type { ReplyReason } from '@portal/domain/house/mail-replies'
import { t } from '@portal/domain/values/text'
import { actedBy, audit } from '../../audit/audit.ts'
import { addReply } from '../../buyer/enquiry-threads/commands.ts'
import { keyFor, sealText, unsealText } from '../../credentials/secrets.ts'
import type { Env } from '../../env.ts'
import { conflict, ProblemError } from '../../http/problem.ts'
import type { CommandContext, FileContext } from '../../plugins/access.ts'
import { lockByName, type Transaction } from '../../plugins/db.ts'
import { checkedPhoto } from '../../sale/claim-photos/parse.ts'
import { answerClaimByMail, type MailedPhoto } from '../../sale/claims/commands.ts'
import { sealedBytes, storeSealedDuring } from '../../uploads/sealed-files.ts'
import { sha256Of } from '../../uploads/sha256.ts'

export type Thread = { kind: 'enquiry' | 'claim'; publicId: string }
export type Store = Pick<FileContext, 'db' | 'env' | 'disk'>
export type StoredFile = { name: string; contentType: string; bytes: number; storageKey: string }

/** @property photos of `files`, with their bytes as they were sent; they are shown in the thread of a claim */
type Message = { text: string; files: string[]; photos: { name: string; sent: Buffer }[]; now: Date }
type StoreBytes = (bytes: Buffer) => Promise<string>

/** The most characters of a message of a thread. */
const textMax = 4000

/** Stores photos for a claim, besides the files of the mail, which are deleted earlier. */
async function storedPhotos(photos: Message['photos'], store: StoreBytes): Promise<MailedPhoto[]> {
  const stored: MailedPhoto[] = []
  for (const { sent } of photos) {
    const photo = await checkedPhoto(sent)
    stored.push({ sha256: sha256Of(sent), bytes: photo.length, storageKey: await store(photo) })
  }
  return stored
}

/**
 * Adds a mailed answer to its thread.
 * @param authorId the person who has proven to be its sender; null = a visitor, or a colleague vouches for it
 * @param store of files that are removed if the transaction fails
 * @throws ProblemError not-found, enquiry-closed, claim-closed, claim-photos-full
 */
export async function addToThread(
  tx: Transaction,
  { env, store }: { env: Env; store: StoreBytes },
  { kind, publicId }: Thread,
  { text, files, photos, now }: Message,
  authorId: number | null,
) {
  const shown = text.length > textMax ? `${text.slice(0, textMax - 1)}…` : text
  if (kind === 'enquiry')
    return addReply(tx, env, { publicId, authorId, files, now, text: shown || 'Siehe Anhang.' })
  const others = files.filter((name) => !photos.some((photo) => photo.name === name))
  const names = others.length > 0 ? `\n\nAnhänge der Mail: ${others.join(', ')}` : ''
  const words = `${shown}${names}`.trim() || 'Siehe Fotos.'
  const answer = { publicId, authorId, now, text: words, photos: await storedPhotos(photos, store) }
  return answerClaimByMail(tx, env, answer)
}

export type NewInbound = {
  messageId: string
  sender: string
  subject: string
  text: string
  now: Date
  outcome: { thread: Thread } | { reason: ReplyReason }
  files: StoredFile[]
}

/** Stores a mail with its outcome. */
export const storeInbound = (tx: Transaction, env: Env, mail: NewInbound) => {
  const { messageId, sender, subject, text, now: receivedAt, outcome, files } = mail
  return tx.inboundMail.create({
    data: {
      ...{ messageId, sender, subject, receivedAt },
      text: sealText(keyFor(env.SECRET_KEY, 'mail'), text),
      ...('thread' in outcome
        ? { state: 'assigned', thread: outcome.thread.kind, threadId: outcome.thread.publicId }
        : { state: 'unassigned', reason: outcome.reason }),
      files: { create: files },
    },
  })
}

/** @throws ProblemError not-found, conflict when somebody has decided about it already */
async function lockedMail(tx: Transaction, id: number) {
  await lockByName(tx, `inbound mail ${id}`)
  const mail = await tx.inboundMail.findUnique({ where: { id }, include: { files: true } })
  if (!mail) throw new ProblemError('not-found')
  if (mail.state !== 'unassigned') throw conflict(t('Über diese Mail wurde schon entschieden.'))
  return mail
}

/**
 * Adds a mail to a thread, for which the colleague vouches.
 * @throws ProblemError not-found, conflict, enquiry-closed, claim-closed, claim-photos-full
 */
export const assignMail = (context: FileContext, id: number, thread: Thread) =>
  storeSealedDuring(context, (store) =>
    context.db.$transaction(async (tx) => {
      const { env, now, actorId } = context
      const { kind, publicId } = thread
      const mail = await lockedMail(tx, id)
      const authorId =
        kind === 'enquiry'
          ? ((await tx.enquiry.findUnique({ where: { publicId } }))?.accountId ?? null)
          : null
      const text = unsealText(keyFor(env.SECRET_KEY, 'mail'), mail.text)
      const photos: Message['photos'] = []
      if (kind === 'claim')
        for (const { name, contentType, storageKey } of mail.files)
          if (contentType.startsWith('image/'))
            photos.push({ name, sent: await sealedBytes(context, storageKey) })
      const files = mail.files.map(({ name }) => name)
      await addToThread(tx, { env, store }, thread, { text, files, photos, now }, authorId)
      await tx.inboundMail.update({
        where: { id },
        data: { state: 'assigned', thread: kind, threadId: publicId, decidedById: actorId, decidedAt: now },
      })
      await audit(tx, { ...actedBy(context), action: 'mail-assigned', subject: `${kind}:${publicId}` })
    }),
  )

/** @throws ProblemError not-found, conflict */
export const discardMail = (context: CommandContext, id: number) =>
  context.db.$transaction(async (tx) => {
    const { now, actorId } = context
    await lockedMail(tx, id)
    await tx.inboundMail.update({
      where: { id },
      data: { state: 'discarded', decidedById: actorId, decidedAt: now },
    })
    await audit(tx, { ...actedBy(context), action: 'mail-discarded', subject: `mail:${id}` })
  })

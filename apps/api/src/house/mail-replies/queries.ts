import { InboundMail, type ReplyState, type ReplyThread } from '@portal/contract/house/mail-replies'
import { claimNumber } from '@portal/domain/sale/claim-items'
import { t } from '@portal/domain/values/text'
import { vehicleName } from '@portal/domain/vehicles/attributes/name'
import type { Prisma } from '../../../generated/prisma/client.ts'
import { keyFor, unsealText } from '../../credentials/secrets.ts'
import type { Env } from '../../env.ts'
import { ProblemError } from '../../http/problem.ts'
import type { Db } from '../../plugins/db.ts'

type Page = { state: ReplyState; page: number; size: number }

/** A page of the mails in a state, newest first, and their total number. */
export async function inboundMails(db: Db, env: Env, { state, page, size }: Page) {
  const [total, rows] = await Promise.all([
    db.inboundMail.count({ where: { state } }),
    db.inboundMail.findMany({
      where: { state },
      orderBy: [{ receivedAt: 'desc' }, { id: 'desc' }],
      ...{ skip: page * size, take: size },
      include: { files: { select: { id: true, name: true, bytes: true }, orderBy: { name: 'asc' } } },
    }),
  ])
  const key = keyFor(env.SECRET_KEY, 'mail')
  const mails = rows.map(({ thread, threadId, text, receivedAt, ...row }) =>
    InboundMail.parse({
      ...row,
      text: unsealText(key, text),
      thread: thread && threadId ? { kind: thread, id: threadId } : null,
      receivedAt: receivedAt.toISOString(),
    }),
  )
  return { total, mails }
}

const shownThreads = 10

/** Threads a mail may belong to: those of a vehicle, without a number those of its sender. @throws ProblemError not-found */
export async function threadsFor(db: Db, id: number, gwnummer: string): Promise<ReplyThread[]> {
  const mail = await db.inboundMail.findUnique({ where: { id }, select: { sender: true } })
  if (!mail) throw new ProblemError('not-found')
  const { sender } = mail
  const ofEnquiry: Prisma.EnquiryWhereInput =
    gwnummer === '' ? { OR: [{ userEmail: sender }, { account: { email: sender } }] } : { gwnummer }
  const ofClaim: Prisma.ClaimWhereInput =
    gwnummer === '' ? { filedBy: { email: sender } } : { purchase: { gwnummer } }
  const newest = { orderBy: { id: 'desc' }, take: shownThreads } as const
  const [enquiries, claims] = await Promise.all([
    db.enquiry.findMany({ where: { state: { not: 'closed' }, ...ofEnquiry }, ...newest }),
    db.claim.findMany({
      where: { decidedAt: null, ...ofClaim },
      ...newest,
      include: { purchase: { select: { gwnummer: true, maker: true, model: true } } },
    }),
  ])
  return [
    ...claims.map(({ id: number, publicId, purchase }) => ({
      ...{ kind: 'claim' as const, id: publicId },
      label: t`Reklamation ${claimNumber(number)}, GW ${purchase.gwnummer}, ${vehicleName(purchase.maker, purchase.model)}`,
    })),
    ...enquiries.map((enquiry) => ({
      ...{ kind: 'enquiry' as const, id: enquiry.publicId },
      label: t`Anfrage von ${enquiry.firstName} ${enquiry.lastName}, GW ${enquiry.gwnummer}`,
    })),
  ]
}

/** @throws ProblemError file-unknown */
export async function inboundFile(db: Db, mailId: number, id: string) {
  const file = await db.inboundFile.findFirst({ where: { id, mailId } })
  if (!file) throw new ProblemError('file-unknown')
  return file
}

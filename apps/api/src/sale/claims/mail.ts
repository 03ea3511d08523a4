import { personName } from '@portal/domain/accounts/person-name'
import { claimItemText, claimNumber } from '@portal/domain/sale/claim-items'
import type { ClaimAction } from '@portal/domain/sale/claim-states'
import { euroCentText, momentText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import type { Prisma } from '../../../generated/prisma/client.ts'
import { addressesOf } from '../../buyer/purchases/queries.ts'
import type { Env } from '../../env.ts'
import { type Block, letter } from '../../mail/letter.ts'
import { queueMail } from '../../mail/mail.ts'
import { replyAddress } from '../../mail/reply-address.ts'
import type { Transaction } from '../../plugins/db.ts'
import { vehicleRows } from '../hand-overs/mail.ts'
import { itemView } from './view.ts'

/** What mails about a claim are written from. */
export const mailedParts = {
  items: { orderBy: { id: 'asc' }, include: { photos: { select: { id: true } } } },
  filedBy: { select: { id: true, firstName: true, lastName: true } },
  purchase: {
    select: {
      ...{ publicId: true, partner_number: true, gwnummer: true, maker: true, model: true, buyerId: true },
    },
  },
} as const satisfies Prisma.ClaimInclude
export type MailedClaim = Prisma.ClaimGetPayload<{ include: typeof mailedParts }>

const titleOf = ({ id, purchase }: MailedClaim) =>
  t`Reklamation ${claimNumber(id)} zu GW ${purchase.gwnummer}`

const rowsOf = ({ id, purchase }: MailedClaim) => ({
  rows: [[t('Reklamation'), claimNumber(id)] as const, ...vehicleRows(purchase)],
})

const defectsOf = ({ items }: MailedClaim) => ({
  list: items.map(itemView).map((item) => `${claimItemText(item)}: ${item.description}`),
})

/**
 * The addresses of the company for a claim: those of its purchase, and the person who filed it while that person works
 * for the company.
 */
async function companyAddresses(tx: Transaction, { purchase, filedBy }: MailedClaim) {
  const filer = filedBy
    ? await tx.dealerMember.findFirst({
        where: {
          accountId: filedBy.id,
          dealer: { partner_number: purchase.partner_number, account: { activated: true } },
        },
        select: { account: { select: { email: true } } },
      })
    : null
  const addresses = await addressesOf(tx, purchase)
  return new Set([...(filer ? [filer.account.email] : []), ...addresses])
}

type CompanyMail = { template: string; body: () => Block[]; now: Date }

async function mailCompany(
  tx: Transaction,
  env: Env,
  claim: MailedClaim,
  { template, body, now }: CompanyMail,
) {
  for (const recipient of await companyAddresses(tx, claim)) {
    const account = await tx.account.findUnique({ where: { email: recipient }, select: { id: true } })
    const target = { kind: 'claim', id: claim.id, accountId: account?.id ?? 0 } as const
    const replyTo = account ? replyAddress(env, target, now) : env.MAIL_SALES
    await queueMail(
      tx,
      letter(env, {
        ...{ template, recipient, replyTo, subject: () => titleOf(claim) },
        body: () => [
          t('Guten Tag,'),
          ...body(),
          { page: `/purchases/${claim.purchase.publicId}`, label: t('Reklamation ansehen') },
        ],
      }),
    )
  }
}

const mailOffice = (tx: Transaction, env: Env, claim: MailedClaim, template: string, body: () => Block[]) =>
  queueMail(
    tx,
    letter(env, {
      ...{ template, recipient: env.MAIL_SALES, subject: () => titleOf(claim) },
      body: () => [
        ...body(),
        rowsOf(claim),
        { page: `/house/claims/${claim.publicId}`, label: 'Reklamation öffnen' },
      ],
    }),
  )

/** To the sales mailbox and the company: defects were reported. */
export async function queueFiledMails(tx: Transaction, env: Env, claim: MailedClaim, now: Date) {
  const dueText = () => (claim.dueAt ? t`Antwort bis ${momentText(claim.dueAt)}.` : '')
  await mailCompany(tx, env, claim, {
    ...{ template: 'claim-received', now },
    body: () => [
      t`Ihre Meldung ist angekommen. ${dueText()}`,
      rowsOf(claim),
      defectsOf(claim),
      t('Das Fahrzeug bitte bis dahin nicht reparieren.'),
    ],
  })
  const sender = claim.filedBy ? personName(claim.filedBy) : 'Ein Händler'
  await mailOffice(tx, env, claim, 'claim-to-sales', () => [
    `${sender} hat Mängel gemeldet. ${dueText()}`,
    defectsOf(claim),
  ])
}

/** To the sales mailbox: the company has answered, accepted, declined or withdrawn. */
export const queueAnswerMail = (tx: Transaction, env: Env, claim: MailedClaim, text: string) =>
  mailOffice(tx, env, claim, 'claim-answer-to-sales', () => ['Der Händler hat geantwortet:', text])

/** To the sales mailbox: the house has not answered in time. */
export const queueOverdueMail = (tx: Transaction, env: Env, claim: MailedClaim, dueAt: Date) =>
  mailOffice(tx, env, claim, 'claim-overdue', () => [
    `Die Frist ist seit ${momentText(dueAt)} vorbei.`,
    defectsOf(claim),
  ])

/** To the company: nobody has answered, so the claim is closed. */
export const queueLapsedMail = (tx: Transaction, env: Env, claim: MailedClaim, now: Date) =>
  mailCompany(tx, env, claim, {
    ...{ template: 'claim-lapsed', now },
    body: () => [
      t(
        'wir haben auf unsere letzte Nachricht keine Antwort bekommen und die Reklamation geschlossen. Bei Fragen rufen Sie uns bitte an.',
      ),
      rowsOf(claim),
    ],
  })

type Sent = Exclude<ClaimAction, 'take'>
const euro = (amount: number | null) => (amount === null ? '' : euroCentText(amount))

const openings: Record<Sent, (amount: number | null) => string> = {
  ask: () => t('wir haben eine Frage zu Ihrer Reklamation:'),
  offer: (amount) => t`wir bieten Ihnen eine Gutschrift von ${euro(amount)} an:`,
  credit: (amount) => t`wir schreiben Ihnen ${euro(amount)} gut:`,
  refuse: () => t('wir können Ihre Reklamation nicht anerkennen:'),
  'take-back': () => t('wir nehmen das Fahrzeug zurück:'),
}
const closings: Partial<Record<Sent, string>> = {
  ask: t('Bitte antworten Sie im Portal.'),
  offer: t('Bitte nehmen Sie das Angebot im Portal an, oder schreiben Sie uns, was Sie sich vorstellen.'),
}

/** To the company: a question, an offer or the decision. */
export const queueMoveMail = (
  tx: Transaction,
  env: Env,
  claim: MailedClaim,
  { action, text, amount, now }: { action: Sent; text: string; amount: number | null; now: Date },
) => {
  const closing = closings[action]
  return mailCompany(tx, env, claim, {
    ...{ template: `claim-${action}`, now },
    body: () => [openings[action](amount), text, ...(closing ? [t(closing)] : []), rowsOf(claim)],
  })
}

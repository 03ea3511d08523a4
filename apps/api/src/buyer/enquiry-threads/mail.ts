import { t } from '@portal/domain/values/text'
import { carName } from '@portal/domain/vehicles/attributes/name'
import type { Env } from '../../env.ts'
import { type Attachment, letter } from '../../mail/letter.ts'
import { queueMail } from '../../mail/mail.ts'
import { replyAddress } from '../../mail/reply-address.ts'
import type { Transaction } from '../../plugins/db.ts'
import { threadHeaders } from '../enquiries/mail.ts'
import type { ThreadRow } from './view.ts'

const subjectOf = ({ gwnummer, vehicle }: ThreadRow) => t`${carName(vehicle)} (GW-Nr. ${gwnummer})`

/** Queues the mail about an answer of the asker to the sales mailbox. @returns the id of the mail */
export const queueReplyMail = (tx: Transaction, env: Env, enquiry: ThreadRow, text: string) =>
  queueMail(
    tx,
    letter(env, {
      template: 'enquiry-reply-to-sales',
      recipient: env.MAIL_SALES,
      replyTo: enquiry.userEmail,
      subject: () => `AW: Anfrage: ${subjectOf(enquiry)}`,
      headers: threadHeaders(env, enquiry),
      body: () => [
        `${enquiry.firstName} ${enquiry.lastName} hat im Portal geantwortet.`,
        text,
        { page: `/house/enquiries/${enquiry.publicId}`, label: 'Anfrage öffnen' },
      ],
    }),
  )

type ThreadMail = { template: string; text: () => string; now: Date; attachments?: () => Attachment[] }

export const greetingText = ({ firstName, lastName }: ThreadRow) => t`Guten Tag ${firstName} ${lastName},`

/**
 * Queues a mail of the house to the asker, with the reply address of the thread. The recipient is the address of the
 * stored enquiry. Dealers get a link to the thread in the portal.
 * @returns the id of the mail
 */
export const queueThreadMail = (
  tx: Transaction,
  env: Env,
  enquiry: ThreadRow,
  { template, text, now, attachments = () => [] }: ThreadMail,
) =>
  queueMail(
    tx,
    letter(env, {
      template,
      attachments,
      recipient: enquiry.userEmail,
      language: enquiry.language,
      replyTo: replyAddress(env, { kind: 'enquiry', id: enquiry.id, accountId: enquiry.accountId ?? 0 }, now),
      subject: () => t`AW: Ihre Anfrage: ${subjectOf(enquiry)}`,
      headers: threadHeaders(env, enquiry),
      body: () => [
        ...text().split(/\n{2,}/),
        ...(enquiry.accountId === null
          ? []
          : [{ page: `/enquiries?id=${enquiry.publicId}`, label: t('Anfrage ansehen und antworten') }]),
        { rows: [[t('Ihre Nachricht'), enquiry.bemerkungen]] },
      ],
    }),
  )

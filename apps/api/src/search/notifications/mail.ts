import type { Criteria } from '@portal/domain/search/criteria'
import { summaryOf } from '@portal/domain/search/criteria-summary'
import type { PriceTier } from '@portal/domain/vehicles/price-tier'
import { listVatNoteOf } from '@portal/domain/vehicles/vat'
import type { Env } from '../../env.ts'
import { type CarBlock, letter } from '../../mail/letter.ts'
import { queueMail } from '../../mail/mail.ts'
import type { Transaction } from '../../plugins/db.ts'

type Subscription = { name: string; user_email: string; criteria: Criteria }

const summaryBlock = (criteria: Criteria) => ({
  rows: summaryOf(criteria).map(({ label, value }) => [label, value] as const),
})

/** To an unverified address: a link that confirms the notification. Nothing else is sent to it before (U-50). */
export const queueConfirmation = (
  tx: Transaction,
  env: Env,
  subscription: Subscription,
  confirmToken: string,
) =>
  queueMail(
    tx,
    letter(env, {
      template: 'notification-confirm',
      recipient: subscription.user_email,
      subject: 'Bitte bestätigen Sie Ihre Findebenachrichtigung',
      body: [
        'Guten Tag,',
        'mit dieser Adresse wurde eine Findebenachrichtigung für folgende Suche angelegt:',
        summaryBlock(subscription.criteria),
        'Bitte bestätigen Sie, dass wir Ihnen passende Fahrzeuge senden dürfen. Ohne Bestätigung erhalten Sie keine weiteren Mails.',
        { page: `/confirm-notification/${confirmToken}`, label: 'Findebenachrichtigung bestätigen' },
        'Wenn Sie das nicht waren, können Sie diese Mail löschen.',
      ],
    }),
  )

/** The mail after the confirmation: the notification is active; contains the link that cancels it. */
export const queueActivated = (
  tx: Transaction,
  env: Env,
  { name, user_email }: Pick<Subscription, 'name' | 'user_email'>,
  cancelToken: string,
) =>
  queueMail(
    tx,
    letter(env, {
      template: 'notification-active',
      recipient: user_email,
      subject: `Findebenachrichtigung aktiviert: ${name}`,
      body: [
        'Guten Tag,',
        'Ihre Findebenachrichtigung ist aktiv. Sobald ein passendes Fahrzeug eintrifft, schreiben wir Ihnen.',
        { page: `/delete-notification/${cancelToken}`, label: 'Findebenachrichtigung stornieren' },
      ],
    }),
  )

type NewMatches = {
  subscription: Subscription
  /** The newest matches, which the mail shows. */
  cars: CarBlock[]
  total: number
  cancelToken: string
  isDealer: boolean
  tier: PriceTier
  /** Seconds before it is sent. */
  delayS: number
}

/**
 * Mails the new matches of one subscription, with the cancel link in the text and in the headers (RFC 8058).
 * @returns the id of the mail
 */
export function queueMatches(
  tx: Transaction,
  env: Env,
  { subscription, cars, total, cancelToken, isDealer, tier, delayS }: NewMatches,
) {
  const unsubscribe = `${env.PUBLIC_URL}/mvp/api/mvp-car-notification-unsubscribe/${cancelToken}`
  const found = total === 1 ? '1 neues Fahrzeug' : `${total} neue Fahrzeuge`
  return queueMail(
    tx,
    letter(env, {
      template: 'notification-matches',
      sender: isDealer ? env.MAIL_DEALERS : env.MAIL_PRIVATE,
      recipient: subscription.user_email,
      subject: `${found}: ${subscription.name}`,
      headers: {
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
      body: [
        'Guten Tag,',
        `zu Ihrer Findebenachrichtigung gibt es ${found}:`,
        ...cars.map((car) => ({ car })),
        ...(total > cars.length
          ? [`Die neuesten ${cars.length} sehen Sie oben, alle ${total} in der Suche.`]
          : []),
        listVatNoteOf(tier),
        'Ihre Suche:',
        summaryBlock(subscription.criteria),
        { page: `/delete-notification/${cancelToken}`, label: 'Findebenachrichtigung stornieren' },
      ],
    }),
    delayS,
  )
}

import type { Criteria } from '@portal/domain/search/criteria'
import { summaryOf } from '@portal/domain/search/criteria-summary'
import { countText } from '@portal/domain/values/formats'
import { plural } from '@portal/domain/values/plural'
import { t } from '@portal/domain/values/text'
import type { PriceTier } from '@portal/domain/vehicles/price-tier'
import { listVatNoteOf } from '@portal/domain/vehicles/vat'
import type { Env } from '../../env.ts'
import { type CarBlock, letter } from '../../mail/letter.ts'
import { queueMail } from '../../mail/mail.ts'
import type { Transaction } from '../../plugins/db.ts'

type Subscription = { name: string; user_email: string; language: string; criteria: Criteria }

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
      language: subscription.language,
      subject: () => t('Bitte bestätigen Sie Ihre Findebenachrichtigung'),
      body: () => [
        t('Guten Tag,'),
        t('mit dieser Adresse wurde eine Findebenachrichtigung für folgende Suche angelegt:'),
        summaryBlock(subscription.criteria),
        t(
          'Bitte bestätigen Sie, dass wir Ihnen passende Fahrzeuge senden dürfen. Ohne Bestätigung erhalten Sie keine weiteren Mails.',
        ),
        { page: `/confirm-notification/${confirmToken}`, label: t('Findebenachrichtigung bestätigen') },
        t('Wenn Sie das nicht waren, können Sie diese Mail löschen.'),
      ],
    }),
  )

/** The mail after the confirmation: the notification is active; contains the link that cancels it. */
export const queueActivated = (
  tx: Transaction,
  env: Env,
  { name, user_email, language }: Omit<Subscription, 'criteria'>,
  cancelToken: string,
) =>
  queueMail(
    tx,
    letter(env, {
      template: 'notification-active',
      recipient: user_email,
      language,
      subject: () => t`Findebenachrichtigung aktiviert: ${name}`,
      body: () => [
        t('Guten Tag,'),
        t(
          'Ihre Findebenachrichtigung ist aktiv. Sobald ein passendes Fahrzeug eintrifft, schreiben wir Ihnen.',
        ),
        { page: `/delete-notification/${cancelToken}`, label: t('Findebenachrichtigung stornieren') },
      ],
    }),
  )

/** The vehicles that a mail shows. */
export const carsPerMail = 50

type NewMatches = {
  subscription: Subscription
  /** The newest matches, which the mail shows. */
  cars: () => CarBlock[]
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
  return queueMail(
    tx,
    letter(env, {
      template: 'notification-matches',
      sender: isDealer ? env.MAIL_DEALERS : env.MAIL_PRIVATE,
      recipient: subscription.user_email,
      language: subscription.language,
      subject: () => plural(total, '1 neues Fahrzeug: {0}', '# neue Fahrzeuge: {0}', subscription.name),
      headers: {
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
      body: () => [
        t('Guten Tag,'),
        plural(
          total,
          'zu Ihrer Findebenachrichtigung gibt es 1 neues Fahrzeug:',
          'zu Ihrer Findebenachrichtigung gibt es # neue Fahrzeuge:',
        ),
        ...cars().map((car) => ({ car })),
        ...(total > carsPerMail
          ? [t`Die neuesten ${carsPerMail} sehen Sie oben, alle ${countText(total)} in der Suche.`]
          : []),
        t(listVatNoteOf(tier)),
        t('Ihre Suche:'),
        summaryBlock(subscription.criteria),
        { page: `/delete-notification/${cancelToken}`, label: t('Findebenachrichtigung stornieren') },
      ],
    }),
    delayS,
  )
}

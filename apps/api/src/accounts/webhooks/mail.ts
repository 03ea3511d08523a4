import { type PauseReason, pauseReasons, webhookPauseHours } from '@portal/domain/accounts/webhooks'
import { t } from '@portal/domain/values/text'
import type { Env } from '../../env.ts'
import { letter } from '../../mail/letter.ts'
import { webhooksPage } from './view.ts'

/** A text with a part is translated before the part is put in. */
const whyPaused = (reason: PauseReason) =>
  reason === 'failing'
    ? t`Die Adresse ist ${webhookPauseHours} Stunden lang gescheitert.`
    : t(pauseReasons[reason])

type Paused = { recipient: string; url: string; reason: PauseReason; isHouse: boolean }

/** To an owner, or an administrator: an address of the company or of the house gets no more events. */
export const pausedMail = (env: Env, { recipient, url, reason, isHouse }: Paused) =>
  letter(env, {
    template: 'webhook-paused',
    recipient,
    subject: () => t`Webhook angehalten: ${new URL(url).host}`,
    body: () => [
      t('Guten Tag,'),
      t`wir senden zurzeit keine Ereignisse mehr an ${new URL(url).origin}.`,
      t`${whyPaused(reason)} Was noch wartet, senden wir, sobald Sie den Webhook fortsetzen. Neue Ereignisse gehen bis dahin nicht an diese Adresse.`,
      { page: webhooksPage(isHouse), label: t('Zu den Webhooks') },
    ],
  })

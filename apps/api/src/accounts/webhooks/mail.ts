import { type PauseReason, pauseReasons } from '@portal/domain/accounts/webhooks'
import type { Env } from '../../env.ts'
import { letter } from '../../mail/letter.ts'

/** To an owner: an address of the company gets no more events. */
export const pausedMail = (env: Env, recipient: string, url: string, reason: PauseReason) =>
  letter(env, {
    template: 'webhook-paused',
    recipient,
    subject: `Webhook angehalten: ${new URL(url).host}`,
    body: [
      'Guten Tag,',
      `wir senden zurzeit keine Ereignisse mehr an ${new URL(url).origin}.`,
      `${pauseReasons[reason]} Was noch wartet, senden wir, sobald Sie den Webhook fortsetzen. Neue Ereignisse gehen bis dahin nicht an diese Adresse.`,
      { page: '/company/webhooks', label: 'Zu den Webhooks' },
    ],
  })

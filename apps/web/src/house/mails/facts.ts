import type { MailState } from '@portal/contract/house/mails'
import { plural } from '@portal/domain/values/plural'
import { t } from '@portal/domain/values/text'

export const mailStates: Record<MailState, string> = {
  queued: t('wartet'),
  sent: t('gesendet'),
  failed: t('fehlgeschlagen'),
}

export const mailLooks: Record<MailState, '' | 'ok' | 'error'> = { queued: '', sent: 'ok', failed: 'error' }

export const mailsText = (count: number) => plural(count, '1 Mail', '# Mails')

/** How many mails are sent by sending all again. */
export function sentAgainText({ failed, waiting }: { failed: number; waiting: number }): string {
  if (failed + waiting === 0) return t('Es gibt keine Mail, die noch zu senden wäre.')
  const again =
    failed > 0
      ? plural(failed, '1 Mail erneut in den Versand gegeben.', '# Mails erneut in den Versand gegeben.')
      : ''
  const now =
    waiting > 0 ? plural(waiting, '1 Mail wird jetzt versucht.', '# Mails werden jetzt versucht.') : ''
  return [again, now].filter(Boolean).join(' ')
}

import type { MailState } from '@portal/contract/house/mails'
import { countText } from '@portal/domain/values/formats'

export const mailStates: Record<MailState, string> = {
  queued: 'wartet',
  sent: 'gesendet',
  failed: 'fehlgeschlagen',
}

export const mailLooks: Record<MailState, '' | 'ok' | 'error'> = { queued: '', sent: 'ok', failed: 'error' }

export const mailsText = (count: number) => (count === 1 ? '1 Mail' : `${countText(count)} Mails`)

/** How many mails are sent by sending all again. */
export function sentAgainText({ failed, waiting }: { failed: number; waiting: number }): string {
  if (failed + waiting === 0) return 'Es gibt keine Mail, die noch zu senden wäre.'
  const again = failed > 0 ? `${mailsText(failed)} erneut in den Versand gegeben.` : ''
  const now = waiting > 0 ? `${mailsText(waiting)} ${waiting === 1 ? 'wird' : 'werden'} jetzt versucht.` : ''
  return [again, now].filter(Boolean).join(' ')
}

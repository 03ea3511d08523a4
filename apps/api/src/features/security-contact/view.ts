import { dayMs } from '@portal/domain/durations'
import type { Env } from '../../env.ts'

/** RFC 9116 recommends less than a year; the date is computed anew for every response. */
const validDays = 180
/** The fields of RFC 9116, in the order of its examples. */
export function securityText({ MAIL_SECURITY, PUBLIC_URL }: Env, now: Date): string {
  const expires = new Date(Math.floor(now.getTime() / dayMs + validDays) * dayMs)
  const fields = [
    `Contact: mailto:${MAIL_SECURITY}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: de, en',
    `Canonical: ${PUBLIC_URL}/.well-known/security.txt`,
  ]
  return `${fields.join('\n')}\n`
}

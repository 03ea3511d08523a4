import { createHmac, timingSafeEqual } from 'node:crypto'
import { dayMs } from '@portal/domain/values/durations'
import { keyFor } from '../credentials/secrets.ts'
import type { Env } from '../env.ts'

/** What a reply belongs to: an enquiry or a claim, and the account that was written to; 0 = the visitor who enquired. */
type ReplyTarget = { kind: 'enquiry' | 'claim'; id: number; accountId: number }

const letters = { enquiry: 'e', claim: 'c' } as const
const validDays = 90

const macOf = ({ SECRET_KEY }: Env, text: string) =>
  createHmac('sha256', keyFor(SECRET_KEY, 'replies')).update(text).digest('hex').slice(0, 20)

/**
 * The address to which a person answers a mail about a thread, by plus addressing; valid for 90 days. The mailbox of the
 * sales office while no inbox is read.
 */
export function replyAddress(env: Env, { kind, id, accountId }: ReplyTarget, now: Date): string {
  if (!env.REPLY_ADDRESS) return env.MAIL_SALES
  const until = Math.floor(now.getTime() / dayMs) + validDays
  const text = `${letters[kind]}${[id, accountId, until].map((number) => number.toString(36)).join('-')}`
  return env.REPLY_ADDRESS.replace('@', `+${text}-${macOf(env, text)}@`)
}

const pattern = /^([ec])([0-9a-z]{1,7})-([0-9a-z]{1,7})-([0-9a-z]{1,7})-([0-9a-f]{20})$/

/**
 * Reads an address that a mail was sent to. Mail servers may change capitals.
 * @returns null for any other address of the portal
 */
export function readReplyAddress(
  env: Env,
  address: string,
  now: Date,
): ReplyTarget | 'address-invalid' | 'address-expired' | null {
  const [local = '', domain = ''] = (env.REPLY_ADDRESS ?? '').split('@')
  const given = address.toLowerCase()
  if (domain === '' || !given.startsWith(`${local}+`) || !given.endsWith(`@${domain}`)) return null
  const tag = given.slice(local.length + 1, -(domain.length + 1))
  const [, letter, id = '', accountId = '', until = '', mac = ''] = pattern.exec(tag) ?? []
  if (letter === undefined) return 'address-invalid'
  const expected = macOf(env, tag.slice(0, -21))
  if (!timingSafeEqual(Buffer.from(mac), Buffer.from(expected))) return 'address-invalid'
  if (Number.parseInt(until, 36) * dayMs < now.getTime()) return 'address-expired'
  const kind = letter === 'e' ? 'enquiry' : 'claim'
  return { kind, id: Number.parseInt(id, 36), accountId: Number.parseInt(accountId, 36) }
}

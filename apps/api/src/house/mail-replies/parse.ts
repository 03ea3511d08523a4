import { createHash } from 'node:crypto'
import { normalEmail } from '@portal/domain/values/email-address'
import { type AddressObject, type Attachment, type Headers, type ParsedMail, simpleParser } from 'mailparser'
import type { Env } from '../../env.ts'

/** A mail as the rules of `jobs.ts` read it. */
export type Reply = {
  messageId: string
  /** The only address in "From"; null for none or several. */
  sender: string | null
  subject: string
  text: string
  /** Every address it was sent to. */
  recipients: string[]
  /** Whether a program wrote it: an answer during absence, a bounce, a newsletter. */
  isAutomatic: boolean
  /** Whether the own server has confirmed that the sender's domain sent it. */
  isProven: boolean
  files: Attachment[]
}

const idMax = 500
const subjectMax = 200

/** The words of a header, every occurrence, the topmost first. */
function allOf({ headerLines }: ParsedMail, name: string): string[] {
  return headerLines
    .filter(({ key }) => key === name)
    .map(({ line }) =>
      line
        .slice(line.indexOf(':') + 1)
        .replaceAll(/\s+/g, ' ')
        .trim(),
    )
}

const listOf = (given: AddressObject | AddressObject[] | undefined) =>
  (Array.isArray(given) ? given : given ? [given] : []).flatMap(({ value }) =>
    value.flatMap(({ address, group }) => [address, ...(group ?? []).map((one) => one.address)]),
  )

const textOf = (headers: Headers, name: string) => {
  const value = headers.get(name)
  return typeof value === 'string' ? value.toLowerCase() : ''
}

function isAutomatic(mail: ParsedMail, sender: string | null): boolean {
  const { headers } = mail
  const submitted = textOf(headers, 'auto-submitted')
  return (
    (submitted !== '' && submitted !== 'no') ||
    /^(?:bulk|junk|list|auto[_-]reply)$/.test(textOf(headers, 'precedence')) ||
    headers.has('list-unsubscribe') ||
    headers.has('x-autoreply') ||
    headers.has('x-autorespond') ||
    allOf(mail, 'return-path').some((path) => path === '<>') ||
    allOf(mail, 'content-type').some((type) => /^multipart\/report\b/i.test(type)) ||
    (sender !== null && /^(?:mailer-daemon|postmaster|no-?reply)@/.test(sender))
  )
}

const isAligned = (domain: string, of: string) => domain === of || domain.endsWith(`.${of}`)

/**
 * Whether the topmost `Authentication-Results` is of the own server and confirms the domain of the sender: by DMARC, by a
 * DKIM signature of this domain or the one above it, or by SPF. Servers put theirs on top, so any other is the sender's.
 */
function isProven(mail: ParsedMail, sender: string | null, { REPLY_AUTH_HOST: host }: Env): boolean {
  const domain = sender?.split('@')[1]
  const [results] = allOf(mail, 'authentication-results')
  if (!domain || !results || !host) return false
  const [server = '', ...checks] = results
    .replaceAll(/\([^()]*\)/g, '')
    .toLowerCase()
    .split(';')
    .map((part) => part.trim())
  if (server.split(' ')[0] !== host) return false
  return checks.some((check) => {
    const property = (name: string) =>
      new RegExp(`\\b${name.replace('.', '\\.')}="?(?:[^\\s@"]*@)?([^\\s"]+)`).exec(check)?.[1] ?? ''
    if (check.startsWith('dmarc=pass')) return property('header.from') === domain
    if (check.startsWith('dkim=pass'))
      return [property('header.d'), property('header.i')].some(
        (signer) => signer.includes('.') && isAligned(domain, signer),
      )
    return check.startsWith('spf=pass') && property('smtp.mailfrom') === domain
  })
}

/** Reads a mail; one without a Message-ID is known by its bytes. */
export async function readMail(source: Buffer, env: Env): Promise<Reply> {
  const mail = await simpleParser(source, { skipImageLinks: true, skipTextLinks: true, skipTextToHtml: true })
  const from = listOf(mail.from)
  const sender = from.length === 1 && from[0] ? normalEmail(from[0]) : null
  const delivered = ['delivered-to', 'x-original-to', 'envelope-to'].flatMap((name) => allOf(mail, name))
  return {
    messageId: (mail.messageId ?? createHash('sha256').update(source).digest('hex')).slice(0, idMax),
    sender,
    subject: (mail.subject ?? '').replaceAll(/\s+/g, ' ').replaceAll('\0', '').trim().slice(0, subjectMax),
    text: (mail.text ?? '').replaceAll('\0', ''),
    recipients: [
      ...delivered.map((address) => address.replaceAll(/[<>]/g, '')),
      ...[...listOf(mail.to), ...listOf(mail.cc)].flatMap((address) => address ?? []),
    ],
    isAutomatic: isAutomatic(mail, sender),
    isProven: isProven(mail, sender, env),
    // Pictures inside the text are mostly logos of a signature.
    files: mail.attachments.filter(({ related }) => !related),
  }
}

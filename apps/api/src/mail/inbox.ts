import { replyBytesMaximum } from '@portal/domain/house/mail-replies'
import { ImapFlow } from 'imapflow'

/** A mail of the inbox; `source` null = larger than `replyBytesMaximum` and not loaded. */
export type InboxMail = { source: Buffer | null; sender: string; subject: string; messageId: string }

/** Mails that are read in one run; the rest follows with the next one. */
const perRun = 100

/** Folder and connection of an address as in REPLY_IMAP_URL. */
export const openingOf = (imapUrl: string) => {
  const { protocol, hostname, port, username, password, pathname } = new URL(imapUrl)
  const secure = protocol === 'imaps:'
  return {
    folder: decodeURIComponent(pathname.slice(1)) || 'INBOX',
    options: {
      ...{ host: hostname, port: Number(port) || (secure ? 993 : 143), secure },
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
      // Its log contains addresses and texts.
      logger: false,
      ...{ connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 60_000 },
    } as const,
  }
}

/** Null for a mail that has been removed meanwhile. */
async function mailOf(client: ImapFlow, uid: string): Promise<InboxMail | null> {
  const about = await client.fetchOne(uid, { size: true, envelope: true }, { uid: true })
  if (!about) return null
  const { size = 0, envelope } = about
  const full = size <= replyBytesMaximum && (await client.fetchOne(uid, { source: true }, { uid: true }))
  return {
    source: (full ? full.source : null) ?? null,
    sender: envelope?.from?.[0]?.address ?? '',
    subject: envelope?.subject ?? '',
    messageId: envelope?.messageId ?? `uid-${uid}`,
  }
}

/**
 * Hands over every unread mail of the inbox, oldest first, and marks it as read once it is handled. A mail whose
 * handling fails stays unread and does not hold up the others.
 *
 * @throws the first failure, after all others were handled
 */
export async function readInbox(
  imapUrl: string,
  handle: (mail: InboxMail) => Promise<void>,
): Promise<number> {
  const { folder, options } = openingOf(imapUrl)
  const client = new ImapFlow(options)
  // A lost connection also rejects the call under way; without a listener it would end the process.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.mailboxOpen(folder)
    const unread = await client.search({ seen: false }, { uid: true })
    const uids = (unread || []).slice(0, perRun)
    const failures: unknown[] = []
    for (const uid of uids)
      try {
        const mail = await mailOf(client, String(uid))
        if (mail === null) continue
        await handle(mail)
        await client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true })
      } catch (error) {
        failures.push(error)
      }
    if (failures.length > 0) throw failures[0]
    return uids.length
  } finally {
    await client.logout().catch(() => client.close())
  }
}

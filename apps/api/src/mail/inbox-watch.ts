import { setTimeout as pause } from 'node:timers/promises'
import { ImapFlow } from 'imapflow'
import { openingOf } from './inbox.ts'

/** How long one IDLE lasts; the client begins the next one without a pause. */
const longestIdleMs = 60_000
/**
 * How long the server may take to confirm the end of an IDLE. The limit for a silent connection is longer than an IDLE by
 * this time: a client that reaches it leaves IDLE and waits `autoIdleDelay` before the next one, and a server may not
 * report a mail in between (RFC 2177).
 */
const confirmationMs = 20_000
/** The pause before the next IDLE when the server has ended one. */
const autoIdleDelay = 50
/** A connection that lasted this long had no problem worth a longer pause. */
const healthyMs = 60_000
const longestPauseMs = 300_000

type Watching = {
  imapUrl: string
  /** Called after each connection and for each new mail; mails may have arrived while there was no connection. */
  onNews: () => void
  onError: (error: unknown) => void
  /** The pause after the first failure; it doubles with each further one, up to five minutes. */
  firstPauseMs?: number
  /** How long one IDLE lasts. */
  maxIdleTime?: number
}

/** Waits on one connection until it ends. @throws when it cannot be opened, or breaks */
async function waitOn(client: ImapFlow, folder: string, onNews: () => void) {
  const ended = new Promise<void>((done, failed) => client.on('error', failed).on('close', done))
  // While it is opened, a failure also rejects the call under way.
  ended.catch(() => undefined)
  await client.connect()
  await client.mailboxOpen(folder)
  client.on('exists', onNews)
  onNews()
  // Where the server has no IDLE, this asks it every two minutes.
  client.idle().catch(() => undefined)
  await ended
}

/**
 * Stays connected to an inbox (IMAP IDLE), and connects again with growing pauses when the connection is lost.
 * @returns the function that ends it
 */
export function watchInbox(watching: Watching) {
  const { imapUrl, onNews, onError, firstPauseMs = 1000, maxIdleTime = longestIdleMs } = watching
  const { folder, options } = openingOf(imapUrl)
  const socketTimeout = maxIdleTime + confirmationMs
  const over = new AbortController()
  let client: ImapFlow
  const work = async () => {
    for (let failures = 0; !over.signal.aborted; failures += 1) {
      client = new ImapFlow({ ...options, maxIdleTime, socketTimeout, autoIdleDelay })
      const since = performance.now()
      await waitOn(client, folder, onNews).catch((error) => {
        if (!over.signal.aborted) onError(error)
      })
      client.close()
      if (performance.now() - since > healthyMs) failures = 0
      const pauseMs = Math.min(longestPauseMs, firstPauseMs * 2 ** failures)
      await pause(pauseMs, undefined, { signal: over.signal }).catch(() => undefined)
    }
  }
  const working = work()
  return async () => {
    over.abort()
    client.close()
    await working
  }
}

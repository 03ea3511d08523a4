import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

/** A NOTIFY can be lost with its connection, so the state is also polled at this interval. */
const checkEveryMs = 5000
const reconnectAfterMs = 500

type Follower = {
  connectionString: string
  /** The channel of LISTEN. */
  channel: 'stock' | 'settings'
  /** The name of the connection in the database's list of activity. */
  applicationName: string
  /** Reads what is new over this connection; never called concurrently. */
  catchUp: (client: pg.Client) => Promise<void>
  onError: (error: unknown) => void
}

/**
 * Keeps one connection that listens for changes. Every notification, reconnect and interval reads the current state, so
 * a missed message delays a change by seconds but never loses it.
 */
export function follow({ connectionString, channel, applicationName, catchUp, onError }: Follower) {
  const ended = new AbortController()
  let wake = () => {}
  let client: pg.Client | null = null
  let rounds = Promise.withResolvers<void>()

  async function connect() {
    const next = new pg.Client({
      connectionString,
      application_name: applicationName,
      connectionTimeoutMillis: 2000,
      keepAlive: true,
    })
    next.on('notification', () => wake())
    next.on('error', (error) => {
      onError(error)
      if (client === next) client = null
      wake()
    })
    await next.connect()
    await next.query(`LISTEN ${channel}`)
    return next
  }

  /** Waits until `wake` is called, at most for a time. */
  async function sleep(ms: number) {
    const woken = new Promise<void>((resolve) => {
      wake = resolve
    })
    const timer = new AbortController()
    const signal = AbortSignal.any([timer.signal, ended.signal])
    await Promise.race([woken, pause(ms, undefined, { signal }).catch(() => {})])
    timer.abort()
  }

  async function run() {
    while (!ended.signal.aborted) {
      const round = rounds
      rounds = Promise.withResolvers<void>()
      rounds.promise.catch(() => {})
      // Before the state is read, so that a change during the reading starts another round.
      const idle = sleep(checkEveryMs)
      try {
        client ??= await connect()
        await catchUp(client)
        round.resolve()
        await idle
      } catch (error) {
        round.reject(error)
        onError(error)
        await client?.end().catch(onError)
        client = null
        await pause(reconnectAfterMs, undefined, { signal: ended.signal }).catch(() => {})
        wake()
      }
    }
    await client?.end()
  }

  const first = rounds.promise
  const running = run()
  return {
    /** Settles after the first round: resolves when it succeeded, otherwise rejects with the reason. */
    first,
    /** Resolves after a round that began after this call. */
    refresh: () => {
      const next = rounds.promise
      wake()
      return next
    },
    end: async () => {
      ended.abort()
      wake()
      await running
    },
  }
}

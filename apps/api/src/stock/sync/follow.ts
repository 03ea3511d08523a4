import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

/** A NOTIFY can get lost with its connection; this often the generation is read anyway. */
const checkEveryMs = 5000
const reconnectAfterMs = 500

type Follower = {
  connectionString: string
  /** Brings the index up to date over this connection; called once at a time. */
  catchUp: (client: pg.Client) => Promise<void>
  onError: (error: unknown) => void
}

/**
 * Keeps one connection that listens for stock changes. Every change, every reconnect and every few seconds end in the
 * same question to the database: which generation is it? So a missed message costs seconds, never correctness.
 */
export function follow({ connectionString, catchUp, onError }: Follower) {
  const ended = new AbortController()
  let wake = () => {}
  let client: pg.Client | null = null
  let rounds = Promise.withResolvers<void>()

  async function connect() {
    const next = new pg.Client({
      connectionString,
      application_name: 'stock-index',
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
    await next.query('LISTEN stock')
    return next
  }

  async function rest(ms: number) {
    const woken = new Promise<void>((resolve) => {
      wake = resolve
    })
    const slept = new AbortController()
    const signal = AbortSignal.any([slept.signal, ended.signal])
    await Promise.race([woken, pause(ms, undefined, { signal }).catch(() => {})])
    slept.abort()
  }

  async function run() {
    while (!ended.signal.aborted) {
      const round = rounds
      rounds = Promise.withResolvers<void>()
      rounds.promise.catch(() => {})
      const idle = rest(checkEveryMs)
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
    /** Settles with the first round: the index is loaded, or the reason why not. */
    first,
    /** Resolves after a round that began later than this call. */
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

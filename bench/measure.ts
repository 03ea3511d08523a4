import { Agent, request } from 'node:http'

/** A client with one connection that waits for each response and keeps its cookies, like a browser. */
export function aClient(origin: string, cookies = new Map<string, string>()) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  type Reply = { status: number; body: string; total: number }
  const call = (path: string, body?: object, jar = cookies): Promise<Reply> =>
    new Promise<Reply>((resolve, reject) => {
      const payload = body && JSON.stringify(body)
      const headers = {
        cookie: [...jar].map((pair) => pair.join('=')).join('; '),
        ...(payload
          ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }
          : {}),
      }
      const sent = request(
        `${origin}${path}`,
        { agent, method: payload ? 'POST' : 'GET', headers },
        (reply) => {
          for (const cookie of reply.headers['set-cookie'] ?? []) {
            const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
            jar.set(name, value)
          }
          const chunks: Buffer[] = []
          reply.on('data', (chunk: Buffer) => chunks.push(chunk))
          reply.on('end', () =>
            resolve({
              status: reply.statusCode ?? 0,
              body: Buffer.concat(chunks).toString(),
              total: Number(reply.headers['x-total-count']),
            }),
          )
        },
      )
      sent.on('error', (error: NodeJS.ErrnoException) => {
        // The server closes idle connections, sometimes just when the next call is sent, so the call is retried.
        const isOutdated = sent.reusedSocket && error.code === 'ECONNRESET'
        if (isOutdated) resolve(call(path, body, jar))
        else reject(error)
      })
      sent.end(payload)
    })
  return { call, close: () => agent.destroy() }
}
export type Client = ReturnType<typeof aClient>

export type Route = {
  name: string
  /** Called in turn. */
  paths: string[]
  /** Call in turn; by default the client's own. */
  browsers?: Browsers
  /** Whether it takes so long that a tenth of the calls is enough. */
  isSlow?: boolean
}

/** The cookies of several browsers. Routes that share them continue where the last call ended. */
export class Browsers {
  readonly #jars: Map<string, string>[]
  #last = 0

  constructor(jars: Map<string, string>[]) {
    this.#jars = jars
  }

  next(): Map<string, string> | undefined {
    this.#last = (this.#last + 1) % this.#jars.length
    return this.#jars[this.#last]
  }
}

export type Timing = {
  p50: number
  p99: number
  /** The p50 of each path called in the round. */
  perPath: number[]
}

export const quantile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
export const median = (values: readonly number[]) =>
  quantile(
    values.toSorted((a, b) => a - b),
    0.5,
  )

const calls = 200
/** The first rounds are warm-up, because code is compiled while it runs. */
const warmUps = 3
/** Consecutive calls of a route; few enough that interference of other programs affects all routes alike. */
const slice = 20

/**
 * Calls every route in turn, slice by slice and round after round.
 *
 * @returns times in milliseconds, per route and round
 */
export async function measure(
  client: Client,
  routes: Route[],
  rounds: number,
): Promise<Map<string, Timing[]>> {
  const timings = new Map<string, Timing[]>(routes.map(({ name }) => [name, []]))
  for (let round = -warmUps; round < rounds; round++) {
    const times = routes.map(({ paths }): number[][] => paths.map(() => []))
    for (let from = 0; from < calls; from += slice)
      for (const [route, { paths, browsers, isSlow }] of routes.entries())
        for (let call = from; call < from + (isSlow ? slice / 10 : slice); call++) {
          const path = ((round + warmUps) * calls + call) % paths.length
          const jar = browsers?.next()
          const start = performance.now()
          const reply = await client.call(paths[path] as string, undefined, jar)
          times[route]?.[path]?.push(performance.now() - start)
          if (reply.status !== 200) throw new Error(`${paths[path]} answered ${reply.status}: ${reply.body}`)
        }
    if (round < 0) continue
    for (const [route, { name }] of routes.entries()) {
      const perPath = times[route] ?? []
      const all = perPath.flat().sort((a, b) => a - b)
      timings
        .get(name)
        ?.push({ p50: quantile(all, 0.5), p99: quantile(all, 0.99), perPath: perPath.map(median) })
    }
  }
  return timings
}

/** The median over the rounds of one route's p50 divided by another's in the same round. */
export function ratio(timings: Map<string, Timing[]>, route: string, floor: string): number {
  const floors = timings.get(floor) ?? []
  return median((timings.get(route) ?? []).map(({ p50 }, round) => p50 / (floors[round]?.p50 ?? Number.NaN)))
}

/**
 * The time of the slowest query of a route divided by that of the median query.
 *
 * @param questions the number of queries; the paths call them in turn
 */
export function spread(timings: Map<string, Timing[]>, route: string, questions: number): number {
  const times: number[][] = Array.from({ length: questions }, () => [])
  for (const { perPath } of timings.get(route) ?? [])
    for (const [path, time] of perPath.entries()) if (time > 0) times[path % questions]?.push(time)
  const medians = times.map(median)
  return Math.max(...medians) / median(medians)
}

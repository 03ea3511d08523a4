import { Agent, request } from 'node:http'

/** One client on one connection, as a browser that waits for each answer and keeps its cookies. */
export function aClient(origin: string) {
  const cookies = new Map<string, string>()
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  type Reply = { status: number; body: string; total: number }
  const call = (path: string, body?: object): Promise<Reply> =>
    new Promise<Reply>((resolve, reject) => {
      const payload = body && JSON.stringify(body)
      const headers = {
        cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
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
            cookies.set(name, value)
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
        // A server closes connections that were idle for some seconds, now and then just as the next call is sent.
        const isOutdated = sent.reusedSocket && error.code === 'ECONNRESET'
        if (isOutdated) resolve(call(path, body))
        else reject(error)
      })
      sent.end(payload)
    })
  return { call, close: () => agent.destroy() }
}
export type Client = ReturnType<typeof aClient>

/** A route with the paths that are called in turn. */
export type Route = { name: string; paths: string[] }

export type Timing = {
  p50: number
  p99: number
  /** p50 of each path that was called in the round. */
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
/** A program is compiled while it runs, so the first rounds do not count. */
const warmUps = 3
/** So many calls of a route come one after another; short enough that a busy moment of the machine hits all alike. */
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
      for (const [route, { paths }] of routes.entries())
        for (let call = from; call < from + slice; call++) {
          const path = ((round + warmUps) * calls + call) % paths.length
          const start = performance.now()
          const reply = await client.call(paths[path] as string)
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

/** Median over the rounds of one route's p50 divided by another's in the same round. */
export function ratio(timings: Map<string, Timing[]>, route: string, floor: string): number {
  const floors = timings.get(floor) ?? []
  return median((timings.get(route) ?? []).map(({ p50 }, round) => p50 / (floors[round]?.p50 ?? Number.NaN)))
}

/**
 * Slowest question against the median question of a route.
 *
 * @param questions how many there are; the paths ask them in turn
 */
export function spread(timings: Map<string, Timing[]>, route: string, questions: number): number {
  const times: number[][] = Array.from({ length: questions }, () => [])
  for (const { perPath } of timings.get(route) ?? [])
    for (const [path, time] of perPath.entries()) if (time > 0) times[path % questions]?.push(time)
  const medians = times.map(median)
  return Math.max(...medians) / median(medians)
}

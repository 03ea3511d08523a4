import { Agent, request } from 'node:http'

/** One client on one connection, as a browser that waits for each answer and keeps its cookies. */
export function aClient(origin: string) {
  const cookies = new Map<string, string>()
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const call = (path: string, body?: object) =>
    new Promise<{ status: number; body: string; total: number }>((resolve, reject) => {
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
      sent.on('error', reject)
      sent.end(payload)
    })
  return { call, close: () => agent.destroy() }
}
export type Client = ReturnType<typeof aClient>

/** A route with the paths that are called in turn. */
export type Route = { name: string; paths: string[] }

export type Timing = {
  p50: number
  p99: number /** p50 of each path, for the slowest against the median. */
  perPath: number[]
}

export const quantile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
export const median = (values: readonly number[]) =>
  quantile(
    values.toSorted((a, b) => a - b),
    0.5,
  )

/**
 * Calls every route in turn, round after round, so that a busy moment of the machine hits all alike. The first round
 * only warms up.
 *
 * @returns times in milliseconds, per route and round
 */
export async function measure(
  client: Client,
  routes: Route[],
  rounds: number,
): Promise<Map<string, Timing[]>> {
  const timings = new Map<string, Timing[]>(routes.map(({ name }) => [name, []]))
  for (let round = 0; round <= rounds; round++)
    for (const { name, paths } of routes) {
      const perPath: number[][] = paths.map(() => [])
      for (let call = 0; call < Math.max(200, paths.length * 4); call++) {
        const path = call % paths.length
        const start = performance.now()
        const reply = await client.call(paths[path] as string)
        perPath[path]?.push(performance.now() - start)
        if (reply.status !== 200) throw new Error(`${paths[path]} answered ${reply.status}: ${reply.body}`)
      }
      const all = perPath.flat().sort((a, b) => a - b)
      if (round > 0)
        timings
          .get(name)
          ?.push({ p50: quantile(all, 0.5), p99: quantile(all, 0.99), perPath: perPath.map(median) })
    }
  return timings
}

/** Median over the rounds of one route's p50 divided by another's in the same round. */
export function ratio(timings: Map<string, Timing[]>, route: string, floor: string): number {
  const floors = timings.get(floor) ?? []
  return median((timings.get(route) ?? []).map(({ p50 }, round) => p50 / (floors[round]?.p50 ?? Number.NaN)))
}

/** Slowest path against the median path of a route, both as medians over the rounds. */
export function spread(timings: Map<string, Timing[]>, route: string): number {
  const rounds = timings.get(route) ?? []
  const perPath = (rounds[0]?.perPath ?? []).map((_, path) =>
    median(rounds.map((round) => round.perPath[path] ?? 0)),
  )
  return Math.max(...perPath) / median(perPath)
}

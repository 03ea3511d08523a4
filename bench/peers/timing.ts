import autocannon from 'autocannon'
import { type Client, median, quantile } from '../measure.ts'
import { type Ask, askOf, type Kind, type Peer, type Questions } from './peer.ts'

/** A system and its calls in turn. */
export type Contender = { name: string; client: Client; origin: string; ask: (turn: number) => Ask }

/** Milliseconds with one client, by round, and responses per second with many. */
export type Timed = { times: number[][]; rate: number }

export const rounds = 7
export const clients = 16
const callsARound = 50
/** A round of slow calls ends after the slice in which this time is over. */
const roundMs = 30_000
/** Consecutive calls; few enough that interference of other programs affects all systems alike. */
const slice = 10
/** Warm-up, because code is compiled while it runs. */
const warmUpCalls = 400
const warmUpMs = 6000
const loadSeconds = 4
const longestSeconds = 60

async function call({ name, client, ask }: Contender, turn: number): Promise<number> {
  const { path, body } = ask(turn)
  const start = performance.now()
  const reply = await client.call(path, body)
  const time = performance.now() - start
  if (reply.status !== 200 || reply.body.startsWith('{"errors"'))
    throw new Error(`${name}: ${path} answered ${reply.status}: ${reply.body.slice(0, 500)}`)
  return time
}

/** Many clients at once; each takes the next call. */
async function press({ name, origin, ask }: Contender, from: number): Promise<number> {
  let turn = from
  const setupRequest = (request: autocannon.Request): autocannon.Request => {
    const { path, body } = ask(turn++)
    if (!body) return { ...request, method: 'GET', path }
    const headers = { 'content-type': 'application/json' }
    return { ...request, method: 'POST', path, headers, body: JSON.stringify(body) }
  }
  const requests = [{ setupRequest }]
  const result = await autocannon({
    ...{ url: origin, connections: clients, duration: loadSeconds, requests },
    timeout: longestSeconds,
  })
  // Only responses count: an overloaded system may refuse, or be too slow for the measured seconds.
  if ((result['2xx'] === 0 && result.non2xx > 0) || result.errors > 0)
    throw new Error(
      `${name} under load: ${result.errors} connections failed, answers ${JSON.stringify(result.statusCodeStats)}`,
    )
  return result['2xx'] / result.duration
}

/** Measures all systems for one kind of call, slice by slice and round after round. */
export async function timeAll(contenders: Contender[]): Promise<Map<string, Timed>> {
  const timed = new Map<string, Timed>()
  let turn = 0
  for (const contender of contenders) {
    timed.set(contender.name, { times: Array.from({ length: rounds }, () => []), rate: 0 })
    const end = performance.now() + warmUpMs
    for (let done = 0; done < warmUpCalls && performance.now() < end; done++) await call(contender, turn++)
  }
  for (let round = 0; round < rounds; round++) {
    const end = performance.now() + roundMs
    for (let done = 0; done < callsARound && performance.now() < end; done += slice) {
      for (const contender of contenders)
        for (let next = 0; next < slice; next++)
          timed.get(contender.name)?.times[round]?.push(await call(contender, turn + next))
      turn += slice
    }
  }
  for (const contender of contenders) {
    const result = timed.get(contender.name)
    if (result) result.rate = await press(contender, turn)
  }
  return timed
}

export const contender = (peer: Peer, kind: Kind, questions: Questions): Contender => ({
  ...{ name: peer.name, client: peer.server.client, origin: peer.server.origin },
  ask: (turn) => askOf(peer, kind, questions, turn),
})

/** A route of the portal's server that responds without a query. */
export const floor = (peer: Peer, name: string, path: string): Contender => ({
  ...{ name, client: peer.server.client, origin: peer.server.origin },
  ask: () => ({ path }),
})

/** The speed ratio: the median over the rounds of one p50 divided by the other's of the same round. */
export const better = (ours: Timed, theirs: Timed) =>
  median(theirs.times.map((times, round) => median(times) / median(ours.times[round] ?? [])))

/** `p50 / p99 ms, responses/s`. */
export function shown({ times, rate }: Timed): string {
  const sorted = times.flat().sort((a, b) => a - b)
  const [p50, p99] = [quantile(sorted, 0.5), quantile(sorted, 0.99)]
  return `${p50.toFixed(2)} / ${p99.toFixed(1)} ms, ${Math.round(rate).toLocaleString('en')}/s`
}

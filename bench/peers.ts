import { parseArgs } from 'node:util'
import pg from 'pg'
import { disagreements } from './peers/agreement.ts'
import { startNaive } from './peers/naive.ts'
import { type Kind, kinds, type Peer, type Questions } from './peers/peer.ts'
import { startPlatform } from './peers/platforms.ts'
import { startPortal } from './peers/portal.ts'
import { shopVehicles } from './peers/shop-vehicle.ts'

import { better, clients, contender, floor, rounds, shown, type Timed, timeAll } from './peers/timing.ts'
import { makeShopQueries } from './queries.ts'
import { heading, publish, reached, row } from './report.ts'
import { withCluster } from './server.ts'
import { makeStock } from './stock.ts'

const titles: Record<Kind, string> = {
  count: 'filtered count',
  page: 'page of 24 by price',
  options: 'option counts',
  vehicle: 'one vehicle',
}
const naiveGoals: Record<Kind, number | null> = { count: 3, page: null, options: 5, vehicle: null }
const platformGoals: Record<Kind, number | null> = { count: 10, page: 10, options: 10, vehicle: null }

type Measured = Map<Kind, Map<string, Timed>>

async function questionsFor(pool: pg.Pool): Promise<Questions> {
  const { rows } = await pool.query<{ fahrzeugid: number }>(
    `SELECT fahrzeugid FROM vehicle WHERE available ORDER BY draw(fahrzeugid, 'asked') LIMIT 50`,
  )
  return { searches: await makeShopQueries(pool), ids: rows.map(({ fahrzeugid }) => fahrzeugid) }
}

async function agreementTable(ours: Peer, others: Peer[], questions: Questions): Promise<string[]> {
  const lines = heading('responses that differ from ours', ...kinds.map((kind) => titles[kind]), 'verdict')
  for (const theirs of others) {
    const wrong = await disagreements(ours, theirs, questions)
    const all = Object.values(wrong).reduce((sum, count) => sum + count)
    const cells = kinds.map(
      (kind) => `${wrong[kind]} of ${(kind === 'vehicle' ? questions.ids : questions.searches).length}`,
    )
    lines.push(row(theirs.name, ...cells, all === 0 ? 'met' : 'MISSED'))
  }
  return lines
}

async function measureAll(peers: [Peer, ...Peer[]], questions: Questions): Promise<Measured> {
  const measured: Measured = new Map()
  for (const kind of kinds) {
    const floors = [
      floor(peers[0], 'empty Fastify answer', '/floor/empty'),
      floor(peers[0], 'SELECT 1', '/floor/select-1'),
    ]
    const asked = peers.map((peer) => contender(peer, kind, questions))
    measured.set(kind, await timeAll(kind === 'count' ? [...asked, ...floors] : asked))
  }
  return measured
}

async function timesTable(measured: Measured, peers: Peer[]): Promise<string[]> {
  const lines = heading('', ...kinds.map((kind) => titles[kind]), 'RSS under load')
  const cells = (name: string) =>
    kinds.map((kind) => {
      const timed = measured.get(kind)?.get(name)
      return timed ? shown(timed) : '-'
    })
  for (const { name, server } of peers)
    lines.push(row(name, ...cells(name), `${(await server.health()).rssMiB.toFixed(0)} MiB`))
  for (const name of ['empty Fastify answer', 'SELECT 1']) lines.push(row(name, ...cells(name), '-'))
  return lines
}

/** One row per kind of call: the ratio to the fastest of the other systems, and whether it meets the goal. */
function verdicts(measured: Measured, ours: Peer, others: Peer[], goals: typeof naiveGoals): string[] {
  return kinds.flatMap((kind) => {
    const timed = measured.get(kind)
    const mine = timed?.get(ours.name)
    const ratios = others.flatMap(({ name }) => {
      const theirs = timed?.get(name)
      return mine && theirs ? [{ name, times: better(mine, theirs) }] : []
    })
    const [best] = ratios.sort((a, b) => a.times - b.times)
    if (!best) return []
    const goal = goals[kind]
    const verdict = goal === null ? 'no goal' : reached(best.times, goal)
    return [row(titles[kind], best.name, `${best.times.toFixed(1)} x`, goal ? `${goal} x` : '-', verdict)]
  })
}

/** Compares the portal with other systems over the same vehicles; `pnpm bench peers 20000 --platforms vendure`. */
export async function run(args: string[]) {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { platforms: { type: 'string', default: 'vendure,medusa' } },
  })
  const size = Number(positionals[0] ?? 20_000)
  const lines: string[] = []
  const notes: string[] = []
  await withCluster(async (cluster) => {
    const url = await makeStock(cluster, size, { isPriced: true })
    const pool = new pg.Pool({ connectionString: url, max: 1 })
    const peers: [Peer, ...Peer[]] = [await startPortal(url), await startNaive(url)]
    try {
      const questions = await questionsFor(pool)
      const vehicles = await shopVehicles(pool)
      for (const name of values.platforms.split(',').filter(Boolean)) {
        const started = await startPlatform(name, cluster, vehicles)
        if (typeof started === 'string') notes.push(started)
        else peers.push(started)
      }
      const [ours, naive, ...platforms] = peers
      const { rows } = await pool.query<{ server_version: string }>('SHOW server_version')
      lines.push(
        `${size.toLocaleString('en')} vehicles, PostgreSQL ${rows[0]?.server_version}, ${questions.searches.length} searches, ${rounds} rounds. Each cell: p50 / p99 with one client, answers per second with ${clients}. The portal has no cached response for these requests.\n`,
        ...(await agreementTable(ours, peers.slice(1), questions)),
      )
      const measured = await measureAll(peers, questions)
      lines.push('', ...(await timesTable(measured, peers)))
      lines.push('', ...heading('what', 'against', 'better', 'goal', 'verdict'))
      if (naive) lines.push(...verdicts(measured, ours, [naive], naiveGoals))
      lines.push(...verdicts(measured, ours, platforms, platformGoals), '', ...notes)
    } finally {
      for (const { server } of peers) await server.stop()
      await pool.end()
    }
  })
  await publish('peers', 'Peers', lines)
}

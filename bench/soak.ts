import pg from 'pg'
import { press, type Request } from './clients.ts'
import { heading, publish, row, verdict } from './report.ts'
import { type Server, startServer, withCluster } from './server.ts'
import { makeStock } from './stock.ts'
import { makeTraffic, storePhotos } from './visitors.ts'

const connections = 10
const sampleSeconds = 30
/** Caches fill during this share of the run, which the slope leaves out. */
const warmShare = 1 / 3
/** The connections of an instance: its pool, and one that listens for changes of the stock. */
const connectionsPerInstance = 12

type Sample = { minute: number; rssMiB: number; descriptors: number }

/** The least squares slope of memory, in MiB per ten minutes. */
function slopeOf(samples: readonly Sample[]) {
  const mean = (of: (sample: Sample) => number) =>
    samples.reduce((sum, sample) => sum + of(sample), 0) / samples.length
  const [minutes, memory] = [mean(({ minute }) => minute), mean(({ rssMiB }) => rssMiB)]
  const covariance = mean(({ minute, rssMiB }) => (minute - minutes) * (rssMiB - memory))
  return (10 * covariance) / mean(({ minute }) => (minute - minutes) ** 2)
}

/** The milliseconds to wait after each response, so that two instances get half the requests they can answer. */
async function halfLoad(servers: readonly Server[], traffic: Request[]) {
  const full = await Promise.all(servers.map(({ origin }) => press(origin, connections, 10, traffic)))
  const perSecond = full.reduce((sum, result) => sum + result.perSecond, 0) / full.length
  return { perSecond, alwaysMs: (2 * connections * 1000) / perSecond }
}

async function sampleOf(server: Server, startedAt: number): Promise<Sample> {
  const { rssMiB, descriptors } = await server.health()
  return { minute: (performance.now() - startedAt) / 60_000, rssMiB, descriptors: descriptors ?? 0 }
}

const instanceRows = (samples: readonly Sample[], name: string) => {
  const settled = samples.slice(Math.floor(samples.length * warmShare))
  const most = Math.max(...samples.map(({ rssMiB }) => rssMiB))
  const open = settled.map(({ descriptors }) => descriptors)
  const spread = Math.max(...open) - Math.min(...open)
  const slope = slopeOf(settled)
  return [
    row(`${name}: most memory`, `${most.toFixed(0)} MiB`, '512 MiB', verdict(most, 512)),
    row(`${name}: memory grows by`, `${slope.toFixed(2)} MiB in 10 min`, '1 MiB', verdict(slope, 1)),
    row(`${name}: file descriptors vary by`, spread, 20, verdict(spread, 20)),
  ]
}

/** Runs two instances at half their maximum load for a long time; `pnpm bench soak 30` (minutes). */
export async function run([minutes = '30']: string[]) {
  const lines: string[] = []
  await withCluster(async (cluster) => {
    const url = await makeStock(cluster, 25_000)
    const pool = new pg.Pool({ connectionString: url, max: 1 })
    const traffic = await makeTraffic(pool)
    const servers = [await startServer(url), await startServer(url)]
    try {
      for (const { folder } of servers) await storePhotos(folder)
      const { perSecond, alwaysMs } = await halfLoad(servers, traffic)
      const startedAt = performance.now()
      const samples: Sample[][] = servers.map(() => [])
      const inUse: number[] = []
      let [answered, wrong] = [0, 0]
      while (performance.now() - startedAt < Number(minutes) * 60_000) {
        const results = await Promise.all(
          servers.map(({ origin }) => press(origin, connections, sampleSeconds, traffic, { alwaysMs })),
        )
        for (const { all } of results) {
          answered += all.answered
          wrong += all.refused + all.failed
        }
        for (const [index, server] of servers.entries())
          samples[index]?.push(await sampleOf(server, startedAt))
        const { rows } = await pool.query<{ count: number }>(
          `SELECT count(*)::int FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`,
        )
        inUse.push(rows[0]?.count ?? 0)
      }
      const perInstance = Math.max(...inUse) / servers.length
      lines.push(
        `25,000 vehicles, two instances, ${minutes} min at half of ${Math.round(perSecond)} requests/s each.\n`,
        ...heading('what', 'value', 'goal', 'verdict'),
        row('answered', answered, '', ''),
        row('refused or failed', wrong, 0, verdict(wrong, 0)),
        row(
          ...['database connections per instance', perInstance, connectionsPerInstance],
          verdict(perInstance, connectionsPerInstance),
        ),
        ...samples.flatMap((own, index) => instanceRows(own, `instance ${index + 1}`)),
      )
    } finally {
      await pool.end()
      for (const server of servers) await server.stop()
    }
  })
  await publish('soak', 'Soak', lines)
}

import { heading, publish, row } from './report.ts'

/**
 * The cost of keeping every instance's index up to date, calculated from the protocol: one NOTIFY and one read of the
 * changed rows per instance and change, and a full load at the start or after too many changes.
 */
type Fleet = {
  vehicles: number
  /** Each instance holds one share of the stock and is notified of its own changes only. */
  shares: number
  instances: number
  changesPerDay: number
  deliveriesPerDay: number
}

const bytesPerChangedRow = 400
const bytesPerLoadedRow = 250
/** A delivery that changes a larger share of the stock causes a full load (apps/api/src/stock/sync/refresh.ts). */
const mostChanged = 1 / 8
const daySeconds = 86_400
const peakFactor = 5

const fleets: Fleet[] = [
  { vehicles: 25_000, shares: 1, instances: 2, changesPerDay: 2500, deliveriesPerDay: 1 },
  { vehicles: 1_000_000, shares: 1, instances: 6, changesPerDay: 100_000, deliveriesPerDay: 24 },
  { vehicles: 1_000_000, shares: 1, instances: 40, changesPerDay: 1_000_000, deliveriesPerDay: 288 },
  { vehicles: 100_000_000, shares: 100, instances: 300, changesPerDay: 10_000_000, deliveriesPerDay: 1440 },
]

/** Deliveries arrive at random times, each with a random number of changes; deterministic for a fleet. */
function simulate({ vehicles, shares, instances, changesPerDay, deliveriesPerDay }: Fleet) {
  let state = 2026
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  let [fullLoads, bytes, busiest] = [0, 0, 0]
  for (let delivery = 0; delivery < deliveriesPerDay; delivery++) {
    const changes = Math.round((changesPerDay / deliveriesPerDay / shares) * (0.5 + random()))
    const isFull = changes > (vehicles / shares) * mostChanged
    if (isFull) fullLoads++
    const each = isFull ? (vehicles / shares) * bytesPerLoadedRow : changes * bytesPerChangedRow
    bytes += each * instances
    busiest = Math.max(busiest, each * instances)
  }
  return { fullLoads, bytesPerDay: bytes, perSecond: (bytes / daySeconds) * peakFactor, busiest }
}

const mib = (bytes: number) =>
  (bytes / 2 ** 20).toLocaleString('en', { maximumFractionDigits: bytes < 2 ** 20 ? 3 : 0 })

/** Calculates the refresh traffic of four fleets. */
export async function run() {
  const lines = [
    ...heading(
      'vehicles',
      'shares',
      'instances',
      'changes a day',
      'deliveries',
      'full loads per instance',
      'MiB a day',
      'MiB/s at the peak hour',
      'MiB for the busiest delivery',
    ),
    ...fleets.map((fleet) => {
      const { fullLoads, bytesPerDay, perSecond, busiest } = simulate(fleet)
      const { vehicles, shares, instances, changesPerDay, deliveriesPerDay } = fleet
      const counted = [vehicles, shares, instances, changesPerDay, deliveriesPerDay].map((count) =>
        count.toLocaleString('en'),
      )
      return row(...counted, fullLoads, mib(bytesPerDay), mib(perSecond), mib(busiest))
    }),
    '',
    `A changed row is ${bytesPerChangedRow} bytes on the wire, a loaded one ${bytesPerLoadedRow}; the peak hour carries ${peakFactor} times the average. When more than ${100 * mostChanged} % of a stock or share change at once, it is reloaded completely.`,
  ]
  await publish('refresh', 'Refresh traffic', lines)
}

import { setImmediate as nextTurn } from 'node:timers/promises'
import type { ValuedVehicle } from '@portal/domain/best-results'
import { PriceGroup } from '@portal/domain/comparables'
import fp from 'fastify-plugin'
import type pg from 'pg'

declare module 'fastify' {
  interface FastifyInstance {
    /** The vehicles dealers can buy, each valued against comparable ones; made once per stock generation and day. */
    market: Market
  }
}

export type MarketGroup = { hersteller: string; modellgruppe: string; vehicles: ValuedVehicle[] }
export type MarketState = { key: string; groups: MarketGroup[] }

const dayMs = 86_400_000
const batchSize = 5000
/** Longer than this no other request has to wait for the valuation. */
const sliceMs = 8

const columns = `fahrzeugid, gwnummer, hersteller, modellgruppe, modell, transporter, fahrzeugtyp,
  fahrzeugkategorietypnfz, kraftstoffart, getriebe, farbe, schadstoffklassetyp, schiebetuer, vat_mode AS "vatMode",
  extract(year FROM erstzulassungvon)::int AS erstzulassungsjahr, kilometerstandvon,
  haendlerpreisbrutto::float8 AS preis, kwvon, psvon, anzahlsitze, anzahltueren, zulaessigesgesamtgewicht, equipment,
  extract(month FROM erstzulassungvon)::int AS month,
  greatest(0, $2::date - coalesce(published_at, created_at)::date) AS "daysInStock"`

type Row = Omit<ValuedVehicle, 'advantage' | 'preis'> & { preis: number; month: number }

/** Lets other requests through whenever a slice of time is used up. */
export function slicing() {
  let start = performance.now()
  return async () => {
    if (performance.now() - start < sliceMs) return
    await nextTurn()
    start = performance.now()
  }
}

async function vehiclesByGroup(pool: pg.Pool, day: string) {
  const groups = new Map<string, Row[]>()
  for (let after = 0; ; ) {
    const { rows } = await pool.query<Row>(
      `SELECT ${columns} FROM vehicle WHERE available AND haendlerpreisbrutto > 0 AND fahrzeugid > $1
       ORDER BY fahrzeugid LIMIT ${batchSize}`,
      [after, day],
    )
    for (const row of rows) {
      const key = `${row.hersteller}\n${row.modellgruppe}`
      const group = groups.get(key)
      if (group) group.push(row)
      else groups.set(key, [row])
    }
    const last = rows.at(-1)
    if (!last || rows.length < batchSize) return groups
    after = last.fahrzeugid
  }
}

async function valued(rows: Row[], pause: () => Promise<void>): Promise<ValuedVehicle[]> {
  const comparable = (row: Row) => ({
    registrationMonth: row.erstzulassungsjahr * 12 + row.month,
    kilometerstandvon: row.kilometerstandvon,
    preis: row.preis,
  })
  const prices = new PriceGroup(rows.map(comparable))
  const vehicles: ValuedVehicle[] = []
  for (const row of rows) {
    vehicles.push({ ...row, advantage: prices.advantageOf(comparable(row)) })
    await pause()
  }
  return vehicles
}

class Market {
  readonly #pool: pg.Pool
  #state: MarketState | null = null
  #loading: { key: string; state: Promise<MarketState> } | null = null

  constructor(pool: pg.Pool) {
    this.#pool = pool
  }

  async #load(key: string, day: string): Promise<MarketState> {
    const pause = slicing()
    const groups: MarketGroup[] = []
    for (const rows of (await vehiclesByGroup(this.#pool, day)).values()) {
      const [{ hersteller, modellgruppe } = { hersteller: '', modellgruppe: '' }] = rows
      groups.push({ hersteller, modellgruppe, vehicles: await valued(rows, pause) })
    }
    this.#state = { key, groups }
    return this.#state
  }

  /** The market of the stock as it is committed now; callers who come while it is being made share the work. */
  async at(now: Date): Promise<MarketState> {
    const day = new Date(Math.floor(now.getTime() / dayMs) * dayMs).toISOString().slice(0, 10)
    const { rows } = await this.#pool.query<{ generation: number }>('SELECT generation FROM stock_generation')
    const key = `${rows[0]?.generation ?? 0}/${day}`
    if (this.#state?.key === key) return this.#state
    if (this.#loading?.key !== key) {
      const state = this.#load(key, day).finally(() => {
        if (this.#loading?.state === state) this.#loading = null
      })
      this.#loading = { key, state }
    }
    return this.#loading.state
  }
}

/** Decorates `app.market`; nothing is loaded before a dealer asks. */
export const marketPlugin = fp(async (app) => {
  app.decorate('market', new Market(app.pool))
})

import { timeZone } from '@portal/domain/constants'
import pg from 'pg'
import { aVocabulary, MarketGroup, type MarketRow } from './market-group.ts'

/** Few at a time: rows that outlive a short collection pile up in the heap of the thread. */
const batchSize = 1000
/** Beyond this share of the stock reading everything is quicker than looking up what changed. */
const changedShare = 0.2

const offered = 'available AND haendlerpreisbrutto > 0'
const columns = `fahrzeugid, gwnummer, hersteller, modellgruppe, modell, transporter, fahrzeugtyp,
  fahrzeugkategorietypnfz, kraftstoffart, getriebe, farbe, schadstoffklassetyp, schiebetuer, vat_mode AS "vatMode",
  (extract(year FROM erstzulassungvon) * 12 + extract(month FROM erstzulassungvon))::int AS "registrationMonth",
  kilometerstandvon, haendlerpreisbrutto::float8 AS preis, kwvon, psvon, anzahlsitze, anzahltueren,
  zulaessigesgesamtgewicht, equipment,
  (coalesce(published_at, created_at) AT TIME ZONE '${timeZone}')::date - date '1970-01-01' AS "firstDay"`

const nameOf = ({ hersteller, modellgruppe }: { hersteller: string; modellgruppe: string }) =>
  `${hersteller}\n${modellgruppe}`

/** The vehicles dealers can buy, by model group, of one generation of the stock and valued for one day. */
export class MarketStock {
  readonly #connectionString: string
  #vocabulary = aVocabulary()
  #groups = new Map<string, MarketGroup>()
  #generation = Number.NaN
  #day = Number.NaN

  constructor(connectionString: string) {
    this.#connectionString = connectionString
  }

  get groups() {
    return this.#groups.values()
  }

  /** Brings the market to a generation of the stock, or a later one, and to a day (days since 1970). */
  async bringTo(generation: number, day: number) {
    if (!(this.#generation >= generation)) await this.#catchUp(day)
    if (this.#day === day) return
    for (const group of this.#groups.values()) group.arrange(day)
    this.#day = day
  }

  /** What is read belongs to one generation; nothing is kept of an attempt that failed. */
  async #catchUp(day: number) {
    const client = new pg.Client({
      connectionString: this.#connectionString,
      application_name: 'market',
      connectionTimeoutMillis: 2000,
    })
    await client.connect()
    try {
      await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
      const { rows } = await client.query<{ generation: number }>('SELECT generation FROM stock_generation')
      const generation = rows[0]?.generation ?? 0
      const changes = await this.#changesUntil(client, generation)
      if (changes) await this.#apply(client, changes, day)
      else await this.#load(client, day)
      this.#generation = generation
    } finally {
      await client.end()
    }
  }

  /** @returns null when the list of changes is not complete or too long */
  async #changesUntil(client: pg.Client, generation: number): Promise<Set<number> | null> {
    if (!(generation >= this.#generation)) return null
    const most = Math.max(1000, this.#size() * changedShare)
    const { rows } = await client.query<{ fahrzeugid: number; generation: number }>(
      'SELECT fahrzeugid, generation FROM stock_change WHERE generation > $1 AND generation <= $2 LIMIT $3',
      [this.#generation, generation, Math.ceil(most) + 1],
    )
    const listed = new Set(rows.map((row) => row.generation)).size
    if (rows.length > most || listed < generation - this.#generation) return null
    return new Set(rows.map(({ fahrzeugid }) => fahrzeugid))
  }

  #size() {
    let size = 0
    for (const group of this.#groups.values()) size += group.size
    return size
  }

  async #apply(client: pg.Client, changedIds: Set<number>, day: number) {
    const { rows } = await client.query<MarketRow>(
      `SELECT ${columns} FROM vehicle WHERE ${offered} AND fahrzeugid = ANY($1::int[]) ORDER BY fahrzeugid`,
      [[...changedIds]],
    )
    const arrived = Map.groupBy(rows, nameOf)
    for (const [name, [row]] of arrived)
      if (row && !this.#groups.has(name))
        this.#groups.set(name, new MarketGroup(row.hersteller, row.modellgruppe, 0, this.#vocabulary))
    for (const [name, group] of this.#groups) {
      const added = arrived.get(name) ?? []
      if (added.length === 0 && !group.holdsOneOf(changedIds)) continue
      const changed = group.changed(changedIds, added)
      changed.value()
      changed.arrange(day)
      this.#groups.set(name, changed)
    }
  }

  async #load(client: pg.Client, day: number) {
    const vocabulary = aVocabulary()
    const sizes = await client.query<{ hersteller: string; modellgruppe: string; size: number }>(
      `SELECT hersteller, modellgruppe, count(*)::int AS size FROM vehicle WHERE ${offered} GROUP BY 1, 2`,
    )
    // The old market goes first: memory is bounded by one of them.
    this.#groups = new Map()
    this.#generation = Number.NaN
    const groups = new Map(
      sizes.rows.map((group) => [
        nameOf(group),
        new MarketGroup(group.hersteller, group.modellgruppe, group.size, vocabulary),
      ]),
    )
    for (let after = 0; ; ) {
      const { rows } = await client.query<MarketRow>({
        name: 'market-load',
        text: `SELECT ${columns} FROM vehicle WHERE ${offered} AND fahrzeugid > $1 ORDER BY fahrzeugid LIMIT ${batchSize}`,
        values: [after],
      })
      for (const row of rows) groups.get(nameOf(row))?.add(row)
      const last = rows.at(-1)
      if (!last || rows.length < batchSize) break
      after = last.fahrzeugid
    }
    for (const group of groups.values()) {
      group.value()
      group.arrange(day)
    }
    this.#vocabulary = vocabulary
    this.#groups = groups
    this.#day = day
  }
}

import type { CarModel } from '@portal/contract/car-models'
import type { ClientBase } from 'pg'
import { Catalogue } from './catalogue.ts'
import { centsPerEuro, choices } from './dimensions.ts'
import { type OrderName, sortAll } from './sort-keys.ts'
import { createStock, type Facts, fillPlace, type Stock } from './stock.ts'

/** The stock of one generation, ready to be searched. Plain data: a thread can load it and hand it over. */
export type LoadedStock = {
  generation: number
  stock: Stock
  models: (CarModel & { vehicles: number })[]
  /** Places 0 to count - 1 are taken, in the order of fahrzeugid. */
  count: number
  orders: Record<OrderName, Int32Array>
  newest: number[]
}

const batchSize = 5000
/** A model group with at least one vehicle in so many gets a bit set; a rarer one is read from the column. */
const rareShare = 256
/** Places for vehicles that arrive before the next full load. */
const spare = (count: number) => (count >>> 4) + 1024
/** Keeps cents within 32 bits; no used car costs more. */
const highestEuro = 20_000_000

const columns = `fahrzeugid, eaktedokumentid, gwnummer, hersteller, modellgruppe, modell, transporter,
  erstzulassungvon - date '1970-01-01', kilometerstandvon,
  round(least(planverkaufspreisprivatkundengeschaeftbrutto, ${highestEuro}) * ${centsPerEuro})::int,
  round(least(haendlerpreisbrutto, ${highestEuro}) * ${centsPerEuro})::int,
  kwvon, psvon, anzahlsitze, anzahltueren, zulaessigesgesamtgewicht, equipment,
  fahrzeugtyp, fahrzeugkategorietypnfz, kraftstoffart, getriebe, farbe, schadstoffklassetyp, schiebetuer, vat_mode`

type Text = string | null
type Whole = number | null
type Row = [
  ...[number, number, string, string, string, string, boolean],
  ...[number, number, number, number],
  ...[Whole, Whole, Whole, Whole, Whole, number],
  ...[Text, Text, Text, Text, Text, Text, Text, string],
]

const codeOf = (codes: readonly string[], value: string | null) =>
  value === null ? 0 : codes.indexOf(value) + 1
const known = (value: number | null) => value ?? -1
/** A price of 0 is none. */
const offered = (cents: number) => (cents > 0 ? cents : -1)
const msPerDay = 86_400_000

function factsOf(row: Row, catalogue: Catalogue): Facts {
  const [fahrzeugid, eaktedokumentid, gwnummer, hersteller, modellgruppe, modell, transporter] = row
  const [day, km, consumer, dealer, kw, ps, seats, doors, weight, equipment] = row.slice(7, 17) as number[]
  const [body, van, fuel, gearbox, colour, emission, sliding, vat] = row.slice(17) as Text[]
  const entry = catalogue.numberOf({ hersteller, modellgruppe, modell, transporter })
  const { maker = 0, group = 0 } = catalogue.entries[entry] ?? {}
  return {
    ...{ fahrzeugid, eaktedokumentid, entry, maker, group },
    gwnummer: /^\d{6}$/.test(gwnummer) ? Number(gwnummer) : -1,
    day: day as number,
    equipment: equipment as number,
    codes: {
      transporter: transporter ? 2 : 1,
      fahrzeugtyp: codeOf(choices.fahrzeugtyp, body as Text),
      fahrzeugkategorietypnfz: codeOf(choices.fahrzeugkategorietypnfz, van as Text),
      kraftstoffart: codeOf(choices.kraftstoffart, fuel as Text),
      getriebe: codeOf(choices.getriebe, gearbox as Text),
      farbe: codeOf(choices.farbe, colour as Text),
      schadstoffklassetyp: codeOf(choices.schadstoffklassetyp, emission as Text),
      schiebetuer: codeOf(choices.schiebetuer, sliding as Text),
      vatMode: codeOf(choices.vatMode, vat as Text),
    },
    values: {
      erstzulassungsjahr: new Date((day as number) * msPerDay).getUTCFullYear(),
      kilometerstandvon: km as number,
      consumerPrice: offered(consumer as number),
      dealerPrice: offered(dealer as number),
      kwvon: known(kw as Whole),
      psvon: known(ps as Whole),
      anzahlsitze: known(seats as Whole),
      anzahltueren: known(doors as Whole),
      zulaessigesgesamtgewicht: known(weight as Whole),
    },
  }
}

export async function generationOf(client: ClientBase): Promise<number> {
  const { rows } = await client.query<{ generation: number }>(
    'SELECT generation FROM stock_generation WHERE id = 1',
  )
  return rows[0]?.generation ?? 0
}

/** The newest vehicles by publish time, then eaktedokumentid (U-58). */
export async function newestOf(client: ClientBase): Promise<number[]> {
  const { rows } = await client.query<{ fahrzeugid: number }>(
    `SELECT fahrzeugid FROM vehicle WHERE available
     ORDER BY published_at DESC NULLS LAST, eaktedokumentid DESC LIMIT 50`,
  )
  return rows.map(({ fahrzeugid }) => fahrzeugid)
}

/** Reads what one transaction sees, so that rows and generation belong together. */
export async function inSnapshot<Result>(client: ClientBase, read: () => Promise<Result>): Promise<Result> {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
  try {
    return await read()
  } finally {
    await client.query('COMMIT')
  }
}

/** The available ones among these vehicles. */
export async function readVehicles(
  client: ClientBase,
  ids: number[],
  catalogue: Catalogue,
): Promise<Facts[]> {
  const { rows } = await client.query<Row>({
    text: `SELECT ${columns} FROM vehicle WHERE available AND fahrzeugid = ANY($1::int[]) ORDER BY fahrzeugid`,
    values: [ids],
    rowMode: 'array',
  })
  return rows.map((row) => factsOf(row, catalogue))
}

async function readModels(client: ClientBase) {
  const { rows } = await client.query<CarModel & { vehicles: number }>(
    `SELECT hersteller, modellgruppe, modell, transporter, count(*)::int AS vehicles
     FROM vehicle WHERE available GROUP BY hersteller, modellgruppe, modell, transporter ORDER BY 1, 2, 3, 4`,
  )
  return rows
}

/** Rebuilds a catalogue; entry numbers follow the order of the list. */
export function catalogueOf(models: LoadedStock['models']): Catalogue {
  const catalogue = new Catalogue()
  for (const { vehicles, ...model } of models) {
    const entry = catalogue.entries[catalogue.numberOf(model)]
    if (entry) entry.vehicles = vehicles
  }
  return catalogue
}

function emptyStock(catalogue: Catalogue, count: number) {
  const perGroup = new Map<number, number>()
  for (const { group, vehicles } of catalogue.entries)
    perGroup.set(group, (perGroup.get(group) ?? 0) + vehicles)
  const frequent = [...perGroup]
    .filter(([, vehicles]) => vehicles * rareShare >= count)
    .map(([group]) => group)
  return createStock(count + spare(count), [...catalogue.makers.all.keys()], frequent)
}

/** Loads all available vehicles in batches; nothing is kept per row but the columns and bits. */
export function loadStock(client: ClientBase): Promise<LoadedStock> {
  return inSnapshot(client, async () => {
    const generation = await generationOf(client)
    const models = await readModels(client)
    const catalogue = catalogueOf(models)
    const stock = emptyStock(
      catalogue,
      models.reduce((sum, { vehicles }) => sum + vehicles, 0),
    )
    let count = 0
    for (let last = 0; ; last = stock.fahrzeugid[count - 1] as number) {
      const { rows } = await client.query<Row>({
        name: 'search-load',
        text: `SELECT ${columns} FROM vehicle WHERE available AND fahrzeugid > $1 ORDER BY fahrzeugid LIMIT ${batchSize}`,
        values: [last],
        rowMode: 'array',
      })
      for (const row of rows) fillPlace(stock, count++, factsOf(row, catalogue))
      if (rows.length < batchSize) break
    }
    const orders = sortAll(stock, catalogue, count)
    return { generation, stock, models, count, orders, newest: await newestOf(client) }
  })
}

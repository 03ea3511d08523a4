import type { Prisma } from '../../generated/prisma/client.ts'
import { api } from './api.ts'
import { announceStockChange } from './stock-changes.ts'

type Facts = Partial<Prisma.VehicleUncheckedCreateInput>
type Files = Partial<Record<'GUTACHTEN_INTERNETBILD' | 'GUTACHTEN_LIGHT' | 'VERKAUFSEXPERTISE', string[]>>

let lastGwNumber = 100_000

const onePhoto: Files = { GUTACHTEN_INTERNETBILD: ['seite.webp'] }

/** An ordinary available car; tests override the facts they need. */
const ordinary = (gwnummer: string) => ({
  gwnummer,
  fin: `WAUZZZ8K0DA${gwnummer}`,
  hersteller: 'Volkswagen',
  modellgruppe: 'Golf',
  modell: 'Golf Variant',
  headlineinternet: 'Golf Variant 1.5 TSI Life',
  kilometerstandvon: 45_000,
  kilometerstandbis: 45_000,
  erstzulassungvon: new Date('2021-03-15'),
  planverkaufspreisprivatkundengeschaeftbrutto: 18_900,
  haendlerpreisbrutto: 16_500,
  psvon: 131,
  kwvon: 96,
  kwbis: 96,
  kraftstoffart: 'benzin',
  getriebe: 'SCHALT_GETRIEBE',
  farbe: 'grau',
  anzahlsitze: 5,
  anzahltueren: 5,
  hubraum: 1498,
  schadstoffklassetyp: 'EURO_6',
  fahrzeugtyp: 'KOMBI',
  available: true,
  publishedAt: new Date('2026-09-01T08:00:00Z'),
})

function rowsOf(files: Files, gwnummer: string): Prisma.VehicleFileUncheckedCreateWithoutVehicleInput[] {
  return Object.entries(files).flatMap(([eaktedokumenttyp, names]) =>
    names.map((datei, position) => ({
      ...{ eaktedokumenttyp, datei, position },
      ordner: `test/${gwnummer}`,
      storageKey: `test/${gwnummer}/${datei}`,
      sha256: '0'.repeat(64),
    })),
  )
}

/** Inserts a car, by default with one photo, and waits until the search has it. */
export async function aCar(facts: Facts = {}, files: Files = onePhoto) {
  const [car] = await someCars([facts], files)
  if (!car) throw new Error('The car was not created.')
  return car
}

/** Inserts one car per entry, in this order, and waits until the search has them. */
export async function someCars(all: Facts[], files: Files = onePhoto) {
  const { db, stock } = api()
  const cars = await db.$transaction(async (tx) => {
    const created = []
    for (const facts of all) {
      const gwnummer = facts.gwnummer ?? String(++lastGwNumber)
      const data = { ...ordinary(gwnummer), ...facts, files: { create: rowsOf(files, gwnummer) } }
      created.push(await tx.vehicle.create({ data, include: { files: true } }))
    }
    await announceStockChange(
      tx,
      created.map(({ fahrzeugid }) => fahrzeugid),
    )
    return created
  })
  await stock.refresh()
  return cars
}

/** Raises the generation of the stock with these publications, as the end of an import does. */
export async function publish(...cars: { fahrzeugid: number }[]) {
  const { db } = api()
  const { generation } = await db.stockGeneration.upsert({
    where: { id: 1 },
    create: { id: 1, generation: 1 },
    update: { generation: { increment: 1 } },
  })
  await db.stockChange.createMany({
    data: cars.map(({ fahrzeugid }) => ({ generation, fahrzeugid, published: true })),
  })
}

/** Changes many cars at once. */
export async function changeStock(change: (tx: Prisma.TransactionClient) => Promise<number[]>) {
  const { db, stock } = api()
  await db.$transaction(async (tx) => announceStockChange(tx, await change(tx)), { timeout: 30_000 })
  await stock.refresh()
}

/** Changes a car, for example its price, or withdraws it with `available: false`. */
export const changeCar = (fahrzeugid: number, data: Prisma.VehicleUncheckedUpdateInput) =>
  changeStock(async (tx) => {
    await tx.vehicle.update({ where: { fahrzeugid }, data })
    return [fahrzeugid]
  })

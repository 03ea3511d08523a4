import { euroText, kmText, registrationText } from '@portal/domain/formats'
import type { Prisma } from '../../../generated/prisma/client.ts'
import type { Db } from '../../plugins/db.ts'
import type { Files } from '../../plugins/files.ts'
import { reportFolderOf, sha256Of, storageKeyOf, storeReport } from '../files/commands.ts'
import { drawFrom } from './draw.ts'
import { demoReport } from './reports.ts'
import { finStart } from './vehicles.ts'

/** The newest vehicles and some others have reports. */
const reportsOfNewest = 60
const reportShare = 0.015

const reportKinds = [
  { eaktedokumenttyp: 'GUTACHTEN_LIGHT', title: 'Gutachten', datei: 'gutachten.pdf' },
  { eaktedokumenttyp: 'VERKAUFSEXPERTISE', title: 'Zustandsbericht', datei: 'zustandsbericht.pdf' },
] as const

const facts = {
  fahrzeugid: true,
  gwnummer: true,
  hersteller: true,
  modell: true,
  erstzulassungvon: true,
  kilometerstandvon: true,
  minderwerte: true,
} satisfies Prisma.VehicleSelect
type Vehicle = Prisma.VehicleGetPayload<{ select: typeof facts }>

type Source = { db: Db; files: Files; brand: string; now: Date }

const paintedPanels = [
  'Motorhaube',
  'Dach',
  'Heckklappe',
  'Kotflügel vorn links',
  'Kotflügel vorn rechts',
  'Tür vorn links',
  'Tür vorn rechts',
  'Seitenwand hinten links',
  'Seitenwand hinten rechts',
]

/** What was found on a vehicle; both of its reports say the same. Paint thickness is in micrometres. */
function findingsOf(vehicle: Vehicle): [label: string, value: string][] {
  const { gwnummer, minderwerte } = vehicle
  const draw = drawFrom(`report ${gwnummer}`)
  const grade = () =>
    draw.pick([
      ['ohne Befund', 6],
      ['leichte Gebrauchsspuren', 3],
      ['kleiner Mangel', 1],
    ])
  return [
    ['Erstzulassung', registrationText(vehicle.erstzulassungvon.toISOString())],
    ['Kilometerstand', kmText(vehicle.kilometerstandvon)],
    ['Karosserie und Lack', grade()],
    ['Innenraum', grade()],
    ['Reifen und Bremsen', grade()],
    ['Motor und Getriebe', grade()],
    ['Minderwert', minderwerte === null ? '' : euroText(minderwerte.toNumber())],
    ...paintedPanels.map((panel): [string, string] => [`Lackdicke ${panel}`, `${draw.between(92, 148)} µm`]),
  ]
}

async function filesFor(vehicle: Vehicle, { files, brand, now }: Source) {
  const { fahrzeugid, gwnummer, hersteller, modell } = vehicle
  const date = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1))
  const lines = findingsOf(vehicle)
  const stored: Prisma.VehicleFileCreateManyInput[] = []
  for (const { title, ...kind } of reportKinds) {
    const bytes = await demoReport({ title, gwnummer, name: `${hersteller} ${modell}`, lines }, brand, date)
    const sha256 = sha256Of(bytes)
    const storageKey = storageKeyOf(sha256)
    await storeReport(files, storageKey, bytes)
    stored.push({ fahrzeugid, ...kind, ordner: reportFolderOf(gwnummer, sha256), storageKey, sha256 })
  }
  return stored
}

/**
 * Adds the demo stock's reports once, all in one transaction.
 * @returns the number of added reports
 */
export async function addDemoReports(source: Source): Promise<number> {
  const { db } = source
  const isDemo = { fin: { startsWith: finStart } }
  const known = await db.vehicleFile.findFirst({
    where: { eaktedokumenttyp: reportKinds[0].eaktedokumenttyp, vehicle: isDemo },
  })
  if (known) return 0
  const vehicles = await db.vehicle.findMany({
    where: isDemo,
    orderBy: { publishedAt: 'desc' },
    select: facts,
  })
  const chosen = vehicles.filter(
    ({ gwnummer }, index) =>
      index < reportsOfNewest || drawFrom(`has report ${gwnummer}`).chance(reportShare),
  )
  const data: Prisma.VehicleFileCreateManyInput[] = []
  for (const vehicle of chosen) data.push(...(await filesFor(vehicle, source)))
  const { count } = await db.vehicleFile.createMany({ data, skipDuplicates: true })
  return count
}

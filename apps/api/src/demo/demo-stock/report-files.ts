import { euroText, kmText, registrationText } from '@portal/domain/values/formats'
import { vehicleName } from '@portal/domain/vehicles/attributes/name'
import { labelOf } from '@portal/domain/vehicles/attributes/texts'
import { sumsOf } from '@portal/domain/vehicles/condition/damages'
import { technicalGrades, technicalGroups } from '@portal/domain/vehicles/condition/findings'
import { panels } from '@portal/domain/vehicles/condition/panels'
import { Prisma } from '../../../generated/prisma/client.ts'
import type { Db } from '../../plugins/db.ts'
import type { Files } from '../../plugins/files.ts'
import { sha256Of } from '../../uploads/sha256.ts'
import { reportFolderOf, storageKeyOf, storeReport } from '../../vehicles/files/commands.ts'
import { damagesOf, findingsOf, paintOf } from './condition.ts'
import type { DemoCar } from './condition-facts.ts'
import { demoCarColumns } from './conditions.ts'
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

type Vehicle = DemoCar & { hersteller: string; modell: string }

type Source = { db: Db; files: Files; brand: string; now: Date }

/** The lines of both reports of a vehicle, which agree with its recorded condition. */
function linesOf(vehicle: Vehicle): [label: string, value: string][] {
  const { registered, km, minderwerte } = vehicle
  const { damages } = damagesOf(vehicle)
  const sums = sumsOf(damages)
  return [
    ['Erstzulassung', registrationText(registered)],
    ['Kilometerstand', kmText(km)],
    ...findingsOf(vehicle).map(({ group, grade }): [string, string] => [
      labelOf(technicalGroups, group),
      labelOf(technicalGrades, grade),
    ]),
    ['Schäden', damages.map(({ panel }) => labelOf(panels, panel)).join(', ')],
    ['Summe der vorhandenen Schäden', euroText(sums.present)],
    ['Minderwert', minderwerte === null ? '' : euroText(minderwerte)],
    ...paintOf(vehicle).readings.map(({ panel, micrometres }): [string, string] => [
      `Lackdicke ${labelOf(panels, panel)}`,
      `${micrometres} µm`,
    ]),
  ]
}

async function filesFor(vehicle: Vehicle, { files, brand, now }: Source) {
  const { fahrzeugid, gwnummer, hersteller, modell } = vehicle
  const date = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1))
  const lines = linesOf(vehicle)
  const stored: Prisma.VehicleFileCreateManyInput[] = []
  for (const { title, ...kind } of reportKinds) {
    const bytes = await demoReport(
      { title, gwnummer, name: vehicleName(hersteller, modell), lines },
      brand,
      date,
    )
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
  const vehicles = await db.$queryRaw<Vehicle[]>`
    SELECT ${Prisma.raw(demoCarColumns)}, v.hersteller, v.modell FROM vehicle v
    WHERE v.fin LIKE ${`${finStart}%`} ORDER BY v.published_at DESC`
  const chosen = vehicles.filter(
    ({ gwnummer }, index) =>
      index < reportsOfNewest || drawFrom(`has report ${gwnummer}`).chance(reportShare),
  )
  const data: Prisma.VehicleFileCreateManyInput[] = []
  for (const vehicle of chosen) data.push(...(await filesFor(vehicle, source)))
  const { count } = await db.vehicleFile.createMany({ data, skipDuplicates: true })
  return count
}

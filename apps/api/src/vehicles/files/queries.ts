import { avifWidths, jpegWidth, photoWidths, widestPhoto } from '@portal/contract/vehicles/files'
import type { ConditionPart } from '@portal/domain/vehicles/condition/parts'
import { allowsConsumerReport } from '@portal/domain/vehicles/consumer-report'
import { ProblemError } from '../../http/problem.ts'
import type { Db, RowSource } from '../../plugins/db.ts'

type ReportType = 'GUTACHTEN_LIGHT' | 'VERKAUFSEXPERTISE'

const photoFormats = ['webp', 'avif', 'jpg'] as const
export type PhotoFormat = (typeof photoFormats)[number]

const widthsOf: Record<PhotoFormat, readonly number[]> = {
  webp: photoWidths,
  avif: avifWidths,
  jpg: [jpegWidth],
}

/** Names are keys of a table, never parts of a path. Names PostgreSQL cannot store are unknown. */
const canExist = (name: string) => name.length <= 300 && !name.includes('\0') && name.isWellFormed()

async function reportNamed(db: Db, eaktedokumenttyp: ReportType, ordner: string, datei: string) {
  if (!canExist(ordner) || !canExist(datei)) throw new ProblemError('file-unknown')
  const facts = {
    fahrzeugid: true,
    gwnummer: true,
    hersteller: true,
    modellgruppe: true,
    modell: true,
    kilometerstandbis: true,
  }
  const found = await db.vehicleFile.findFirst({
    where: { ordner, datei, eaktedokumenttyp },
    select: { storageKey: true, sha256: true, vehicle: { select: facts } },
  })
  if (!found) throw new ProblemError('file-unknown')
  return found
}

/**
 * `seite@640.webp` is `seite.webp` at a width of 640 pixels, `seite@640.avif` and `seite@1280.jpg` the same photo in
 * another format; without a width the widest one.
 */
function photoName(name: string): { datei: string; width: number; format: PhotoFormat } {
  const [, stem = '', given, ending] = /^([^@]+)@(\d{3,4})\.(webp|avif|jpg)$/.exec(name) ?? []
  const format = photoFormats.find((known) => known === ending)
  const width = format && widthsOf[format].find((known) => String(known) === given)
  return format && width
    ? { datei: `${stem}.webp`, width, format }
    : { datei: name, width: widestPhoto, format: 'webp' }
}

const photoStatement = {
  name: 'photo',
  text: `SELECT storage_key AS "storageKey", sha256 FROM vehicle_file
    WHERE ordner = $1 AND datei = $2 AND eaktedokumenttyp = 'GUTACHTEN_INTERNETBILD' LIMIT 1`,
}

/**
 * The photo a client requests.
 * @throws ProblemError file-unknown, also for the name of a report
 */
export async function photoNamed(from: RowSource, ordner: string, name: string) {
  const { datei, width, format } = photoName(name)
  if (!canExist(ordner) || !canExist(datei)) throw new ProblemError('file-unknown')
  const { rows } = await from.query<{ storageKey: string; sha256: string }>({
    ...photoStatement,
    values: [ordner, datei],
  })
  const [found] = rows
  if (!found) throw new ProblemError('file-unknown')
  const etag = `"${found.sha256.slice(0, 32)}-${width}${format === 'webp' ? '' : `-${format}`}"`
  return { datei, storageKey: found.storageKey, width, format, etag }
}

export type Photo = Awaited<ReturnType<typeof photoNamed>>

export type Report = Awaited<ReturnType<typeof dealerReportNamed>>

/** @throws ProblemError file-unknown, also for the name of a photo or consumer report (O-09) */
export const dealerReportNamed = (db: Db, ordner: string, datei: string) =>
  reportNamed(db, 'GUTACHTEN_LIGHT', ordner, datei)

/**
 * The consumer report of a vehicle up to 170,000 km (R-20); with unknown mileage there is none (U-49).
 * @throws ProblemError file-unknown or report-withheld
 */
export async function consumerReportNamed(db: Db, ordner: string, datei: string): Promise<Report> {
  const report = await reportNamed(db, 'VERKAUFSEXPERTISE', ordner, datei)
  const { kilometerstandbis } = report.vehicle
  if (kilometerstandbis === null) throw new ProblemError('file-unknown')
  if (!allowsConsumerReport(kilometerstandbis)) throw new ProblemError('report-withheld')
  return report
}

/** Which of the storage keys belong to a vehicle or a damage, or to a file that can be restored to a vehicle. */
export async function usedOf(db: Db, stored: string[]): Promise<Set<string>> {
  const wanted = { where: { storageKey: { in: stored } }, select: { storageKey: true } }
  const rows = [
    ...(await db.vehicleFile.findMany(wanted)),
    ...(await db.deletedVehicleFile.findMany(wanted)),
    ...(await db.damagePhoto.findMany(wanted)),
  ]
  return new Set(rows.map(({ storageKey }) => storageKey))
}

/** The kind of caller: the house may read every damage photo, others those of damages they may read. */
export type DamageViewer = 'house' | 'dealer' | 'visitor'

type DamageCaller = {
  viewer: DamageViewer
  released: readonly ConditionPart[]
  /** Whether a vehicle that is not offered is reserved for the caller. */
  isReservedFor: (fahrzeugid: number) => Promise<boolean>
}
type DamageRow = {
  storageKey: string
  sha256: string
  fahrzeugid: number
  available: boolean
  isRecorded: boolean | null
}

const damagePhotoStatement = {
  name: 'damage-photo',
  text: `SELECT p.storage_key AS "storageKey", p.sha256, v.fahrzeugid, v.available, (
      SELECT c.damages @> jsonb_build_array(jsonb_build_object('ownPhotos', jsonb_build_array(p.id)))
      FROM condition_version c WHERE c.fahrzeugid = p.fahrzeugid ORDER BY c.version DESC LIMIT 1) AS "isRecorded"
    FROM damage_photo p JOIN vehicle v USING (fahrzeugid) WHERE p.id = $1`,
}

/**
 * A photo of a damage in a width of `photoWidths`.
 * @param released what visitors see of conditions
 * @throws ProblemError file-unknown, also for a photo the caller may not see
 */
export async function damagePhoto(
  from: RowSource,
  { id, width }: { id: string; width: number },
  { viewer, released, isReservedFor }: DamageCaller,
) {
  const isReleased = released.includes('damages') && released.includes('damagePhotos')
  if (viewer === 'visitor' && !isReleased) throw new ProblemError('file-unknown')
  const { rows } = await from.query<DamageRow>({ ...damagePhotoStatement, values: [id] })
  const [found] = rows
  if (!found) throw new ProblemError('file-unknown')
  const isShown =
    found.isRecorded && (found.available || (viewer === 'dealer' && (await isReservedFor(found.fahrzeugid))))
  if (viewer !== 'house' && !isShown) throw new ProblemError('file-unknown')
  const { storageKey, sha256 } = found
  return { storageKey, width, format: 'webp' as const, etag: `"${sha256.slice(0, 32)}-${width}"` }
}

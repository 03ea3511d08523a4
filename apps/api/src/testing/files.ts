import sharp from 'sharp'
import { sha256Of } from '../uploads/sha256.ts'
import { reportFolderOf, storageKeyOf, storePhoto, storeReport } from '../vehicles/files/commands.ts'
import { api } from './api.ts'

type Car = { fahrzeugid: number; gwnummer: string }
type ReportType = 'GUTACHTEN_LIGHT' | 'VERKAUFSEXPERTISE'

async function fileOf(car: Car, eaktedokumenttyp: string, datei: string, bytes: Uint8Array) {
  const sha256 = sha256Of(bytes)
  const isPhoto = eaktedokumenttyp === 'GUTACHTEN_INTERNETBILD'
  return api().db.vehicleFile.create({
    data: {
      fahrzeugid: car.fahrzeugid,
      eaktedokumenttyp,
      ordner: isPhoto ? sha256.slice(0, 24) : reportFolderOf(car.gwnummer, sha256),
      datei,
      storageKey: storageKeyOf(sha256),
      sha256,
      position: 9,
    },
  })
}

/** The bytes of a photo, by default 1500 pixels wide. */
export const photoBytes = (colour = '#335577', width = 1500) =>
  sharp({ create: { width, height: Math.round((width * 2) / 3), channels: 3, background: colour } })
    .jpeg()
    .toBuffer()

/** Stores a photo in all widths and assigns it to a car. */
export async function aPhoto(car: Car, colour = '#335577') {
  const bytes = await photoBytes(colour)
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
  await storePhoto(api().files.images, storageKeyOf(sha256Of(bytes)), { data, info })
  return fileOf(car, 'GUTACHTEN_INTERNETBILD', 'seite.webp', bytes)
}

/** Stores a report and assigns it to a car; by default its bytes are unique. */
export async function aReport(car: Car, eaktedokumenttyp: ReportType, text = car.gwnummer) {
  const bytes = Buffer.from(`%PDF-1.7\n% ${eaktedokumenttyp} ${text}\n%%EOF\n`)
  await storeReport(api().files, storageKeyOf(sha256Of(bytes)), bytes)
  const datei = eaktedokumenttyp === 'GUTACHTEN_LIGHT' ? 'gutachten.pdf' : 'zustandsbericht.pdf'
  return { ...(await fileOf(car, eaktedokumenttyp, datei, bytes)), bytes }
}

import { readFile, realpath } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'
import { code, matching, required, text, whole, withDefault } from '@portal/domain/vehicle/cells'
import sharp from 'sharp'
import { z } from 'zod'
import { type DeliveryReport, openDelivery } from '../../delivery/delivery.ts'
import type { Files } from '../../plugins/files.ts'
import {
  isPhotoStored,
  reportFolderOf,
  sha256Of,
  storageKeyOf,
  storePhoto,
  storeReport,
} from '../files/commands.ts'
import type { StagedFile } from './staging.ts'

const types = ['GUTACHTEN_INTERNETBILD', 'GUTACHTEN_LIGHT', 'VERKAUFSEXPERTISE'] as const
const ManifestRow = z.object({
  gwnummer: required(matching(/^\d{6}$/, 'Die GW-Nummer muss 6 Zeichen (Zahlen) lang sein.')),
  position: withDefault(whole(0, 99), 0),
  file: required(text(300)),
  type: withDefault(code(types), 'GUTACHTEN_INTERNETBILD'),
})
type ManifestRow = z.output<typeof ManifestRow>

/** A file of the manifest is unusable; the message is the German hint of its finding. */
class UnusableFile extends Error {}

const pixelLimit = 100_000_000
const reportNames = { GUTACHTEN_LIGHT: 'gutachten.pdf', VERKAUFSEXPERTISE: 'zustandsbericht.pdf' }

/** Reads a file below the manifest's folder; links to other places count as missing. */
async function readBelow(folder: string, name: string) {
  try {
    const path = await realpath(join(folder, name))
    if (!path.startsWith(folder + sep))
      throw new UnusableFile('Die Datei liegt nicht im Ordner des Manifests.')
    return await readFile(path)
  } catch (error) {
    if (error instanceof UnusableFile) throw error
    throw new UnusableFile('Die Datei fehlt oder ist nicht lesbar.', { cause: error })
  }
}

async function decoded(bytes: Buffer) {
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: pixelLimit })
      .rotate()
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
    return { data, info: { width: info.width, height: info.height, channels: info.channels } }
  } catch (error) {
    throw new UnusableFile('Das ist kein lesbares Bild (JPEG, PNG, WebP, AVIF oder TIFF).', { cause: error })
  }
}

async function stored(
  files: Files,
  row: number,
  { gwnummer, position, type }: ManifestRow,
  bytes: Buffer,
): Promise<StagedFile> {
  const sha256 = sha256Of(bytes)
  const storageKey = storageKeyOf(sha256)
  const common = { row, gwnummer, position, eaktedokumenttyp: type, storageKey, sha256 }
  if (type === 'GUTACHTEN_INTERNETBILD') {
    if (!(await isPhotoStored(files.images, storageKey)))
      await storePhoto(files.images, storageKey, await decoded(bytes))
    return { ...common, ordner: sha256.slice(0, 24), datei: 'foto.webp' }
  }
  if (!bytes.subarray(0, 5).equals(Buffer.from('%PDF-'))) throw new UnusableFile('Das ist kein PDF.')
  await storeReport(files, storageKey, bytes)
  return { ...common, ordner: reportFolderOf(gwnummer, sha256), datei: reportNames[type] }
}

/**
 * Opens an image manifest: CSV with the columns gwnummer, position, file and optionally type. Each file is read
 * relative to the manifest, validated by its content and stored; unusable ones become findings.
 *
 * @throws DeliveryError when the manifest itself is unusable
 */
export async function readManifest(file: string, files: Files, report: DeliveryReport) {
  const columns = ['gwnummer', 'position', 'file', 'type']
  const format = { columns, required: ['gwnummer', 'position', 'file'], row: ManifestRow }
  const delivery = await openDelivery(file, format, report)
  const folder = await realpath(dirname(file))
  async function* staged(): AsyncGenerator<StagedFile> {
    for await (const { row, value } of delivery.rows) {
      try {
        yield await stored(files, row, value, await readBelow(folder, value.file))
      } catch (error) {
        if (!(error instanceof UnusableFile)) throw error
        report.add({ row, column: 'file', value: value.file, rule: 'file', hint: error.message })
      }
    }
  }
  return staged()
}

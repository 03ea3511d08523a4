import { z } from 'zod'
import { t } from '../values/text.ts'

const megabyte = 1_048_576

/** Rules for photos and reports that the house adds to its vehicles, shared by web and API. */
export const fileMaxBytes = 25 * megabyte
/** A piece of an upload: small enough for a slow mobile network within the time limit of a request. */
export const pieceBytes = 512 * 1024
export const photosPerCarMax = 60
export const damagePhotosPerCarMax = 1000
/** Files announced in one call. */
export const filesPerCallMax = 50
/** Smaller photos look poor on the vehicle page. */
export const photoMinimum = { longSide: 800, shortSide: 600 }
export const photoUndoHours = 72
/** Photos whose perceptual hashes differ in at most so many of 64 bits count as the same picture. */
const similarBits = 5

export const FileType = z.enum(['GUTACHTEN_INTERNETBILD', 'GUTACHTEN_LIGHT', 'VERKAUFSEXPERTISE'])
export type FileType = z.infer<typeof FileType>

/** A photo of the vehicle's gallery. */
export const photoType = FileType.enum.GUTACHTEN_INTERNETBILD
/** A photo of a damage; no file of the vehicle. */
export const damagePhotoType = 'SCHADENFOTO'

/** A part of a picture as shares of its width and height, each 0 to 1. */
export type PictureArea = { left: number; top: number; width: number; height: number }

const photoEnding = /\.(?:jpe?g|png|webp)$/i
const heicEnding = /\.hei[cf]$/i
const pdfEnding = /\.pdf$/i
const consumerReportName = /zustand|expertise/i

export const isHeic = (name: string) => heicEnding.test(name)

const heicBrand = /^(?:hei[cxms]|hev[cxms]|mif1|msf1)$/
/** The bytes that `isHeicContent` needs. */
export const heicHeadBytes = 12

/**
 * Whether a file is HEIC by its first bytes: a container of ISO 14496-12 whose brand follows at byte 8. Phones and
 * messengers also name such files `.jpg`.
 */
export function isHeicContent(start: Uint8Array): boolean {
  const head = String.fromCharCode(...start.subarray(4, heicHeadBytes))
  return head.startsWith('ftyp') && heicBrand.test(head.slice(4))
}

export const heicAdvice = t(
  'Auf dem iPhone: Einstellungen, Kamera, Formate, „Maximale Kompatibilität“; neue Fotos sind dann JPEG.',
)

/** A report is for dealers unless its name says otherwise. */
function fileTypeOf(name: string): FileType | null {
  if (photoEnding.test(name)) return 'GUTACHTEN_INTERNETBILD'
  if (!pdfEnding.test(name)) return null
  return consumerReportName.test(name) ? 'VERKAUFSEXPERTISE' : 'GUTACHTEN_LIGHT'
}

/**
 * What a file is for, by its name, before its content is known.
 * @returns its type, or the German reason why it is not taken
 */
export function judgeFile(name: string, bytes: number): { type: FileType } | { flaw: string } {
  if (isHeic(name)) return { flaw: t('HEIC muss vor dem Hochladen in JPEG umgewandelt werden.') }
  const type = fileTypeOf(name)
  if (type === null) return { flaw: t('Das ist kein Foto (JPEG, PNG, WebP) und kein PDF.') }
  if (bytes === 0) return { flaw: t('Die Datei ist leer.') }
  if (bytes > fileMaxBytes) return { flaw: t`Die Datei ist größer als ${fileMaxBytes / megabyte} MB.` }
  return { type }
}

/** `480988_03.jpg` is photo 3 of vehicle 480988, `480988_gutachten.pdf` a report; null for a name without a vehicle. */
export function vehicleInName(name: string): { gwnummer: string; number: number | null } | null {
  const match = /^(\d{6})(?:_(\d{1,2})(?!\d)|[_.])/.exec(name)
  return match?.[1] ? { gwnummer: match[1], number: match[2] ? Number(match[2]) : null } : null
}

function differingBits(one: string, other: string): number {
  let differing = BigInt(`0x${one}`) ^ BigInt(`0x${other}`)
  let count = 0
  for (; differing > 0n; differing &= differing - 1n) count++
  return count
}

/** Whether two photos show nearly the same picture, by their perceptual hashes (16 hex digits each). */
export const areAlike = (one: string, other: string) => differingBits(one, other) <= similarBits

import { t } from '@portal/domain/values/text'
import { damagePhotoType, photoMinimum, photoType } from '@portal/domain/vehicles/photos'
import type { Env } from '../../env.ts'
import { ProblemError } from '../../http/problem.ts'
import { type Files, openFiles } from '../../plugins/files.ts'
import { answerCalls, ThreadCalls } from '../../stock/thread-calls.ts'
import { storablePdf } from '../../uploads/encrypted-pdf.ts'
import { decodedPhoto } from '../../uploads/photo-files.ts'
import { piecesIn } from '../../uploads/pieces.ts'
import { sha256Of } from '../../uploads/sha256.ts'
import { UnusableFile } from '../../uploads/unusable-file.ts'
import { scanForViruses } from '../../uploads/virus-scan.ts'
import { photoNameOf, reportNameOf, storageKeyOf, storePhoto, storeReport } from './commands.ts'
import { piecesFolder } from './where.ts'

/** An uploaded file: the id of its task, its length in bytes, its type and its vehicle. */
export type Upload = { id: string; bytes: number; eaktedokumenttyp: string; gwnummer: string }

/** A stored file that is not yet a file of its vehicle. */
export type StoredFile = {
  ordner: string
  datei: string
  sha256: string
  storageKey: string
  perceptualHash?: string
  placeholder?: string
}

const photos = {
  formats: ['jpeg', 'png', 'webp'],
  otherwise: t('Das ist kein Foto (JPEG, PNG, WebP).'),
  minimum: photoMinimum,
} as const

const refusedPdf = {
  'pdf-encrypted': t(
    'Das PDF ist mit einem Kennwort geschützt. Bitte ohne Kennwort speichern und noch einmal ablegen.',
  ),
  'file-type-not-allowed': t('Das ist kein vollständiges PDF, oder es enthält Skripte.'),
} as const

async function uploadedBytes({ images }: Files, { id, bytes }: Upload): Promise<Buffer> {
  const keys = await piecesIn(images, piecesFolder(id))
  const pieces = await Promise.all(keys.map((key) => images.getBytes(key)))
  const whole = Buffer.concat(pieces)
  if (whole.length !== bytes)
    throw new UnusableFile(t('Die Datei ist nicht vollständig angekommen. Bitte noch einmal ablegen.'))
  return whole
}

const keyedBy = (bytes: Uint8Array) => {
  const sha256 = sha256Of(bytes)
  return { sha256, storageKey: storageKeyOf(sha256) }
}

export const isOfDamage = ({ eaktedokumenttyp }: Pick<Upload, 'eaktedokumenttyp'>) =>
  eaktedokumenttyp === damagePhotoType

/**
 * Checks an uploaded file by its content and stores it.
 * @throws UnusableFile or ProblemError file-refused for a fault of the file, other errors for a temporary fault
 */
export async function storedUpload(files: Files, env: Env, upload: Upload): Promise<StoredFile> {
  const bytes = await uploadedBytes(files, upload)
  await scanForViruses(env, bytes)
  if (upload.eaktedokumenttyp === photoType || isOfDamage(upload)) {
    const keys = keyedBy(bytes)
    const pixels = await decodedPhoto(bytes, photos)
    return {
      ...keys,
      ...photoNameOf(keys.sha256),
      ...(await storePhoto(files.images, keys.storageKey, pixels)),
    }
  }
  const pdf = await storablePdf(bytes)
  if (typeof pdf === 'string') throw new UnusableFile(refusedPdf[pdf])
  const keys = keyedBy(pdf)
  await storeReport(files, keys.storageKey, pdf)
  const type = upload.eaktedokumenttyp === 'VERKAUFSEXPERTISE' ? upload.eaktedokumenttyp : 'GUTACHTEN_LIGHT'
  return { ...keys, ...reportNameOf(type, upload.gwnummer, keys.sha256) }
}

/** The German reason for a fault of the file; null for a temporary fault. */
export function refusalOf(error: unknown): string | null {
  if (error instanceof UnusableFile) return error.message
  return error instanceof ProblemError && error.type === 'file-refused' ? error.title : null
}

type Outcome = { file: StoredFile } | { refused: string } | { failed: string }

async function outcomeOf(work: Promise<StoredFile>): Promise<Outcome> {
  try {
    return { file: await work }
  } catch (error) {
    const refused = refusalOf(error)
    if (refused !== null) return { refused }
    return { failed: error instanceof Error ? error.message : String(error) }
  }
}

const role = 'uploads'
/** A PDF is checked in the heap; the bytes of photos are outside of it. */
const resourceLimits = { maxOldGenerationSizeMb: 256 }

/**
 * Starts a thread for `storedUpload`. The buffers of photos trigger garbage collections, which took a tenth of the CPU
 * time with the large heap of the worker; the heap of the thread is small.
 */
export function openStoring(env: Env): (upload: Upload) => Promise<StoredFile> {
  const start = () => new ThreadCalls<Upload, Outcome>(import.meta.url, role, env, resourceLimits)
  let thread = start()
  return async (upload) => {
    if (!thread.isAlive) thread = start()
    const outcome = await thread.call(upload)
    if ('refused' in outcome) throw new UnusableFile(outcome.refused)
    if ('failed' in outcome) throw new Error(outcome.failed)
    return outcome.file
  }
}

answerCalls(role, (env: Env) => {
  const opened = openFiles(env)
  return async (upload: Upload) => outcomeOf(storedUpload(await opened, env, upload))
})

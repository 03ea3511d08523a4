import type { Country } from '@portal/domain/accounts/countries'
import {
  acceptedExtensions,
  type ContentFlaw,
  contentFlaw,
  contentMessages,
  type DocumentFlaw,
  DocumentType,
  documentMessages,
  fileNameFlaw,
  missingTypes,
  papersOf,
  signatureBytes,
} from '@portal/domain/accounts/documents'
import { uploadMaxBytes } from '@portal/domain/values/constants'
import { t } from '@portal/domain/values/text'
import { ApiProblem, textOf } from '../../api.ts'

/** A file in the list that is not uploaded yet. */
export type ChosenPaper = { id: string; file: File; documentType: DocumentType; problem?: string }

export const acceptedFiles = acceptedExtensions.map((extension) => `.${extension}`).join(',')

/** The papers of a country with their labels, marked if required (I-04). */
export const markedPapers = (country: Country) =>
  papersOf(country).map((paper) => ({ ...paper, label: paper.required ? `${paper.label} *` : paper.label }))

export const paperChoices = (country: Country) =>
  markedPapers(country).map(({ type, label }) => ({ value: type, label }))

/** The problems of a file's name and size, one message per broken rule (I-09). */
export const fileFlaws = ({ name, size }: Pick<File, 'name' | 'size'>): DocumentFlaw[] =>
  [fileNameFlaw(name) ?? [], size > uploadMaxBytes ? ('file-too-large' as const) : []].flat()

export const flawMessages = { ...documentMessages, ...contentMessages }

/** All problems that are visible before the upload; the type in the name is compared with the first bytes. */
export async function chosenFlaws(file: File): Promise<(DocumentFlaw | ContentFlaw)[]> {
  const start = new Uint8Array(await file.slice(0, signatureBytes).arrayBuffer())
  const flaw = contentFlaw(file.name, start)
  if (flaw === 'file-is-heic') return [flaw]
  return flaw === null ? fileFlaws(file) : [...fileFlaws(file), flaw]
}

export const chosenType = (value: string): DocumentType | null => DocumentType.safeParse(value).data ?? null

/**
 * Whether the application can be submitted. Rejected papers do not count. With a partner number a single paper is
 * enough (U-46).
 */
export function isComplete(
  papers: { documentType: DocumentType; reviewState?: string }[],
  country: Country,
  withPartnerNumber = false,
): boolean {
  const usable = papers.filter(({ reviewState }) => reviewState !== 'rejected')
  return withPartnerNumber ? usable.length > 0 : missingTypes(usable, country).length === 0
}

export const isIdentityCopy = ({ documentType }: { documentType: DocumentType }) =>
  documentType === 'PASS_VORDERSEITE' || documentType === 'PASS_RUECKSEITE'

/** The server's message about a file, or the general one with the contact address. */
export function uploadProblem(error: unknown, contact: string): string {
  const failed = t`Die Dokumente konnten nicht hochgeladen werden. Bitte versuchen Sie es erneut oder wenden Sie sich an unseren Händlerservice (${contact}).`
  if (error instanceof ApiProblem && error.type === 'offline') return `${error.message} ${failed}`
  return textOf(error, {
    ...documentMessages,
    'document-quota': t('Sie haben bereits zu viele Dokumente hochgeladen.'),
    'file-refused': t('Die Datei konnte nicht angenommen werden.'),
    default: failed,
  })
}

const photoTypes = ['image/jpeg', 'image/png']
/** Longest edges in pixels, tried in this order; a passport is still readable at the smallest. */
const photoEdges = [2400, 2000, 1600, 1280, 1024]
const photoQuality = 0.82

/**
 * Scales a photo down until it is below 1 MB, as JPEG. Other files and unreadable pictures are returned unchanged and
 * fail the size check.
 */
export async function fitPhoto(file: File): Promise<File> {
  if (file.size <= uploadMaxBytes || !photoTypes.includes(file.type)) return file
  const picture = await createImageBitmap(file).catch(() => null)
  if (!picture) return file
  for (const edge of photoEdges) {
    const smaller = await scaled(picture, Math.min(1, edge / Math.max(picture.width, picture.height)))
    if (smaller && smaller.size <= uploadMaxBytes)
      return new File([smaller], file.name.replace(/\.[^.]*$/, '.jpg'), { type: 'image/jpeg' })
  }
  return file
}

async function scaled(picture: ImageBitmap, scale: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(picture.width * scale)
  canvas.height = Math.round(picture.height * scale)
  const context = canvas.getContext('2d')
  if (!context) return null
  // JPEG has no transparency; transparent areas would become black.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', photoQuality))
}

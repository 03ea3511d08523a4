import { claimPhotoMaxBytes } from '@portal/domain/sale/claim-items'
import { t } from '@portal/domain/values/text'
import { heicAdvice, isHeicContent } from '@portal/domain/vehicles/photos'
import { ProblemError } from '../../http/problem.ts'
import { decodedPhoto } from '../../uploads/photo-files.ts'
import { UnusableFile } from '../../uploads/unusable-file.ts'

export const photoTooLarge = t`Ein Foto darf höchstens ${claimPhotoMaxBytes / 1_048_576} MB groß sein.`

const heicText = t`Das ist ein HEIC-Foto. Bitte senden Sie es als JPEG. ${heicAdvice}`

const wanted = {
  formats: ['jpeg', 'png', 'webp'],
  otherwise: t('Das ist kein Foto (JPEG, PNG, WebP).'),
} as const

/**
 * A photo as JPEG, upright and without its metadata: place and device do not belong to the claim.
 * @throws ProblemError file-type-not-allowed for other content and for incomplete pictures
 */
export async function checkedPhoto(bytes: Buffer): Promise<Buffer> {
  if (bytes.length === 0) throw new ProblemError('file-type-not-allowed', { title: t('Die Datei ist leer.') })
  // The image library decodes AVIF of this container only, not the HEVC of phones.
  if (isHeicContent(bytes)) throw new ProblemError('file-type-not-allowed', { title: heicText })
  const { default: sharp } = await import('sharp')
  try {
    const { data, info } = await decodedPhoto(bytes, wanted)
    return await sharp(data, { raw: info }).jpeg({ quality: 82 }).toBuffer()
  } catch (error) {
    if (!(error instanceof UnusableFile)) throw error
    throw new ProblemError('file-type-not-allowed', { title: error.message })
  }
}

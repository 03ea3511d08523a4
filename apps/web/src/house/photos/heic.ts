import { t } from '@portal/domain/values/text'
import { heicAdvice, heicHeadBytes, isHeic, isHeicContent } from '@portal/domain/vehicles/photos'

const unconvertible = t`Dieser Browser kann HEIC nicht umwandeln. ${heicAdvice}`

async function startOf(file: File) {
  const bytes = await file
    .slice(0, heicHeadBytes)
    .arrayBuffer()
    .catch((cause: unknown) => {
      throw new Error(t('Die Datei lässt sich nicht lesen. Bitte noch einmal wählen.'), { cause })
    })
  return new Uint8Array(bytes)
}

/**
 * Converts a HEIC photo, whatever its name, to JPEG where the browser can decode it (Safari). Other files are returned
 * unchanged.
 * @throws Error with the German instruction where it cannot
 */
export async function withoutHeic(file: File): Promise<File> {
  if (!isHeic(file.name) && !isHeicContent(await startOf(file))) return file
  const bitmap = await createImageBitmap(file).catch((cause: unknown) => {
    throw new Error(unconvertible, { cause })
  })
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
  bitmap.close()
  const jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.92 })
  const name = file.name.replace(/\.[^.]+$/, '.jpg')
  return new File([jpeg], name, { type: jpeg.type, lastModified: file.lastModified })
}

import { isHeic } from '@portal/domain/photos'

const unreadable =
  'Dieser Browser kann HEIC nicht umwandeln. Auf dem iPhone: Einstellungen, Kamera, Formate, „Maximale Kompatibilität“; neue Fotos sind dann JPEG.'

/**
 * Converts a HEIC photo to JPEG where the browser can decode it (Safari). Other files are returned unchanged.
 * @throws Error with the German instruction where it cannot
 */
export async function withoutHeic(file: File): Promise<File> {
  if (!isHeic(file.name)) return file
  const bitmap = await createImageBitmap(file).catch((cause: unknown) => {
    throw new Error(unreadable, { cause })
  })
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
  bitmap.close()
  const jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.92 })
  const name = file.name.replace(/\.[^.]+$/, '.jpg')
  return new File([jpeg], name, { type: jpeg.type, lastModified: file.lastModified })
}

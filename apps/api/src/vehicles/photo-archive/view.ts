import type { Disk } from 'flydrive'
import { ZipFile } from 'yazl'
import { ensureJpeg, jpegKey } from '../files/commands.ts'
import { openedStream } from '../files/view.ts'
import type { ArchivePhoto } from './queries.ts'

const photoName = ({ gwnummer }: ArchivePhoto, index: number) =>
  `${gwnummer}-${String(index + 1).padStart(2, '0')}.jpg`

/** The photos that can be read as JPEG; `onMissing` receives the error of each other one. */
export async function readyPhotos(
  images: Disk,
  photos: readonly ArchivePhoto[],
  onMissing: (error: unknown) => void,
): Promise<ArchivePhoto[]> {
  const ready: ArchivePhoto[] = []
  for (const photo of photos)
    try {
      await ensureJpeg(images, photo.storageKey)
      ready.push(photo)
    } catch (error) {
      onMissing(error)
    }
  return ready
}

/**
 * The photos as a ZIP archive. One photo at a time is opened while the archive is read, so few bytes are in memory.
 * @param onError receives the error of a photo that cannot be read; the archive then ends with an error too
 */
export function archiveOf(images: Disk, photos: readonly ArchivePhoto[], onError: (error: unknown) => void) {
  const zip = new ZipFile()
  zip.on('error', (error: unknown) => {
    onError(error)
    zip.outputStream.emit('error', error)
  })
  // Photos are compressed already.
  for (const [index, photo] of photos.entries())
    zip.addReadStreamLazy(photoName(photo, index), { compress: false }, (done) => {
      openedStream(images, jpegKey(photo.storageKey)).then(
        ({ stream }) => done(null, stream),
        (error: unknown) => zip.emit('error', error),
      )
    })
  zip.end()
  return zip.outputStream
}

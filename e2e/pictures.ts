import { createHash } from 'node:crypto'
import sharp from 'sharp'

const columns = 8

/**
 * A JPEG of coloured tiles derived from the SHA-256 digest of `seed`: equal seeds give equal pictures, different seeds
 * differ in bytes and in similarity hash. Drawn without a browser, because screenshots can fail under load.
 */
export function aPicture(
  seed: string,
  { width, height }: { width: number; height: number },
): Promise<Buffer> {
  const [wide, high] = [width / columns, height / 4]
  const tiles = [...createHash('sha256').update(seed).digest()].map(
    (byte, at) =>
      `<rect x="${(at % columns) * wide}" y="${Math.floor(at / columns) * high}" width="${wide}" height="${high}"
        fill="hsl(${byte}, 60%, ${20 + (byte % 60)}%)"/>`,
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${tiles.join('')}</svg>`
  return sharp(Buffer.from(svg)).jpeg({ quality: 80 }).toBuffer()
}

/** Different photos, with the GW number in their seeds because equal photos of two cars are stored once. */
export const somePhotos = (gwnummer: string, count: number) =>
  Promise.all(
    Array.from({ length: count }, async (_, number) => ({
      name: `IMG_${2230 + number}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await aPicture(`${gwnummer} ${number}`, { width: 960, height: 720 }),
    })),
  )

/** About twice a phone photo; larger pictures could exhaust the memory. */
const maxPixels = 40_000_000
const maxSeconds = 5

/** Imported with the first picture: most instances process none, and the library needs about 10 MiB. */
async function open(bytes: Buffer) {
  const { default: sharp } = await import('sharp')
  return sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 })
}

/**
 * Re-encodes a picture: upright, in sRGB, without metadata or appended data.
 * @returns null when the bytes are not a complete picture of this format
 */
export async function reencoded(bytes: Buffer, format: 'jpeg' | 'png'): Promise<Buffer | null> {
  try {
    const header = await (await open(bytes)).metadata()
    if (header.format !== format || header.width * header.height > maxPixels) return null
    const picture = (await open(bytes)).timeout({ seconds: maxSeconds }).rotate().toColourspace('srgb')
    return await (format === 'png'
      ? picture.png({ compressionLevel: 8 })
      : picture.jpeg({ quality: 85 })
    ).toBuffer()
  } catch {
    // The decoder throws its own errors for broken, truncated and oversized pictures.
    return null
  }
}

/** The word KOPIE as vector lines, independent of installed fonts. */
const letters = [
  'M0 0V70M40 0L0 38L42 70',
  'M80 0H100Q118 0 118 18V52Q118 70 100 70H80Q62 70 62 52V18Q62 0 80 0',
  'M140 70V0H168Q184 0 184 19Q184 38 168 38H140',
  'M206 0V70',
  'M268 0H230V70H268M230 34H260',
].join('')

function watermark(width: number, height: number) {
  const scale = Math.max(0.4, Math.min(width, height) / 900)
  const [stepX, stepY] = [420 * scale, 240 * scale]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>
<pattern id="p" width="${stepX}" height="${stepY}" patternUnits="userSpaceOnUse" patternTransform="rotate(-24)">
<g transform="scale(${scale}) translate(40 60)" fill="none" stroke-linecap="round" stroke-linejoin="round">
<path d="${letters}" stroke="#ffffff" stroke-opacity=".55" stroke-width="14"/>
<path d="${letters}" stroke="#b00020" stroke-opacity=".5" stroke-width="7"/></g></pattern></defs>
<rect width="100%" height="100%" fill="url(#p)"/></svg>`
}

/** A copy of an identity paper, marked as a copy over its whole area (section 20 PAuswG). */
export async function withWatermark(bytes: Buffer): Promise<Buffer> {
  const picture = await open(bytes)
  const { width, height } = await picture.metadata()
  return picture
    .composite([{ input: Buffer.from(watermark(width, height)) }])
    .jpeg({ quality: 85 })
    .toBuffer()
}

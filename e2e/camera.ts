import { constants } from 'node:fs'
import { open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'

/** What the camera of this worker's browser sees: `playwright.config.ts` gives its path to the browser. */
export const cameraFile = join(tmpdir(), `camera-${process.pid}.y4m`)

const [width, height] = [640, 480]
const header = Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`)
const frame = Buffer.from('FRAME\n')

/** Holds a picture (SVG) in front of the camera. One that is already on sees it with its next frame. */
export async function showToCamera(svg: string): Promise<void> {
  const code = await sharp(Buffer.from(svg)).resize(300).rotate(8, { background: '#777' }).png().toBuffer()
  const scene = sharp({ create: { width, height, channels: 3, background: '#777' } })
  const shown = await scene
    .composite([{ input: code }])
    .png()
    .toBuffer()
  const luminance = await sharp(shown).blur(0.7).greyscale().raw().toBuffer()
  const colourless = Buffer.alloc((width * height) / 2, 128)
  // Overwritten in place, because the browser keeps the file open.
  const file = await open(cameraFile, constants.O_RDWR | constants.O_CREAT)
  await file.write(Buffer.concat([header, frame, luminance, colourless]), { position: 0 })
  await file.close()
}

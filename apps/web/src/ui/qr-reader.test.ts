import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'
import { describe, expect, test, vi } from 'vitest'
import { QrCode } from './QrCode.tsx'
import { qrTextIn } from './qr-frames.ts'
import { qrReader } from './qr-reader.ts'

const pass = 'https://www.autoexpo.example/#/pass/3kq9vZ2hYt7sXcB1nM4pLw8eRdF6gJ0aUoI5yTqWzKE'

type Look = {
  /** Pixels of the code's side, and of the picture. */
  side?: number
  picture?: readonly [width: number, height: number]
  degrees?: number
  /** Standard deviation in pixels. */
  blur?: number
  /** White becomes this share of white. */
  light?: number
  /** Largest deviation of a pixel. */
  noise?: number
}

/** The same numbers between -1 and 1 in every run. */
function noiseOf(seed: number) {
  let state = seed
  return () => {
    state = (state * 16_807) % 2_147_483_647
    return (state / 2_147_483_647) * 2 - 1
  }
}

const grey = '#8a8578'

/** What a camera sees of the code of the pass page. */
async function frame(text: string, look: Look) {
  const { side = 340, picture = [1280, 720], degrees = 0, blur = 0, light = 1, noise = 0 } = look
  const svg = renderToStaticMarkup(createElement(QrCode, { text, label: 'QR-Code' })).replace(
    '<svg',
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"`,
  )
  const code = await sharp(Buffer.from(svg)).rotate(degrees, { background: grey }).png().toBuffer()
  const [width, height] = picture
  const scene = sharp({ create: { width, height, channels: 3, background: grey } })
  const shown = await scene
    .composite([{ input: code, gravity: 'centre' }])
    .png()
    .toBuffer()
  const seen = sharp(shown).linear(light, 0).ensureAlpha()
  const data = new Uint8ClampedArray(await (blur ? seen.blur(blur) : seen).raw().toBuffer())
  const next = noiseOf(7)
  for (let at = 0; at < data.length; at += 4) {
    const change = next() * noise
    for (const channel of [at, at + 1, at + 2]) data[channel] = (data[channel] ?? 0) + change
  }
  return { width, height, data }
}

describe('The code of a pass is read from a picture of a camera', () => {
  test.each<[string, Look]>([
    ['straight', {}],
    ['turned by 12 degrees', { degrees: 12 }],
    ['turned by 45 degrees', { degrees: 45 }],
    ['upside down', { degrees: 180 }],
    ['blurred', { blur: 3 }],
    ['far away', { side: 110 }],
    ['in the dark', { light: 0.1 }],
    ['with a noisy sensor', { noise: 60 }],
    ['by a poor camera', { picture: [640, 480], side: 200, degrees: 33 }],
    ['on a phone held upright', { picture: [720, 1280], side: 480 }],
    ['turned, blurred, dark and noisy', { side: 220, degrees: 20, blur: 1.5, light: 0.3, noise: 15 }],
  ])('%s', async (_, look) => {
    expect(qrTextIn(await frame(pass, look))).toBe(pass)
  })

  test('and so is the code of something else', async () => {
    const shop = 'https://shop.example/angebot?id=7'
    expect(qrTextIn(await frame(shop, { degrees: 5 }))).toBe(shop)
  })

  test('a picture without a code has no text', async () => {
    const next = noiseOf(3)
    const data = Uint8ClampedArray.from({ length: 640 * 480 * 4 }, () => 128 + next() * 128)
    expect(qrTextIn({ width: 640, height: 480, data })).toBeUndefined()
    expect(qrTextIn({ width: 640, height: 480, data: data.fill(255) })).toBeUndefined()
    expect(qrTextIn(await frame(pass, { side: 40 }))).toBeUndefined()
  })
})

describe('The reader', () => {
  const aVideo = (videoWidth: number): HTMLVideoElement => Object.create({ videoWidth, videoHeight: 1440 })
  const video = aVideo(2560)

  /** A canvas that has the code in the size it was asked for. */
  async function aCanvas() {
    const picture = await frame(pass, {})
    const sizes: number[][] = []
    const context = {
      drawImage: (_: unknown, ...sized: number[]) => sizes.push(sized),
      getImageData: () => picture,
    }
    vi.stubGlobal('document', { createElement: () => ({ getContext: () => context }) })
    return sizes
  }

  const browserReader = (formats: string[], detect: () => Promise<{ rawValue: string }[]>) =>
    vi.stubGlobal(
      'BarcodeDetector',
      class {
        static getSupportedFormats = async () => formats
        detect = detect
      },
    )

  test('is the one of the browser if it knows QR codes', async () => {
    browserReader(['ean_13', 'qr_code'], async () => [{ rawValue: 'of the browser' }])
    expect(await (await qrReader())(video)).toBe('of the browser')
    browserReader(['qr_code'], async () => [])
    expect(await (await qrReader())(video)).toBeUndefined()
  })

  test('is the own one without one of the browser, with pictures of 1280 pixels', async () => {
    const sizes = await aCanvas()
    expect(await (await qrReader())(video)).toBe(pass)
    expect(sizes).toEqual([[0, 0, 1280, 720]])
  })

  test('is the own one if that of the browser knows no QR codes', async () => {
    await aCanvas()
    browserReader([], async () => [{ rawValue: 'of the browser' }])
    expect(await (await qrReader())(video)).toBe(pass)
  })

  test('is the own one after that of the browser has failed', async () => {
    await aCanvas()
    browserReader(['qr_code'], () => Promise.reject(new Error('Barcode detection service unavailable.')))
    const read = await qrReader()
    expect([await read(video), await read(video)]).toEqual([undefined, pass])
  })

  test('waits for the first picture of the camera', async () => {
    await aCanvas()
    expect(await (await qrReader())(aVideo(0))).toBeUndefined()
  })
})

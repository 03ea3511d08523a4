import { decodeQR } from 'qr/decode.js'

type Frame = { width: number; height: number; data: Uint8ClampedArray }

/** Beyond the 16 ms of its default, a busy device would give up on pictures that it can read. */
const timeLimit = 100

/** The text of a QR code in a picture; undefined if there is none that can be read. */
export function qrTextIn(frame: Frame): string | undefined {
  try {
    return decodeQR(frame, { timeLimit })
  } catch {
    // The decoder has no other way to say that it found none.
    return undefined
  }
}

/** Larger pictures of a camera are read in this size. */
const longSide = 1280

/** Reads the current picture of a video through one canvas, because phones limit the memory of all canvases. */
export function frameReader() {
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d', { willReadFrequently: true })
  return (video: HTMLVideoElement): string | undefined => {
    const { videoWidth, videoHeight } = video
    if (!context || videoWidth === 0) return undefined
    const scale = Math.min(1, longSide / Math.max(videoWidth, videoHeight))
    const [width, height] = [Math.round(videoWidth * scale), Math.round(videoHeight * scale)]
    if (canvas.width !== width) canvas.width = width
    if (canvas.height !== height) canvas.height = height
    context.drawImage(video, 0, 0, width, height)
    return qrTextIn(context.getImageData(0, 0, width, height))
  }
}

type Detector = { detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]> }
declare const BarcodeDetector: {
  new (options: { formats: string[] }): Detector
  getSupportedFormats: () => Promise<string[]>
}

/** Reads the text of a QR code in the current picture of a video; undefined without one. */
export type QrReader = (video: HTMLVideoElement) => Promise<string | undefined>

const format = 'qr_code'

const canRead = async () =>
  'BarcodeDetector' in globalThis &&
  (await BarcodeDetector.getSupportedFormats().catch((): string[] => [])).includes(format)

/** Loads the portal's own reader; a page that is used without a connection calls this in advance. */
export const loadFrameReader = () => import('./qr-frames.ts')

async function ownReader(): Promise<QrReader> {
  const { frameReader } = await loadFrameReader()
  const read = frameReader()
  return async (video) => read(video)
}

/**
 * The reader of the browser, or the portal's own one where the browser has none (Safari, Firefox, Chromium on Linux and
 * Windows) or its reader fails, as on Android devices without Google's services.
 */
export async function qrReader(): Promise<QrReader> {
  if (!(await canRead())) return ownReader()
  const detector = new BarcodeDetector({ formats: [format] })
  let own: Promise<QrReader> | undefined
  return async (video) => {
    if (own) return (await own)(video)
    try {
      const [found] = await detector.detect(video)
      return found?.rawValue
    } catch {
      own = ownReader()
      return undefined
    }
  }
}

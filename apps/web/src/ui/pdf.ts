import {
  GlobalWorkerOptions,
  getDocument,
  type PDFDocumentProxy,
  TextLayer,
  VerbosityLevel,
  version,
} from 'pdfjs-dist/legacy/build/pdf.mjs'
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'

GlobalWorkerOptions.workerSrc = workerUrl

/** Written by the build (`build/pdf-files.ts`). */
const files = `/assets/pdfjs-${version}/`

/** About four times an A4 page on a large screen; more could exhaust the memory of a phone. */
const maxPixels = 16_000_000

/**
 * Opens a PDF. Scripts and forms in it are not executed and links are not active: neither pdf.js' script interpreter nor
 * its layer of annotations is loaded. WebAssembly is excluded by the content security policy.
 */
export const openPdf = (bytes: ArrayBuffer) =>
  getDocument({
    // The worker takes over the buffer it gets.
    data: bytes.slice(0),
    enableXfa: false,
    useWasm: false,
    wasmUrl: files,
    // Fonts of the device differ in width from those the PDF was made with.
    useSystemFonts: false,
    standardFontDataUrl: files,
    verbosity: VerbosityLevel.ERRORS,
  })

type Target = { canvas: HTMLCanvasElement; text: HTMLElement; width: number }

/**
 * Draws a page with its text above it, transparent, for screen readers and for marking.
 * @param width in CSS pixels
 * @returns whether the page contains text; rejects when it cannot be drawn or `signal` fires
 */
export async function drawPage(
  pdf: PDFDocumentProxy,
  pageNumber: number,
  { canvas, text, width }: Target,
  signal: AbortSignal,
): Promise<boolean> {
  const page = await pdf.getPage(pageNumber)
  signal.throwIfAborted()
  const viewport = page.getViewport({ scale: width / page.getViewport({ scale: 1 }).width })
  const ratio = Math.min(devicePixelRatio, Math.sqrt(maxPixels / (viewport.width * viewport.height)))
  canvas.width = Math.floor(viewport.width * ratio)
  canvas.height = Math.floor(viewport.height * ratio)
  text.replaceChildren()
  text.style.setProperty('--total-scale-factor', String(viewport.scale))
  const picture = page.render({ canvas, viewport, transform: [ratio, 0, 0, ratio, 0, 0] })
  const textContentSource = page.streamTextContent({ includeMarkedContent: true })
  const layer = new TextLayer({ textContentSource, container: text, viewport })
  signal.addEventListener('abort', () => {
    picture.cancel()
    layer.cancel()
  })
  await Promise.all([picture.promise, layer.render()])
  return text.querySelector('span[role="presentation"]:not([aria-hidden] *)') !== null
}

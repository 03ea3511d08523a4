import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { useEffect, useRef, useState } from 'react'
import { drawPage } from './pdf.ts'

type Props = { pdf: PDFDocumentProxy; number: number; width: number; onFailure: () => void }

/** One page of a PDF, `width` CSS pixels wide. */
export function PdfPage({ pdf, number, width, onFailure }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const text = useRef<HTMLDivElement>(null)
  const [hasText, setHasText] = useState(true)
  useEffect(() => {
    if (!canvas.current || !text.current) return
    const controller = new AbortController()
    const { signal } = controller
    const target = { canvas: canvas.current, text: text.current, width }
    drawPage(pdf, number, target, signal).then(setHasText, () => signal.aborted || onFailure())
    return () => controller.abort()
  }, [pdf, number, width, onFailure])
  return (
    <div className="pdf-page">
      <canvas ref={canvas} aria-hidden style={{ width }} />
      <div ref={text} className="pdf-text" />
      {!hasText && <p className="vh">Diese Seite enthält keinen lesbaren Text, zum Beispiel nur ein Bild.</p>}
    </div>
  )
}

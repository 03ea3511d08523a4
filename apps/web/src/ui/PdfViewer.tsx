import { t } from '@portal/domain/values/text'
import { IconChevronLeft, IconChevronRight, IconZoomIn, IconZoomOut } from '@tabler/icons-react'
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { drawPage, openPdf } from './pdf.ts'
import { Spinner } from './Spinner.tsx'
import './pdf-viewer.css'

type Props = {
  bytes: ArrayBuffer
  label: string
  /** Shown when the file cannot be read as a PDF. */
  unreadable: ReactNode
}

/** Multiples of the viewer's width. */
const zooms = [0.5, 0.75, 1, 1.5, 2, 3, 4]
const wholeWidth = zooms.indexOf(1)

const pageKeys: Record<string, number> = { PageUp: -1, PageDown: 1 }
const zoomKeys: Record<string, number> = { '-': -1, '+': 1 }

/** Shows a PDF page by page. The default export, because it is loaded when the first PDF is opened. */
export default function PdfViewer({ bytes, label, unreadable }: Props) {
  const { pdf, hasFailed, fail } = usePdf(bytes)
  const [page, setPage] = useState(1)
  const [zoom, setZoom] = useState(wholeWidth)
  const [room, area] = useRoom()
  if (hasFailed) return unreadable

  const pages = pdf?.numPages ?? 1
  function turn(step: number) {
    setPage(Math.min(pages, Math.max(1, page + step)))
    area.current?.scrollTo(0, 0)
  }
  const zoomBy = (step: number) => setZoom(Math.min(zooms.length - 1, Math.max(0, zoom + step)))
  function onKeyDown(event: KeyboardEvent) {
    // With a control key, browsers zoom the whole page and change tabs.
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const [pageStep, zoomStep] = [pageKeys[event.key], zoomKeys[event.key]]
    if (pageStep) turn(pageStep)
    else if (zoomStep) zoomBy(zoomStep)
    else return
    event.preventDefault()
  }
  const factor = zooms[zoom] ?? 1
  return (
    <div className="pdf-viewer" role="document" onKeyDown={onKeyDown}>
      <div className="pdf-tools">
        <Tool label="Vorige Seite" keys="PageUp" off={page === 1} onPress={() => turn(-1)}>
          <IconChevronLeft aria-hidden />
        </Tool>
        <span role="status">
          Seite {page} von {pages}
        </span>
        <Tool label="Nächste Seite" keys="PageDown" off={page === pages} onPress={() => turn(1)}>
          <IconChevronRight aria-hidden />
        </Tool>
        <span className="gap" />
        <Tool label="Verkleinern" keys="-" off={zoom === 0} onPress={() => zoomBy(-1)}>
          <IconZoomOut aria-hidden />
        </Tool>
        <span role="status">{factor * 100} %</span>
        <Tool label="Vergrößern" keys="+" off={zoom === zooms.length - 1} onPress={() => zoomBy(1)}>
          <IconZoomIn aria-hidden />
        </Tool>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section ref={area} className="pdf-area" aria-label={t`${label}, Seite ${page}`} tabIndex={0}>
        {pdf && room > 0 ? (
          <PdfPage pdf={pdf} number={page} width={Math.floor(room * factor)} onFailure={fail} />
        ) : (
          <Spinner label="Dokument wird geladen" />
        )}
      </section>
    </div>
  )
}

type ToolProps = { label: string; keys: string; off: boolean; onPress: () => void; children: ReactNode }

/** A button that keeps the focus when it is switched off. */
const Tool = ({ label, keys, off, onPress, children }: ToolProps) => (
  <button
    type="button"
    className="iconbtn"
    aria-label={label}
    aria-keyshortcuts={keys}
    aria-disabled={off}
    onClick={onPress}
  >
    {children}
  </button>
)

function usePdf(bytes: ArrayBuffer) {
  const [pdf, setPdf] = useState<PDFDocumentProxy>()
  const [hasFailed, setFailed] = useState(false)
  const [fail] = useState(() => () => setFailed(true))
  useEffect(() => {
    const task = openPdf(bytes)
    task.promise.then(setPdf, () => task.destroyed || fail())
    return () => {
      task.destroy()
    }
  }, [bytes, fail])
  return { pdf, hasFailed, fail }
}

/** The width inside an element in CSS pixels, measured again whenever it changes. */
function useRoom() {
  const [room, setRoom] = useState(0)
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setRoom(Math.floor(entry?.contentRect.width ?? 0)))
    if (element.current) observer.observe(element.current)
    return () => observer.disconnect()
  }, [])
  return [room, element] as const
}

type PdfPageProps = { pdf: PDFDocumentProxy; number: number; width: number; onFailure: () => void }

/** One page of a PDF, `width` CSS pixels wide. */
function PdfPage({ pdf, number, width, onFailure }: PdfPageProps) {
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

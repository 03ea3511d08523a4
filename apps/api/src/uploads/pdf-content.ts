import { parentPort, Worker, workerData } from 'node:worker_threads'

/**
 * Reads a PDF in a thread of its own, because the file may be made to exhaust time or memory: the thread is ended at
 * the limits and its memory is freed.
 */
type Assignment = { task: 'read-pdf'; bytes: Uint8Array }
export type PdfContent = {
  attachments: { name: string; bytes: Uint8Array }[]
  /** Of the first pages, a line for each line; empty for a scan. */
  text: string
}
export type PdfFlaw = 'broken' | 'encrypted' | 'too-large'
type Done = { content: PdfContent } | { flaw: PdfFlaw }

const resourceLimits = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 }
/** Unpacked streams are outside the heap, so `resourceLimits` does not count them. */
const externalMaximum = 64 * 1_048_576
const watchMs = 25
const timeoutMs = 30_000

/** @returns the content, or why it cannot be read */
export function readPdf(bytes: Buffer): Promise<PdfContent | PdfFlaw> {
  return new Promise((resolve) => {
    const assignment: Assignment = { task: 'read-pdf', bytes: Uint8Array.from(bytes) }
    // The library writes warnings about drawing, which is not used.
    const options = { workerData: assignment, resourceLimits, stdout: true, stderr: true }
    const thread = new Worker(new URL(import.meta.url), options)
    const end = (result: PdfContent | PdfFlaw) => {
      clearInterval(watch)
      clearTimeout(timeout)
      resolve(result)
      void thread.terminate()
    }
    const watch = setInterval(async () => {
      // Rejects when the thread has ended, which its other events report.
      const memory = await thread.getHeapStatistics().catch(() => null)
      if (memory && memory.external_memory > externalMaximum) end('too-large')
    }, watchMs)
    const timeout = setTimeout(() => end('too-large'), timeoutMs)
    // Under `node --watch`, threads also send the names of imported modules.
    thread.on('message', (message: Done | Record<string, unknown>) => {
      if (isDone(message)) end('content' in message ? message.content : message.flaw)
    })
    // An error of the thread itself is that its memory is used up.
    thread.once('error', () => end('too-large'))
    thread.once('exit', () => end('broken'))
  })
}

const isDone = (message: Done | Record<string, unknown>): message is Done =>
  'content' in message || 'flaw' in message

const pagesMaximum = 20
const attachmentsMaximum = 10
/** Attachments at a place of a page, which a list of all attachments does not name. */
const fileAnnotation = 17

async function contentOf(bytes: Uint8Array): Promise<PdfContent> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const loading = getDocument({ data: bytes, verbosity: 0, stopAtErrors: true })
  const pdf = await loading.promise
  const names = [...((await pdf.getAttachments())?.keys() ?? [])]
  const attachments: PdfContent['attachments'] = []
  for (const name of names.slice(0, attachmentsMaximum)) {
    const content: unknown = await pdf.getAttachmentContent(name)
    attachments.push({ name, bytes: content instanceof Uint8Array ? content : new Uint8Array() })
  }
  const placed = await pdf.getAnnotationsByType(new Set([fileAnnotation]), new Set())
  for (const _ of placed) attachments.push({ name: '', bytes: new Uint8Array() })
  const texts: string[] = []
  for (let number = 1; number <= Math.min(pdf.numPages, pagesMaximum); number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    for (const item of items) if ('str' in item) texts.push(item.str, item.hasEOL ? '\n' : ' ')
  }
  return { attachments, text: texts.join('') }
}

const isEncrypted = (error: unknown) => error instanceof Error && error.name === 'PasswordException'

async function work({ bytes }: Assignment) {
  const done: Done = await contentOf(bytes).then(
    (content) => ({ content }),
    (error: unknown) => ({ flaw: isEncrypted(error) ? 'encrypted' : 'broken' }),
  )
  parentPort?.postMessage(done)
}

/** Distinguishes this thread from others that import the module, such as those of a test runner. */
const isAssigned = (data: unknown): data is Assignment =>
  typeof data === 'object' && data !== null && 'task' in data && data.task === 'read-pdf'
if (parentPort && isAssigned(workerData)) await work(workerData)

import { type FileTask, sendPiece } from '@portal/contract/photos'
import { pieceBytes } from '@portal/domain/photos'
import { ApiProblem, call } from '../../api.ts'

const longestPauseMs = 15_000
const pieceMs = 60_000
/** No answer, session ended (the person may sign in again), too many requests, portal away. */
const passing = new Set([0, 401, 429, 502, 503, 504])

/** Resolves after the pause, or as soon as the network is back. */
const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(done, ms)
    function done() {
      clearTimeout(timer)
      window.removeEventListener('online', done)
      resolve()
    }
    window.addEventListener('online', done)
  })

/** Whether the same piece may be sent again. */
const mayPass = (error: unknown) => !(error instanceof ApiProblem) || passing.has(error.status)

async function sendSafely(task: FileTask, file: Blob, signal: AbortSignal): Promise<FileTask> {
  for (let pauseMs = 1000; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs))
    try {
      return await call(sendPiece, {
        params: { id: task.id },
        query: { offset: task.received },
        body: file.slice(task.received, task.received + pieceBytes, 'application/octet-stream'),
        signal: AbortSignal.any([signal, AbortSignal.timeout(pieceMs)]),
      })
    } catch (error) {
      if (signal.aborted || !mayPass(error)) throw error
      await pause(pauseMs)
    }
}

/**
 * Sends the rest of a file, from where the portal has it, however often the network is lost in between.
 * @param onSent receives the task after each piece
 * @throws ApiProblem when the portal does not take the file
 */
export async function sendFile(
  task: FileTask,
  file: Blob,
  onSent: (task: FileTask) => void,
  signal: AbortSignal,
): Promise<void> {
  for (let current = task; current.state === 'uploading'; ) {
    current = await sendSafely(current, file, signal)
    onSent(current)
  }
}

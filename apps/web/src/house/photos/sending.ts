import { type FileTask, sendPiece } from '@portal/contract/house/photos'
import { pieceBytes } from '@portal/domain/vehicles/photos'
import { ApiProblem, call } from '../../api.ts'

const longestPauseMs = 15_000
const pieceMs = 60_000
/** Statuses after which a piece is sent again: no answer (0), too many requests, portal unavailable. */
const transientStatuses = new Set([0, 429, 502, 503, 504])

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

/** Whether the same call may succeed later. */
export const isTransient = (error: unknown) =>
  !(error instanceof ApiProblem) || transientStatuses.has(error.status)

/** Uploads of photos continue after a new login. */
const isTransientOrSignedOut = (error: unknown) =>
  isTransient(error) || (error instanceof ApiProblem && error.status === 401)

type Options = { signal?: AbortSignal; mayRepeat?: (error: unknown) => boolean }

/**
 * Repeats a call until it succeeds, with growing pauses.
 * @param send one attempt; its signal ends it after a minute
 * @throws the first error that `mayRepeat` denies, by default every one that is not transient
 */
export async function untilSent<Answer>(
  send: (signal: AbortSignal) => Promise<Answer>,
  { signal, mayRepeat = isTransient }: Options = {},
): Promise<Answer> {
  for (let pauseMs = 1000; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
    const timeout = AbortSignal.timeout(pieceMs)
    try {
      return await send(signal ? AbortSignal.any([signal, timeout]) : timeout)
    } catch (error) {
      if (signal?.aborted || !mayRepeat(error)) throw error
      await pause(pauseMs)
    }
  }
}

/**
 * Sends the part of a file that the portal does not have yet; a lost connection only delays it.
 * @param onSent receives the task after each piece
 * @throws ApiProblem if the portal refuses the file
 */
export async function sendFile(
  task: FileTask,
  file: Blob,
  onSent: (task: FileTask) => void,
  signal: AbortSignal,
): Promise<void> {
  for (let current = task; current.state === 'uploading'; ) {
    const { id, received } = current
    const body = file.slice(received, received + pieceBytes, 'application/octet-stream')
    current = await untilSent(
      (ending) => call(sendPiece, { params: { id }, query: { offset: received }, body, signal: ending }),
      { signal, mayRepeat: isTransientOrSignedOut },
    )
    onSent(current)
  }
}

import { connect } from 'node:net'
import type { Env } from '../env.ts'
import { ProblemError } from '../http/problem.ts'

const timeoutMs = 10_000

/** Implements clamd's INSTREAM: length-prefixed chunks, an empty one at the end, one line as answer. */
function scan(host: string, port: number, bytes: Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port })
    let answer = ''
    socket.setTimeout(timeoutMs, () => socket.destroy(new Error('clamd did not answer in time')))
    socket.on('error', reject)
    socket.on('data', (chunk: Buffer) => {
      answer = (answer + chunk.toString('latin1')).slice(0, 1000)
    })
    socket.on('close', () => resolve(answer.replaceAll('\0', '').trim()))
    const length = Buffer.alloc(4)
    length.writeUInt32BE(bytes.length)
    socket.write(Buffer.concat([Buffer.from('zINSTREAM\0'), length, bytes, Buffer.alloc(4)]))
  })
}

/**
 * Scans a file when AV_MODE is `clamd`. Without an answer the file is refused.
 * @throws ProblemError file-refused for an infected file, unavailable when the scanner cannot be reached
 */
export async function scanForViruses(env: Env, bytes: Buffer): Promise<void> {
  if (env.AV_MODE === 'off') return
  let answer: string
  try {
    answer = await scan(env.CLAMD_HOST, env.CLAMD_PORT, bytes)
  } catch (cause) {
    throw new ProblemError('unavailable', { cause })
  }
  if (answer.endsWith(' FOUND')) throw new ProblemError('file-refused')
  if (answer !== 'stream: OK') throw new ProblemError('unavailable', { cause: new Error(`clamd: ${answer}`) })
}

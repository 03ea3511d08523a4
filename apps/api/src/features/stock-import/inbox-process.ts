import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const command = fileURLToPath(new URL('../../cli.ts', import.meta.url))

/**
 * Takes what waits in the inbox by a process of its own: its memory is given back, and its low priority is not that of
 * the mails.
 *
 * @throws Error with what the process said when it failed
 */
export async function takeInboxAside(): Promise<void> {
  const child = spawn(process.execPath, [command, 'stock', 'inbox'], { stdio: ['ignore', 'ignore', 'pipe'] })
  const said: Buffer[] = []
  child.stderr.on('data', (chunk: Buffer) => said.push(chunk))
  const code = await new Promise<number | null>((done, failed) =>
    child.once('error', failed).once('close', done),
  )
  if (code !== 0)
    throw new Error(`stock inbox ended with ${code}: ${Buffer.concat(said).toString().slice(-2000)}`)
}

import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const command = fileURLToPath(new URL('../../cli.ts', import.meta.url))

/**
 * Imports the files of the inbox in a separate process, which returns its memory and has a lower priority than sending
 * mails.
 *
 * @throws Error with the output of the process when it failed
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

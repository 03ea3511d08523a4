import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const command = fileURLToPath(new URL('../../cli.ts', import.meta.url))

/**
 * Runs a command of `portal stock` in a separate process, which returns its memory and has a lower priority than sending
 * mails.
 *
 * @throws Error with the output of the process when it failed
 */
async function runAside(...words: string[]): Promise<void> {
  const child = spawn(process.execPath, [command, 'stock', ...words], { stdio: ['ignore', 'ignore', 'pipe'] })
  const said: Buffer[] = []
  child.stderr.on('data', (chunk: Buffer) => said.push(chunk))
  const code = await new Promise<number | null>((done, failed) =>
    child.once('error', failed).once('close', done),
  )
  if (code !== 0)
    throw new Error(`stock ${words[0]} ended with ${code}: ${Buffer.concat(said).toString().slice(-2000)}`)
}

/** Imports the files of the inbox. */
export const takeInboxAside = () => runAside('inbox')

/** Checks an import of the import desk, or takes it over. */
export const processImportAside = (importId: string) => runAside('desk', importId)

import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const command = fileURLToPath(new URL('../../cli.ts', import.meta.url))

/**
 * Runs a command of `portal stock` in a separate process, which frees its memory when it ends and has a lower priority
 * than sending mails.
 *
 * @throws Error with the output of the process when it failed
 */
async function runInProcess(...words: string[]): Promise<void> {
  const child = spawn(process.execPath, [command, 'stock', ...words], { stdio: ['ignore', 'ignore', 'pipe'] })
  const output: Buffer[] = []
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk))
  const code = await new Promise<number | null>((resolve, reject) =>
    child.once('error', reject).once('close', resolve),
  )
  if (code !== 0)
    throw new Error(`stock ${words[0]} ended with ${code}: ${Buffer.concat(output).toString().slice(-2000)}`)
}

/** Imports the files of the inbox in a separate process. */
export const runInboxProcess = () => runInProcess('inbox')

/** Checks or completes an import of the import desk in a separate process. */
export const runImportProcess = (importId: string) => runInProcess('desk', importId)

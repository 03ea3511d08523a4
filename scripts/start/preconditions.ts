/** Checks before a local portal starts; each failure has a clear German sentence. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'

/** A failure that the user at the terminal can fix. */
export class StartError extends Error {}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '')

/** @throws StartError when the port is taken or not permitted */
export async function requirePort(setting: string, port: number, host: string) {
  const server = createServer()
  try {
    await new Promise<void>((done, failed) => server.once('error', failed).listen(port, host, done))
    await new Promise((done) => server.close(done))
  } catch (error) {
    const reason: Record<string, string> = {
      EADDRINUSE: `Port ${port} ist belegt; bitte das andere Programm beenden oder ${setting} anders setzen.`,
      EACCES: `Port ${port} darf dieser Benutzer nicht öffnen; bitte ${setting} auf einen Wert ab 1024 setzen.`,
      EADDRNOTAVAIL: `Die Adresse ${host} gehört nicht zu diesem Rechner; bitte HOST anders setzen.`,
    }
    throw new StartError(
      reason[codeOf(error)] ?? `Port ${port} (${setting}) lässt sich nicht öffnen: ${error}`,
    )
  }
}

function isAlive(pid: number) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}

/**
 * Locks the data directory until `release`.
 * @throws StartError when it cannot be written, or another portal uses it
 */
export function claimDataDir(folder: string): { release: () => void } {
  const file = join(folder, 'portal.pid')
  try {
    mkdirSync(folder, { recursive: true })
    const pid = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0
    if (pid > 0 && pid !== process.pid && isAlive(pid)) {
      throw new StartError(
        `Mit ${folder} läuft schon ein Portal (Prozess ${pid}); bitte DATA_DIR anders setzen.`,
      )
    }
    writeFileSync(file, String(process.pid))
  } catch (error) {
    if (error instanceof StartError) throw error
    throw new StartError(
      `Der Datenordner ${folder} lässt sich nicht beschreiben (${codeOf(error)}); bitte DATA_DIR prüfen.`,
    )
  }
  return { release: () => rmSync(file, { force: true }) }
}

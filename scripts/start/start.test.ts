import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'

const start = fileURLToPath(new URL('start.ts', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'portal-start-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Runs the start command until it exits; returns its error output and exit code. */
async function failedStart(settings: Record<string, string>) {
  const env = { ...process.env, DATA_DIR: folder, VITEST: '', ...settings }
  const child = spawn(process.execPath, [start], { env, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] })
  let output = ''
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk.toString()
  })
  const code = await new Promise((done) => child.once('exit', done))
  return { code, output: output.trim() }
}

describe('a failing start explains the reason in one sentence and exits with 1', () => {
  test('an invalid port', async () => {
    const { code, output } = await failedStart({ PORT: 'abc' })

    expect(code).toBe(1)
    expect(output).toMatch(/^Einstellung PORT: .+\.$/)
  })

  test('a port that is taken', async () => {
    const server = createServer()
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    const address = server.address()
    const port = typeof address === 'object' && address ? address.port : 0

    const { code, output } = await failedStart({ PORT: String(port), SMTP_URL: 'smtp://127.0.0.1:1' })

    server.close()
    expect(code).toBe(1)
    expect(output).toBe(`Port ${port} ist belegt; bitte das andere Programm beenden oder PORT anders setzen.`)
  })

  test('a data directory that is a file', async () => {
    const file = join(folder, 'file')
    writeFileSync(file, '')

    const { code, output } = await failedStart({ DATA_DIR: file })

    expect(code).toBe(1)
    expect(output).toMatch(
      /^Der Datenordner .+ lässt sich nicht beschreiben \(EEXIST\); bitte DATA_DIR prüfen\.$/,
    )
  })

  test('a data directory another portal works on', async () => {
    writeFileSync(join(folder, 'portal.pid'), String(process.pid))

    const { code, output } = await failedStart({})

    expect(code).toBe(1)
    expect(output).toContain(`läuft schon ein Portal (Prozess ${process.pid})`)
  })
})

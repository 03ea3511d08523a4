import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { useApi } from '../testing/api.ts'
import { databaseUrl } from '../testing/stock-imports.ts'

useApi()

const command = fileURLToPath(new URL('../cli.ts', import.meta.url))

/** The result of a command; `reader` gets its standard output by a pipe. */
function portal(args: string, settings: Record<string, string> = {}, reader = 'cat') {
  const script = `set -o pipefail; '${process.execPath}' '${command}' ${args} | ${reader}`
  const env = { ...process.env, DATABASE_URL: databaseUrl(), ...settings }
  return new Promise<{ code: unknown; stdout: string; stderr: string }>((done) =>
    execFile('bash', ['-c', script], { env }, (error, stdout, stderr) =>
      done({ code: error?.code ?? 0, stdout, stderr }),
    ),
  )
}

test.each([
  'service-check',
  'migrate',
  'stock import docs/stock-sample.csv',
  'admin create neu@haus.example',
])('%s says in one line that the database does not answer', async (args) => {
  const settings = { DATABASE_URL: 'postgresql://portal:secret@127.0.0.1:9/portal' }

  const { code, stderr } = await portal(args, settings)

  expect(code).toBe(1)
  expect(stderr).toMatch(/^Keine Verbindung, oder sie ist überlastet \([^\n]*ECONNREFUSED[^\n]*\)\.\n$/)
})

test('an export ends quietly when its reader has seen enough', async () => {
  const { stdout, stderr } = await portal('stock export', {}, 'head -c 1')

  expect({ stdout, stderr }).toEqual({ stdout: 't', stderr: '' })
})

test('an import of the desk that does not exist is named, and nothing is deleted for it', async () => {
  const { code, stdout, stderr } = await portal('stock desk 4711')

  expect({ code, stdout, stderr }).toEqual({
    code: 1,
    stdout: '',
    stderr: 'Den Import 4711 gibt es nicht.\n',
  })
})

/** Types are generated from the OpenAPI document, and the program of docs/api-keys.md compiles and runs with them. */
import { execFile } from 'node:child_process'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import openapiTypes, { astToString } from 'openapi-typescript'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aDealer } from '../../apps/api/src/testing/accounts.ts'
import { api, useApi } from '../../apps/api/src/testing/api.ts'
import { aProgramOf } from '../../apps/api/src/testing/api-keys.ts'
import { aCar } from '../../apps/api/src/testing/cars.ts'
import { listeningApi } from '../../apps/api/src/testing/servers.ts'

useApi()

const root = fileURLToPath(new URL('../..', import.meta.url))
const run = promisify(execFile)
// Below the checkout, so that the program finds its packages; Node runs no TypeScript below node_modules.
const folder = join(root, 'scripts/gate/.typed-client', String(process.pid))
let program: string

beforeAll(async () => {
  const page = await readFile(join(root, 'docs/api-keys.md'), 'utf8')
  program = /```ts\n(.*?)```/s.exec(page)?.[1] ?? ''
  await mkdir(folder, { recursive: true })
  const document = (await api().inject('/api/openapi.json')).body
  await writeFile(join(folder, 'portal.d.ts'), astToString(await openapiTypes(document)))
}, 120_000)
afterAll(() => rm(folder, { recursive: true, force: true }))

const options = [
  ...['--noEmit', '--strict', '--ignoreConfig', '--allowImportingTsExtensions', '--types', 'node'],
  ...['--module', 'nodenext', '--target', 'es2024', '--lib', 'es2024,dom'],
]

/** What the compiler says about a program; empty if nothing. */
async function typeErrors(text: string): Promise<string> {
  const file = join(folder, 'program.ts')
  await writeFile(file, text)
  return run(join(root, 'node_modules/.bin/tsc'), [...options, file], { cwd: root }).then(
    () => '',
    (error: { stdout: string }) => error.stdout,
  )
}

describe('A client with types of the document', { timeout: 120_000 }, () => {
  test('compiles and gets the answers that its types promise', async () => {
    await aCar({ gwnummer: '480988' })
    const { key } = await aProgramOf(await aDealer(), ['stock:read', 'enquiries:write'])
    const PORTAL = await listeningApi()
    expect(await typeErrors(program)).toBe('')
    const { PATH = '' } = process.env
    const { stdout } = await run(process.execPath, [join(folder, 'program.ts')], {
      env: { PATH, PORTAL, AEX_KEY: key },
    })
    const { publicId } = await api().db.enquiry.findFirstOrThrow()
    expect(stdout.split('\n')).toEqual([
      expect.stringMatching(/^1 \{/),
      ...stdout.split('\n').slice(1, -3),
      'Golf Variant 1.5 TSI Life 16500',
      publicId,
      '',
    ])
  })

  test.each([
    ['an unknown parameter', "q: 'Golf", "wort: 'Golf", 'wort'],
    ['an unknown field of an answer', 'one.data.preisDealer', 'one.data.purchasePrice', 'purchasePrice'],
    ['a call that does not exist', 'mvp-user-car-request', 'mvp-user-car-wish', 'mvp-user-car-wish'],
    ['a missing field', "    lastName: 'Beispiel',\n", '', 'lastName'],
  ])('does not compile with %s', async (_title, right, wrong, named) => {
    expect(program).toContain(right)
    const errors = await typeErrors(program.replace(right, wrong))
    expect(errors).toContain(named)
  })
})

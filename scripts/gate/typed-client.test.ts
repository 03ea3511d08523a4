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
let compiled: string

beforeAll(async () => {
  const page = await readFile(join(root, 'docs/api-keys.md'), 'utf8')
  program = /```ts\n(.*?)```/s.exec(page)?.[1] ?? ''
  await mkdir(folder, { recursive: true })
  const document = (await api().inject('/api/openapi.json')).body
  await writeFile(join(folder, 'portal.d.ts'), astToString(await openapiTypes(document)))
  await writeFile(join(folder, 'program.ts'), program)
  for (const { file, right, wrong } of mistakes)
    await writeFile(join(folder, file), program.replace(right, wrong))
  compiled = await compile(['program.ts', ...mistakes.map(({ file }) => file)])
}, 120_000)
afterAll(() => rm(folder, { recursive: true, force: true }))

const options = [
  ...['--noEmit', '--strict', '--ignoreConfig', '--allowImportingTsExtensions', '--types', 'node'],
  ...['--module', 'nodenext', '--target', 'es2024', '--lib', 'es2024,dom'],
]

const mistakes = [
  { title: 'an unknown parameter', right: "q: 'Golf", wrong: "wort: 'Golf", named: 'wort' },
  {
    title: 'an unknown field of an answer',
    right: 'one.data.preisDealer',
    wrong: 'one.data.purchasePrice',
    named: 'purchasePrice',
  },
  {
    title: 'a call that does not exist',
    right: 'mvp-user-car-request',
    wrong: 'mvp-user-car-wish',
    named: 'mvp-user-car-wish',
  },
  { title: 'a missing field', right: "    lastName: 'Beispiel',\n", wrong: '', named: 'lastName' },
].map((mistake, index) => ({ ...mistake, file: `mistake-${index}.ts` }))

/**
 * What the compiler says about the files. One run for all of them, because most of its time goes to the libraries that
 * they share.
 */
async function compile(files: string[]): Promise<string> {
  const paths = files.map((file) => join(folder, file))
  return run(join(root, 'node_modules/.bin/tsc'), [...options, ...paths], { cwd: root }).then(
    () => '',
    (error: { stdout: string }) => error.stdout,
  )
}

/** The messages about one file, or about none of the files, from the compiler's output. */
const messagesAbout = (file: string) =>
  compiled
    .split(/^(?=\S)/m)
    .filter((message) => message.includes(`/${file}(`) || !/^\S+\.ts\(\d/.test(message))
    .join('')

describe('A client with types of the document', { timeout: 120_000 }, () => {
  test('compiles and gets the answers that its types promise', async () => {
    await aCar({ gwnummer: '480988' })
    const { key } = await aProgramOf(await aDealer(), ['stock:read', 'enquiries:write'])
    const PORTAL = await listeningApi()
    expect(messagesAbout('program.ts')).toBe('')
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

  test.each(mistakes)('does not compile with $title', ({ file, right, named }) => {
    expect(program).toContain(right)
    expect(messagesAbout(file)).toContain(named)
  })
})

import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { beforeAll, expect, test } from 'vitest'
import { api } from '../../testing/api.ts'
import { aFolder, csvOf, someDeliveryRows } from '../../testing/deliveries.ts'
import { anImportDesk, processNow } from '../../testing/import-desk.ts'
import { listeningApi } from '../../testing/servers.ts'
import { stock, useEmptyStock } from '../../testing/stock-imports.ts'

useEmptyStock()

const root = fileURLToPath(new URL('../../../../../', import.meta.url))
const documents = [
  'README.md',
  ...readdirSync(join(root, 'docs')).flatMap((name) => (name.endsWith('.md') ? [`docs/${name}`] : [])),
]

/** Run by the tests of agents and of API keys. */
const others = ['docs/agents.md', 'docs/api-keys.md']

/** The shell blocks of the documents that send something with curl. */
const commands = documents.flatMap((document) =>
  [...readFileSync(join(root, document), 'utf8').matchAll(/```sh\n(.*?)```/gs)].flatMap(([, block = '']) =>
    /\bcurl\b/.test(block) && !others.includes(document) ? [{ document, block }] : [],
  ),
)

let origin = ''
beforeAll(async () => {
  origin = await listeningApi()
})

test('the documents say how a program delivers', () => {
  expect(commands.map(({ document }) => document)).toContain('docs/stock-format.md')
})

test.each(commands)('the command of $document delivers the stock, word for word', async ({ block }) => {
  const desk = await anImportDesk('vehicle.v1')
  const { key } = (await desk.person.post(`/mvp/api/house/stock-sources/${desk.source.id}/key`)).json()
  const folder = await aFolder()
  await writeFile(join(folder, 'bestand.csv'), csvOf(someDeliveryRows(2)))

  const script = block.replaceAll('https://portal.example', origin)
  const { stdout } = await promisify(execFile)('bash', ['-euo', 'pipefail', '-c', script], {
    cwd: folder,
    env: { ...process.env, KEY: key },
  })

  const { id } = JSON.parse(stdout)
  await processNow(id)
  expect(await desk.read(id)).toMatchObject({ state: 'done', fileName: 'bestand.csv.gz' })
  expect(await stock()).toHaveLength(2)
  expect(await api().db.stockImport.count()).toBe(1)
})

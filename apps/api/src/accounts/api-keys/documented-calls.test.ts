import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { companyScopes } from '@portal/domain/accounts/api-keys'
import { expect, test } from 'vitest'
import { aDealer, mailsTo } from '../../testing/accounts.ts'
import { api, useApi } from '../../testing/api.ts'
import { aProgramOf } from '../../testing/api-keys.ts'
import { aCar } from '../../testing/cars.ts'
import { listeningApi } from '../../testing/servers.ts'

useApi()

const run = promisify(execFile)

/** The shell lines of the documentation, each with its continuation. */
async function documentedCalls() {
  const text = await readFile(new URL('../../../../../docs/api-keys.md', import.meta.url), 'utf8')
  const [, block = ''] = /```sh\n([\s\S]+?)```/.exec(text) ?? []
  return block.trim().split('\n\n')
}

/** Runs a documented line as it stands, only against this portal. @returns status and body */
async function answerTo(line: string, origin: string, AEX_KEY: string) {
  const command = `${line.replaceAll('https://portal.example', origin)} --silent --write-out '\\n%{http_code}'`
  const env = { PATH: process.env.PATH, AEX_KEY, ORDER: 'auftrag-1' }
  const { stdout } = await run('sh', ['-c', command], { env })
  const body = stdout.slice(0, stdout.lastIndexOf('\n'))
  return { status: Number(stdout.slice(body.length + 1)), body: JSON.parse(body) }
}

test('The documented curl lines work as they stand, over a real connection', async () => {
  await aCar({ gwnummer: '480988' })
  const origin = await listeningApi()
  const { key } = await aProgramOf(await aDealer(), companyScopes)
  const [stock = '', purchases = '', enquiry = '', ...rest] = await documentedCalls()
  expect(rest).toEqual([])

  expect(await answerTo(stock, origin, key)).toMatchObject({
    status: 200,
    body: [{ gwnummer: '480988', haendlerpreisbrutto: 16_500 }],
  })
  expect(await answerTo(purchases, origin, key)).toEqual({ status: 200, body: [] })
  const first = await answerTo(enquiry, origin, key)
  expect(first.status).toBe(201)
  expect(await answerTo(enquiry, origin, key)).toEqual(first)
  expect(await api().db.enquiry.count()).toBe(1)
  expect(await mailsTo('einkauf@autohaus.example')).toHaveLength(1)

  expect(await answerTo(stock, origin, key.replace(/.$/, '_'))).toMatchObject({
    status: 401,
    body: { type: 'api-key-invalid' },
  })
})

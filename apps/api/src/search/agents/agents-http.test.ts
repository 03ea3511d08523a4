import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { request } from 'node:http'
import { promisify } from 'node:util'
import { agentTools, callAgentTools } from '@portal/contract/search/agents'
import { beforeAll, describe, expect, test } from 'vitest'
import { anAgent } from '../../testing/agents.ts'
import { api, useApi } from '../../testing/api.ts'
import { someCars } from '../../testing/cars.ts'
import { listeningApi } from '../../testing/servers.ts'

useApi({ PUBLIC_URL: 'https://portal.example' })

let port: number
beforeAll(async () => {
  port = Number(new URL(await listeningApi()).port)
  await someCars([{}])
})

type Reply = { status: number | undefined; headers: Record<string, unknown>; body: string }

/** Sends over a real connection, with headers that clients cannot set otherwise. */
function send(body: string, headers: Record<string, string> = {}, method = 'POST') {
  return new Promise<Reply>((done, failed) => {
    const sent = { ...(body && { 'content-type': 'application/json' }), ...headers }
    request({ port, host: '127.0.0.1', method, path: callAgentTools.url, headers: sent }, (reply) => {
      let text = ''
      reply.setEncoding('utf8').on('data', (part: string) => {
        text += part
      })
      reply.once('end', () => done({ status: reply.statusCode, headers: reply.headers, body: text }))
    })
      .once('error', failed)
      .end(body)
  })
}

const message = (method: string, params: object = {}, id: unknown = 1) =>
  JSON.stringify({ jsonrpc: '2.0', id, method, params })
const list = message('tools/list')
const search = message('tools/call', { name: 'search_vehicles', arguments: { text: 'Golf' } })
const nested = `${'['.repeat(7000)}${']'.repeat(7000)}`

describe('Der Zugang für KI-Assistenten', () => {
  test('answers each message with JSON, without session, cookie or cache', async () => {
    const { status, headers, body } = await send(search)
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
    })
    expect(headers).not.toHaveProperty('set-cookie')
    expect(headers).not.toHaveProperty('mcp-session-id')
    expect(JSON.parse(body)).toMatchObject({ id: 1, result: { structuredContent: { total: 1 } } })
    expect(await send('{"jsonrpc":"2.0","method":"notifications/initialized"}')).toMatchObject({
      status: 202,
      body: '',
    })
  })

  test.each(['GET', 'DELETE'])('has no sessions: %s is answered 405', async (method) => {
    const reply = await send('', {}, method)
    expect(reply).toMatchObject({ status: 405, headers: { allow: 'POST' } })
    expect(JSON.parse(reply.body).type).toBe('method-not-allowed')
  })

  test.each<[string, Record<string, string>, number]>([
    ['the portal', { host: 'portal.example' }, 200],
    ['the portal with a port', { host: 'portal.example:8443' }, 200],
    ['this machine', { host: 'localhost:3000' }, 200],
    ['a page of the portal', { host: 'portal.example', origin: 'https://portal.example' }, 200],
    ['a name that leads to the portal', { host: 'rebind.example' }, 403],
    ['a name that begins alike', { host: 'portal.example.evil.example' }, 403],
    ['a page of another site', { host: 'portal.example', origin: 'https://evil.example' }, 403],
    ['a page without a site', { host: 'portal.example', origin: 'null' }, 403],
  ])('called by %s', async (_who, headers, status) => {
    const reply = await send(list, headers)
    expect(reply.status).toBe(status)
    if (status === 403) expect(JSON.parse(reply.body)).toMatchObject({ type: 'forbidden' })
  })

  test.each<[string, string, Record<string, string>]>([
    ['no JSON', '{"jsonrpc":', {}],
    ['nothing', '', {}],
    ['no object', '1', {}],
    ['no message', '{}', {}],
    ['another JSON-RPC', '{"jsonrpc":"1.0","id":1,"method":"tools/list"}', {}],
    ['a list of messages', `[${list},${list}]`, {}],
    ['a list of 1000 messages', `[${Array(100).fill(list)}]`, {}],
    ['an answer', '{"jsonrpc":"2.0","id":1,"result":{}}', {}],
    ['a body of 20 KB', message('tools/list', { cursor: 'x'.repeat(20_000) }), {}],
    ['deep nesting', nested, {}],
    ['deep nesting in a message', `{"jsonrpc":"2.0","id":1,"method":"tools/list","params":${nested}}`, {}],
    [
      'deep nesting as an argument',
      `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"get_vehicle","arguments":{"gwnummer":${nested}}}}`,
      {},
    ],
    ['a repeated field', '{"jsonrpc":"2.0","id":1,"id":2,"method":"tools/list"}', {}],
    ['__proto__', '{"jsonrpc":"2.0","id":1,"method":"tools/list","__proto__":{"a":1}}', {}],
    ['another media type', list, { 'content-type': 'text/plain' }],
    ['an unknown revision', list, { 'mcp-protocol-version': '1999-01-01' }],
    ['a revision that is no text', list, { 'mcp-protocol-version': '\u00ff' }],
    ['a later revision without its fields', list, { 'mcp-protocol-version': '2026-07-28' }],
  ])('refuses %s', async (_what, body, headers) => {
    const { status, body: answer } = await send(body, headers)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
    expect(answer).not.toMatch(/node_modules|\.ts:|Zod/)
  })

  test.each([
    ['an unknown call', message('tools/write')],
    ['an unknown tool', message('tools/call', { name: 'delete_vehicle', arguments: {} })],
    ['a call without parameters', message('tools/call')],
    ['a log level', message('logging/setLevel', { level: 'debug' })],
  ])('answers %s with an error of the protocol', async (_what, body) => {
    const { status, body: answer } = await send(body)
    expect(status).toBeLessThan(500)
    expect(JSON.parse(answer)).toSatisfy(({ error, result }) => error?.code < 0 || result?.isError === true)
  })

  test('refuses subscriptions, whose streams would stay open', async () => {
    const agent = await anAgent(`http://127.0.0.1:${port}`)
    await expect(agent.client.listen({ toolsListChanged: true })).rejects.toThrow('limit')
  })

  test('answers 200 calls at once', async () => {
    const replies = await Promise.all(Array.from({ length: 200 }, () => send(search)))
    const statuses = replies.map(({ status }) => status)
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([])
    expect(statuses).toContain(200)
  })

  test('answers 503 without the database, and lists its tools nevertheless', async () => {
    const { pool } = api()
    const query = pool.query.bind(pool)
    pool.query = () => Promise.reject(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }))
    try {
      const reply = await send(search)
      expect(reply.status).toBe(503)
      expect(JSON.parse(reply.body)).toMatchObject({ type: 'unavailable' })
      expect((await send(list)).status).toBe(200)
    } finally {
      pool.query = query
    }
  })

  test('is not there while the house has switched it off', async () => {
    const { env } = api()
    env.AGENTS = false
    try {
      for (const method of ['POST', 'GET'])
        expect(await send(method === 'GET' ? '' : list, {}, method)).toMatchObject({ status: 404 })
    } finally {
      env.AGENTS = true
    }
    expect((await send(list)).status).toBe(200)
  })

  test('is asked by the command of the documentation, word for word', async () => {
    const page = await readFile(new URL('../../../../../docs/agents.md', import.meta.url), 'utf8')
    const [, command = ''] = /```sh\n(.*?)```/s.exec(page) ?? []

    const script = command.replaceAll('https://portal.example', `http://127.0.0.1:${port}`)
    const { stdout } = await promisify(execFile)('bash', ['-euo', 'pipefail', '-c', script])
    const { structuredContent } = JSON.parse(stdout).result
    expect(structuredContent).toMatchObject({
      total: 1,
      understood: ['Volkswagen', 'Golf', 'bis 20.000 €', 'Kombi'],
      notUnderstood: [],
    })
    for (const tool of Object.keys(agentTools)) expect(page).toContain(`| \`${tool}\` |`)
  })
})

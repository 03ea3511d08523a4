import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { buildApp } from './app.ts'
import { readEnv } from './env.ts'
import { api, useApi } from './testing/api.ts'
import { aCar } from './testing/cars.ts'
import { listen } from './testing/servers.ts'
import { databaseUrl } from './testing/stock-imports.ts'

useApi()

const Received = z.object({
  resourceSpans: z.array(
    z.object({ scopeSpans: z.array(z.object({ spans: z.array(z.looseObject({ name: z.string() })) })) }),
  ),
})

/** A receiver of traces that keeps the request bodies. */
async function aReceiver() {
  const bodies: string[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    bodies.push(Buffer.concat(chunks).toString())
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  return { endpoint: `http://127.0.0.1:${await listen(server)}`, bodies, close: () => server.close() }
}

test('a trace of a request, not of a health check, contains the route and its statements, never parameters or personal data', async () => {
  const receiver = await aReceiver()
  const { fahrzeugid } = await aCar()
  const env = readEnv({
    ...{ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: api().env.DATA_DIR, OVERLOAD_DELAY_MS: '60000' },
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint,
  })
  const app = await buildApp({ env, databaseUrl: databaseUrl() })
  await app.ready()
  const trace = '0af7651916cd43dd8448eb211c80319c'
  await app.inject({
    url: `/mvp/api/mvp-car-stocks/${fahrzeugid}?geheim=kunde@haendler.example`,
    headers: { traceparent: `00-${trace}-b7ad6b7169203331-01`, cookie: 'sid=geheim' },
  })
  await app.inject('/livez')
  await app.close()
  receiver.close()

  const spans = receiver.bodies
    .flatMap((body) => Received.parse(JSON.parse(body)).resourceSpans)
    .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
  const requests = spans.filter(({ name }) => name.startsWith('GET '))
  // The health check has none.
  expect(requests).toHaveLength(1)
  expect(requests[0]).toMatchObject({ name: 'GET /mvp/api/mvp-car-stocks/:id', traceId: trace })
  const statements = spans.filter(({ name }) => name.startsWith('pg.query'))
  expect(statements.map(({ traceId }) => traceId)).toContain(trace)
  expect(receiver.bodies.join()).not.toMatch(/geheim|kunde@/)
})

/** A simulated third party for browser tests: a bank partner's script, a Matomo server, a dealer's program, a mail sender. */
import { createServer, type IncomingMessage } from 'node:http'

/** Shows what it received, and tries to access what must be blocked: the embedding page and cookies. */
const widgetScript = `
const attempt = (reach) => { try { return String(reach()) } catch { return 'closed' } }
const place = document.getElementById('finance-widget')
const found = { parent: attempt(() => parent.document.title), cookies: attempt(() => document.cookie) }
place.textContent = JSON.stringify({ ...place.dataset, ...found })
`

async function bodyOf(request: IncomingMessage) {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

/**
 * Under `/webhook/` it keeps what is posted to a path and answers a GET of the same path with it.
 * @param receive gets each mail that is posted to `/inbox`
 */
export async function startOutside(port: number, receive: (mail: string) => void) {
  const posted = new Map<string, object[]>()
  const server = createServer(async (request, reply) => {
    const { url = '', headers, method } = request
    if (url.startsWith('/rate.js')) {
      reply.writeHead(200, { 'content-type': 'text/javascript' }).end(widgetScript)
    } else if (url === '/inbox') {
      receive(await bodyOf(request))
      reply.writeHead(204).end()
    } else if (!url.startsWith('/webhook/')) {
      reply.writeHead(204).end()
    } else if (method === 'GET') {
      reply.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(posted.get(url) ?? []))
    } else {
      posted.set(url, [...(posted.get(url) ?? []), { headers, body: await bodyOf(request) }])
      reply.writeHead(200).end('angenommen')
    }
  })
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  return { stop: () => new Promise<void>((done) => server.close(() => done()).closeAllConnections()) }
}

/** A simulated third party for browser tests: a bank partner's script and a Matomo server. */
import { createServer } from 'node:http'
import { freePort } from '../start/postgres.ts'

/** Shows what it received, and tries to access what must be blocked: the embedding page and cookies. */
const widgetScript = `
const attempt = (reach) => { try { return String(reach()) } catch { return 'closed' } }
const place = document.getElementById('finance-widget')
const found = { parent: attempt(() => parent.document.title), cookies: attempt(() => document.cookie) }
place.textContent = JSON.stringify({ ...place.dataset, ...found })
`

/** @returns its origin */
export async function startOutside() {
  const server = createServer((request, reply) => {
    const isScript = request.url?.startsWith('/rate.js') ?? false
    reply.writeHead(isScript ? 200 : 204, isScript ? { 'content-type': 'text/javascript' } : {})
    reply.end(isScript ? widgetScript : undefined)
  })
  const port = await freePort()
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  const stop = () => new Promise<void>((done) => server.close(() => done()).closeAllConnections())
  return { url: `http://127.0.0.1:${port}`, stop }
}

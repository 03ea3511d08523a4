import { createServer } from 'node:net'

async function freePort() {
  const server = createServer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', () => done()))
  const address = server.address()
  await new Promise((done) => server.close(done))
  return typeof address === 'object' && address ? address.port : 0
}

/** A metrics port for a test file's application, and a function that reads it. */
export async function someMetrics() {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}/metrics`
  return { port, read: async () => (await fetch(url)).text() }
}

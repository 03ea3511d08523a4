import { createServer } from 'node:net'
import { listen } from './servers.ts'

/** A free metrics port for a test file's application, and a function that reads it. */
export async function someMetrics() {
  const server = createServer()
  const port = await listen(server)
  await new Promise((resolve) => server.close(resolve))
  const url = `http://127.0.0.1:${port}/metrics`
  return { port, read: async () => (await fetch(url)).text() }
}

/** Medusa with the vehicles of the comparison; copied to its installation folder and run there. */
import { once } from 'node:events'

const started = performance.now()
process.chdir(import.meta.dirname)
// Read while Medusa is imported, so they are set before.
process.env.NODE_ENV = 'production'
process.env.LOG_LEVEL = 'error'
process.env.MEDUSA_DISABLE_TELEMETRY = 'true'
const { default: commands } = await import('@medusajs/medusa/commands/start')
const port = Number(process.env.PORT)
const { server } = await commands.default({ port, host: '127.0.0.1', directory: import.meta.dirname })
if (!server.listening) await once(server, 'listening')
process.send?.({ loadedMs: performance.now() - started })
process.on('message', () =>
  process.send?.({ rssMiB: process.memoryUsage.rss() / 2 ** 20, longestBlockMs: 0 }),
)

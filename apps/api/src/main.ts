import { setTimeout as pause } from 'node:timers/promises'
import closeWithGrace from 'close-with-grace'
import { EnvError, readEnv } from './env.ts'

/**
 * Starts an HTTP instance. On SIGTERM it reports "not ready", serves requests for DRAIN_SECONDS so that the proxy can
 * stop sending them, and then ends after the open requests, at most 10 seconds later.
 */
async function main() {
  const env = readEnv()
  if (!env.DATABASE_URL) throw new EnvError('Einstellung DATABASE_URL: fehlt.')
  // Imported after the settings are validated, so that an invalid one is reported at once.
  const { buildApp } = await import('./app.ts')
  const app = await buildApp({ env, databaseUrl: env.DATABASE_URL })
  closeWithGrace({ delay: 10_000, logger: app.log }, async ({ err }) => {
    app.announceEnd()
    if (!err) await pause(env.DRAIN_SECONDS * 1000)
    await app.close()
  })
  const { listen } = await import('./http/listen.ts')
  await listen(app, { host: env.HOST, port: env.PORT })
}

main().catch((error: unknown) => {
  console.error(error instanceof EnvError ? error.message : error)
  process.exit(error instanceof EnvError ? 78 : 1)
})

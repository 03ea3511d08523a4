import { setTimeout as pause } from 'node:timers/promises'
import closeWithGrace from 'close-with-grace'
import { buildApp } from './app.ts'
import { EnvError, readEnv } from './env.ts'

/**
 * Starts one HTTP instance. On SIGTERM it says that it is not ready, goes on for DRAIN_SECONDS until the proxy has
 * noticed, and ends after the requests in flight, at most 10 seconds after the signal.
 */
async function main() {
  const env = readEnv()
  if (!env.DATABASE_URL) throw new EnvError('Einstellung DATABASE_URL: fehlt.')
  const app = await buildApp({ env, databaseUrl: env.DATABASE_URL })
  closeWithGrace({ delay: 10_000, logger: app.log }, async ({ err }) => {
    app.announceEnd()
    if (!err) await pause(env.DRAIN_SECONDS * 1000)
    await app.close()
  })
  await app.listen({ host: env.HOST, port: env.PORT })
}

main().catch((error: unknown) => {
  console.error(error instanceof EnvError ? error.message : error)
  process.exit(error instanceof EnvError ? 78 : 1)
})

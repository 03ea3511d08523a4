import closeWithGrace from 'close-with-grace'
import { buildApp } from './app.ts'
import { EnvError, readEnv } from './env.ts'

/** Starts one HTTP instance; ends it after the requests in flight, at most 10 seconds after SIGTERM. */
async function main() {
  const env = readEnv()
  if (!env.DATABASE_URL) throw new EnvError('Einstellung DATABASE_URL: fehlt.')
  const app = await buildApp({ env, databaseUrl: env.DATABASE_URL })
  closeWithGrace({ delay: 10_000, logger: app.log }, () => app.close())
  await app.listen({ host: env.HOST, port: env.PORT })
}

main().catch((error: unknown) => {
  console.error(error instanceof EnvError ? error.message : error)
  process.exit(error instanceof EnvError ? 78 : 1)
})

/** Vendure with the product model of the comparison; copied to its installation folder and run there. */
import 'reflect-metadata'
import {
  bootstrap,
  DefaultLogger,
  DefaultSearchPlugin,
  JobQueueService,
  LanguageCode,
  LogLevel,
} from '@vendure/core'

const field = (name, type) => ({ name, type, public: true, nullable: true })

// Files that Vendure writes to the working directory stay in this folder; telemetry is disabled.
process.chdir(import.meta.dirname)
process.env.VENDURE_DISABLE_TELEMETRY = 'true'

const started = performance.now()
const app = await bootstrap({
  apiOptions: { hostname: '127.0.0.1', port: Number(process.env.PORT) },
  authOptions: { tokenMethod: 'cookie', superadminCredentials: { identifier: 'bench', password: 'bench' } },
  dbConnectionOptions: { type: 'postgres', url: process.env.DATABASE_URL, synchronize: true },
  defaultLanguageCode: LanguageCode.en,
  paymentOptions: { paymentMethodHandlers: [] },
  customFields: {
    Product: [
      field('fahrzeugid', 'int'),
      field('transporter', 'boolean'),
      field('maker', 'string'),
      field('carModel', 'string'),
      field('kraftstoffart', 'string'),
      field('year', 'int'),
      field('mileage', 'int'),
      field('price', 'int'),
      // Must follow the price: Vendure sorts in the order of the fields, not of the query.
      field('documentNumber', 'int'),
      field('registered', 'string'),
      field('ps', 'int'),
    ],
  },
  logger: new DefaultLogger({ level: LogLevel.Error }),
  plugins: [DefaultSearchPlugin],
})
await app.get(JobQueueService).start()
process.send?.({ loadedMs: performance.now() - started })
process.on('message', () =>
  process.send?.({ rssMiB: process.memoryUsage.rss() / 2 ** 20, longestBlockMs: 0 }),
)
process.on('SIGTERM', () => void app.close().then(() => process.exit(0)))

/** The comparison: Fastify and Prisma, written as a first version usually is, over the same table with indexes. */
import { Criteria } from '@portal/domain/criteria'
import fastify from 'fastify'
import { openPrisma } from '../../apps/api/src/plugins/db.ts'
import { naiveWhere } from './naive-where.ts'

const connectionString = process.env.DATABASE_URL ?? ''
const db = openPrisma(connectionString, 10, (error) => console.error(error))
for (const column of [
  'hersteller, modellgruppe',
  'planverkaufspreisprivatkundengeschaeftbrutto',
  'kilometerstandvon',
  'erstzulassungvon',
])
  await db.$executeRawUnsafe(`CREATE INDEX ON vehicle (${column}) WHERE available`)
await db.$executeRawUnsafe('ANALYZE vehicle')

const app = fastify()
const files = { files: { orderBy: { position: 'asc' as const } } }

app.get('/count', (request) => db.vehicle.count({ where: naiveWhere(Criteria.parse(request.query)) }))
app.get('/page', (request) =>
  db.vehicle.findMany({
    where: naiveWhere(Criteria.parse(request.query)),
    orderBy: [{ planverkaufspreisprivatkundengeschaeftbrutto: 'asc' }, { eaktedokumentid: 'desc' }],
    take: 24,
    include: files,
  }),
)
app.get<{ Params: { id: string } }>('/vehicle/:id', ({ params }) =>
  db.vehicle.findUnique({ where: { fahrzeugid: Number(params.id) }, include: files }),
)
/** Nine lists; ours answers some 200 options, each given all other criteria, in the same call. */
app.get('/options', async (request) => {
  const where = naiveWhere(Criteria.parse(request.query))
  const common = { where, _count: true } as const
  return Promise.all([
    db.vehicle.groupBy({ by: 'hersteller', ...common }),
    db.vehicle.groupBy({ by: 'modellgruppe', ...common }),
    db.vehicle.groupBy({ by: 'fahrzeugtyp', ...common }),
    db.vehicle.groupBy({ by: 'kraftstoffart', ...common }),
    db.vehicle.groupBy({ by: 'getriebe', ...common }),
    db.vehicle.groupBy({ by: 'farbe', ...common }),
    db.vehicle.groupBy({ by: 'anzahlsitze', ...common }),
    db.vehicle.groupBy({ by: 'anzahltueren', ...common }),
    db.vehicle.groupBy({ by: 'schadstoffklassetyp', ...common }),
  ])
})

const started = performance.now()
await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) })
process.send?.({ loadedMs: performance.now() - started })
process.on('message', () => {
  process.send?.({ rssMiB: process.memoryUsage.rss() / 2 ** 20, longestBlockMs: 0 })
})
process.on('SIGTERM', () => void app.close().then(() => process.exit(0)))

/** The baseline of a typical first version: Fastify and Prisma over the same indexed table. */
import { Criteria } from '@portal/domain/search/criteria'
import fastify from 'fastify'
import { openPrisma } from '../../apps/api/src/plugins/db.ts'
import { naiveWhere } from './naive-where.ts'
import { type OptionList, optionListNames, optionLists } from './option-lists.ts'

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
async function countList(
  list: OptionList,
  criteria: Criteria,
): Promise<[OptionList, Record<string, number>]> {
  if (list === 'car_model' && criteria.maker === undefined) return [list, {}]
  const column = optionLists[list]
  const others = { ...criteria, [list]: undefined, ...(list === 'maker' && { car_model: undefined }) }
  const groups = await db.vehicle.groupBy({ by: column, where: naiveWhere(others), _count: true })
  return [list, Object.fromEntries(groups.map((group) => [String(group[column]), group._count]))]
}

app.get('/options', async (request) => {
  const criteria = Criteria.parse(request.query)
  return Object.fromEntries(await Promise.all(optionListNames.map((list) => countList(list, criteria))))
})

const started = performance.now()
await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) })
process.send?.({ loadedMs: performance.now() - started })
process.on('message', () => {
  process.send?.({ rssMiB: process.memoryUsage.rss() / 2 ** 20, longestBlockMs: 0 })
})
process.on('SIGTERM', () => void app.close().then(() => process.exit(0)))

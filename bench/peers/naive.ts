import { queryOf } from '../queries.ts'
import { startServer } from '../server.ts'
import type { Peer } from './peer.ts'

const idOf = ({ fahrzeugid }: { fahrzeugid: number }) => fahrzeugid

/** Fastify and Prisma over the portal's own table, with the indexes of a typical first version. */
export async function startNaive(url: string): Promise<Peer> {
  return {
    name: 'Fastify + Prisma, written naively',
    server: await startServer(url, './peers/naive-server.ts', []),
    ask: {
      count: (criteria) => ({ path: `/count?${queryOf(criteria)}` }),
      page: (criteria) => ({ path: `/page?${queryOf(criteria)}` }),
      options: (criteria) => ({ path: `/options?${queryOf(criteria)}` }),
      vehicle: (id) => ({ path: `/vehicle/${id}` }),
    },
    read: {
      count: Number,
      page: (body) => JSON.parse(body).map(idOf),
      options: (body) => JSON.parse(body),
      vehicle: (body) => idOf(JSON.parse(body)),
    },
  }
}

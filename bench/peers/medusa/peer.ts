import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import type { Criteria } from '@portal/domain/search/criteria'
import { type Server, startServer } from '../../server.ts'
import { type Ask, askOf, type Peer } from '../peer.ts'
import { choiceLists, type ShopVehicle } from '../shop-vehicle.ts'
import { indexSearch, loadMedusa } from './load.ts'

const ask = (path: string, question: object): Ask => ({
  path: `${path}?ask=${encodeURIComponent(JSON.stringify(question))}`,
})

const range = ($gte: number | undefined, $lte: number | undefined) =>
  $gte === undefined && $lte === undefined
    ? undefined
    : { ...($gte !== undefined && { $gte }), ...($lte !== undefined && { $lte }) }

const filtersOf = (criteria: Criteria) => ({
  transporter: criteria.transporter,
  maker: criteria.maker,
  car_model: criteria.car_model,
  kraftstoffart: criteria.kraftstoffart,
  year: range(criteria.first_reg_from, criteria.first_reg_to),
  mileage: range(criteria.km_stand_from, criteria.km_stand_to),
  price: range(criteria.price_from, criteria.price_to),
})

type Found = {
  metadata: { count: number }
  facets: Record<string, { values: { value: string; count: number }[] }>
}

const countsOf = (body: string) =>
  Object.fromEntries(
    Object.entries((JSON.parse(body) as Found).facets).map(([list, { values }]) => [
      list,
      Object.fromEntries(values.map(({ value, count }) => [value, count])),
    ]),
  )

/** Waits until Medusa, which fills its search index after the start, has indexed `size` vehicles. */
async function untilIndexed({ client }: Server, options: Ask, size: number) {
  for (;;) {
    const reply = await client.call(options.path)
    if (reply.status === 200 && (JSON.parse(reply.body) as Found).metadata.count === size) return
    await pause(1000)
  }
}

/**
 * Medusa on a separate database. A vehicle is a row of a custom module, as Medusa recommends for data its products do
 * not have. There is no product beside it, which saves Medusa a join.
 */
export async function startMedusa(folder: string, url: string, vehicles: ShopVehicle[]): Promise<Peer> {
  await loadMedusa(folder, url, vehicles)
  const server = await startServer(url, pathToFileURL(`${folder}/server.mjs`).href, [])
  const peer: Peer = {
    name: 'Medusa 2.21.2',
    server,
    countsWithinChoice: true,
    ask: {
      count: (criteria) => ask('/vehicles', { filters: filtersOf(criteria), take: 1, fields: ['id'] }),
      page: (criteria) => ask('/vehicles', { filters: filtersOf(criteria), take: 24 }),
      options: (criteria) => ask('/vehicles/options', { filters: filtersOf(criteria), facets: choiceLists }),
      vehicle: (id) => ({ path: `/vehicles/${id}` }),
    },
    read: {
      count: (body) => JSON.parse(body).count,
      page: (body) => JSON.parse(body).vehicles.map(({ fahrzeugid }: ShopVehicle) => fahrzeugid),
      options: countsOf,
      vehicle: (body) => JSON.parse(body).fahrzeugid,
    },
  }
  await untilIndexed(server, askOf(peer, 'options', { searches: [{}], ids: [] }, 0), vehicles.length)
    .then(() => indexSearch(url))
    .catch(async (error) => {
      await server.stop()
      throw error
    })
  return peer
}

import { openMaximumPower } from '@portal/domain/values/constants'
import { attributes } from '@portal/domain/vehicles/attributes/attributes'
import { queryOf } from '../queries.ts'
import { type Server, startServer } from '../server.ts'
import type { Peer } from './peer.ts'

const list = '/mvp/api/mvp-car-stocks'
const search = `${list}/search/with`

/**
 * An upper bound that filters nothing but makes the criteria unique, so that the portal cannot use cached responses.
 */
const unset = (turn: number) => ({
  psbis: openMaximumPower + (turn % (attributes.psvon.criteria.psbis.maximum - openMaximumPower + 1)),
})

const idOf = ({ fahrzeugid }: { fahrzeugid: number }) => fahrzeugid

const portal = (server: Server): Peer => ({
  name: 'this portal',
  server,
  ask: {
    count: (criteria, turn) => ({ path: `${search}/count?${queryOf(criteria, unset(turn))}` }),
    page: (criteria, turn) => ({
      path: `${search}?${queryOf(criteria, { ...unset(turn), sort: 'preis,asc' })}`,
    }),
    options: (criteria, turn) => ({ path: `${search}/option-counts?${queryOf(criteria, unset(turn))}` }),
    vehicle: (id) => ({ path: `${list}/${id}` }),
  },
  read: {
    count: Number,
    page: (body) => JSON.parse(body).map(idOf),
    options: (body) => JSON.parse(body).options,
    vehicle: (body) => idOf(JSON.parse(body)),
  },
})

/** Starts the portal as in production, plus the routes of the baselines. */
export const startPortal = async (url: string) => portal(await startServer(url))

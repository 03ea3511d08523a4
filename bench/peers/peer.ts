import type { Criteria } from '@portal/domain/search/criteria'
import type { Server } from '../server.ts'

/** One call: a GET, or a POST of the body. */
export type Ask = { path: string; body?: object }

/** The number of vehicles per option, by criterion. */
export type Counts = Record<string, Record<string, number>>

/** The kinds of calls every peer answers. */
export const kinds = ['count', 'page', 'options', 'vehicle'] as const
export type Kind = (typeof kinds)[number]

/** The same for every peer: realistic searches, and vehicles by id. */
export type Questions = { searches: Criteria[]; ids: number[] }

/** A system that answers the same queries over the same vehicles. */
export type Peer = {
  name: string
  server: Server
  /** It applies the value selected in a list to the counts of that list; the portal does not. */
  countsWithinChoice?: true
  /** `turn` makes the address unique for systems that cache responses; others may ignore it. */
  ask: Record<Exclude<Kind, 'vehicle'>, (criteria: Criteria, turn: number) => Ask> & {
    vehicle: (fahrzeugid: number) => Ask
  }
  /** The content of a response; a page and a vehicle by their ids. */
  read: {
    count: (body: string) => number
    page: (body: string) => number[]
    options: (body: string) => Counts
    vehicle: (body: string) => number
  }
}

/** The `turn`th call of a kind. */
export function askOf({ ask }: Peer, kind: Kind, { searches, ids }: Questions, turn: number): Ask {
  if (kind === 'vehicle') return ask.vehicle(ids[turn % ids.length] ?? 0)
  return ask[kind](searches[turn % searches.length] ?? {}, turn)
}

import type { Criteria } from '@portal/domain/criteria'
import type { Server } from '../server.ts'

/** One call: a GET, or a POST of the body. */
export type Ask = { path: string; body?: object }

/** The number of vehicles beside each option, by criterion. */
export type Counts = Record<string, Record<string, number>>

/** What every peer is asked. */
export const kinds = ['count', 'page', 'options', 'vehicle'] as const
export type Kind = (typeof kinds)[number]

/** Asked of every peer alike: searches a visitor might choose, and vehicles by id. */
export type Questions = { searches: Criteria[]; ids: number[] }

/** A program beside us that answers the same questions over the same vehicles. */
export type Peer = {
  name: string
  server: Server
  /** Its counts beside a list keep to what is chosen in that list; ours leave the list's own choice out. */
  countsWithinChoice?: true
  /** `turn` makes an address of its own where known answers are kept; others need not look at it. */
  ask: Record<Exclude<Kind, 'vehicle'>, (criteria: Criteria, turn: number) => Ask> & {
    vehicle: (fahrzeugid: number) => Ask
  }
  /** What the body of an answer says; a page and a vehicle by their ids. */
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

import type pg from 'pg'
import type { Contradiction } from '../../delivery/readings.ts'
import type { Staging } from './staging.ts'

/** How the deliveries of a source of the import desk are treated. */
export type SourceRules = {
  sourceId: number
  sourceName: string
  /** The file at the import desk; null for a row from quarantine. */
  importId: string | null
  /** The account that imports the delivery; null for a delivery by key. */
  actorId: number | null
  /** Vehicles of the source missing in a full delivery are removed only up to this percentage of them. */
  shrinkPercent: number
  /** A person has agreed to more removals. */
  releaseRemovals: boolean
  /** Prices that change by more wait for a decision; null when a person has decided already. */
  priceJumpPercent: number | null
  /** By line, for rows whose facts about VAT contradict each other; complete once the rows are read. */
  contradictions: ReadonlyMap<number, Contradiction>
  /** Makers that a person has confirmed as new. */
  knownMakers: ReadonlySet<string>
}

/** Stores that the source delivered these vehicles last; `stock_claimed` contains their source before. */
export async function claimVehicles(
  client: pg.Client,
  { vehicles, present }: Staging,
  { sourceId }: SourceRules,
) {
  await client.query(
    'CREATE TEMP TABLE stock_claimed (fahrzeugid int PRIMARY KEY, source_before int) ON COMMIT DROP',
  )
  await client.query(
    `WITH claimed AS (
       UPDATE vehicle v SET source_id = $1
       WHERE v.source_id IS DISTINCT FROM $1
         AND (v.gwnummer IN (SELECT gwnummer FROM ${vehicles}) OR v.fahrzeugid IN (SELECT fahrzeugid FROM ${present}))
       RETURNING v.fahrzeugid, old.source_id)
     INSERT INTO stock_claimed SELECT fahrzeugid, source_id FROM claimed`,
    [sourceId],
  )
}

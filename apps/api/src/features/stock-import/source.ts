import type pg from 'pg'
import type { Staging } from './staging.ts'

/** How the deliveries of a source of the import desk are treated. */
export type SourceRules = {
  sourceId: number
  /** Who takes the delivery over; null for a delivery by key. */
  actorId: number | null
  /** Vehicles of the source missing in a full delivery are removed only up to this percentage of them. */
  shrinkPercent: number
  /** A person has agreed to more removals. */
  releaseRemovals: boolean
  /** Prices that change by more wait for a decision; null when a person has decided already. */
  priceJumpPercent: number | null
  /** German hints by line for rows whose facts about VAT contradict each other; complete once the rows are read. */
  contradictions: ReadonlyMap<number, string>
}

/** Stores that the source delivered these vehicles last. */
export async function claimVehicles(
  client: pg.Client,
  { vehicles, present }: Staging,
  { sourceId }: SourceRules,
) {
  await client.query(
    `UPDATE vehicle v SET source_id = $1
     WHERE v.source_id IS DISTINCT FROM $1
       AND (v.gwnummer IN (SELECT gwnummer FROM ${vehicles}) OR v.fahrzeugid IN (SELECT fahrzeugid FROM ${present}))`,
    [sourceId],
  )
}

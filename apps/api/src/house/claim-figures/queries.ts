import type { ClaimFigures } from '@portal/contract/house/cockpit'
import { personNameSql } from '@portal/domain/accounts/person-name'
import { claimedPanels, claimRates, type SoldVehicle } from '@portal/domain/sale/claim-figures'
import { codesOf } from '@portal/domain/vehicles/attributes/attribute'
import { panels } from '@portal/domain/vehicles/condition/panels'
import { z } from 'zod'
import type { RowSource } from '../../plugins/db.ts'

const codes = codesOf(panels)
/** Panels as stored; one that is no longer known is left out. */
const Panels = z.array(z.string()).transform((stored) => codes.filter((code) => stored.includes(code)))

const Row = z.object({
  ...{ recorder: z.string().nullable(), source: z.string().nullable() },
  ...{ recordedPanels: Panels, claimedPanels: Panels, claims: z.int(), cost: z.number() },
}) satisfies z.ZodType<SoldVehicle>

const shown = 8

/** The vehicles collected within 365 days, each with the condition of its sale and its claims. */
async function soldVehicles(from: RowSource, now: Date): Promise<SoldVehicle[]> {
  const { rows } = await from.query(
    `SELECT coalesce(nullif(${personNameSql('a')}, ''), c.company) AS recorder, s.name AS source,
       coalesce((SELECT array_agg(d->>'panel') FROM jsonb_array_elements(c.damages) d), '{}') AS "recordedPanels",
       coalesce((SELECT array_agg(i.panel) FROM claim k JOIN claim_item i ON i.claim_id = k.id
         WHERE k.purchase_id = p.id AND k.state <> 'withdrawn' AND i.panel IS NOT NULL), '{}') AS "claimedPanels",
       (SELECT count(*)::int FROM claim k WHERE k.purchase_id = p.id AND k.state <> 'withdrawn') AS claims,
       coalesce((SELECT sum(k.amount)::float8 FROM claim k
         WHERE k.purchase_id = p.id AND k.state = 'accepted'), 0) AS cost
     FROM purchase p
     LEFT JOIN vehicle v ON v.gwnummer = p.gwnummer AND v.fin = p.fin
     LEFT JOIN stock_source s ON s.id = v.source_id
     LEFT JOIN condition_version c ON c.fahrzeugid = v.fahrzeugid AND c.version = p.condition_version
     LEFT JOIN account a ON a.id = c.account_id
     WHERE EXISTS (SELECT 1 FROM hand_over_change h
       WHERE h.purchase_id = p.id AND h.after = 'collected' AND h.at > $1::timestamptz - interval '365 days')`,
    [now],
  )
  return z.array(Row).parse(rows)
}

/** Rate and cost of the claims by recorder, source and position of the damage. */
export async function claimFigures(from: RowSource, now: Date): Promise<ClaimFigures> {
  const vehicles = await soldVehicles(from, now)
  const [all] = claimRates(vehicles, () => 'all')
  return {
    ...{ sold: all?.sold ?? 0, claimed: all?.claimed ?? 0, cost: all?.cost ?? 0 },
    byRecorder: claimRates(vehicles, ({ recorder }) => recorder).slice(0, shown),
    bySource: claimRates(vehicles, ({ source }) => source).slice(0, shown),
    panels: claimedPanels(vehicles).slice(0, shown),
  }
}

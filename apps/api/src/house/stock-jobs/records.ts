import type { JobRule, StockRule } from '@portal/contract/house/stock-jobs'
import type pg from 'pg'
import { auditBy } from '../../audit/audit.ts'

const actions: Record<StockRule['action'], string> = {
  publish: 'vehicles-offered',
  withdraw: 'vehicles-withdrawn',
  reserve: 'vehicles-reserved',
  sell: 'vehicles-sold',
  price: 'prices-changed',
  move: 'vehicles-moved',
  promote: 'vehicles-promoted',
}

/** What a rule did, without names of customers. */
function detailsOf(rule: StockRule) {
  switch (rule.action) {
    case 'reserve':
      return { until: rule.until, partner_number: rule.partner_number }
    case 'sell':
      return { partner_number: rule.partner_number, price: rule.price ?? null }
    case 'price':
      return {
        prices: rule.prices,
        ...(rule.change.kind === 'percent'
          ? { percent: rule.change.percent }
          : { kind: rule.change.kind, euro: rule.change.euro }),
        ...{ reason: rule.reason, watchersMailed: rule.notifiesWatchers },
      }
    case 'move':
      return { location: rule.location }
    case 'promote':
      return { promotion: rule.promotion }
    default:
      return {}
  }
}

/** More vehicles than these are counted, not named. */
const namedMaximum = 20

type Acted = { jobId: string; rule: JobRule; actorId: number | null; now: Date }

async function vehiclesIn(client: pg.ClientBase, jobId: string, state: string) {
  const { rows } = await client.query<{ count: number; gwnummern: string[] }>(
    `SELECT count(*)::int AS count, coalesce((array_agg(v.gwnummer ORDER BY i."position"))[1:$3], '{}') AS gwnummern
     FROM stock_job_vehicle i JOIN vehicle v USING (fahrzeugid) WHERE i.job_id = $1 AND i.state = $2`,
    [jobId, state, namedMaximum],
  )
  return rows[0] ?? { count: 0, gwnummern: [] }
}

/** Adds a run to the audit trail, unless it changed nothing. */
export async function recordRun(client: pg.ClientBase, { jobId, rule, actorId, now }: Acted) {
  const { count, gwnummern } = await vehiclesIn(client, jobId, 'changed')
  if (rule.action === 'import' || count === 0) return
  await auditBy(client, {
    ...{ actorId, at: now, action: actions[rule.action], subject: `stock-job:${jobId}` },
    details: { vehicles: count, gwnummern, ...detailsOf(rule) },
  })
}

/** Adds the undo of a job or of an import to the audit trail. */
export async function recordUndo(client: pg.ClientBase, { jobId, rule, actorId, now }: Acted) {
  const restored = await vehiclesIn(client, jobId, 'restored')
  const kept = await vehiclesIn(client, jobId, 'kept')
  const isImport = rule.action === 'import'
  await auditBy(client, {
    ...{ actorId, at: now, action: isImport ? 'import-undone' : 'job-undone' },
    subject: isImport && rule.importId ? `stock-import:${rule.importId}` : `stock-job:${jobId}`,
    details: {
      ...(rule.action === 'import'
        ? { source: rule.source, file: rule.fileName }
        : { job: actions[rule.action] }),
      ...{ restored: restored.count, kept: kept.count, gwnummern: restored.gwnummern },
    },
  })
}

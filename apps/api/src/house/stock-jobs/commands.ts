import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { type NewStockJob, previewedRule, StockJobState, StockRule } from '@portal/contract/house/stock-jobs'
import { buyingRoles } from '@portal/domain/accounts/company-roles'
import { today } from '@portal/domain/buyer/appointment'
import { t } from '@portal/domain/values/text'
import type pg from 'pg'
import type { PrismaClient } from '../../../generated/prisma/client.ts'
import { conflict, invalidField } from '../../http/problem.ts'
import { inTransaction } from '../../plugins/db.ts'
import { queueJob } from '../../plugins/jobs.ts'
import { refuseLateUndo } from '../imports/commands.ts'
import { endOfReservation } from './effects.ts'
import { freezeVehicles, judge } from './preview.ts'

type BuyerRule = Extract<StockRule, { action: 'sell' | 'reserve' }>

/** Refuses values that a schema cannot judge. */
async function checkRule(client: pg.ClientBase, rule: StockRule, now: Date) {
  if (rule.action === 'reserve' && endOfReservation(rule) <= now)
    throw invalidField(
      rule.until < today(now) ? 'until' : 'time',
      t('Das Ende der Reservierung liegt in der Vergangenheit.'),
    )
  if (rule.action === 'price' && rule.change.kind === 'set' && rule.prices === 'both')
    throw invalidField('prices', t('Ein fester Preis gilt für den Händlerpreis oder den Privatpreis.'))
  if (rule.action === 'sell' && rule.partner_number === null && rule.price !== undefined)
    throw invalidField(
      'partner_number',
      t('Der Verkaufspreis steht im Kauf: Bitte die Partnernummer angeben.'),
    )
  if (rule.action === 'sell' && rule.partner_number === null && rule.buyerId !== null)
    throw invalidField('partner_number', t('Der Käufer steht im Kauf: Bitte die Partnernummer angeben.'))
  if (rule.action === 'reserve' && rule.partner_number === null && rule.buyerId !== null)
    throw invalidField('partner_number', t('Zum Käufer gehört ein Händler: Bitte die Partnernummer angeben.'))
  if ((rule.action !== 'sell' && rule.action !== 'reserve') || rule.partner_number === null) return
  const { rows } = await client.query(
    `SELECT 1 FROM partner WHERE number = $1 UNION ALL SELECT 1 FROM dealer WHERE partner_number = $1 LIMIT 1`,
    [rule.partner_number],
  )
  if (rows.length === 0) throw invalidField('partner_number', t('Diese Partnernummer ist nicht bekannt.'))
  await checkBuyer(client, rule)
}

async function checkBuyer(client: pg.ClientBase, { partner_number, buyerId }: BuyerRule) {
  if (buyerId === null) return
  const { rows } = await client.query(
    `SELECT 1 FROM dealer_member m JOIN dealer d ON d.account_id = m.dealer_id
     WHERE d.partner_number = $1 AND m.account_id = $2 AND m.role = ANY($3)`,
    [partner_number, buyerId, buyingRoles],
  )
  if (rows.length === 0)
    throw invalidField('buyerId', t('Diese Person kauft nicht für den gewählten Händler.'))
}

type Created = NewStockJob & { actorId: number; now: Date }

/** @returns the id of the job, whose preview is computed */
export function createJob(pool: pg.Pool, { rule, gwnummern, actorId, now }: Created): Promise<string> {
  return inTransaction(pool, async (client) => {
    await checkRule(client, rule, now)
    const jobId = randomUUID()
    await client.query(
      'INSERT INTO stock_job (id, rule, created_by_id, created_at) VALUES ($1, $2, $3, $4)',
      [jobId, rule, actorId, now],
    )
    if ((await freezeVehicles(client, jobId, gwnummern)) === 0)
      throw invalidField('gwnummern', t('Keine dieser GW-Nummern ist im Bestand.'))
    await judge(client, { jobId, rule, now })
    return jobId
  })
}

const isOver = t('Dieser Auftrag wurde inzwischen ausgeführt oder verworfen.')

/** @throws ProblemError when the job was started or discarded meanwhile */
export function changeRule(pool: pg.Pool, jobId: string, rule: StockRule, now: Date): Promise<void> {
  return inTransaction(pool, async (client) => {
    await checkRule(client, rule, now)
    const { rowCount } = await client.query(
      `UPDATE stock_job SET rule = $2, state = 'preview' WHERE id = $1 AND state IN ('preview', 'failed')`,
      [jobId, rule],
    )
    if (rowCount === 0) throw conflict(isOver)
    await judge(client, { jobId, rule, now })
  })
}

type Started = { jobId: string; actorId: number; now: Date }

const ruleChanged = t('Die Regel wurde inzwischen geändert. Bitte prüfen Sie die neue Vorschau.')

const startable: StockJobState[] = ['preview', 'failed']

/**
 * A second start, by a double click or in another tab, changes nothing.
 *
 * @param seen the rule whose preview the person saw
 * @throws ProblemError when the rule was changed meanwhile
 */
export async function startJob(db: PrismaClient, { jobId, actorId, now }: Started, seen?: StockRule) {
  await db.$transaction(async (tx) => {
    const waiting = { id: jobId, state: { in: startable } }
    const job = await tx.stockJob.findFirst({ where: waiting, select: { rule: true } })
    if (!job) return
    // Parsed, because a rule stored by an earlier release lacks the values that have defaults.
    const isOther = seen && !isDeepStrictEqual(previewedRule(StockRule.parse(job.rule)), previewedRule(seen))
    if (isOther) throw conflict(ruleChanged)
    const { count } = await tx.stockJob.updateMany({
      where: { ...waiting, rule: { equals: job.rule ?? {} } },
      data: {
        state: 'queued',
        startedAt: now,
        createdById: actorId,
        progress: 0,
        ...(seen && { rule: seen }),
      },
    })
    if (count === 1) await queueJob(tx, 'stock-job', { jobId })
    else if ((await tx.stockJob.count({ where: waiting })) > 0) throw conflict(ruleChanged)
  })
}

const notUndoable: Partial<Record<StockJobState, string>> = {
  preview: t('Dieser Auftrag wurde noch nicht ausgeführt.'),
  failed: t('Dieser Auftrag ist fehlgeschlagen und hat nichts geändert.'),
  running: t('Dieser Auftrag läuft gerade. Bitte machen Sie ihn rückgängig, sobald er fertig ist.'),
}

/**
 * Undoes a job; one that is still queued is stopped and becomes a preview again. A second request changes nothing.
 * @throws ProblemError conflict for a job that is running or has changed nothing, and when the time for it is over
 */
export async function requestUndo(db: PrismaClient, { jobId, actorId, now }: Started) {
  await db.$transaction(async (tx) => {
    const stopped = await tx.stockJob.updateMany({
      where: { id: jobId, state: 'queued' },
      data: { state: 'preview', startedAt: null },
    })
    if (stopped.count === 1) return
    const job = await tx.stockJob.findUnique({ where: { id: jobId } })
    const refusal = job && notUndoable[StockJobState.parse(job.state)]
    if (refusal) throw conflict(refusal)
    if (job?.state !== 'done') return
    refuseLateUndo(job.undoUntil, now)
    const { count } = await tx.stockJob.updateMany({
      where: { id: jobId, state: 'done' },
      data: { state: 'undo-queued', undoneById: actorId, progress: 0 },
    })
    if (count === 1) await queueJob(tx, 'stock-job', { jobId })
  })
}

/**
 * A job that another tab has discarded stays discarded.
 *
 * @throws ProblemError when the job was started meanwhile
 */
export async function discardJob(db: PrismaClient, jobId: string) {
  const { count } = await db.stockJob.deleteMany({ where: { id: jobId, state: { in: startable } } })
  if (count === 0 && (await db.stockJob.count({ where: { id: jobId } })) > 0) throw conflict(isOver)
}

import type { decideQuarantine } from '@portal/contract/house/stock-quarantine'
import { quarantineDays } from '@portal/domain/house/stock-imports'
import { dayMs } from '@portal/domain/values/durations'
import { t } from '@portal/domain/values/text'
import { attributeNames, columnName } from '@portal/domain/vehicles/attributes/attributes'
import { z } from 'zod'
import type { PrismaClient } from '../../../generated/prisma/client.ts'
import { actedBy, audit } from '../../audit/audit.ts'
import { DeliveryReport } from '../../delivery/delivery.ts'
import { invalidField, ProblemError } from '../../http/problem.ts'
import type { CommandContext } from '../../plugins/access.ts'
import { importStock } from '../../stock/takeover/import-stock.ts'
import { type StagedName, stagedColumns, stagedValues } from '../../stock/takeover/staging.ts'
import { ImportRunning } from '../../stock/write/lock.ts'

/** A row by column of `vehicle`, as PostgreSQL writes it in JSON. */
const Values = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))

type Decision = z.infer<typeof decideQuarantine.schema.body>
type Deciding = CommandContext & { databaseUrl: string }

/**
 * Imports a row from quarantine, or refuses it.
 *
 * @throws ProblemError quarantine-unknown, import-running, or validation-failed when VAT is not decided
 */
export async function decide(context: Deciding, id: string, decision: Decision) {
  const { db, databaseUrl, actorId, now } = context
  const entry = await db.stockQuarantine.findFirst({
    where: { id, state: 'open' },
    include: { source: true },
  })
  if (!entry) throw new ProblemError('quarantine-unknown')
  if (decision.take && entry.rule === 'vat' && decision.vatMode === undefined)
    throw invalidField('vatMode', t('Bitte entscheiden, ob die Mehrwertsteuer ausweisbar ist.'))
  const { count } = await db.stockQuarantine.updateMany({
    where: { id, state: 'open' },
    data: { state: decision.take ? 'taken' : 'refused', decidedById: actorId, decidedAt: now },
  })
  if (count === 0) throw new ProblemError('quarantine-unknown')
  const record = () =>
    audit(db, {
      ...actedBy(context),
      action: decision.take ? 'quarantine-taken' : 'quarantine-refused',
      subject: `vehicle:${entry.gwnummer}`,
      details: { source: entry.source.name, hint: entry.hint, vatMode: decision.vatMode ?? null },
    })
  if (!decision.take) return void (await record())
  const values = Values.parse(entry.values)
  if (decision.vatMode !== undefined) values.vat_mode = decision.vatMode
  const { source } = entry
  const header = attributeNames.filter((name) => columnName(name) in values)
  try {
    const result = await importStock(
      {
        fileName: `Quarantäne ${source.name}`,
        header,
        rows: async function* rows() {
          const names: StagedName[] = stagedColumns(header)
          yield [
            stagedValues(
              entry.row,
              entry.gwnummer,
              names.map((name) => values[columnName(name)] ?? null),
            ),
          ]
        },
        report: new DeliveryReport(),
        refused: [],
        sha256: () => '',
        rules: {
          sourceId: source.id,
          sourceName: source.name,
          importId: null,
          actorId,
          shrinkPercent: source.shrinkPercent,
          releaseRemovals: true,
          priceJumpPercent: null,
          contradictions: new Map(),
          knownMakers: new Set(),
        },
      },
      { databaseUrl, now, keepsHandEdits: source.keepsHandEdits },
    )
    const refusal = result.findings[0]
    if (refusal) throw invalidField('row', refusal.hint)
    await record()
  } catch (error) {
    await db.stockQuarantine.updateMany({
      where: { id },
      data: { state: 'open', decidedById: null, decidedAt: null },
    })
    throw error instanceof ImportRunning ? new ProblemError('import-running') : error
  }
}

/** Refuses rows without a decision in time. @returns their number */
export async function expireQuarantine(db: PrismaClient, now: Date): Promise<number> {
  const { count } = await db.stockQuarantine.updateMany({
    where: { state: 'open', createdAt: { lt: new Date(now.getTime() - quarantineDays * dayMs) } },
    data: { state: 'refused', decidedAt: now },
  })
  return count
}

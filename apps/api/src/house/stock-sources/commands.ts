import type { NewSource, StockSource } from '@portal/contract/house/stock-sources'
import { type AuditDetails, actedBy, audit } from '../../audit/audit.ts'
import { hashOf, newToken } from '../../credentials/secrets.ts'
import { ProblemError } from '../../http/problem.ts'
import type { CommandContext } from '../../plugins/access.ts'
import { type Db, isUniqueViolation, type Transaction } from '../../plugins/db.ts'
import { sourcesOf } from './queries.ts'

/** @throws ProblemError source-unknown */
export async function sourceById(db: Db, id: number): Promise<StockSource> {
  const [source] = await sourcesOf(db, id)
  if (!source) throw new ProblemError('source-unknown')
  return source
}

function refuseTakenName(error: unknown): never {
  throw isUniqueViolation(error) ? new ProblemError('source-name-taken') : error
}

type Event = 'source-created' | 'source-changed' | 'source-key-created' | 'source-key-revoked'

const record = (
  tx: Transaction,
  context: CommandContext,
  action: Event,
  id: number,
  details: AuditDetails = {},
) => audit(tx, { ...actedBy(context), action, details, subject: `stock-source:${id}` })

/** @throws ProblemError source-name-taken */
export async function createNewSource(context: CommandContext, source: NewSource) {
  const create = async (tx: Transaction) => {
    const { id } = await tx.stockSource.create({ data: { ...source, createdAt: context.now } })
    await record(tx, context, 'source-created', id, { name: source.name, format: source.format })
    return sourceById(tx, id)
  }
  return context.db.$transaction(create).catch(refuseTakenName)
}

/** @throws ProblemError source-unknown or source-name-taken */
export async function changeRules(context: CommandContext, id: number, source: NewSource) {
  const change = async (tx: Transaction) => {
    const before = await sourceById(tx, id)
    await tx.stockSource.update({ where: { id }, data: source })
    const after = await sourceById(tx, id)
    await record(tx, context, 'source-changed', id, changedRules(before, after))
    return after
  }
  return context.db.$transaction(change).catch(refuseTakenName)
}

const ruleLabels = {
  ...{ name: 'Name', format: 'Format', isWhole: 'Ganzer Bestand', keepsHandEdits: 'Handeingabe bleibt' },
  ...{ shrinkPercent: 'Schwundschutz', priceJumpPercent: 'Preissprung', numberFrom: 'GW-Nummer' },
  ...{ numberFirst: 'Erste Nummer', numberLast: 'Letzte Nummer' },
} as const satisfies Partial<Record<keyof StockSource, string>>

const written = (value: string | number | boolean | null) =>
  value === null ? 'leer' : typeof value === 'boolean' ? (value ? 'Ja' : 'Nein') : String(value)

const isRule = (name: string): name is keyof typeof ruleLabels => name in ruleLabels

/** The changed rules with their values before and after, for the audit trail. */
function changedRules(before: StockSource, after: StockSource) {
  const changed = Object.keys(ruleLabels)
    .filter(isRule)
    .filter((rule) => before[rule] !== after[rule])
  const line = (source: StockSource) =>
    changed.map((rule) => `${ruleLabels[rule]} ${written(source[rule])}`).join(', ')
  return { before: line(before), after: line(after) }
}

/** Creates a key that permits deliveries to this source; an earlier one becomes invalid. Only its hash is stored. */
export async function createKey(context: CommandContext, id: number): Promise<{ key: string }> {
  await sourceById(context.db, id)
  const key = newToken()
  await context.db.$transaction(async (tx) => {
    await tx.stockSource.update({ where: { id }, data: { keyHash: hashOf(key), keyCreatedAt: context.now } })
    await record(tx, context, 'source-key-created', id)
  })
  return { key }
}

export async function revokeKey(context: CommandContext, id: number) {
  await sourceById(context.db, id)
  await context.db.$transaction(async (tx) => {
    await tx.stockSource.update({ where: { id }, data: { keyHash: null, keyCreatedAt: null } })
    await record(tx, context, 'source-key-revoked', id)
  })
}

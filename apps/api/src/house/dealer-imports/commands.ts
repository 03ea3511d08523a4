import type { DealerImportCheck } from '@portal/contract/house/dealer-imports'
import { FileLayout } from '@portal/contract/house/stock-imports'
import {
  type DealerImportKind,
  dealerImportFields,
  dealerImportKinds,
  missingFields,
} from '@portal/domain/house/dealer-imports'
import { canStep, type ImportStep } from '@portal/domain/house/imports'
import { t } from '@portal/domain/values/text'
import { z } from 'zod'
import type { DealerImport } from '../../../generated/prisma/client.ts'
import { actedBy, audit } from '../../audit/audit.ts'
import { DeliveryReport } from '../../delivery/delivery.ts'
import { DeliveryError } from '../../delivery/delivery-bytes.ts'
import { invalidField, ProblemError } from '../../http/problem.ts'
import type { FileContext } from '../../plugins/access.ts'
import type { Transaction } from '../../plugins/db.ts'
import { sealedBytes, storeSealed } from '../../uploads/sealed-files.ts'
import { discard, takeStep } from '../imports/commands.ts'
import { adapters } from './adapters.ts'
import { describedFile, fieldRows } from './parse.ts'
import { recordAfter, recordBefore } from './undo.ts'

type File = { kind: DealerImportKind; fileName: string; bytes: Buffer; layout: FileLayout }

const Kind = z.enum(dealerImportKinds)
const timeout = 60_000

/** @throws ProblemError validation-failed with the reason why the file as a whole is unusable */
async function usable<Result>(read: () => Promise<Result>): Promise<Result> {
  try {
    return await read()
  } catch (error) {
    if (!(error instanceof DeliveryError)) throw error
    throw invalidField('file', error.message)
  }
}

/**
 * Saves a file by the rules of the operator's commands.
 * @param onBatch called before rows are saved, with the keys of their undo
 * @returns what it changed
 */
async function save(
  tx: Transaction,
  { env, now }: FileContext,
  { kind, fileName, bytes, layout }: File,
  onBatch?: (keys: string[]) => Promise<void>,
): Promise<DealerImportCheck> {
  const report = new DeliveryReport()
  const { rows, read } = await usable(() => fieldRows(fileName, bytes, layout, report))
  const counts = await adapters[kind].saveRows(tx, rows, { env, now, report }, onBatch)
  const { rejected, groups } = report
  return {
    ...{ read, rejected, findingsTotal: groups.total, ...counts },
    unchanged: Math.max(0, read - rejected - counts.inserted - counts.updated),
    findings: groups.list.map((finding) => ({ ...finding, effect: 'refused' as const })),
  }
}

class OnlyChecked extends Error {
  readonly check: DealerImportCheck

  constructor(check: DealerImportCheck) {
    super()
    this.check = check
  }
}

/** What the takeover of a file would change: computed by the takeover itself, which is rolled back. */
async function checkOf(context: FileContext, file: File): Promise<DealerImportCheck> {
  try {
    return await context.db.$transaction(
      async (tx) => {
        throw new OnlyChecked(await save(tx, context, file))
      },
      { timeout },
    )
  } catch (error) {
    if (error instanceof OnlyChecked) return error.check
    throw error
  }
}

const chosenIn = ({ columns }: FileLayout) => columns.flatMap(({ attribute }) => attribute || [])

/** The state of a file with this layout: checked, or `columns` while required columns are missing. */
async function stateOf(context: FileContext, file: File) {
  if (missingFields(file.kind, chosenIn(file.layout)).length > 0) return { state: 'columns' }
  return { state: 'checked', check: await checkOf(context, file) }
}

type Upload = { kind: DealerImportKind; fileName: string; bytes: Buffer }

/**
 * Stores a file encrypted and checks it when all required columns are recognised.
 * @returns the id of the import
 * @throws ProblemError validation-failed for a file that is unusable as a whole
 */
export async function receiveFile(context: FileContext, { kind, fileName, bytes }: Upload): Promise<string> {
  const { db, now, actorId } = context
  const layout = await usable(() => describedFile(kind, fileName, bytes))
  const reached = await stateOf(context, { kind, fileName, bytes, layout })
  return storeSealed(context, bytes, async (storageKey) => {
    const data = { kind, fileName, storageKey, layout, accountId: actorId, createdAt: now, changedAt: now }
    const { id } = await db.dealerImport.create({ data: { ...data, ...reached } })
    return id
  })
}

async function fileOf(
  context: FileContext,
  { kind, fileName, layout, storageKey }: DealerImport,
): Promise<File> {
  if (storageKey === null) throw new ProblemError('import-state')
  return {
    kind: Kind.parse(kind),
    fileName,
    layout: FileLayout.parse(layout),
    bytes: await sealedBytes(context, storageKey),
  }
}

/** @throws ProblemError import-unknown, or import-state when the step is not possible */
async function importFor(context: FileContext, id: string, step: ImportStep) {
  const row = await context.db.dealerImport.findUnique({ where: { id } })
  if (!row) throw new ProblemError('import-unknown')
  if (!canStep(row.state, step)) throw new ProblemError('import-state')
  return row
}

/** @throws ProblemError validation-failed for a field that is unknown, chosen twice or missing */
function mapped(
  kind: DealerImportKind,
  layout: FileLayout,
  mapping: Readonly<Record<string, string>>,
): FileLayout {
  const known = dealerImportFields[kind].map(({ name }) => name)
  const columns = layout.columns.map((column) => {
    const attribute = mapping[column.name] ?? column.attribute ?? ''
    return { ...column, attribute, certainty: 'remembered' as const }
  })
  const chosen = chosenIn({ ...layout, columns })
  const refuse = (message: string) => invalidField('mapping', message)
  if (chosen.some((name) => !known.includes(name))) throw refuse(t('Dieses Feld gibt es nicht.'))
  if (new Set(chosen).size < chosen.length) throw refuse(t('Ein Feld ist zwei Spalten zugeordnet.'))
  const missing = missingFields(kind, chosen)
  if (missing.length > 0) throw refuse(t`Es fehlen: ${missing.join(', ')}.`)
  return { ...layout, columns }
}

/** Maps the columns and checks the file again. @throws ProblemError import-unknown, import-state, validation-failed */
export async function mapColumns(
  context: FileContext,
  id: string,
  mapping: Readonly<Record<string, string>>,
) {
  const row = await importFor(context, id, 'decide')
  const file = await fileOf(context, row)
  const layout = mapped(file.kind, file.layout, mapping)
  const reached = await stateOf(context, { ...file, layout })
  await takeStep(context.db.dealerImport, id, 'decide', { layout, changedAt: context.now, ...reached })
}

/**
 * Takes a checked file over, in one transaction. Repeating it, also at the same time, changes nothing.
 * @throws ProblemError import-unknown, or import-state while columns are open
 */
export async function takeOver(context: FileContext, id: string) {
  const { db, disk, now, actorId } = context
  const storageKey = await db.$transaction(
    async (tx) => {
      await tx.$executeRaw`SELECT 1 FROM dealer_import WHERE id = ${id} FOR UPDATE`
      const row = await tx.dealerImport.findUnique({ where: { id } })
      if (!row) throw new ProblemError('import-unknown')
      if (row.state === 'done') return null
      if (!canStep(row.state, 'take')) throw new ProblemError('import-state')
      const file = await fileOf(context, row)
      const record = { id, kind: file.kind }
      const check = await save(tx, context, file, (keys) => recordBefore(tx, record, keys))
      await recordAfter(tx, record)
      await tx.dealerImport.update({
        where: { id },
        data: { state: 'done', check, storageKey: null, changedAt: now, accountId: actorId },
      })
      const { kind } = row
      const { inserted, updated, rejected } = check
      await audit(tx, {
        ...{ ...actedBy(context), action: 'dealer-import-taken', subject: `dealer-import:${id}` },
        details: { kind, inserted, updated, rejected },
      })
      return row.storageKey
    },
    { timeout, maxWait: timeout },
  )
  if (storageKey !== null) await disk.delete(storageKey)
}

/** @throws ProblemError import-unknown, or import-state after the takeover */
export async function discardImport(context: FileContext, id: string) {
  const { storageKey } = await importFor(context, id, 'discard')
  await discard(context.db.dealerImport, id)
  if (storageKey !== null) await context.disk.delete(storageKey)
}

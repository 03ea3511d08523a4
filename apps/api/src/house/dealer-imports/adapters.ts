import { HandOverState } from '@portal/contract/sale/hand-overs'
import { dayOfDate } from '@portal/domain/buyer/appointment'
import { movesOn } from '@portal/domain/buyer/purchase-status'
import type { DealerImportKind } from '@portal/domain/house/dealer-imports'
import { z } from 'zod'
import { savePurchases } from '../../buyer/purchases/commands.ts'
import { PurchaseRow } from '../../buyer/purchases/parse.ts'
import { addressesOf } from '../../buyer/purchases/queries.ts'
import { batchesOf, type DeliveryReport, type DeliveryRow, findingsOf } from '../../delivery/delivery.ts'
import type { Env } from '../../env.ts'
import { queueMail } from '../../mail/mail.ts'
import type { CommandContext } from '../../plugins/access.ts'
import type { Transaction } from '../../plugins/db.ts'
import { handOverLetter } from '../../sale/hand-overs/mail.ts'
import { hasFollowUp } from '../../sale/hand-overs/where.ts'
import { savePartners } from '../partners/commands.ts'
import { partnerFormat } from '../partners/parse.ts'
import type { FieldRow } from './parse.ts'

/** What differs between partners and purchases: how their rows are read, written and undone. */

/** The table that a kind of import writes, as SQL about its row `p` and the recorded row `r`. */
export type Written = {
  table: string
  /** Names the row in the file and in lists. */
  key: string
  /** Whether `p` is the row that the import wrote: by its primary key, because a record is looked up for every row. */
  isWritten: string
  columns: string[]
  /** Whether an added row is not used by anything else. */
  isUnused: string
}

type Saving = { env: Env; now: Date; report: DeliveryReport }
type Counts = { inserted: number; updated: number; mails: number }

type Kind<Schema extends z.ZodType> = {
  written: Written
  row: Schema
  /** As the SQL `key`. */
  keyOf: (value: z.output<Schema>) => string
  save: (
    tx: Transaction,
    batch: DeliveryRow<z.output<Schema>>[],
    saving: Saving,
  ) => Promise<Omit<Counts, 'mails'> & { mails?: number }>
  afterUndo?: (tx: Transaction, context: CommandContext, importId: string) => Promise<void>
}

/** The rows that satisfy the format; the findings of all others are added to the report. */
function* valid<Schema extends z.ZodType>(rows: readonly FieldRow[], schema: Schema, report: DeliveryReport) {
  for (const { row, texts } of rows) {
    const { success, data, error } = schema.safeParse(texts)
    if (success) yield { row, value: data }
    else for (const finding of findingsOf(error, row, texts)) report.add(finding)
  }
}

const adapterOf = <Schema extends z.ZodType>({ written, row, keyOf, save, afterUndo }: Kind<Schema>) => ({
  written,
  afterUndo,
  /**
   * Saves the rows of a file in batches.
   * @param onBatch called before rows are saved, with the keys of their undo
   * @returns what it changed
   */
  async saveRows(
    tx: Transaction,
    rows: readonly FieldRow[],
    saving: Saving,
    onBatch?: (keys: string[]) => Promise<void>,
  ): Promise<Counts> {
    const counts = { inserted: 0, updated: 0, mails: 0 }
    for await (const batch of batchesOf(valid(rows, row, saving.report))) {
      await onBatch?.(batch.map(({ value }) => keyOf(value)))
      const { inserted, updated, mails = 0 } = await save(tx, batch, saving)
      counts.inserted += inserted
      counts.updated += updated
      counts.mails += mails
    }
    return counts
  },
})

const Values = z.object({
  ...{ id: z.int(), partner_number: z.string(), gwnummer: z.string(), maker: z.string(), model: z.string() },
  ...{ fin: z.string(), red: z.boolean(), yellow: z.boolean(), green: z.boolean(), hand_over: HandOverState },
  buyer_id: z.int().nullable().default(null),
})

/** Adds history and mails for the purchases whose state was restored. */
async function correctHandOvers(tx: Transaction, { env, now, actorId }: CommandContext, importId: string) {
  const rows = await tx.dealerImportRow.findMany({ where: { importId, state: 'restored' } })
  for (const { before, after } of rows) {
    if (before === null) continue
    const [was, is] = [Values.parse(after), Values.parse(before)]
    if (was.hand_over === is.hand_over) continue
    const change = { before: was.hand_over, after: is.hand_over, actorId, isImport: true, at: now }
    await tx.handOverChange.create({ data: { ...change, purchaseId: is.id } })
    if (!movesOn(is, was)) continue
    const correction = { state: is.hand_over, isCorrection: true }
    for (const address of await addressesOf(tx, { ...is, buyerId: is.buyer_id }))
      await queueMail(tx, handOverLetter(env, address, is, correction))
  }
}

const partners = adapterOf({
  row: partnerFormat.row,
  keyOf: ({ partner_number }) => partner_number,
  save: savePartners,
  written: {
    table: 'partner',
    key: 'p.number',
    isWritten: 'p.number = r.key',
    columns: ['email', 'handel_typ'],
    isUnused: `NOT EXISTS (SELECT 1 FROM dealer d WHERE d.partner_number = p.number)
      AND NOT EXISTS (SELECT 1 FROM purchase b WHERE b.partner_number = p.number)`,
  },
})

const purchases = adapterOf({
  row: PurchaseRow,
  keyOf: ({ partner_number, fin, puchasesDate }) => `${partner_number} ${fin} ${dayOfDate(puchasesDate)}`,
  save: savePurchases,
  afterUndo: correctHandOvers,
  written: {
    table: 'purchase',
    key: `concat_ws(' ', p.partner_number, p.fin, p.purchases_date)`,
    isWritten: `p.id = (r.after->>'id')::int`,
    columns: [
      ...['gwnummer', 'maker', 'model', 'color', 'price', 'red', 'yellow', 'green'],
      ...['hand_over', 'updated_at'],
    ],
    isUnused: `NOT ${hasFollowUp}
      AND NOT EXISTS (SELECT 1 FROM hand_over_change c WHERE c.purchase_id = p.id AND NOT c.is_import)`,
  },
})

export type Adapter = typeof partners | typeof purchases

export const adapters = { partners, purchases } satisfies Record<DealerImportKind, Adapter>

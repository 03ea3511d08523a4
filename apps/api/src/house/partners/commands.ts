import type { z } from 'zod'
import type { PrismaClient } from '../../../generated/prisma/client.ts'
import { batchesOf, type DeliveryReport, type DeliveryRow, openDelivery } from '../../delivery/delivery.ts'
import type { Transaction } from '../../plugins/db.ts'
import { partnerFormat } from './parse.ts'

type Row = DeliveryRow<z.output<typeof partnerFormat.row>>

/**
 * Inserts partners and updates known ones; of rows with the same number the last one counts.
 * @returns how many were added and how many differed
 */
export async function savePartners(tx: Transaction, rows: readonly Row[]) {
  const latest = new Map(rows.map(({ value }) => [value.partner_number, value]))
  const written = await tx.$queryRaw<{ isNew: boolean }[]>`
    INSERT INTO partner AS p (number, email, handel_typ)
    SELECT partner_number, email, "handelTyp"
    FROM jsonb_to_recordset(${JSON.stringify([...latest.values()])}::jsonb)
      AS n(partner_number text, email text, "handelTyp" text)
    ON CONFLICT (number) DO UPDATE SET email = excluded.email, handel_typ = excluded.handel_typ
    WHERE (p.email, p.handel_typ) IS DISTINCT FROM (excluded.email, excluded.handel_typ)
    RETURNING xmax = 0 AS "isNew"`
  const inserted = written.filter(({ isNew }) => isNew).length
  return { inserted, updated: written.length - inserted }
}

/**
 * Imports the operator's partner list: known numbers are updated, none is removed. All rows are imported or none.
 * @returns the number of imported rows
 * @throws DeliveryError when the file as a whole is unusable
 */
export async function importPartners(
  db: PrismaClient,
  file: string,
  report: DeliveryReport,
): Promise<number> {
  const delivery = await openDelivery(file, partnerFormat, report)
  return db.$transaction(
    async (tx) => {
      let taken = 0
      for await (const batch of batchesOf(delivery.rows)) {
        await savePartners(tx, batch)
        taken += batch.length
      }
      return taken
    },
    { timeout: 600_000 },
  )
}

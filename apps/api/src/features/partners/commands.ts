import type { PrismaClient } from '../../../generated/prisma/client.ts'
import { batchesOf, type DeliveryReport, openDelivery } from '../../delivery/delivery.ts'
import { partnerFormat } from './parse.ts'

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
        // A repeated number takes its last row.
        const latest = new Map(batch.map(({ value }) => [value.partner_number, value]))
        await tx.$executeRaw`
          INSERT INTO partner (number, email, handel_typ)
          SELECT partner_number, email, "handelTyp"
          FROM jsonb_to_recordset(${JSON.stringify([...latest.values()])}::jsonb)
            AS n(partner_number text, email text, "handelTyp" text)
          ON CONFLICT (number) DO UPDATE SET email = excluded.email, handel_typ = excluded.handel_typ`
        taken += batch.length
      }
      return taken
    },
    { timeout: 600_000 },
  )
}

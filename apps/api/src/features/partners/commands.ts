import type { PrismaClient } from '../../../generated/prisma/client.ts'
import { type DeliveryReport, openDelivery } from '../../delivery.ts'
import { partnerFormat } from './parse.ts'

/**
 * Takes over the operator's partner list: known numbers are updated, none is removed. All rows count or none.
 * @returns how many rows were taken
 * @throws DeliveryError when the file as a whole cannot be used
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
      for await (const { value } of delivery.rows) {
        const { partner_number: number, email, handelTyp } = value
        await tx.partner.upsert({
          where: { number },
          create: { number, email, handelTyp },
          update: { email, handelTyp },
        })
        taken += 1
      }
      return taken
    },
    { timeout: 600_000 },
  )
}

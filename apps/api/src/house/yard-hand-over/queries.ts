import type { CheckedPass, ExpectedPickUps } from '@portal/contract/house/yard-hand-over'
import { HandOverState } from '@portal/contract/sale/hand-overs'
import { instantOf, today } from '@portal/domain/buyer/appointment'
import { vehicleName } from '@portal/domain/vehicles/attributes/name'
import type { Prisma } from '../../../generated/prisma/client.ts'
import { addDays } from '../../buyer/appointments/queries.ts'
import type { Db } from '../../plugins/db.ts'

/** What the yard reads of a purchase; no price. */
const purchaseColumns = {
  ...{ publicId: true, gwnummer: true, maker: true, model: true, fin: true, color: true },
  ...{ handOver: true, partner_number: true },
} as const

export const passColumns = {
  ...{ id: true, state: true, kind: true, name: true, firm: true, plate: true, appointmentAt: true },
  purchase: { select: purchaseColumns },
} as const
export type PassRow = Prisma.PickUpPassGetPayload<{ select: typeof passColumns }>

/** The pick-ups of today, earliest first; those done already are among them. */
export async function expectedPickUps(db: Db, now: Date): Promise<ExpectedPickUps> {
  const day = today(now)
  const rows = await db.pickUpPass.findMany({
    where: {
      state: { in: ['open', 'used'] },
      appointmentAt: { gte: instantOf(day, '00:00'), lt: instantOf(addDays(day, 1), '00:00') },
    },
    orderBy: [{ appointmentAt: 'asc' }, { id: 'asc' }],
    select: passColumns,
  })
  const places = await db.vehicle.findMany({
    where: { gwnummer: { in: rows.map(({ purchase }) => purchase.gwnummer) } },
    select: { gwnummer: true, location: true },
  })
  const placeOf = new Map(places.map(({ gwnummer, location }) => [gwnummer, location]))
  return {
    day,
    pickUps: rows.flatMap(({ name, firm, appointmentAt, state, purchase }) =>
      appointmentAt
        ? [
            {
              gwnummer: purchase.gwnummer,
              title: vehicleName(purchase.maker, purchase.model),
              location: placeOf.get(purchase.gwnummer) ?? null,
              collector: [name, firm].filter(Boolean).join(', '),
              appointmentAt: appointmentAt.toISOString(),
              state: state === 'used' ? 'collected' : HandOverState.parse(purchase.handOver),
            },
          ]
        : [],
    ),
  }
}

/** A pass with what the yard knows of its vehicle. */
export async function checkedPass(
  db: Db,
  { purchase, appointmentAt, ...pass }: PassRow,
): Promise<CheckedPass> {
  const { gwnummer, maker, model, fin, color, handOver } = purchase
  const vehicle = await db.vehicle.findUnique({
    where: { gwnummer },
    select: {
      ...{ location: true, keys: true, kilometerstandvon: true },
      files: {
        where: { eaktedokumenttyp: 'GUTACHTEN_INTERNETBILD' },
        orderBy: [{ position: 'asc' }, { eaktedokumentid: 'asc' }],
        take: 1,
        select: { ordner: true, datei: true },
      },
    },
  })
  return {
    ...{ gwnummer, title: vehicleName(maker, model), fin, color },
    location: vehicle?.location ?? null,
    photo: vehicle?.files[0] ?? null,
    mileage: vehicle?.kilometerstandvon ?? null,
    keys: vehicle?.keys ?? null,
    ...{ kind: pass.kind, name: pass.name ?? '', firm: pass.firm, plate: pass.plate },
    appointmentAt: appointmentAt?.toISOString() ?? '',
    state: HandOverState.parse(handOver),
  }
}

import type { CheckedPass, ExpectedPickUps } from '@portal/contract/house/yard-hand-over'
import { HandOverState } from '@portal/contract/sale/hand-overs'
import { instantOf, today } from '@portal/domain/buyer/appointment'
import { vehicleName } from '@portal/domain/vehicles/attributes/name'
import type { Prisma } from '../../../generated/prisma/client.ts'
import type { Db } from '../../plugins/db.ts'
import { carrierColumns, carrierRefusalOf, passStateOf } from '../../sale/pick-up/view.ts'

/** What the yard reads of a purchase; no price. */
const purchaseColumns = {
  ...{ publicId: true, gwnummer: true, maker: true, model: true, fin: true, color: true },
  ...{ handOver: true, partner_number: true, buyerId: true },
} as const

export const passColumns = {
  ...{ id: true, state: true, kind: true, name: true, firm: true, plate: true, appointmentAt: true },
  purchase: { select: purchaseColumns },
  carrier: { select: carrierColumns },
} as const
export type PassRow = Prisma.PickUpPassGetPayload<{ select: typeof passColumns }>

const vehicleColumns = {
  ...{ gwnummer: true, location: true, keys: true, kilometerstandvon: true },
  files: {
    where: { eaktedokumenttyp: 'GUTACHTEN_INTERNETBILD' },
    orderBy: [{ position: 'asc' }, { eaktedokumentid: 'asc' }],
    take: 1,
    select: { ordner: true, datei: true },
  },
} as const satisfies Prisma.VehicleSelect
type Vehicle = Prisma.VehicleGetPayload<{ select: typeof vehicleColumns }>

function shownPass({ purchase, appointmentAt, ...pass }: PassRow, vehicle?: Vehicle | null): CheckedPass {
  const { gwnummer, maker, model, fin, color, handOver } = purchase
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

/** A pass with what the yard knows of its vehicle. */
export async function checkedPass(db: Db, pass: PassRow): Promise<CheckedPass> {
  const where = { gwnummer: pass.purchase.gwnummer }
  return shownPass(pass, await db.vehicle.findUnique({ where, select: vehicleColumns }))
}

const pickUpsListed = 200

/** The pick-ups of today and later, earliest first; those of today that are done are among them. */
export async function expectedPickUps(db: Db, now: Date): Promise<ExpectedPickUps> {
  const day = today(now)
  const rows = await db.pickUpPass.findMany({
    where: { state: { in: ['open', 'used'] }, appointmentAt: { gte: instantOf(day, '00:00') } },
    orderBy: [{ appointmentAt: 'asc' }, { id: 'asc' }],
    take: pickUpsListed,
    select: { ...passColumns, tokenHash: true },
  })
  const gwnummer = { in: rows.map(({ purchase }) => purchase.gwnummer) }
  const vehicles = await db.vehicle.findMany({ where: { gwnummer }, select: vehicleColumns })
  const byNumber = new Map(vehicles.map((vehicle) => [vehicle.gwnummer, vehicle]))
  const pickUps = rows.map(({ tokenHash, ...pass }) => {
    const shown = shownPass(pass, byNumber.get(pass.purchase.gwnummer))
    const isValid = passStateOf(pass, pass.purchase.handOver, now) === 'ready'
    return {
      ...shown,
      state: pass.state === 'used' ? ('collected' as const) : shown.state,
      tokenHash: isValid ? tokenHash : null,
      carrierRefusal: carrierRefusalOf(pass.carrier, pass.appointmentAt, now),
    }
  })
  return { day, readAt: now.toISOString(), pickUps }
}

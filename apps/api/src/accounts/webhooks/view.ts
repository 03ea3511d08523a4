import { HandOverState } from '@portal/contract/sale/hand-overs'
import type { WebhookEvent } from '@portal/domain/accounts/webhooks'
import { carPath } from '@portal/domain/vehicles/car-path'
import { z } from 'zod'
import type { Prisma } from '../../../generated/prisma/client.ts'
import type { Env } from '../../env.ts'
import { pageUrl } from '../../mail/letter.ts'
import type { Db } from '../../plugins/db.ts'

const vehicle = z.object({ fahrzeugid: z.int(), gwnummer: z.string() })
const purchase = z.object({ purchaseId: z.string(), gwnummer: z.string() })

/** The stored data of each event: ids only. Neither prices nor names are part of any. */
const stored = {
  'purchase.created': purchase,
  'hand_over.changed': purchase.extend({ state: HandOverState }),
  'vehicle.price_changed': vehicle,
  'vehicle.unavailable': vehicle.extend({ isReserved: z.boolean() }),
  'search.match': z.object({ searchId: z.int(), vehicles: z.array(vehicle) }),
} as const satisfies Record<WebhookEvent, z.ZodType>
const isEvent = (type: string): type is WebhookEvent => Object.hasOwn(stored, type)

type Vehicle = z.infer<typeof vehicle>

/** Vehicles with the address of their page; those that do not exist any more are left out. */
async function linkedVehicles(db: Db, env: Env, vehicles: Vehicle[]) {
  const rows = await db.vehicle.findMany({
    where: { fahrzeugid: { in: vehicles.map(({ fahrzeugid }) => fahrzeugid) } },
    select: { fahrzeugid: true, hersteller: true, modellgruppe: true },
  })
  const cars = new Map(rows.map((row) => [row.fahrzeugid, row]))
  return vehicles.flatMap((one) => {
    const car = cars.get(one.fahrzeugid)
    return car ? [{ ...one, link: pageUrl(env, carPath(car, 'watchlist')) }] : []
  })
}

async function linkedVehicle<Data extends Vehicle>(db: Db, env: Env, data: Data) {
  const [found] = await linkedVehicles(db, env, [data])
  return found ? { ...data, link: found.link } : null
}

async function linkedPurchase<Data extends z.infer<typeof purchase>>(db: Db, env: Env, data: Data) {
  const isKept = (await db.purchase.count({ where: { publicId: data.purchaseId } })) > 0
  return isKept ? { ...data, link: pageUrl(env, `/purchases/${data.purchaseId}`) } : null
}

/** The data of an event as they are sent; null when what it is about does not exist any more. */
async function dataOf(db: Db, env: Env, type: string, data: Prisma.JsonValue) {
  if (!isEvent(type)) return { link: pageUrl(env, '/company/webhooks') }
  switch (type) {
    case 'purchase.created':
    case 'hand_over.changed':
      return linkedPurchase(db, env, stored[type].parse(data))
    case 'vehicle.price_changed':
    case 'vehicle.unavailable':
      return linkedVehicle(db, env, stored[type].parse(data))
    case 'search.match': {
      const { searchId, vehicles } = stored[type].parse(data)
      const linked = await linkedVehicles(db, env, vehicles)
      return linked.length > 0 ? { searchId, vehicles: linked } : null
    }
  }
}

type Stored = { type: string; data: Prisma.JsonValue; createdAt: Date }

/** The body of a delivery; null when what it is about does not exist any more. */
export async function bodyOf(db: Db, env: Env, { type, data, createdAt }: Stored): Promise<string | null> {
  const sent = await dataOf(db, env, type, data)
  return sent && JSON.stringify({ type, timestamp: createdAt.toISOString(), data: sent })
}

/** The number of the vehicle that an event is about; null for one about several or none. */
export const gwNumberOf = (data: Prisma.JsonValue) =>
  vehicle.pick({ gwnummer: true }).safeParse(data).data?.gwnummer ?? null

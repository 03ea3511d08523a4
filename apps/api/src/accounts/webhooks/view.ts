import { eventData } from '@portal/contract/sale/webhook-events'
import type { WebhookEvent } from '@portal/domain/accounts/webhooks'
import { carPath } from '@portal/domain/vehicles/car-path'
import { z } from 'zod'
import type { Prisma } from '../../../generated/prisma/client.ts'
import type { Env } from '../../env.ts'
import { pageUrl } from '../../mail/letter.ts'
import type { Db } from '../../plugins/db.ts'

const isEvent = (type: string): type is WebhookEvent => Object.hasOwn(eventData, type)

/** `isHouse`: for an address of the house. */
type Stored = { type: string; data: Prisma.JsonValue; isHouse: boolean }

/** Where the addresses of a company, or of the house, are managed. */
export const webhooksPage = (isHouse: boolean) => (isHouse ? '/house/integrations' : '/company/webhooks')

type Vehicle = z.infer<(typeof eventData)['vehicle.price_changed']>
type OfPurchase = z.infer<(typeof eventData)['purchase.created']>

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

/** The page of the purchase of the company, or the house's. */
async function linkedPurchase<Data extends OfPurchase>(db: Db, env: Env, data: Data, isHouse: boolean) {
  const { purchaseId } = data
  const isKept = (await db.purchase.count({ where: { publicId: purchaseId } })) > 0
  return isKept ? { ...data, link: pageUrl(env, `${isHouse ? '/house' : ''}/purchases/${purchaseId}`) } : null
}

/** The data of an event as they are sent; null when what it is about does not exist any more. */
async function dataOf(db: Db, env: Env, { type, data, isHouse }: Stored) {
  if (!isEvent(type)) return { link: pageUrl(env, webhooksPage(isHouse)) }
  switch (type) {
    case 'purchase.created':
    case 'hand_over.changed':
    case 'invoice.issued':
    case 'payment.changed':
    case 'pick_up.changed':
    case 'claim.changed':
      return linkedPurchase(db, env, eventData[type].parse(data), isHouse)
    case 'import.finished': {
      const finished = eventData[type].parse(data)
      return { ...finished, link: pageUrl(env, `/house/imports/runs/${finished.importRunId}`) }
    }
    case 'vehicle.price_changed':
    case 'vehicle.unavailable':
      return linkedVehicle(db, env, eventData[type].parse(data))
    case 'search.match': {
      const { searchId, vehicles } = eventData[type].parse(data)
      const linked = await linkedVehicles(db, env, vehicles)
      return linked.length > 0 ? { searchId, vehicles: linked } : null
    }
  }
}

/** The body of a delivery; null when what it is about does not exist any more. */
export async function bodyOf(
  db: Db,
  env: Env,
  { createdAt, ...stored }: Stored & { createdAt: Date },
): Promise<string | null> {
  const sent = await dataOf(db, env, stored)
  return sent && JSON.stringify({ type: stored.type, timestamp: createdAt.toISOString(), data: sent })
}

/** The number of the vehicle that an event is about; null for one about several or none. */
export const gwNumberOf = (data: Prisma.JsonValue) =>
  z.object({ gwnummer: z.string() }).safeParse(data).data?.gwnummer ?? null

import { HandOverState } from '@portal/contract/sale/hand-overs'
import { PassState, Refusal, type StorageFee } from '@portal/contract/sale/pick-up'
import { dayOfDate, today } from '@portal/domain/buyer/appointment'
import { carrierRefusalOn } from '@portal/domain/sale/carriers'
import {
  type CollectorKind,
  collectorKinds,
  passStateOn,
  storageFeeOn,
  storedPassStates,
} from '@portal/domain/sale/pick-up'
import { afterWorkingDays, workingDaysLeft } from '@portal/domain/sale/working-days'
import { holidaysFrom } from '@portal/domain/values/holidays'
import { namesOf } from '@portal/domain/values/records'
import { z } from 'zod'
import type { Carrier, HandOverRefusal, PickUpPass } from '../../../generated/prisma/client.ts'
import { localDayAndTime } from '../../buyer/appointments/queries.ts'
import type { Env } from '../../env.ts'

const Kind = z.enum(namesOf(collectorKinds))
const Stored = z.enum(storedPassStates)

type EndRow = Pick<Carrier, 'insuranceUntil' | 'licenceUntil'>

/** The last valid days of what a carrier has proved. */
export const carrierEnds = ({ insuranceUntil, licenceUntil }: EndRow) => ({
  insuranceUntil: insuranceUntil && dayOfDate(insuranceUntil),
  licenceUntil: licenceUntil && dayOfDate(licenceUntil),
})

export const carrierColumns = {
  ...{ id: true, name: true, isActive: true, insuranceUntil: true, licenceUntil: true },
} as const

type CarrierRow = Pick<Carrier, keyof typeof carrierColumns>

/** Why the carrier of a pass may not collect on the day it was made for, or today; null if it may, or there is none. */
export function carrierRefusalOf(carrier: CarrierRow | null, at: Date | null, now: Date): string | null {
  if (!carrier) return null
  const { name, isActive } = carrier
  const day = localDayAndTime(at && at > now ? at : now).day
  return carrierRefusalOn(day, { name, isActive, ...carrierEnds(carrier) })
}

export const refusalsShown = {
  orderBy: { at: 'desc' },
  take: 20,
  select: { at: true, reason: true, text: true },
} as const

type RefusalRow = Pick<HandOverRefusal, keyof typeof refusalsShown.select>
export const refusalView = ({ at, reason, text }: RefusalRow): Refusal =>
  Refusal.parse({ at: at.toISOString(), reason, text })

const collectorColumns = {
  ...{ kind: true, name: true, firm: true, plate: true, appointmentAt: true },
} as const
export const passColumns = { ...collectorColumns, id: true, state: true, salt: true } as const

type Collector = Pick<PickUpPass, keyof typeof collectorColumns>

export const collectorOf = ({ kind, name, firm, plate, appointmentAt }: Collector) => ({
  kind: Kind.parse(kind) satisfies CollectorKind,
  ...{ name, firm, plate },
  appointmentAt: appointmentAt?.toISOString() ?? null,
})

type Stateful = Pick<PickUpPass, 'state' | 'appointmentAt'>

export const passStateOf = ({ state, appointmentAt }: Stateful, handOver: string, now: Date) =>
  PassState.parse(
    passStateOn(today(now), {
      state: Stored.parse(state),
      day: appointmentAt && localDayAndTime(appointmentAt).day,
      handOver: HandOverState.parse(handOver),
    }),
  )

/** The storage fee of a vehicle that has been ready since a moment. */
export async function storageFeeOf(env: Env, readyAt: Date, now: Date): Promise<StorageFee> {
  const day = today(now)
  const { day: readyDay } = localDayAndTime(readyAt)
  const holidays = await holidaysFrom(readyDay)
  const lastFreeDay = afterWorkingDays(readyDay, env.PICK_UP_FREE_DAYS, holidays)
  return {
    lastFreeDay,
    daysLeft: workingDaysLeft(day, lastFreeDay, holidays),
    perDay: env.PICK_UP_DAILY_FEE,
    soFar: storageFeeOn(day, lastFreeDay, env.PICK_UP_DAILY_FEE),
  }
}

import type { Criteria } from '@portal/domain/search/criteria'
import { openMaximumEuro, openMaximumKm } from '@portal/domain/values/constants'
import type { Prisma } from '../../apps/api/generated/prisma/client.ts'

const day = (year: number | undefined, monthAndDay: string) =>
  year === undefined ? undefined : new Date(`${year}-${monthAndDay}`)

/** The highest bound of a list means no bound. */
const below = (bound: number | undefined, open: number) =>
  bound !== undefined && bound < open ? bound : undefined

const anyOf = (names: string | string[] | undefined) =>
  names === undefined ? undefined : { in: [names].flat() }

/** A private customer's search as commonly written: one condition per field. */
export const naiveWhere = (criteria: Criteria): Prisma.VehicleWhereInput => ({
  available: true,
  transporter: criteria.transporter,
  hersteller: anyOf(criteria.maker),
  modellgruppe: anyOf(criteria.car_model),
  kraftstoffart: criteria.kraftstoffart && { in: criteria.kraftstoffart },
  erstzulassungvon: { gte: day(criteria.first_reg_from, '01-01'), lte: day(criteria.first_reg_to, '12-31') },
  kilometerstandvon: { gte: criteria.km_stand_from, lte: below(criteria.km_stand_to, openMaximumKm) },
  planverkaufspreisprivatkundengeschaeftbrutto: {
    gte: criteria.price_from,
    lte: below(criteria.price_to, openMaximumEuro),
  },
})

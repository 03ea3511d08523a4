import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { Car } from './cars.ts'

const price = z.number()

/** A step of the price history, newest first; gross euro. */
export const PriceStep = z.object({
  changedAt: z.iso.datetime(),
  planverkaufspreisprivatkundengeschaeftbrutto: price,
  haendlerpreisbrutto: price,
})

/** The dealer price also as the caller pays it. */
const DealerPriceStep = PriceStep.extend({ haendlerpreis: price })

/**
 * The comparable vehicles on offer: same model group, registered at most 12 months apart, mileage at most 25 % apart.
 * Euro of the caller's price; `cheaper` of the `count` others cost less than the vehicle.
 */
export const ComparableOffers = z.object({
  count: z.int(),
  cheaper: z.int(),
  lowest: price,
  middle: price,
  highest: price,
})
export type ComparableOffers = z.infer<typeof ComparableOffers>

/** Vehicle data for dealers only (U-14). The net price is null where VAT is not shown (section 25a UStG). */
export const DealerDetails = z.object({
  fin: z.string().nullable(),
  haendlerpreisbrutto: price,
  haendlerpreisnetto: price.nullable(),
  previousOwners: z.int().nullable(),
  accident: z.boolean().nullable(),
  keys: z.int().nullable(),
  daysInStock: z.int().nullable(),
  priceSteps: z.array(DealerPriceStep),
  /** Null when there are fewer than three. */
  comparables: ComparableOffers.nullable(),
})
export type DealerDetails = z.infer<typeof DealerDetails>

/** Vehicle data beyond the car entry: VAT, location, battery, consumption; `dealer` for ROLE_DEALER only. */
export const CarDetails = z.object({
  fahrzeugid: z.int(),
  vatMode: z.enum(['REGEL', 'DIFFERENZ']),
  location: z.string().nullable(),
  publishedAt: z.iso.datetime().nullable(),
  emissionDetail: z.string().nullable(),
  batteryKwh: z.number().nullable(),
  batteryHealthPercent: z.int().nullable(),
  rangeKm: z.int().nullable(),
  consumption: z.string().nullable(),
  co2GramsPerKm: z.int().nullable(),
  co2Class: z.string().nullable(),
  weightedFuelConsumption: z.number().nullable(),
  weightedPowerConsumption: z.number().nullable(),
  emptyBatteryConsumption: z.number().nullable(),
  emptyBatteryCo2Class: z.string().nullable(),
  electricRangeKm: z.int().nullable(),
  dealer: DealerDetails.optional(),
})
export type CarDetails = z.infer<typeof CarDetails>

const params = z.strictObject({ id: z.string().max(300) })

export const readCarDetails = {
  method: 'GET',
  url: '/mvp/api/mvp-car-stocks/:id/details',
  config: {
    access: 'public',
    scope: 'stock:read',
    summary: 'Weitere Angaben zu einem Fahrzeug, für Händler mit Händlerangaben',
  },
  schema: { params, response: { 200: CarDetails } },
} satisfies Endpoint

/** Also for a sold car, so that an old link offers alternatives. */
export const listSimilarCars = {
  method: 'GET',
  url: '/mvp/api/mvp-car-stocks/:id/similar',
  config: {
    access: 'public',
    scope: 'stock:read',
    summary: 'Bis zu 6 ähnliche Fahrzeuge mit dem nächstliegenden Preis',
  },
  schema: { params, response: { 200: z.array(Car) } },
} satisfies Endpoint

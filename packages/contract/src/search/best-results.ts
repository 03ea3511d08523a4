import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { Car } from '../vehicles/cars.ts'

const cars = { response: { 200: z.array(Car) } }

export const listBestResults = {
  method: 'GET',
  url: '/mvp/api/mvp-car-best-results-algorithm',
  config: { access: 'dealer', summary: 'Beste Ergebnisse, Rang 1 bis 6' },
  schema: cars,
} satisfies Endpoint

export const listBestFiftyResults = {
  method: 'GET',
  url: '/mvp/api/mvp-car-best-results-algorithm-fifty',
  config: { access: 'dealer', summary: 'Beste Ergebnisse, Rang 1 bis 50' },
  schema: cars,
} satisfies Endpoint

export const countBestFiftyResults = {
  method: 'GET',
  url: '/mvp/api/mvp-car-best-results-algorithm-fifty/count',
  config: { access: 'dealer', summary: 'Anzahl der besten Ergebnisse' },
  schema: { response: { 200: z.int() } },
} satisfies Endpoint

/** Why a car is among the best results: the strongest reason as a German text. */
export const BestResultReason = z.object({ fahrzeugid: z.int(), reason: z.string() })
export type BestResultReason = z.infer<typeof BestResultReason>

export const listBestResultReasons = {
  method: 'GET',
  url: '/mvp/api/mvp-car-best-results-reasons',
  config: { access: 'dealer', summary: 'Der stärkste Grund je bestem Ergebnis, in derselben Reihenfolge' },
  schema: { response: { 200: z.array(BestResultReason) } },
} satisfies Endpoint

export const listTradedInCars = {
  method: 'GET',
  url: '/mvp/api/mvp-traded-in-car-stocks',
  config: {
    access: 'dealer',
    scope: 'stock:read',
    summary: 'Bis zu 50 Fahrzeuge aus Inzahlungnahmen, neueste zuerst',
  },
  schema: cars,
} satisfies Endpoint

import { cockpitListNames } from '@portal/domain/house/cockpit'
import { codesOf } from '@portal/domain/vehicles/attributes/attribute'
import { panels } from '@portal/domain/vehicles/condition/panels'
import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { StockRow } from './house-stock.ts'
import { RunState } from './import-runs.ts'

const figure = z.int()

/** Vehicles whose last price change of the past 30 days went one way, and what followed it. */
const PriceEffect = z.object({
  vehicles: figure,
  /** Mean change of the dealer price in percent. */
  percent: z.number(),
  /** Views per vehicle and day in the seven days before the change, and in up to seven days since. */
  viewsBefore: z.number(),
  viewsAfter: z.number(),
})
export type PriceEffect = z.infer<typeof PriceEffect>

const ClaimRates = z.array(
  z.object({ name: z.string(), sold: figure, claimed: figure, rate: z.number(), cost: z.number() }),
)

/** The claims about vehicles that were collected within the last 365 days. */
const ClaimFigures = z.object({
  sold: figure,
  claimed: figure,
  /** Credited, in euros. */
  cost: z.number(),
  byRecorder: ClaimRates,
  bySource: ClaimRates,
  panels: z.array(
    z.object({
      panel: z.enum(codesOf(panels)),
      claimed: figure,
      recorded: figure,
      /** Often claimed and rarely recorded. */
      isOverlooked: z.boolean(),
    }),
  ),
})
export type ClaimFigures = z.infer<typeof ClaimFigures>

const CockpitList = z.enum(cockpitListNames)

export const Cockpit = z.object({
  at: z.iso.datetime(),
  /** Exactly the vehicles that the conditions of the list find (`cockpitLists` in the domain). */
  counts: z.record(CockpitList, figure),
  /** Mean days in stock of the offered vehicles; null without any. */
  meanDays: z.number().nullable(),
  trends: z.object({
    /** Vehicles offered now less those that were offered when the week began. */
    offeredSinceMonday: figure,
    /** Like `meanDays`, 30 days ago. */
    meanDaysBefore: z.number().nullable(),
    /** Sold in the previous month up to the same day of the month. */
    soldBefore: figure,
  }),
  /** Sum of the dealer prices of the offered vehicles in euro, by band of days in stock. */
  bandSums: z.array(z.number()),
  seenNotAsked: z.array(StockRow),
  cheaper: PriceEffect.nullable(),
  dearer: PriceEffect.nullable(),
  enquiries: z.object({ open: figure, overDay: figure }),
  claims: ClaimFigures,
  imports: z.array(
    z.object({
      id: figure,
      fileName: z.string(),
      state: RunState,
      read: figure,
      rejected: figure,
      startedAt: z.iso.datetime(),
    }),
  ),
  /** Null for the back office, which does not see it. */
  administration: z
    .object({
      mailsFailed: figure,
      mailsQueued: figure,
      applicants: figure,
      /** Within 24 hours. */
      failedLogins: figure,
    })
    .nullable(),
})
export type Cockpit = z.infer<typeof Cockpit>

/** The numbers beside the entries of the navigation. */
export const HouseCounts = z.object({
  /** Vehicles that are not sold. */
  vehicles: figure,
  /** Delivered rows that wait for a decision. */
  quarantine: figure,
  /** Enquiries that wait for an answer. */
  enquiries: figure,
  /** Claims that wait for the house. */
  claims: figure,
  /** Bank entries nobody has decided about. */
  payments: figure,
  /** Jobs of the stock that are queued or running. */
  jobs: figure,
  /** Null for the back office, which does not see it. */
  administration: z.object({ mailsFailed: figure, applicants: figure }).nullable(),
})
export type HouseCounts = z.infer<typeof HouseCounts>

export const readHouseCounts = {
  method: 'GET',
  url: '/mvp/api/house-counts',
  config: { access: 'backoffice', summary: 'Zahlen neben den Einträgen der Navigation' },
  schema: { response: { 200: HouseCounts } },
} satisfies Endpoint

export const readCockpit = {
  method: 'GET',
  url: '/mvp/api/house-cockpit',
  config: { access: 'backoffice', summary: 'Kennzahlen der Verwaltung' },
  schema: { response: { 200: Cockpit } },
} satisfies Endpoint

import { type Condition, conditionsOf, type SearchedVehicle, satisfies } from './conditions.ts'
import type { Criteria } from './criteria.ts'
import { searchLabel } from './criteria-summary.ts'

/**
 * The best results of a dealer (U-13): 60 % interest, 40 % value; without any history value alone. Interest is the
 * strongest single signal, so that one sentence can name it. Value is the dealer price against comparable vehicles,
 * then the days in stock. Every figure of the formula stands here; `docs/best-results.md` explains it.
 */
export const interestShare = 0.6
export const bestResultsShown = 6
export const bestResultsMaximum = 50
export const searchMaximumAgeDays = 90
const halfLifeDays = 30
const fullAdvantage = 0.25
const fullDaysInStock = 90
const advantageShare = 0.9

export type SignalKind = 'search' | 'watch' | 'enquiry' | 'purchase'
const kindWeights: Record<SignalKind, number> = { search: 1, watch: 0.8, enquiry: 0.7, purchase: 0.6 }

/** Something the dealer did: what it says they look for, and how long ago. */
export type Interest = {
  readonly kind: SignalKind
  readonly criteria: Criteria
  readonly ageDays: number
  /** The vehicle it was about: nobody needs to be led to what they have already found. */
  readonly fahrzeugid?: number
}

export type Signal = {
  readonly kind: SignalKind
  readonly label: string
  readonly weight: number
  /** Not met = another vehicle altogether. */
  readonly musts: readonly Condition[]
  readonly wishes: readonly Condition[]
  readonly except: number | undefined
}

const mustCriteria = new Set(['transporter', 'maker', 'car_model', 'car_model_detail', 'gwNummer'])

/** A signal halves its weight every 30 days. */
export function signalOf({ kind, criteria, ageDays, fahrzeugid }: Interest): Signal {
  const conditions = conditionsOf(criteria)
  return {
    kind,
    label: searchLabel(criteria),
    weight: kindWeights[kind] * 0.5 ** (Math.max(0, ageDays) / halfLifeDays),
    musts: conditions.filter(({ criterion }) => mustCriteria.has(criterion)),
    wishes: conditions.filter(({ criterion }) => !mustCriteria.has(criterion)),
    except: fahrzeugid,
  }
}

/** A vehicle the dealer cares for stands for its model group in a price range of 20 % and a mileage range of 25 %. */
export function criteriaLike(vehicle: {
  hersteller: string
  modellgruppe: string | null
  preis: number | null
  kilometerstandvon: number | null
}): Criteria {
  const { hersteller, modellgruppe, preis, kilometerstandvon } = vehicle
  const around = (value: number | null, share: number) =>
    value === null || value === 0 ? [] : [Math.floor(value * (1 - share)), Math.ceil(value * (1 + share))]
  const [price_from, price_to] = around(preis, 0.2)
  const [km_stand_from, km_stand_to] = around(kilometerstandvon, 0.25)
  return {
    maker: hersteller,
    car_model: modellgruppe ?? undefined,
    price_from,
    price_to,
    km_stand_from,
    km_stand_to,
  }
}

/** Whether a signal can concern a model group at all; spares scoring most of the stock against it. */
export const concerns = ({ musts }: Signal, group: { hersteller: string; modellgruppe: string }) =>
  musts.every(
    (must) =>
      must.kind !== 'anyOf' ||
      (must.field !== 'hersteller' && must.field !== 'modellgruppe') ||
      must.values.includes(group[must.field]),
  )

/** Share of the wishes a vehicle meets, 0 to 1; nothing when one must is missed. */
export function fitOf(vehicle: SearchedVehicle, { musts, wishes }: Signal): number {
  for (const must of musts) if (!satisfies(vehicle, must)) return 0
  if (wishes.length === 0) return 1
  let met = 0
  for (const wish of wishes) if (satisfies(vehicle, wish)) met++
  return met / wishes.length
}

export type ValuedVehicle = SearchedVehicle & {
  readonly fahrzeugid: number
  /** Share below the median of comparable vehicles; null = too few to compare. */
  readonly advantage: number | null
  readonly daysInStock: number
}

const clamp = (value: number) => Math.min(1, Math.max(0, value))

/** 25 % below the median and more is the full value; 90 days in stock the full rest. */
export const worthOf = ({ advantage, daysInStock }: Pick<ValuedVehicle, 'advantage' | 'daysInStock'>) =>
  advantageShare * clamp((advantage ?? 0) / fullAdvantage) +
  (1 - advantageShare) * clamp(daysInStock / fullDaysInStock)

export type Score = {
  readonly score: number
  readonly interest: number
  readonly signal: Signal | null
  readonly fit: number
}

/** 60 % interest and 40 % value; value alone for a dealer without history. Grows with both. */
export const scoreFrom = (interest: number, worth: number, hasHistory: boolean) =>
  hasHistory ? interestShare * interest + (1 - interestShare) * worth : worth

/** Scores one vehicle against the signals that concern its model group. */
export function scoreOf(vehicle: ValuedVehicle, signals: readonly Signal[], hasHistory: boolean): Score {
  let interest = 0
  let signal: Signal | null = null
  let fit = 0
  for (const candidate of signals) {
    if (candidate.weight <= interest || candidate.except === vehicle.fahrzeugid) continue
    const share = fitOf(vehicle, candidate)
    if (candidate.weight * share <= interest) continue
    interest = candidate.weight * share
    signal = candidate
    fit = share
  }
  return { score: scoreFrom(interest, worthOf(vehicle), hasHistory), interest, signal, fit }
}

const owned: Record<SignalKind, [fits: string, resembles: string]> = {
  search: ['passt zu Ihrer Suche', 'ähnelt Ihrer Suche'],
  watch: ['passt zu Ihrer Merkliste:', 'ähnelt Ihrer Merkliste:'],
  enquiry: ['passt zu Ihrer Anfrage:', 'ähnelt Ihrer Anfrage:'],
  purchase: ['passt zu Ihrem Kauf:', 'ähnelt Ihrem Kauf:'],
}

/** The strongest reason for a vehicle's rank, as the card says it. */
export function reasonOf(vehicle: ValuedVehicle, { interest, signal, fit }: Score): string {
  const value = worthOf(vehicle)
  if (signal && interestShare * interest >= (1 - interestShare) * value) {
    const [fits, resembles] = owned[signal.kind]
    const sentence = fit === 1 ? fits : resembles
    return signal.kind === 'search' ? `${sentence} „${signal.label}“` : `${sentence} ${signal.label}`
  }
  const percent = Math.round((vehicle.advantage ?? 0) * 100)
  if (percent >= 1) return `${percent} % unter vergleichbaren Fahrzeugen`
  if (vehicle.daysInStock === 0) return 'neu im Bestand'
  return vehicle.daysInStock === 1 ? 'seit 1 Tag im Bestand' : `seit ${vehicle.daysInStock} Tagen im Bestand`
}

import { plural } from '../values/plural.ts'
import { t } from '../values/text.ts'
import { type Condition, conditionsOf, type SearchedVehicle, satisfies } from './conditions.ts'
import type { Criteria } from './criteria.ts'
import { searchLabel } from './criteria-summary.ts'

/**
 * The best results of a dealer (U-13): 60 % interest, 40 % valuation; without any history the valuation alone. Interest
 * is the strongest single signal, so that one sentence can name it. The valuation compares the dealer price with
 * comparable vehicles and adds the days in stock. All figures of the formula are in this file; `docs/best-results.md`
 * explains it.
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

/** An action of the dealer: the criteria it implies, and its age. */
export type Interest = {
  readonly kind: SignalKind
  readonly criteria: Criteria
  readonly ageDays: number
  /** The vehicle of the action, which is not recommended again. */
  readonly fahrzeugid?: number
}

export type Signal = {
  readonly kind: SignalKind
  readonly label: string
  readonly weight: number
  /** If one of these is not met, the vehicle does not match at all. */
  readonly musts: readonly Condition[]
  readonly wishes: readonly Condition[]
  readonly except: number | undefined
}

const mustCriteria = new Set(['transporter', 'maker', 'car_model', 'car_model_detail', 'gwNummer'])

/** The weight of a signal halves every 30 days. */
export function signalOf({ kind, criteria, ageDays, fahrzeugid }: Interest): Signal {
  // The market reads columns, which hold no texts.
  const conditions = conditionsOf({ ...criteria, text: undefined }, 'dealer')
  return {
    kind,
    label: searchLabel(criteria),
    weight: kindWeights[kind] * 0.5 ** (Math.max(0, ageDays) / halfLifeDays),
    musts: conditions.filter(({ criterion }) => mustCriteria.has(criterion)),
    wishes: conditions.filter(({ criterion }) => !mustCriteria.has(criterion)),
    except: fahrzeugid,
  }
}

/**
 * Criteria for vehicles like this one: the same model group, with a price range of 20 % and a mileage range of 25 %.
 */
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

/** Whether a signal can match a model group; saves scoring most of the stock. */
export const concerns = ({ musts }: Signal, group: { hersteller: string; modellgruppe: string }) =>
  musts.every(
    (must) =>
      must.kind !== 'anyOf' ||
      (must.field !== 'hersteller' && must.field !== 'modellgruppe') ||
      must.values.includes(group[must.field]),
  )

/** The share of the wishes a vehicle meets, 0 to 1; 0 when a must is not met. */
export function fitOf(vehicle: SearchedVehicle, { musts, wishes }: Signal): number {
  for (const must of musts) if (!satisfies(vehicle, must)) return 0
  if (wishes.length === 0) return 1
  let met = 0
  for (const wish of wishes) if (satisfies(vehicle, wish)) met++
  return met / wishes.length
}

export type ValuedVehicle = SearchedVehicle & {
  readonly fahrzeugid: number
  /** The share below the median of comparable vehicles; null = too few to compare. */
  readonly advantage: number | null
  readonly daysInStock: number
}

const clamp = (value: number) => Math.min(1, Math.max(0, value))

/** The valuation: a price 25 % or more below the median gives its full part, 90 days in stock the rest. */
export const valuationOf = ({ advantage, daysInStock }: Pick<ValuedVehicle, 'advantage' | 'daysInStock'>) =>
  advantageShare * clamp((advantage ?? 0) / fullAdvantage) +
  (1 - advantageShare) * clamp(daysInStock / fullDaysInStock)

export type Score = {
  readonly score: number
  readonly interest: number
  readonly signal: Signal | null
  readonly fit: number
}

/** 60 % interest and 40 % valuation; the valuation alone for a dealer without history. Increases with both. */
export const scoreFrom = (interest: number, valuation: number, hasHistory: boolean) =>
  hasHistory ? interestShare * interest + (1 - interestShare) * valuation : valuation

/** Scores a vehicle with the signals that can match its model group. */
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
  return { score: scoreFrom(interest, valuationOf(vehicle), hasHistory), interest, signal, fit }
}

const owned: Record<SignalKind, [fits: string, resembles: string]> = {
  search: [t('passt zu Ihrer Suche'), t('ähnelt Ihrer Suche')],
  watch: [t('passt zu Ihrer Merkliste:'), t('ähnelt Ihrer Merkliste:')],
  enquiry: [t('passt zu Ihrer Anfrage:'), t('ähnelt Ihrer Anfrage:')],
  purchase: [t('passt zu Ihrem Kauf:'), t('ähnelt Ihrem Kauf:')],
}

/** The strongest reason for a vehicle's rank, as shown on the card. */
export function reasonOf(vehicle: ValuedVehicle, { interest, signal, fit }: Score): string {
  const value = valuationOf(vehicle)
  if (signal && interestShare * interest >= (1 - interestShare) * value) {
    const [fits, resembles] = owned[signal.kind]
    const sentence = t(fit === 1 ? fits : resembles)
    return signal.kind === 'search' ? `${sentence} ${t`„${signal.label}“`}` : `${sentence} ${signal.label}`
  }
  const percent = Math.round((vehicle.advantage ?? 0) * 100)
  if (percent >= 1) return t`${percent} % unter vergleichbaren Fahrzeugen`
  if (vehicle.daysInStock === 0) return t('neu im Bestand')
  return plural(vehicle.daysInStock, 'seit 1 Tag im Bestand', 'seit # Tagen im Bestand')
}

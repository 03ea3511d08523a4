import { euroCentText, euroText, kmText } from '../values/formats.ts'
import { t } from '../values/text.ts'
import type { ClaimArea } from './claim-items.ts'

/** A mileage recorded before the claim. */
export type KnownKm = { km: number; at: 'sale' | 'hand-over' }

/** The remark on a mileage below a recorded one; null where there is nothing to remark. */
export function kmRemark(km: number, known: KnownKm | null) {
  if (!known || km >= known.km) return null
  return known.at === 'sale'
    ? t`Weniger als beim Verkauf (${kmText(known.km)}). Bitte prüfen.`
    : t`Weniger als bei der Übergabe (${kmText(known.km)}). Bitte prüfen.`
}

function drivenText(km: number, { at }: KnownKm) {
  const driven = kmText(km)
  return at === 'sale'
    ? t`${driven} gefahren seit dem Stand beim Verkauf.`
    : t`${driven} gefahren seit dem Stand bei der Übergabe.`
}

/** What usually speaks against a claim. The house decides; nothing is refused by these. */
const limits = { kmSince: 50, km: 180_000, years: 10, price: 1500, wanted: 350 }

export type ClaimFacts = {
  km: number
  known: KnownKm | null
  /** ISO dates. */
  firstRegistration: string | null
  filedOn: string
  /** Euros with VAT. */
  price: number | null
  wanted: number | null
  areas: readonly ClaimArea[]
}

const yearsBetween = (from: string, to: string) =>
  Number(to.slice(0, 4)) - Number(from.slice(0, 4)) - (to.slice(5) < from.slice(5) ? 1 : 0)

type Rule = { code: string; text: (facts: ClaimFacts) => string | null }

const rules = [
  { code: 'km-less', text: ({ km, known }) => kmRemark(km, known) },
  {
    code: 'km-since',
    text: ({ km, known }) =>
      known && km - known.km > limits.kmSince ? drivenText(km - known.km, known) : null,
  },
  { code: 'km-high', text: ({ km }) => (km > limits.km ? t`Mehr als ${kmText(limits.km)} gelaufen.` : null) },
  {
    code: 'age',
    text: ({ firstRegistration, filedOn }) =>
      firstRegistration && yearsBetween(firstRegistration, filedOn) >= limits.years
        ? t`Älter als ${limits.years} Jahre.`
        : null,
  },
  {
    code: 'price-low',
    text: ({ price }) =>
      price !== null && price < limits.price ? t`Kaufpreis unter ${euroText(limits.price)}.` : null,
  },
  {
    code: 'price-unknown',
    text: ({ price }) => (price === null ? t('Der Kaufpreis ist nicht erfasst.') : null),
  },
  {
    code: 'above-price',
    text: ({ price, wanted }) =>
      price !== null && wanted !== null && wanted > price
        ? t`Gefordert wird mehr als der Kaufpreis (${euroCentText(price)}).`
        : null,
  },
  {
    code: 'wanted-low',
    text: ({ wanted }) =>
      wanted !== null && wanted < limits.wanted
        ? t`Gefordert wird weniger als ${euroText(limits.wanted)}.`
        : null,
  },
  {
    code: 'wear',
    text: ({ areas }) => (areas.includes('brakes') ? t('Bremsen und Reifen sind Verschleißteile.') : null),
  },
] as const satisfies Rule[]

export const claimWarningCodes = rules.map(({ code }) => code)
export type ClaimWarning = { code: (typeof claimWarningCodes)[number]; text: string }

/** What the house should look at before it decides. */
export const claimWarnings = (facts: ClaimFacts): ClaimWarning[] =>
  rules.flatMap(({ code, text }) => {
    const found = text(facts)
    return found === null ? [] : [{ code, text: found }]
  })

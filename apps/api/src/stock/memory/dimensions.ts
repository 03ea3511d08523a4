import {
  bodyTypes,
  colours,
  emissionClasses,
  fuels,
  gearboxes,
  kmFrom,
  kmTo,
  kwFrom,
  kwTo,
  type Option,
  priceFrom,
  priceFromHome,
  priceTo,
  priceToHome,
  priceVan,
  psFrom,
  psTo,
  seatCounts,
  slidingDoors,
  vanBodyTypes,
  vatModes,
  weightsKg,
} from '@portal/domain/options'

/**
 * What the index knows of a vehicle, apart from its maker and model (see catalogue.ts). A *choice* has a short list of
 * codes and one bit set per code; a *range* is a number with one bit set per bound of its drop-downs ("at least ...").
 */
const codes = (options: readonly Option[]) => options.map(({ value }) => value)

/** Code 0 stands for unknown, so the code of a value is its position here plus one. */
export const choices = {
  transporter: ['false', 'true'],
  fahrzeugtyp: codes(bodyTypes),
  fahrzeugkategorietypnfz: vanBodyTypes,
  kraftstoffart: codes(fuels),
  getriebe: codes(gearboxes),
  farbe: codes(colours),
  schadstoffklassetyp: emissionClasses,
  schiebetuer: codes(slidingDoors),
  vatMode: codes(vatModes),
} as const satisfies Record<string, readonly string[]>
export type Choice = keyof typeof choices
export const choiceNames = Object.keys(choices) as Choice[]

/** A vehicle reaches "at least b" bounds; an upper bound b is the negation of "at least the next number after b". */
const ladder = (from: number[], to: number[], scale = 1) => {
  const lows = from.map((bound) => bound * scale)
  const highs = to.map((bound) => bound * scale + 1)
  return [...new Set([0, ...lows, ...highs])].sort((a, b) => a - b)
}

/** Prices are kept in cents, so that a bound in whole euro stays exact. */
export const centsPerEuro = 100
const price = ladder(
  [...priceFrom, ...priceFromHome, ...priceVan],
  [...priceTo, ...priceToHome, ...priceVan],
  centsPerEuro,
)
/** Older vehicles are few: a search for their years reads the column. */
const years = Array.from({ length: 51 }, (_, index) => 1990 + index)

/** The bounds of each range, ascending; the first is 0, which every known value reaches. */
export const ranges = {
  erstzulassungsjahr: [0, ...years],
  kilometerstandvon: ladder(kmFrom, kmTo),
  consumerPrice: price,
  dealerPrice: price,
  kwvon: ladder(kwFrom, kwTo),
  psvon: ladder(psFrom, psTo),
  anzahlsitze: ladder(seatCounts, seatCounts),
  anzahltueren: [0, 2, 4, 6, 8],
  zulaessigesgesamtgewicht: ladder(weightsKg, weightsKg),
} as const satisfies Record<string, readonly number[]>
export type Range = keyof typeof ranges
export const rangeNames = Object.keys(ranges) as Range[]

/** Position of the highest bound a known value reaches. */
export function stepOf(range: Range, value: number) {
  const bounds = ranges[range]
  let low = 0
  let high = bounds.length - 1
  while (low < high) {
    const middle = (low + high + 1) >>> 1
    if ((bounds[middle] as number) <= value) low = middle
    else high = middle - 1
  }
  return low
}

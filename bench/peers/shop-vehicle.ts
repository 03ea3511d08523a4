import type { Criteria } from '@portal/domain/search/criteria'
import { kmFrom, kmTo, priceFromHome, priceToHome } from '@portal/domain/vehicles/attributes/steps'
import type pg from 'pg'

/** The vehicle data for a shop platform: enough for every search of the comparison and for a card. */
export type ShopVehicle = {
  fahrzeugid: number
  /** Newer documents come first among equal prices. */
  document: number
  maker: string
  car_model: string
  modell: string
  transporter: boolean
  kraftstoffart: string | null
  fahrzeugtyp: string | null
  getriebe: string | null
  ausstattung: string | null
  year: number
  registered: string
  mileage: number
  /** Gross euro. */
  price: number
  ps: number | null
  equipment: string
  photos: string[]
}

/** All available vehicles, newest document first, which is the order among equal prices. */
export async function shopVehicles(pool: pg.Pool): Promise<ShopVehicle[]> {
  const { rows } = await pool.query<ShopVehicle>(
    `SELECT fahrzeugid, eaktedokumentid AS document, hersteller AS maker, modellgruppe AS car_model, modell, transporter, kraftstoffart,
       fahrzeugtyp, getriebe, farbe AS ausstattung, extract(year FROM erstzulassungvon)::int AS year,
       erstzulassungvon::text AS registered, kilometerstandvon AS mileage,
       planverkaufspreisprivatkundengeschaeftbrutto::float8 AS price, psvon AS ps,
       concat_ws(';;;', ausstattungserie, ausstattungsonder) AS equipment,
       ARRAY(SELECT ordner || '/' || datei FROM vehicle_file f WHERE f.fahrzeugid = v.fahrzeugid ORDER BY position)
         AS photos
     FROM vehicle v WHERE available ORDER BY eaktedokumentid DESC`,
  )
  return rows
}

/** The lists whose options a platform counts. */
export const choiceLists = [
  'transporter',
  'maker',
  'car_model',
  'kraftstoffart',
  'fahrzeugtyp',
  'getriebe',
  'ausstattung',
] as const

/** All bounds of a list in ascending order; the spans between them determine which bounds a value satisfies. */
const ends = {
  mileage: [...new Set([...kmFrom, ...kmTo])].sort((a, b) => a - b),
  price: [...new Set([...priceFromHome, ...priceToHome])].sort((a, b) => a - b),
}
type Spanned = keyof typeof ends

/** A value equal to a bound has a span of its own, so that bounds are inclusive on both sides. */
function spanOf(list: Spanned, value: number): string {
  const low = ends[list].findLast((end) => end <= value)
  return low === value ? `${low}` : `over ${low ?? 'nothing'}`
}

/** All spans between the bounds, which must be list values; undefined for no bound. */
function wantedSpans(list: Spanned, low?: number, high?: number): string[] | undefined {
  if (low === undefined && high === undefined) return undefined
  const least = low ?? Number.NEGATIVE_INFINITY
  const most = high ?? Number.POSITIVE_INFINITY
  const spans = ends[list].flatMap((end) => [
    ...(least <= end && end <= most ? [`${end}`] : []),
    ...(least <= end && end < most ? [`over ${end}`] : []),
  ])
  return least < (ends[list][0] ?? 0) ? ['over nothing', ...spans] : spans
}

/** The traits as pairs of list and value: choices, year, and the spans of numbers. */
export function shopFacets(vehicle: ShopVehicle): [list: string, value: string][] {
  const choices = choiceLists.flatMap((list): [string, string][] =>
    vehicle[list] === null ? [] : [[list, String(vehicle[list])]],
  )
  return [
    ...choices,
    ['year', String(vehicle.year)],
    ['mileage', spanOf('mileage', vehicle.mileage)],
    ['price', spanOf('price', vehicle.price)],
  ]
}

/** For each criterion the values that satisfy it; all criteria must be met. The maker comes first. */
export function facetsWanted(
  criteria: Criteria,
  years: readonly number[],
): [list: string, values: string[]][] {
  const { first_reg_from = 0, first_reg_to = Number.MAX_SAFE_INTEGER } = criteria
  const wanted: [string, string[] | undefined][] = [
    ...(['car_model', 'maker', 'transporter'] as const).map((list): [string, string[] | undefined] => [
      list,
      criteria[list] === undefined ? undefined : [String(criteria[list])],
    ]),
    ['kraftstoffart', criteria.kraftstoffart],
    ['price', wantedSpans('price', criteria.price_from, criteria.price_to)],
    ['mileage', wantedSpans('mileage', criteria.km_stand_from, criteria.km_stand_to)],
  ]
  if (criteria.first_reg_from !== undefined || criteria.first_reg_to !== undefined)
    wanted.push(['year', years.filter((year) => first_reg_from <= year && year <= first_reg_to).map(String)])
  return wanted.filter((entry): entry is [string, string[]] => entry[1] !== undefined)
}

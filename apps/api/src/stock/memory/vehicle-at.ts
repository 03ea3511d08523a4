import type { CarModel } from '@portal/contract/car-models'
import type { SearchedVehicle } from '@portal/domain/conditions'
import { yearOf } from './columns.ts'
import {
  type Choice,
  centsPerEuro,
  choiceNames,
  choices,
  perName,
  type Range,
  rangeNames,
} from './dimensions.ts'
import type { Stock } from './stock.ts'

const numberNames = rangeNames.filter(
  (name) => name !== 'consumerPrice' && name !== 'dealerPrice' && name !== 'erstzulassungsjahr',
)

/** What the columns say of the vehicle at a place, with the price of dealers. Null = unknown. */
export function vehicleAt({ columns }: Stock, model: CarModel, place: number): SearchedVehicle {
  const choice = (name: Choice): string | null => choices[name][(columns.codes[name][place] ?? 0) - 1] ?? null
  const number = (name: Range): number | null => {
    const value = columns.values[name][place] as number
    return value < 0 ? null : value
  }
  const gwnummer = columns.gwnummer[place] as number
  const cents = number('dealerPrice')
  const { hersteller, modellgruppe, modell, transporter } = model
  return {
    ...perName(choiceNames, choice),
    ...perName(numberNames, number),
    ...{ hersteller, modellgruppe, modell, transporter },
    // No search can name a number that is not of six digits.
    gwnummer: gwnummer < 0 ? '' : String(gwnummer).padStart(6, '0'),
    vatMode: choice('vatMode') ?? '',
    erstzulassungsjahr: yearOf(columns.day[place] as number),
    kilometerstandvon: number('kilometerstandvon') ?? 0,
    preis: cents === null ? null : cents / centsPerEuro,
    equipment: columns.equipment[place] as number,
  }
}

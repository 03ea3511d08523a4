import type { CarModel } from '@portal/contract/vehicles/car-models'
import type { SearchedVehicle } from '@portal/domain/search/conditions'
import { recordOf } from '@portal/domain/values/records'
import { type RangeField, rangeFields } from '@portal/domain/vehicles/attributes/searched'
import { unknownIn } from './columns.ts'
import { type Choice, choiceNames, choices, rangeOf, scaleOf } from './dimensions.ts'
import type { Stock } from './stock.ts'

/**
 * The searched facts of the vehicle at a place, without its text; values that differ by tier are those for dealers;
 * null = unknown.
 */
export function vehicleAt({ columns }: Stock, model: CarModel, place: number): SearchedVehicle {
  const choice = (name: Choice) => choices[name][(columns.codes[name][place] as number) - 1] ?? null
  const number = (field: RangeField) => {
    const range = rangeOf(field, 'dealer')
    const value = columns.values[range][place] as number
    return value <= unknownIn[range] ? null : value / scaleOf(range)
  }
  const { hersteller, modellgruppe, modell, transporter } = model
  const gwnummer = columns.gwnummer[place] as number
  return {
    ...recordOf(choiceNames, choice),
    ...recordOf(rangeFields, number),
    ...{ hersteller, modellgruppe, modell, transporter },
    // No search finds a number that does not have six digits.
    gwnummer: gwnummer < 0 ? '' : String(gwnummer).padStart(6, '0'),
    equipment: columns.equipment[place] as number,
    description: null,
    // These are never unknown.
    vatMode: choice('vatMode') ?? '',
    erstzulassungsjahr: number('erstzulassungsjahr') ?? 0,
    erstzulassungsmonat: number('erstzulassungsmonat') ?? 0,
    kilometerstandvon: number('kilometerstandvon') ?? 0,
  }
}

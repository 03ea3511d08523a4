import type { DealerDetails } from '@portal/contract/vehicles/car-details'
import type { Car } from '@portal/contract/vehicles/cars'
import { kmText, registrationText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import { fuelText } from '@portal/domain/vehicles/attributes/fuel-text'
import { factOf, factsIn, powerText } from '@portal/domain/vehicles/attributes/texts'
import type { Fact } from '../../ui/FactList.tsx'
import { colourOf, moreFactsOf, secondLineOf } from '../../vehicles/cars/facts.ts'

/** The lines of a row under the name: number and headline, age and mileage, drive and colour. */
export const linesOf = (car: Car): string[] => [
  [`GW ${car.gwnummer}`, secondLineOf(car)].filter(Boolean).join(', '),
  `${registrationText(car.erstzulassungvon)}, ${kmText(car.kilometerstandvon)}`,
  [...moreFactsOf(car), colourOf(car.farbe).toLowerCase()].filter(Boolean).join(', '),
]

/** The facts beside the photo; those for dealers as soon as they are loaded. */
export const keyFactsOf = (car: Car, dealer: DealerDetails | undefined): Fact[] => [
  factOf('erstzulassungvon', car.erstzulassungvon),
  factOf('kilometerstandvon', car.kilometerstandvon),
  [t('Leistung'), powerText(car)],
  factOf('kraftstoffart', fuelText(car.fueltypedescription)),
  factOf('getriebe', car.getriebeTypValue),
  factOf('hu_faellig_am', car.hu_faellig_am),
  factOf('farbe', car.farbe),
  factOf('minderwerte', car.minderwerte),
  ...(dealer ? factsIn('dealer', dealer) : []),
]

/**
 * The position of the next or previous car, without cars that are leaving the list.
 * @returns undefined at the ends of the list
 */
export function neighbourOf(
  cars: readonly Pick<Car, 'fahrzeugid'>[],
  leaving: ReadonlySet<number>,
  from: number,
  step: 1 | -1,
): number | undefined {
  for (let at = from + step; at >= 0 && at < cars.length; at += step) {
    const car = cars[at]
    if (car && !leaving.has(car.fahrzeugid)) return at
  }
  return undefined
}

/** The keys of the list with their short and their full text; those without a short text are in the overview only. */
export const keyTexts = [
  ['j', t('nächstes'), t('Nächstes Fahrzeug')],
  ['k', t('voriges'), t('Voriges Fahrzeug')],
  ['m', t('merken'), t('Merken oder aus der Merkliste nehmen')],
  ['x', t('ausblenden'), t('Ausblenden: in Ihren Suchen nicht mehr zeigen')],
  ['v', t('vergleichen'), t('Zum Vergleich nehmen oder herausnehmen')],
  ['a', t('anfragen'), t('Anfrage senden')],
  ['z', t('rückgängig'), t('Letztes Ausblenden rückgängig machen')],
  ['f', '', t('Filter öffnen')],
  ['/', '', t('Suche in Worten')],
  ['?', t('alle Kürzel'), t('Diese Übersicht öffnen')],
] as const

import type { CarDetails, ComparableOffers, DealerDetails } from '@portal/contract/vehicles/car-details'
import type { Car, CarFile } from '@portal/contract/vehicles/cars'
import { countText, euroCentText, figureText, kmText, registrationText } from '@portal/domain/values/formats'
import { plural } from '@portal/domain/values/plural'
import { t } from '@portal/domain/values/text'
import { bodyText } from '@portal/domain/vehicles/attributes/body-texts'
import { carName } from '@portal/domain/vehicles/attributes/name'
import { factOf, factsIn, headingOf, unknownText } from '@portal/domain/vehicles/attributes/texts'
import { vatNote } from '@portal/domain/vehicles/vat'
import type { Fact } from '../../ui/FactList.tsx'
import { headlineOf } from '../cars/facts.ts'

/** The title of a vehicle's page: name and headline, which often repeats the name. */
export function titleOf(car: Car): string {
  const [name, headline] = [carName(car), headlineOf(car)]
  return headline.startsWith(`${name} `) ? headline : `${name}, ${headline}`
}

/** Euro with two decimals, or '-' (E-22). */
export const moneyText = (value: number | null | undefined) =>
  value === null || value === undefined ? unknownText : euroCentText(value)

/** A power without its unit, which is part of the label (E-20). */
const power = (name: 'kwvon' | 'psvon', car: Car): Fact => {
  const value = car[name]
  return [headingOf(name), value === null ? unknownText : figureText(value)]
}

/** The rows of 'Fahrzeugdetails' (E-20 to E-25) without prices. Unknown values are shown as '-' (E-27). */
export const detailFacts = (car: Car): Fact[] => [
  [t('Fahrzeugaufbau'), bodyText(car.fahrzeugaufbaubezeichnung) ?? unknownText],
  ...factsIn('body', car),
  power('kwvon', car),
  power('psvon', car),
  ...factsIn('engine', car),
  ...factsIn('emission', car),
  ...factsIn('condition', car),
]

/** Battery, consumption and location. Unknown values have no row, because most cars have none of them. */
export const energyFacts = (details: CarDetails): Fact[] =>
  [...factsIn('place', details), ...factsIn('energy', details)].filter(([, value]) => value !== unknownText)

/** Rows for dealers only (E-29, U-14). */
export const dealerFacts = (dealer: DealerDetails): Fact[] => [
  factOf('fin', dealer.fin),
  ...factsIn('dealer', dealer),
]

/**
 * How the price is taxed: the legally required note, for dealers the net price.
 * @param isNet whether the price stands there without VAT
 */
export function priceNote(
  { vatMode, dealer }: Pick<CarDetails, 'vatMode' | 'dealer'>,
  isNet = false,
): string {
  if (isNet) return t('Ohne deutsche MwSt. (innergemeinschaftliche Lieferung)')
  if (!dealer || dealer.haendlerpreisbrutto === 0) return vatNote(vatMode)
  const net = dealer.haendlerpreisnetto
  return net === null ? t('MwSt. nicht ausweisbar (§ 25a UStG)') : t`netto ${moneyText(net)} zzgl. MwSt.`
}

/** @returns '1 Tag', '23 Tage', '-'. */
export const daysText = (days: number | null) =>
  days === null ? unknownText : plural(days, '1\u00a0Tag', '#\u00a0Tage')

/** The parts of the line under the headline. */
export const summaryOf = (car: Car) => [
  car.modell,
  t`EZ ${registrationText(car.erstzulassungvon)}`,
  kmText(car.kilometerstandvon),
]

const views: Record<string, string> = {
  seite: t('Seitenansicht'),
  front: t('Frontansicht'),
  heck: t('Heckansicht'),
  innen: t('Innenraum'),
  innenraum: t('Innenraum'),
  detail: t('Detailansicht'),
}

/** The alternative text of a photo: its view if the file name contains it, otherwise its position. */
export function photoText(name: string, { datei }: Pick<CarFile, 'datei'>, position: number): string {
  const view = views[datei.slice(0, datei.lastIndexOf('.')).toLowerCase()]
  return `${name}, ${view ?? t`Bild ${position + 1}`}`
}

/** The report of a type, if the car has one. */
export const reportOf = ({ mvpcarstockimages }: Car, type: 'GUTACHTEN_LIGHT' | 'VERKAUFSEXPERTISE') =>
  mvpcarstockimages.find(({ eaktedokumenttyp }) => eaktedokumenttyp === type)

/** The ids before and after `id` in a list. */
export function neighboursOf(ids: readonly number[], id: number) {
  const position = ids.indexOf(id)
  return position < 0 ? {} : { previous: ids[position - 1], next: ids[position + 1] }
}

/** The price compared with similar vehicles on offer; empty if there are too few of them. */
export function comparableFacts(comparables: ComparableOffers | null): Fact[] {
  if (!comparables) return []
  const { count, cheaper, lowest, middle, highest } = comparables
  return [
    [t('Vergleichbare im Bestand'), t`${countText(count)}, davon ${countText(cheaper)} günstiger`],
    [t('Niedrigster Händlerpreis'), euroCentText(lowest)],
    [t('Mittlerer Händlerpreis'), euroCentText(middle)],
    [t('Höchster Händlerpreis'), euroCentText(highest)],
  ]
}

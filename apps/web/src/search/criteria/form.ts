import type { CarSort } from '@portal/contract/vehicles/cars'
import type { DismissedChoice } from '@portal/contract/vehicles/dismissed-cars'
import type { Criteria } from '@portal/domain/search/criteria'
import { openMaximumEuro, openMaximumKm, openMaximumPower } from '@portal/domain/values/constants'
import { t } from '@portal/domain/values/text'
import type { BoundName, CriterionName } from '@portal/domain/vehicles/attributes/criterion-rules'
import { sorts } from '@portal/domain/vehicles/car-sorts'
import type { SearchParameters } from '../../storage.ts'

/** The fields of the search form (specification section 3), each the text of its control. */
export type QuickForm = {
  /** Empty = both, for words and stored searches that name no vehicle type. */
  carDecision: 'pkw' | 'lkw' | ''
  carMaker: string
  carModel: string
  yearFrom: string
  yearTo: string
  kilometerFrom: string
  kilometerTo: string
  priceFrom: string
  priceTo: string
}

export const emptyForm: QuickForm = {
  carDecision: 'pkw',
  carMaker: '',
  carModel: '',
  yearFrom: '',
  yearTo: '',
  kilometerFrom: '',
  kilometerTo: '',
  priceFrom: '',
  priceTo: '',
}

/** A search in words as read for the form beside it. */
export type WordsInForm = {
  criteria: Criteria
  /** The criteria without a field in the form. */
  beyond: Criteria
  /** What is said about them above the results. */
  note?: string | undefined
}

/** The quick search of a page, for the search in words beside it. */
export type FillableForm = {
  /** The criteria of the fields and those of the words without a field. */
  criteria: Criteria
  /** The criteria the form was filled with last; its fields may have been changed since. */
  words: Criteria
  fill: (words: WordsInForm, update: (form: QuickForm, before: Criteria) => QuickForm) => void
  /** Opens the results of the form. */
  open: () => void
}

/** Resets the maker, because makers differ by vehicle type (B-28). */
export const withVehicle = (form: QuickForm, carDecision: QuickForm['carDecision']): QuickForm => ({
  ...form,
  carDecision,
  carMaker: '',
  carModel: '',
})

/** Resets the model, because models differ by maker (B-26). */
export const withMaker = (form: QuickForm, carMaker: string): QuickForm => ({
  ...form,
  carMaker,
  carModel: '',
})

/** The steps offered for a bound, given the opposite bound (C-11). */
export const lowerSteps = (steps: readonly number[], upper: number | undefined) =>
  steps.filter((step) => upper === undefined || step <= upper)
export const upperSteps = (steps: readonly number[], lower: number | undefined) =>
  steps.filter((step) => lower === undefined || step >= lower)

/** The steps with a chosen value that is not among them, in rising order. */
export const withChosen = (steps: readonly number[], chosen: number | undefined): readonly number[] =>
  chosen === undefined || steps.includes(chosen) ? steps : [...steps, chosen].sort((a, b) => a - b)

type Bounds = readonly (readonly [from: BoundName, to: BoundName])[]

/** The pairs whose lower bound exceeds the upper one. */
export const reversedIn = (criteria: Criteria, bounds: Bounds) =>
  bounds.filter(([from, to]) => (criteria[from] ?? 0) > (criteria[to] ?? Number.POSITIVE_INFINITY))

/** The criteria with reversed bounds swapped. */
export function inOrder(criteria: Criteria, bounds: Bounds): Criteria {
  const ordered = { ...criteria }
  for (const [from, to] of reversedIn(criteria, bounds)) {
    ordered[from] = criteria[to]
    ordered[to] = criteria[from]
  }
  return ordered
}

/** Listed here, because the table of all attributes would add to the first load. */
const quickBounds = [
  ['first_reg_from', 'first_reg_to'],
  ['km_stand_from', 'km_stand_to'],
  ['price_from', 'price_to'],
] as const

/** The month that a year replaces when it is chosen in a form; only words and links name months. */
const monthBeside: Partial<Record<CriterionName, BoundName>> = {
  first_reg_from: 'first_reg_month_from',
  first_reg_to: 'first_reg_month_to',
}
export const withoutMonth = (criteria: Criteria, name: CriterionName): Criteria => {
  const month = monthBeside[name]
  return month ? withoutOpen({ ...criteria, [month]: undefined }) : criteria
}

const numberOf = (text: string) => (text === '' ? undefined : Number(text))

/** Undefined = cars and transporters. */
export const transporterIn = ({ carDecision }: Pick<QuickForm, 'carDecision'>) =>
  carDecision === '' ? undefined : carDecision === 'lkw'

/** A search without a vehicle type is one for both, unless it is none yet (B-15). */
function decisionOf({ transporter, ...others }: Record<string, unknown>): QuickForm['carDecision'] {
  if (transporter === undefined && Object.keys(others).length > 0) return ''
  return transporter === true ? 'lkw' : 'pkw'
}

/** The form as criteria in wire names, without open bounds. */
export function criteriaOf(form: QuickForm): Criteria {
  const criteria: Criteria = {
    transporter: transporterIn(form),
    maker: namesIn(form.carMaker),
    car_model: namesIn(form.carModel),
    first_reg_from: numberOf(form.yearFrom),
    first_reg_to: numberOf(form.yearTo),
    km_stand_from: numberOf(form.kilometerFrom),
    km_stand_to: numberOf(form.kilometerTo),
    price_from: numberOf(form.priceFrom),
    price_to: numberOf(form.priceTo),
  }
  return inOrder(withoutOpen(criteria), quickBounds)
}

/** The value of a number control; anything invalid is an open bound. */
const digitsOf = (value: unknown) => (/^\d{1,7}$/.test(String(value)) ? String(value) : '')
/** Several makers or model groups as the value of one select; a name contains no vertical bar. */
export const namesText = (value: unknown) =>
  [value]
    .flat()
    .filter((name) => typeof name === 'string')
    .join('|')

/** Names as choices of a select, with the chosen value where the list does not contain it. */
/** The name of a maker or model group as it is shown; the stock has one group for all others. */
export const nameLabel = (name: string) => (name === 'andere' ? t('andere') : name.replaceAll('|', ', '))

export const nameChoices = (names: readonly string[], chosen: string) =>
  [...new Set(chosen === '' ? names : [...names, chosen])].map((name) => ({
    value: name,
    label: nameLabel(name),
  }))

/** One name as it is, several as a list; undefined for none. */
export function namesIn(text: string): string | string[] | undefined {
  const names = text.split('|').filter((name) => name !== '')
  return names.length > 1 ? names : names[0]
}

/** The part of stored criteria that the quick search can show (B-39). */
export const formOf = (criteria: Record<string, unknown>): QuickForm => ({
  carDecision: decisionOf(criteria),
  carMaker: namesText(criteria.maker),
  carModel: namesText(criteria.maker) ? namesText(criteria.car_model) : '',
  yearFrom: digitsOf(criteria.first_reg_from),
  yearTo: digitsOf(criteria.first_reg_to),
  kilometerFrom: digitsOf(criteria.km_stand_from),
  kilometerTo: digitsOf(criteria.km_stand_to),
  priceFrom: digitsOf(criteria.price_from),
  priceTo: digitsOf(criteria.price_to),
})

/** Removes undefined criteria, so equal searches have equal cache keys and addresses. */
export function withoutOpen(criteria: Criteria): Criteria {
  return Object.fromEntries(Object.entries(criteria).filter(([, value]) => value !== undefined))
}

/** The power unit: implied by a bound, otherwise `chosen`, otherwise kW (C-26). */
export type Unit = 'kw' | 'ps'
export function unitOf({ psvon, psbis, leistung_from, leistung_to }: Criteria, chosen?: unknown): Unit {
  if ((psvon ?? psbis) !== undefined) return 'ps'
  return (leistung_from ?? leistung_to) === undefined && chosen === 'ps' ? 'ps' : 'kw'
}

/** A result list as described by its address: criteria, sorting, number of shown pages. */
export type Search = {
  criteria: Criteria
  searchType: SearchParameters['searchType']
  unit: Unit
  sort: CarSort
  pages: number
  /** Whether dismissed cars are shown too, or alone. */
  dismissed?: DismissedChoice
}

export const standardSort: CarSort = 'eaktedokumentid,desc'

/** The query string of a search without defaults; the inverse of `searchOf`. */
export function queryOf({
  criteria,
  searchType,
  unit,
  sort,
  pages,
  dismissed,
}: Partial<Search> & Pick<Search, 'criteria'>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(criteria))
    for (const item of Array.isArray(value) ? value : [value])
      if (item !== undefined) query.append(name, String(item))
  if (searchType === 'detailed') query.set('searchType', searchType)
  if (unit === 'ps' && unitOf(criteria) === 'kw') query.set('unit', unit)
  if (sort && sort !== standardSort) query.set('sort', sort)
  if (pages && pages > 1) query.set('pages', String(pages))
  if (dismissed) query.set('dismissed', dismissed)
  return query.toString()
}

/** The search parameters stored for the next visit (C-38). */
export const parametersOf = ({
  criteria,
  searchType,
  unit,
  sort,
}: Pick<Search, 'criteria' | 'searchType'> & Partial<Search>): SearchParameters => ({
  searchType,
  vehicleType: criteria.transporter ? 'lkw' : 'pkw',
  criteria,
  ...(unit === 'ps' && unitOf(criteria) === 'kw' && { unit }),
  ...(sort && sort !== standardSort && { sort }),
})

/** Reads a sort order from storage or an address. */
export const sortOf = (value: unknown): CarSort => sorts.find((sort) => sort === value) ?? standardSort

/** The digits of a typed GW number: at most six, dots and letters removed (B-29). */
export const gwDigitsOf = (typed: string) => typed.replace(/\D/g, '').slice(0, 6)

/**
 * The body of a detailed search. An open upper bound is sent as its maximum (km, euro, power), any other open bound as
 * 'any'; the server treats both as no filter (C-36, C-37). Power is sent in the chosen unit, even without a bound
 * (C-28).
 */
export function detailBody({ criteria, unit }: Pick<Search, 'criteria' | 'unit'>) {
  const any = 'any'
  const { psvon, psbis, leistung_from, leistung_to } = criteria
  const power =
    unit === 'kw'
      ? { leistung_from: leistung_from ?? any, leistung_to: leistung_to ?? openMaximumPower }
      : { psvon: psvon ?? any, psbis: psbis ?? openMaximumPower }
  return {
    ...criteria,
    ...power,
    first_reg_from: criteria.first_reg_from ?? any,
    first_reg_to: criteria.first_reg_to ?? any,
    km_stand_from: criteria.km_stand_from ?? any,
    km_stand_to: criteria.km_stand_to ?? openMaximumKm,
    price_from: criteria.price_from ?? any,
    price_to: criteria.price_to ?? openMaximumEuro,
    seatsfrom: criteria.seatsfrom ?? any,
    seatsto: criteria.seatsto ?? any,
  }
}

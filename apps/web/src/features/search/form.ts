import { type CarSort, sorts } from '@portal/contract/cars'
import { bounds, type Criteria, criteriaShape } from '@portal/domain/criteria'
import type { SearchParameters } from '../../storage.ts'

/** The search form mirrors the screen (specification section 3); every value is the text of its control. */
export type QuickForm = {
  carDecision: 'pkw' | 'lkw'
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

/** Another vehicle type has other makers (B-28). */
export const withVehicle = (form: QuickForm, carDecision: QuickForm['carDecision']): QuickForm => ({
  ...form,
  carDecision,
  carMaker: '',
  carModel: '',
})

/** Another maker has other models (B-26). */
export const withMaker = (form: QuickForm, carMaker: string): QuickForm => ({
  ...form,
  carMaker,
  carModel: '',
})

const numberOf = (text: string) => (text === '' ? undefined : Number(text))
const textOf = (value: number | undefined) => (value === undefined ? '' : String(value))

/** The form in wire names; what is open is absent. */
export function criteriaOf(form: QuickForm): Criteria {
  const criteria: Criteria = {
    transporter: form.carDecision === 'lkw',
    maker: form.carMaker || undefined,
    car_model: form.carModel || undefined,
    first_reg_from: numberOf(form.yearFrom),
    first_reg_to: numberOf(form.yearTo),
    km_stand_from: numberOf(form.kilometerFrom),
    km_stand_to: numberOf(form.kilometerTo),
    price_from: numberOf(form.priceFrom),
    price_to: numberOf(form.priceTo),
  }
  return withoutOpen(criteria)
}

/** The part of any criteria that the quick search can show (B-39). */
export const formOf = (criteria: Criteria): QuickForm => ({
  carDecision: criteria.transporter ? 'lkw' : 'pkw',
  carMaker: criteria.maker ?? '',
  carModel: criteria.maker ? (criteria.car_model ?? '') : '',
  yearFrom: textOf(criteria.first_reg_from),
  yearTo: textOf(criteria.first_reg_to),
  kilometerFrom: textOf(criteria.km_stand_from),
  kilometerTo: textOf(criteria.km_stand_to),
  priceFrom: textOf(criteria.price_from),
  priceTo: textOf(criteria.price_to),
})

/** Equal choices compare and travel equal: criteria without those that are undefined. */
export function withoutOpen(criteria: Criteria): Criteria {
  return Object.fromEntries(Object.entries(criteria).filter(([, value]) => value !== undefined))
}

const names = Object.keys(criteriaShape) as (keyof typeof criteriaShape)[]

/**
 * Criteria out of anything that was stored or typed into the address: each value is checked on its own, and what is
 * not a valid criterion counts as not given. Reversed bounds are let go together.
 */
export function criteriaFrom(values: Record<string, unknown>): Criteria {
  const parsed = names.map((name) => [name, criteriaShape[name].safeParse(values[name]).data] as const)
  const criteria: Criteria = withoutOpen(Object.fromEntries(parsed))
  for (const [from, to] of bounds)
    if ((criteria[from] ?? 0) > (criteria[to] ?? Number.POSITIVE_INFINITY)) {
      delete criteria[from]
      delete criteria[to]
    }
  return criteria
}

/** A result list as its address describes it: what is searched, how it is sorted, how many pages are shown. */
export type Search = {
  criteria: Criteria
  searchType: SearchParameters['searchType']
  sort: CarSort
  pages: number
}

const standardSort: CarSort = 'eaktedokumentid,desc'
/** So many pages stand in one list; the address cannot ask for more. */
export const pagesMax = 50

/** The search of a query string; what it does not say is the standard. */
export function searchOf(query: URLSearchParams): Search {
  const values = names.map((name) => {
    const all = query.getAll(name)
    return [name, all.length > 1 ? all : all[0]]
  })
  const pages = Number(query.get('pages'))
  return {
    criteria: criteriaFrom(Object.fromEntries(values)),
    searchType: query.get('searchType') === 'detailed' ? 'detailed' : 'basic',
    sort: sorts.find((sort) => sort === query.get('sort')) ?? standardSort,
    pages: Number.isInteger(pages) && pages > 0 ? Math.min(pages, pagesMax) : 1,
  }
}

/** The query string of a search, without what is standard; the opposite of `searchOf`. */
export function queryOf({
  criteria,
  searchType,
  sort,
  pages,
}: Partial<Search> & Pick<Search, 'criteria'>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(criteria))
    for (const item of Array.isArray(value) ? value : [value])
      if (item !== undefined) query.append(name, String(item))
  if (searchType === 'detailed') query.set('searchType', searchType)
  if (sort && sort !== standardSort) query.set('sort', sort)
  if (pages && pages > 1) query.set('pages', String(pages))
  return query.toString()
}

/** What is kept of a search for the next visit (C-38). */
export const parametersOf = ({
  criteria,
  searchType,
}: Pick<Search, 'criteria' | 'searchType'>): SearchParameters => ({
  searchType,
  vehicleType: criteria.transporter ? 'lkw' : 'pkw',
  criteria,
})

/** The digits of a GW number as typed: dots and letters dropped, six at most (B-29). */
export const gwDigitsOf = (typed: string) => typed.replace(/\D/g, '').slice(0, 6)

import type { Criteria } from '@portal/domain/search/criteria'
import { namesIn, namesText } from '../criteria/form.ts'

type Models = { carMaker: string; carModel: string; carModelDetail: string }

/** The start values of the form. */
export const formOf = (criteria: Criteria, address: string) => ({
  carMaker: namesText(criteria.maker),
  carModel: namesText(criteria.car_model),
  carModelDetail: criteria.car_model_detail ?? '',
  email: address,
})

/** The criteria of the search with the make and model of the form; empty means all. */
export const criteriaWith = (criteria: Criteria, form: Models): Criteria => ({
  ...criteria,
  maker: namesIn(form.carMaker),
  car_model: form.carMaker ? namesIn(form.carModel) : undefined,
  car_model_detail: (form.carMaker && form.carModel && form.carModelDetail) || undefined,
})

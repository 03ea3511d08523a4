import type { Criteria } from '@portal/domain/search/criteria'
import { t } from '@portal/domain/values/text'
import { ApiProblem } from '../../api.ts'
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

export const wrongCancelLink = t(
  'Der Link zur Stornierung ist nicht korrekt. Die Findebenachrichtigung konnte nicht zugeordnet werden. Bitte nutzen Sie den vollständigen Link zur Stornierung.',
)

/** Why a notification was not cancelled: its link is wrong, or something else failed. */
export function cancellationProblem(error: Error | null): string {
  const isWrong = error instanceof ApiProblem && ['not-found', 'validation-failed'].includes(error.type)
  return isWrong
    ? wrongCancelLink
    : t('Bei der Stornierung der Findebenachrichtigung ist ein Fehler aufgetreten.')
}

import type { NewNotification } from '@portal/contract/notifications'
import type { Criteria } from '@portal/domain/criteria'
import { email } from '@portal/domain/fields'
import { choicesOf } from '@portal/domain/notification'
import { z } from 'zod'
import { namesIn, namesText } from '../search/form.ts'

/** The form: three selects; all other criteria come from the search. */
export const NotificationForm = z.object({
  carMaker: z.string(),
  carModel: z.string(),
  carModelDetail: z.string(),
  email: email(),
})
export type NotificationForm = z.output<typeof NotificationForm>

export const formOf = (criteria: Criteria, address: string): NotificationForm => ({
  carMaker: namesText(criteria.maker),
  carModel: namesText(criteria.car_model),
  carModelDetail: criteria.car_model_detail ?? '',
  email: address,
})

/** The criteria of the search with the make and model of the form; empty means all. */
export const criteriaWith = (criteria: Criteria, form: Omit<NotificationForm, 'email'>): Criteria => ({
  ...criteria,
  maker: namesIn(form.carMaker),
  car_model: form.carMaker ? namesIn(form.carModel) : undefined,
  car_model_detail: (form.carMaker && form.carModel && form.carModelDetail) || undefined,
})

/** The payload of the specification (L-07). The server ignores sender and vehicle keys. */
export const payloadOf = (criteria: Criteria, form: NotificationForm, sender: string): NewNotification => ({
  ...choicesOf(criteriaWith(criteria, form)),
  user_email: form.email,
  email_from: sender,
  cancel_alert: false,
  fahrzeugid: 0,
  fahrzeugidList: [],
})

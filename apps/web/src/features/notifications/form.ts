import type { NewNotification } from '@portal/contract/notifications'
import type { Criteria } from '@portal/domain/criteria'
import { email } from '@portal/domain/fields'
import { choicesOf } from '@portal/domain/notification'
import { z } from 'zod'

/** The form mirrors the screen: three selects, the rest is the search it came from. */
export const NotificationForm = z.object({
  carMaker: z.string(),
  carModel: z.string(),
  carModelDetail: z.string(),
  email: email(),
})
export type NotificationForm = z.output<typeof NotificationForm>

export const formOf = (criteria: Criteria, address: string): NotificationForm => ({
  carMaker: criteria.maker ?? '',
  carModel: criteria.car_model ?? '',
  carModelDetail: criteria.car_model_detail ?? '',
  email: address,
})

/** The criteria of the search with the make and model chosen on this page; empty means all. */
export const criteriaWith = (criteria: Criteria, form: Omit<NotificationForm, 'email'>): Criteria => ({
  ...criteria,
  maker: form.carMaker || undefined,
  car_model: (form.carMaker && form.carModel) || undefined,
  car_model_detail: (form.carMaker && form.carModel && form.carModelDetail) || undefined,
})

/** The payload with the keys of the specification (L-07); sender and vehicle keys are for the record. */
export const payloadOf = (criteria: Criteria, form: NotificationForm, sender: string): NewNotification => ({
  ...choicesOf(criteriaWith(criteria, form)),
  user_email: form.email,
  email_from: sender,
  cancel_alert: false,
  fahrzeugid: 0,
  fahrzeugidList: [],
})

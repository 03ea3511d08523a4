import type { NewNotification } from '@portal/contract/search/notifications'
import type { Criteria } from '@portal/domain/search/criteria'
import { choicesOf } from '@portal/domain/search/notification'
import { email } from '@portal/domain/values/fields'
import { z } from 'zod'
import { formResolver } from '../../form-resolver.ts'
import { criteriaWith } from './facts.ts'

/** The form: three selects; all other criteria come from the search. */
const NotificationForm = z.object({
  carMaker: z.string(),
  carModel: z.string(),
  carModelDetail: z.string(),
  email: email(),
})
export type NotificationForm = z.output<typeof NotificationForm>

export const resolver = formResolver(NotificationForm)

/** The payload of the specification (L-07). The server ignores sender and vehicle keys. */
export const payloadOf = (criteria: Criteria, form: NotificationForm, sender: string): NewNotification => ({
  ...choicesOf(criteriaWith(criteria, form)),
  user_email: form.email,
  email_from: sender,
  cancel_alert: false,
  fahrzeugid: 0,
  fahrzeugidList: [],
})

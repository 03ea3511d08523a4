import { email, partnerNumber } from '@portal/domain/values/fields'
import { z } from 'zod'

const columns = ['partner_number', 'email', 'handelTyp'] as const

/** The operator's list of business partners: number, e-mail address and HAENDLER or PRIVAT. */
export const partnerFormat = {
  columns,
  required: columns,
  row: z.object({
    partner_number: partnerNumber(),
    email: email(),
    handelTyp: z.enum(['HAENDLER', 'PRIVAT'], { error: 'HAENDLER oder PRIVAT' }),
  }),
}

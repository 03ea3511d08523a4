import { signatureField } from '@portal/domain/sale/signature'
import { t } from '@portal/domain/values/text'
import { z } from 'zod'

const Point = z.strictObject({
  x: z.number().min(0).max(signatureField.width),
  y: z.number().min(0).max(signatureField.height),
})
const pointsMaximum = 4000

/** A drawn signature. */
export const Signature = z
  .array(z.array(Point).min(1))
  .min(1)
  .max(200)
  .refine((strokes) => strokes.flat().length <= pointsMaximum, t('Die Unterschrift ist zu lang.'))

import { euroCentText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import { pricesOf } from '../../buyer/sale-terms/view.ts'
import { invalidField } from '../../http/problem.ts'

/** @throws ProblemError validation-failed (wanted) for more than the price */
export function checkWanted(wanted: number | null, purchase: Parameters<typeof pricesOf>[0]) {
  const most = pricesOf(purchase)?.payable
  if (wanted !== null && most !== undefined && wanted > most)
    throw invalidField('wanted', t`Höchstens der Kaufpreis (${euroCentText(most)}).`)
}

import { TradeCalculation } from '@portal/contract/buyer/watch-desk'
import { numberFieldText, typedNumberOrNull } from '@portal/domain/values/typed-number'
import { aDraft } from '../../draft.ts'

/** The calculation being typed for a vehicle. */
export const calculationDraft = aDraft<{ fahrzeugid: number; typed: CalculationFields }>('calculation')

/** The amounts as typed. */
export type CalculationFields = Record<keyof TradeCalculation, string>

export const fieldsOf = ({ preparation, transport, salePrice }: TradeCalculation): CalculationFields => ({
  preparation: numberFieldText(preparation),
  transport: numberFieldText(transport),
  salePrice: numberFieldText(salePrice),
})

/** The typed amounts; null if one is not an amount. */
export function calculationOf(typed: CalculationFields): TradeCalculation | null {
  const read = TradeCalculation.safeParse({
    preparation: typedNumberOrNull(typed.preparation),
    transport: typedNumberOrNull(typed.transport),
    salePrice: typedNumberOrNull(typed.salePrice),
  })
  return read.success ? read.data : null
}

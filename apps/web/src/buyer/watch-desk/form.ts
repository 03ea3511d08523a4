import { TradeCalculation } from '@portal/contract/buyer/watch-desk'
import { germanNumberText, typedGermanNumber } from '@portal/domain/values/german-number'
import { aDraft } from '../../draft.ts'

/** The calculation being typed for a vehicle. */
export const calculationDraft = aDraft<{ fahrzeugid: number; typed: CalculationFields }>()

/** The amounts as typed. */
export type CalculationFields = Record<keyof TradeCalculation, string>

export const fieldsOf = ({ preparation, transport, salePrice }: TradeCalculation): CalculationFields => ({
  preparation: germanNumberText(preparation),
  transport: germanNumberText(transport),
  salePrice: germanNumberText(salePrice),
})

/** The typed amounts; null if one is not an amount. */
export function calculationOf(typed: CalculationFields): TradeCalculation | null {
  const read = TradeCalculation.safeParse({
    preparation: typedGermanNumber(typed.preparation),
    transport: typedGermanNumber(typed.transport),
    salePrice: typedGermanNumber(typed.salePrice),
  })
  return read.success ? read.data : null
}

import { TradeCalculation } from '@portal/contract/watch-desk'
import { germanNumberText } from '@portal/domain/german-number'

/** The amounts as typed. */
export type CalculationFields = Record<keyof TradeCalculation, string>

export const fieldsOf = ({ preparation, transport, salePrice }: TradeCalculation): CalculationFields => ({
  preparation: germanNumberText(preparation),
  transport: germanNumberText(transport),
  salePrice: germanNumberText(salePrice),
})

/** '12.345,50' as 12345.5; null for an empty field, NaN for anything else. */
function amountOf(typed: string): number | null {
  const text = typed.replace(/[\s€]/g, '')
  if (text === '') return null
  return /^(?:\d{1,3}(?:\.\d{3})+|\d+)(?:,\d{1,2})?$/.test(text)
    ? Number(text.replaceAll('.', '').replace(',', '.'))
    : Number.NaN
}

/** The typed amounts; null if one is not an amount. */
export function calculationOf(typed: CalculationFields): TradeCalculation | null {
  const read = TradeCalculation.safeParse({
    preparation: amountOf(typed.preparation),
    transport: amountOf(typed.transport),
    salePrice: amountOf(typed.salePrice),
  })
  return read.success ? read.data : null
}

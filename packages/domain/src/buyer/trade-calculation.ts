import { netOf, vatInMargin } from '../vehicles/vat.ts'

/** What a dealer expects to spend and to get for a vehicle, in euro; costs are net. */
export type TradeCalculation = {
  preparation: number | null
  transport: number | null
  /** The own sale price, gross; net for a company that buys without German VAT. */
  salePrice: number | null
}

const cents = (euro: number) => Math.round(euro * 100) / 100

/**
 * The gross profit of buying and selling a vehicle. Where VAT is shown (`REGEL`), purchase and sale count net. Under the
 * margin scheme (section 25a UStG) the VAT contained in a positive margin is subtracted.
 *
 * @param purchase the purchase price in euro, gross; net for a company that buys without German VAT
 * @param isNet whether the company buys without German VAT: then its own sale price is net as well, and what its country
 *   takes of a margin is not known
 * @returns euro, null without a purchase or a sale price
 */
export function grossProfitOf(
  purchase: number,
  vatMode: string,
  calculation: TradeCalculation,
  isNet: boolean,
): number | null {
  const { preparation, transport, salePrice } = calculation
  if (salePrice === null || salePrice === 0 || purchase === 0) return null
  const costs = (preparation ?? 0) + (transport ?? 0)
  const margin = salePrice - purchase
  if (isNet) return cents(margin - costs)
  const earned =
    vatMode === 'REGEL'
      ? (netOf(salePrice, vatMode) ?? 0) - (netOf(purchase, vatMode) ?? 0)
      : margin - vatInMargin(margin)
  return cents(earned - costs)
}

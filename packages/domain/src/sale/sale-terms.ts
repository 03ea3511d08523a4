import { isInUnion } from '../accounts/countries.ts'
import { netCentsOf, type TaxCase } from './invoice-tax.ts'

/** The company that buys: where it is, and whether it buys without German VAT. */
export type BuyingCompany = { country: string; mayBuyNet: boolean }

/**
 * How a sale is taxed that is made now.
 * @param isRegular whether VAT can be shown for the vehicle
 * @param company null for a partner without an account
 */
export function saleCaseOf(isRegular: boolean, company: BuyingCompany | null): TaxCase {
  if (!isRegular) return 'margin'
  if (!company?.mayBuyNet) return 'regular'
  return isInUnion(company.country) ? 'eu' : 'export'
}

/** Which price a company bought at: with VAT, or without it where it can be shown. */
export const soldTiers = ['dealer', 'net'] as const
export type SoldTier = (typeof soldTiers)[number]

/** Whether the company pays the price without the VAT it contains. */
export const isNetSale = (taxCase: TaxCase | null) => taxCase === 'eu' || taxCase === 'export'

/** What the company pays, in euro. @param price with VAT */
export const payableEuro = (price: number, taxCase: TaxCase | null) =>
  isNetSale(taxCase) ? netCentsOf(Math.round(price * 100)) / 100 : price

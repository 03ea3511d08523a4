import { type Country, countryCodes } from '@portal/domain/accounts/countries'
import { type TaxCase, taxCases } from '@portal/domain/sale/invoice-tax'
import { payableEuro, type SoldTier, soldTiers } from '@portal/domain/sale/sale-terms'
import { z } from 'zod'
import type { Prisma } from '../../../generated/prisma/client.ts'

/** The columns with the terms of a sale. */
export const soldColumns = {
  ...{ priceTier: true, taxCase: true, buyerCountry: true, buyerVatId: true },
} as const satisfies Prisma.PurchaseSelect

const Terms = z.object({
  tier: z.enum(soldTiers),
  taxCase: z.enum(taxCases).nullable(),
  country: z.enum(countryCodes),
})

/** What held for a company when it bought. */
export type SoldTerms = {
  tier: SoldTier
  /** Null if the stock did not have the vehicle. */
  taxCase: TaxCase | null
  country: Country
  vatId: string | null
}

/** The terms of a sale; null where they were not recorded. */
export function soldTerms(row: Prisma.PurchaseGetPayload<{ select: typeof soldColumns }>): SoldTerms | null {
  const { priceTier: tier, taxCase, buyerCountry: country, buyerVatId: vatId } = row
  return tier === null ? null : { ...Terms.parse({ tier, taxCase, country }), vatId }
}

/** An invoice that is not cancelled; `invoiceInForceOf` finds it among all of a purchase. */
export const invoiceInForce = {
  kind: 'invoice',
  followers: { none: { kind: 'cancellation' } },
} as const satisfies Prisma.InvoiceWhereInput

/** The columns that decide what a company pays. */
export const pricedColumns = {
  ...{ price: true, taxCase: true },
  invoices: {
    where: invoiceInForce,
    orderBy: [{ issuedOn: 'desc' }, { createdAt: 'desc' }],
    take: 1,
    select: { file: { select: { taxCase: true } } },
  },
} as const satisfies Prisma.PurchaseSelect

const Case = z.enum(taxCases).nullable()

/**
 * The price of a purchase with VAT and what the company pays, in euro: by its invoice, before one by the terms of the sale.
 * @returns null without a price
 */
export function pricesOf({
  price,
  taxCase,
  invoices,
}: Prisma.PurchaseGetPayload<{ select: typeof pricedColumns }>) {
  if (!price) return null
  const gross = price.toNumber()
  return { gross, payable: payableEuro(gross, Case.parse(invoices[0]?.file?.taxCase ?? taxCase)) }
}

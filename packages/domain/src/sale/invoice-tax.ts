/** How a sale is taxed on its invoice. */
export const taxCases = ['regular', 'margin', 'eu', 'export'] as const
export type TaxCase = (typeof taxCases)[number]

export const taxCaseLabels = {
  regular: '19 % MwSt.',
  margin: '§ 25a, ohne MwSt.',
  eu: '0 %, EU-Lieferung',
  export: '0 %, Ausfuhr',
} as const satisfies Record<TaxCase, string>

type TaxTerms = { code: string; rate: number; reasonCode: string | null; reason: string | null }

/** The category (BT-118), rate in hundredths of a percent, and the legally required wording (section 14a UStG). */
export const taxTerms = {
  regular: { code: 'S', rate: 1900, reasonCode: null, reason: null },
  margin: {
    ...{ code: 'E', rate: 0, reasonCode: 'VATEX-EU-F' },
    reason: 'Gebrauchtgegenstände/Sonderregelung',
  },
  eu: {
    ...{ code: 'K', rate: 0, reasonCode: 'VATEX-EU-IC' },
    reason: 'Steuerfreie innergemeinschaftliche Lieferung',
  },
  export: { code: 'G', rate: 0, reasonCode: 'VATEX-EU-G', reason: 'Steuerfreie Ausfuhrlieferung' },
} as const satisfies Record<TaxCase, TaxTerms>

/** The case of a category; undefined for one that is not used here. */
export const taxCaseOf = (code: string | null) => taxCases.find((name) => taxTerms[name].code === code)

export type InvoiceAmounts = { netCents: number; taxCents: number; grossCents: number }

/** `grossCents` x 100 / 119, rounded half up in whole numbers. */
export const netCentsOf = (grossCents: number) => Math.floor((grossCents * 200 + 119) / 238)

const untaxed = (cents: number): InvoiceAmounts => ({ netCents: cents, taxCents: 0, grossCents: cents })

/** The gross amount is fixed and VAT is the difference to the net amount, so that no cent is lost. */
function taxed(grossCents: number): InvoiceAmounts {
  const netCents = netCentsOf(grossCents)
  return { netCents, taxCents: grossCents - netCents, grossCents }
}

/**
 * The amounts of an invoice about a price that contains VAT. Deliveries without VAT cost the net price; a vehicle under
 * the margin scheme contains none that could be taken off.
 */
export function amountsOf(taxCase: TaxCase, priceCents: number, isMarginVehicle: boolean): InvoiceAmounts {
  if (taxCase === 'regular') return taxed(priceCents)
  if (taxCase === 'margin' || isMarginVehicle) return untaxed(priceCents)
  return untaxed(netCentsOf(priceCents))
}

/**
 * The amounts of a correction that reduces an invoice. Net amounts are the difference of the rounded amounts before and
 * after, so that rounding does not add up over several corrections.
 * @param openCents what is left of the invoice, with VAT
 */
export function reductionOf(taxCase: TaxCase, openCents: number, byCents: number): InvoiceAmounts {
  if (taxCase !== 'regular') return untaxed(byCents)
  const netCents = netCentsOf(openCents) - netCentsOf(openCents - byCents)
  return { netCents, taxCents: byCents - netCents, grossCents: byCents }
}

/** The amounts of an invoice without those of its corrections. */
export const remainderOf = (invoice: InvoiceAmounts, corrections: readonly InvoiceAmounts[]) =>
  corrections.reduce(
    (rest, { netCents, taxCents, grossCents }) => ({
      netCents: rest.netCents - netCents,
      taxCents: rest.taxCents - taxCents,
      grossCents: rest.grossCents - grossCents,
    }),
    invoice,
  )

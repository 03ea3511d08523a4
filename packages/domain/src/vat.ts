/** How a gross price is taxed, in the legally required wording (section 6 PAngV, section 25a UStG). */
export const vatNote = (vatMode: string) =>
  vatMode === 'REGEL' ? 'inkl. MwSt.' : 'differenzbesteuert nach § 25a UStG'

/** The note for lists; a single car's price has its own note. */
export const listVatNote =
  'Alle Preise sind Bruttopreise: inkl. MwSt. oder differenzbesteuert nach § 25a UStG.'

const vatRate = 0.19

/**
 * The net price, in euro and cents.
 * @returns null where VAT is not shown (section 25a UStG) and without a price
 */
export const netOf = (gross: number, vatMode: string) =>
  vatMode === 'REGEL' && gross > 0 ? Math.round((gross / (1 + vatRate)) * 100) / 100 : null

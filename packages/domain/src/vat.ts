/** How a gross price is taxed, in the words the law wants beside it (section 6 PAngV, section 25a UStG). */
export const vatNote = (vatMode: string) =>
  vatMode === 'REGEL' ? 'inkl. MwSt.' : 'differenzbesteuert nach § 25a UStG'

/** What the prices of lists hold; beside a single car's price stands which of both it is. */
export const listVatNote =
  'Alle Preise sind Bruttopreise: inkl. MwSt. oder differenzbesteuert nach § 25a UStG.'

/** How a gross price is taxed, in the legally required wording (section 6 PAngV, section 25a UStG). */
export const vatNote = (vatMode: string) =>
  vatMode === 'REGEL' ? 'inkl. MwSt.' : 'differenzbesteuert nach § 25a UStG'

/** The note for lists; a single car's price has its own note. */
export const listVatNote =
  'Alle Preise sind Bruttopreise: inkl. MwSt. oder differenzbesteuert nach § 25a UStG.'

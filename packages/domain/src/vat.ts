import { euroText } from './formats.ts'

const rate = 0.19

/** @returns the net amount in euro, rounded to cents */
export const netOf = (gross: number) => Math.round((gross / (1 + rate)) * 100) / 100

/** How a gross price is taxed, in the legally required wording (section 6 PAngV, section 25a UStG). */
export const vatNote = (vatMode: string) =>
  vatMode === 'REGEL' ? 'inkl. MwSt.' : 'differenzbesteuert nach § 25a UStG'

/** The note for lists; a single car's price has its own note. */
export const listVatNote =
  'Alle Preise sind Bruttopreise: inkl. MwSt. oder differenzbesteuert nach § 25a UStG.'

/**
 * How a card tells the taxation beside its price: the net price where VAT can be shown, otherwise the margin scheme.
 *
 * @param euro the gross price; null for a price on request
 */
export function taxSign(vatMode: string, euro: number | null): { strong: string; text: string } {
  if (vatMode !== 'REGEL') return { strong: '§\u00a025a', text: 'differenzbesteuert' }
  return { strong: euro === null ? '' : `${euroText(netOf(euro))}\u00a0netto`, text: 'MwSt.\u00a0ausweisbar' }
}

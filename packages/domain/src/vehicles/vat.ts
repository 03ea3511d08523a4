import { euroText } from '../values/formats.ts'
import { t } from '../values/text.ts'

/** How a gross price is taxed, in the legally required wording (section 6 PAngV, section 25a UStG). */
export const vatNote = (vatMode: string) =>
  vatMode === 'REGEL' ? t('inkl. MwSt.') : t('differenzbesteuert nach § 25a UStG')

/** The note for lists; a single car's price has its own note. */
export const listVatNote = t(
  'Alle Preise sind Bruttopreise: inkl. MwSt. oder differenzbesteuert nach § 25a UStG.',
)

const vatRate = 0.19

/**
 * The net price, in euro and cents.
 * @returns null where VAT is not shown (section 25a UStG) and without a price
 */
export const netOf = (gross: number, vatMode: string) =>
  vatMode === 'REGEL' && gross > 0 ? Math.round((gross / (1 + vatRate)) * 100) / 100 : null

/** The gross price of a net price, in whole euro. */
export const grossOf = (net: number) => Math.round(net * (1 + vatRate))

/** The VAT contained in a margin (section 25a UStG); a loss contains none. */
export const vatInMargin = (margin: number) => (Math.max(0, margin) * vatRate) / (1 + vatRate)

/**
 * The text about taxation beside the price of a card: the net price where VAT can be shown, otherwise the margin scheme.
 *
 * @param euro the gross price; null for a price on request
 */
export function taxSign(vatMode: string, euro: number | null): { strong: string; text: string } {
  if (vatMode !== 'REGEL') return { strong: '§\u00a025a', text: t('differenzbesteuert') }
  const net = netOf(euro ?? 0, vatMode)
  return { strong: net === null ? '' : t`${euroText(net)}\u00a0netto`, text: t('MwSt.\u00a0ausweisbar') }
}

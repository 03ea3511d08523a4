import { euroText } from '../values/formats.ts'
import { t } from '../values/text.ts'
import type { PriceTier } from './price-tier.ts'

/** How a gross price is taxed, in the legally required wording (section 6 PAngV, section 25a UStG). */
export const vatNote = (vatMode: string) =>
  vatMode === 'REGEL' ? t('inkl. MwSt.') : t('differenzbesteuert nach § 25a UStG')

/** The same for a price of a tier. */
export const tierVatNote = (tier: PriceTier, vatMode: string) =>
  tier === 'net' && vatMode === 'REGEL' ? t('netto, ohne deutsche MwSt.') : vatNote(vatMode)

/** The note for lists; a single car's price has its own note. */
export const listVatNote = t(
  'Alle Preise sind Bruttopreise: inkl. MwSt. oder differenzbesteuert nach § 25a UStG.',
)

/** The same for buyers who pay no German VAT. */
export const netListVatNote = t(
  'Ihre Preise sind netto, wo MwSt. ausweisbar ist; alle anderen Fahrzeuge sind differenzbesteuert nach § 25a UStG.',
)

/** The note for lists of a tier. */
export const listVatNoteOf = (tier: PriceTier) => (tier === 'net' ? netListVatNote : listVatNote)

export const vatRate = 0.19

/**
 * The net price, in euro and cents.
 * @returns null where VAT is not shown (section 25a UStG) and without a price
 */
export const netOf = (gross: number, vatMode: string) =>
  vatMode === 'REGEL' && gross > 0 ? Math.round((gross / (1 + vatRate)) * 100) / 100 : null

/**
 * The dealer price of a tier in euro. A vehicle under the margin scheme has no VAT that could be taken off.
 * @param gross the dealer price with VAT
 */
export const dealerPriceIn = (tier: PriceTier, gross: number, vatMode: string) =>
  (tier === 'net' ? netOf(gross, vatMode) : null) ?? gross

/** The same in whole euro, as lists show it, so that filters and orders agree with what they show. */
export const searchedNet = (gross: number, vatMode: string) =>
  vatMode === 'REGEL' ? Math.round(gross / (1 + vatRate)) : gross

/** SQL: the same for vehicle `v`. */
export const searchedNetSql = `CASE WHEN v.vat_mode = 'REGEL' THEN round(v.haendlerpreisbrutto / ${1 + vatRate}) ELSE v.haendlerpreisbrutto END`

/** The gross price of a net price, in whole euro. */
export const grossOf = (net: number) => Math.round(net * (1 + vatRate))

/** The VAT contained in a margin (section 25a UStG); a loss contains none. */
export const vatInMargin = (margin: number) => (Math.max(0, margin) * vatRate) / (1 + vatRate)

/**
 * The text about taxation beside the price of a card: the net price where VAT can be shown, otherwise the margin scheme.
 *
 * @param euro the gross price; null for a price on request
 * @param isNet whether the price stands there without VAT
 */
export function taxSign(
  vatMode: string,
  euro: number | null,
  isNet = false,
): { strong: string; text: string } {
  if (isNet) return { strong: t('netto'), text: t('ohne deutsche\u00a0MwSt.') }
  if (vatMode !== 'REGEL') return { strong: '§\u00a025a', text: t('differenzbesteuert') }
  const net = netOf(euro ?? 0, vatMode)
  return { strong: net === null ? '' : t`${euroText(net)}\u00a0netto`, text: t('MwSt.\u00a0ausweisbar') }
}

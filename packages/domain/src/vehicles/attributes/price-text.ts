import { euroText } from '../../values/formats.ts'
import { t } from '../../values/text.ts'

type Prices = {
  /** Gross euro; 0 = none, undefined = the caller does not see dealer prices. */
  haendlerpreisbrutto?: number
  /** Net euro; only for callers who pay no VAT, and where it can be shown. */
  preisNetto?: number
  /** Gross euro; 0 = none. */
  planverkaufspreisprivatkundengeschaeftbrutto: number
}

export const onRequest = t('auf Anfrage')

/**
 * The price of the caller's tier, with its name; `euro` is null for a price on request. Dealers are shown the consumer
 * price under its own name where there is no dealer price.
 */
export function priceOf(prices: Prices): { label: string; euro: number | null; isNet?: true } {
  const { haendlerpreisbrutto: dealer, planverkaufspreisprivatkundengeschaeftbrutto: consumer } = prices
  if (prices.preisNetto) return { label: t('Händlerpreis'), euro: prices.preisNetto, isNet: true }
  if (dealer) return { label: t('Händlerpreis'), euro: dealer }
  const label = dealer === undefined || consumer === 0 ? t('Preis') : t('Privatverkaufspreis')
  return { label, euro: consumer === 0 ? null : consumer }
}

/** The dealer price as its reader pays it, net or gross; 0 = none. */
export const dealerPriceOf = ({ preisNetto, haendlerpreisbrutto }: Partial<Prices>) =>
  preisNetto ?? haendlerpreisbrutto ?? 0

/** @param write how an amount is written, whole euro if not given */
export const priceText = (euro: number | null | undefined, write = euroText) =>
  euro ? write(euro) : t(onRequest)

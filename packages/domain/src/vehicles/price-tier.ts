/**
 * Which price a caller sees, filters and sorts by (specification section 6, U-02): the consumer price, the dealer price,
 * or the dealer price without VAT where it can be shown (`net`).
 */
export type PriceTier = 'consumer' | 'dealer' | 'net'

/** Whether a tier sees dealer prices and what else only dealers see. */
export const isForDealers = (tier: PriceTier) => tier !== 'consumer'

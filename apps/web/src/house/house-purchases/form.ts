import { aDraft } from '../../draft.ts'

/** The price that was typed for a purchase. */
export const priceDraft = aDraft<{ id: string; text: string }>('purchase-price')

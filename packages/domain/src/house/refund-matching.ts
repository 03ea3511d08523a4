import { NumberFinder } from './payment-matching.ts'

/** A purchase for which the house has to pay something back. */
export type OpenRefund = {
  purchaseId: number
  leftCents: number
  gwnummer: string
  /** Of all its invoices, corrections and cancellations. */
  numbers: readonly string[]
}

type Outgoing = {
  amountCents: number
  isBatch: boolean
  /** The reference. */
  text: string
}

const listed = (pairs: readonly (readonly [number: string, refund: OpenRefund])[]) => {
  const byNumber = new Map<string, OpenRefund[]>()
  for (const [number, refund] of pairs) byNumber.set(number, [...(byNumber.get(number) ?? []), refund])
  return new NumberFinder(byNumber)
}

/**
 * Finds the purchase that a transfer of the house pays back: its reference names one purchase alone, by invoice or else by
 * vehicle, and its amount is what is left. Doubt finds nothing.
 */
export function refundFinder(refunds: readonly OpenRefund[]) {
  const byInvoice = listed(refunds.flatMap((one) => one.numbers.map((number) => [number, one] as const)))
  const byVehicle = listed(refunds.map((one) => [one.gwnummer, one] as const))
  return ({ amountCents, isBatch, text }: Outgoing): OpenRefund | null => {
    if (isBatch) return null
    const billed = new Set(byInvoice.in(text).flat())
    const [refund, second] = billed.size > 0 ? billed : new Set(byVehicle.in(text).flat())
    return refund && !second && refund.leftCents === amountCents ? refund : null
  }
}

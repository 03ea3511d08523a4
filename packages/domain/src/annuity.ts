/** An instalment loan with equal monthly rates, as credit advertising has to describe it (section 17 PAngV). */
export type Loan = {
  /** Net loan in euro. */
  net: number
  months: number
  /** Effective annual rate in percent. */
  effectiveRate: number
  /** Borrowing rate per year in percent, fixed for the whole term. */
  borrowingRate: number
  /** Euro per month. */
  rate: number
  /** All rates together in euro. */
  total: number
}

export const financeTerms = [12, 24, 36, 48, 60, 72, 84] as const
export const standardTerm = 48
/** The part of the price the calculator starts with as down payment. */
export const standardDownPayment = 0.2

const cents = (euro: number) => Math.round(euro * 100) / 100

/**
 * The loan that finances a price after a down payment.
 * @param price euro
 * @param downPayment euro, less than the price
 * @param effectiveRate percent per year, interest reckoned monthly
 */
export function loanOf(price: number, downPayment: number, months: number, effectiveRate: number): Loan {
  const net = cents(price - downPayment)
  const monthly = (1 + effectiveRate / 100) ** (1 / 12) - 1
  const rate = cents(monthly === 0 ? net / months : (net * monthly) / (1 - (1 + monthly) ** -months))
  return {
    net,
    months,
    effectiveRate,
    borrowingRate: Math.round(monthly * 12 * 10_000) / 100,
    rate,
    // A rate that is rounded down makes the last one higher, never the loan cheaper.
    total: Math.max(net, cents(rate * months)),
  }
}

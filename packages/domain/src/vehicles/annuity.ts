/** An instalment loan with equal monthly rates, as described by the rules for credit advertising (section 17 PAngV). */
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
  /** The sum of all rates in euro. */
  total: number
}

export const financeTerms = [12, 24, 36, 48, 60, 72, 84] as const
export const standardTerm = 48
/** The calculator's initial down payment as a share of the price. */
export const standardDownPayment = 0.2

const cents = (euro: number) => Math.round(euro * 100) / 100

/**
 * The loan for a price after a down payment.
 * @param price euro
 * @param downPayment euro, less than the price
 * @param effectiveRate percent per year, with monthly interest
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
    // Rounding a rate down increases the last rate and never reduces the cost of the loan.
    total: Math.max(net, cents(rate * months)),
  }
}

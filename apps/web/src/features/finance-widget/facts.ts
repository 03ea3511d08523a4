import { standardDownPayment } from '@portal/domain/annuity'

const step = 100
/** A loan of a fifth of the price is the smallest the calculator reckons. */
const mostDown = 0.8

const toStep = (euro: number) => Math.floor(euro / step) * step

/** What the down payment may be for a price: whole hundreds of euro. */
export const downPaymentOf = (price: number) => ({
  step,
  max: toStep(price * mostDown),
  start: toStep(price * standardDownPayment),
})

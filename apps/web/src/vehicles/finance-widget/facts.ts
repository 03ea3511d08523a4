import { standardDownPayment } from '@portal/domain/vehicles/annuity'

const step = 100
/** The calculator's minimum loan is a fifth of the price. */
const mostDown = 0.8

const toStep = (euro: number) => Math.floor(euro / step) * step

/** The range of the down payment for a price, in hundreds of euro. */
export const downPaymentOf = (price: number) => ({
  step,
  max: toStep(price * mostDown),
  start: toStep(price * standardDownPayment),
})

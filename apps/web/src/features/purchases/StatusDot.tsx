import type { PurchaseFilter } from './facts.ts'

/** The coloured mark of a status; the word always stands beside it (M-09). */
export const StatusDot = ({ status }: { status: PurchaseFilter }) => (
  <i className={`dot ${status}`} aria-hidden />
)

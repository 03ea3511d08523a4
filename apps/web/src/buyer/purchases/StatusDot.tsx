import type { PurchaseFilter } from './facts.ts'

/** The colour of a status; decorative, because the status text is always beside it (M-09). */
export const StatusDot = ({ status }: { status: PurchaseFilter }) => (
  <i className={`dot ${status}`} aria-hidden />
)

import type { VatId } from '@portal/contract/accounts/vat-checks'

/** How a state looks, as the kind of an alert. */
export const vatLooks = {
  checking: 'info',
  confirmed: 'ok',
  pending: 'warn',
  invalid: 'error',
} as const satisfies Record<VatId['state'], string>

const pollMs = 3000

/** How often data are read again while a first answer about a VAT id is awaited; false = not. */
export const vatPoll = (vat: VatId | null | undefined) => vat?.state === 'checking' && pollMs

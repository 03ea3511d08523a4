/** Prices, VAT, price tiers, hand-over, roles and rights: every mutant is noticed or explained below. */
export const strictFiles = [
  'src/accounts/access.ts',
  'src/accounts/company-roles.ts',
  'src/accounts/roles.ts',
  'src/accounts/vat-id-states.ts',
  'src/accounts/vat-id-sums.ts',
  'src/accounts/vat-id.ts',
  'src/buyer/hand-over.ts',
  'src/buyer/purchase-status.ts',
  'src/buyer/trade-calculation.ts',
  'src/house/invoice-sums.ts',
  'src/sale/approval.ts',
  'src/sale/arrival.ts',
  'src/sale/due.ts',
  'src/sale/iban.ts',
  'src/sale/invoice-amount.ts',
  'src/sale/invoice-tax.ts',
  'src/sale/margin-tax.ts',
  'src/sale/pick-up.ts',
  'src/sale/sale-rights.ts',
  'src/vehicles/price-change.ts',
  'src/vehicles/price-tier.ts',
  'src/vehicles/reservation.ts',
  'src/vehicles/vat.ts',
]

/** Survivors that behave as the original: file, change as the report prints it, and why. */
export const equivalents: readonly (readonly [file: string, change: string, reason: string])[] = [
  [
    'src/accounts/access.ts',
    'caller?.hasAgreedToTerms -> caller.hasAgreedToTerms',
    'Only calls that do not demand the terms admit a caller without a session.',
  ],
  ['src/accounts/vat-id-sums.ts', '/^\\d\\d$/ -> /\\d\\d$/', 'The key has two characters.'],
  ['src/accounts/vat-id-sums.ts', '/^\\d\\d$/ -> /^\\d\\d/', 'The key has two characters.'],
  ['src/sale/due.ts', "kind === 'correction' -> true", 'A valid invoice has no cancellation.'],
  ['src/sale/due.ts', 'openCents < 0 -> openCents <= 0', '0 is answered before.'],
  ['src/sale/iban.ts', 'iban !== null -> true', 'For the types: null is no valid IBAN.'],
  ['src/sale/invoice-amount.ts', '[] -> ["Stryker was here"]', 'The first element is not read.'],
  ['src/sale/margin-tax.ts', 'marginCents <= 0 -> marginCents < 0', 'The tax within 0 is 0.'],
  ['src/sale/pick-up.ts', 'day !== null -> true', 'For the types: null is not before a day.'],
  ['src/sale/sale-rights.ts', 'role !== undefined -> true', 'For the types: no list has undefined.'],
  [
    'src/vehicles/reservation.ts',
    'reservedUntil !== undefined -> true',
    'For the types: undefined is not after a time.',
  ],
]

import type { HouseInvoices } from '@portal/contract/house/house-invoices'
import type { InvoiceFinding } from '@portal/domain/sale/invoice'
import { t } from '@portal/domain/values/text'
import { dealerPath, housePaths } from '../../house-paths.ts'

/** Where an administrator puts right what a check has found. */
export type Fix = { label: string; to: string }

/** The page where an obstacle to an invoice is removed. */
export const obstacleFixes = {
  'bank-account': { label: t('Konto bestätigen'), to: housePaths.bankAccount },
  settings: { label: t('Angaben des Hauses ergänzen'), to: housePaths.settings },
} as const satisfies Record<NonNullable<HouseInvoices['obstacleAt']>, Fix>

const rulesOf = (text: string) => new Set(text.split(' '))
/** Name and address of the buyer. */
const buyerRules = rulesOf('BR-07 BR-10 BR-11 BR-DE-8 BR-DE-9 HAUS-15')
const vatIdRules = rulesOf('HAUS-18 HAUS-22 BR-IC-02')
const accountRules = rulesOf('HAUS-07 BR-61 BR-DE-1 BR-DE-19 BR-DE-23-a')
const sellerRules = rulesOf(
  'BR-06 BR-08 BR-09 BR-CO-26 BR-DE-2 BR-DE-3 BR-DE-4 BR-DE-5 BR-DE-6 BR-DE-7 HAUS-05',
)

/**
 * The page where the cause of a finding is put right; undefined where there is none.
 * @param dealerId the account of the buying company; null for a partner without one
 */
export function fixOf({ rule }: Pick<InvoiceFinding, 'rule'>, dealerId: number | null): Fix | undefined {
  if (accountRules.has(rule)) return obstacleFixes['bank-account']
  if (sellerRules.has(rule)) return obstacleFixes.settings
  if (dealerId === null) return undefined
  if (buyerRules.has(rule)) return { label: t('Anschrift ergänzen'), to: dealerPath(dealerId) }
  return vatIdRules.has(rule) ? { label: t('USt-IdNr. prüfen'), to: dealerPath(dealerId) } : undefined
}

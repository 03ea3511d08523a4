import { t } from '../values/text.ts'

/** The three flags of a purchase as the operator records them. */
export type PurchaseFlags = { readonly red: boolean; readonly yellow: boolean; readonly green: boolean }
export type PurchaseStatus = 'red' | 'yellow' | 'green'

/** The states in the order in which a purchase reaches them. */
export const purchaseStatuses = ['red', 'yellow', 'green'] as const satisfies readonly PurchaseStatus[]

export const purchaseStatusLabels = {
  red: t('Kauf'),
  yellow: t('Zahlungseingang'),
  green: t('Abgeholt'),
} as const satisfies Record<PurchaseStatus, string>

/**
 * The status of a purchase: green only without yellow, else yellow, else red (requirements M-06 to M-08, U-34).
 * @returns null when no flag is set; shown as '-'
 */
export function purchaseStatus({ red, yellow, green }: PurchaseFlags): PurchaseStatus | null {
  if (yellow) return 'yellow'
  if (green) return 'green'
  return red ? 'red' : null
}

const ranks: (PurchaseStatus | null)[] = [null, ...purchaseStatuses]

/** Whether the second set of flags is a later status than the first. */
export function movesOn(before: PurchaseFlags, after: PurchaseFlags): boolean {
  return ranks.indexOf(purchaseStatus(after)) > ranks.indexOf(purchaseStatus(before))
}

/** The flags of a status word of the older form (U-69), or null for an unknown word. */
export function flagsOfStatusWord(word: string): PurchaseFlags | null {
  const status = purchaseStatuses.find(
    (candidate) => purchaseStatusLabels[candidate].toLowerCase() === word.trim().toLowerCase(),
  )
  if (!status) return null
  return { red: status === 'red', yellow: status === 'yellow', green: status === 'green' }
}

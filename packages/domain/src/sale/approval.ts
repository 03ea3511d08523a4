import { t } from '../values/text.ts'

/** Where a purchase above the limit of its buyer stands. */
export const approvalStates = ['asked', 'approved', 'refused', 'expired'] as const
export type ApprovalState = (typeof approvalStates)[number]

export const approvalLabels: Record<ApprovalState, string> = {
  asked: t('Freigabe offen'),
  approved: t('Freigegeben'),
  refused: t('Abgelehnt'),
  expired: t('Nicht rechtzeitig freigegeben'),
}

/** The highest limit, in whole euro. */
export const purchaseLimitMaximum = 10_000_000

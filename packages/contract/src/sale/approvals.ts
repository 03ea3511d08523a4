import { approvalStates } from '@portal/domain/sale/approval'
import { freeText } from '@portal/domain/values/fields'
import { t } from '@portal/domain/values/text'
import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { ofPurchase, purchaseUrl } from './purchase.ts'

const moment = z.iso.datetime()

/** The decision about a purchase above the limit of its buyer. */
export const Approval = z.object({
  state: z.enum(approvalStates),
  expiresAt: moment,
  decidedAt: moment.nullable(),
  /** Who decided; null while nobody has and after the account was deleted. */
  decidedBy: z.string().nullable(),
  reason: z.string().nullable(),
  /** Whether the caller may decide: an owner other than the buyer, while it is open. */
  mayDecide: z.boolean(),
})
export type Approval = z.infer<typeof Approval>

const reply = { response: { 200: z.object({ approval: Approval.nullable() }) } }
const url = `${purchaseUrl}/approval`

/** Null for a purchase that needed none. */
export const readApproval = {
  method: 'GET',
  url,
  config: { access: 'member', summary: 'Freigabe eines Kaufs über dem Limit des Einkäufers' },
  schema: { params: ofPurchase, ...reply },
} satisfies Endpoint

export const Decision = z
  .strictObject({ approves: z.boolean(), reason: freeText(500).default('') })
  .refine(({ approves, reason }) => approves || reason !== '', {
    path: ['reason'],
    error: t('Bitte einen Grund angeben.'),
  })
export type Decision = z.infer<typeof Decision>

/** Once; a second decision is answered by 409 `approval-decided`. */
export const decideApproval = {
  method: 'POST',
  url,
  config: { access: 'owner', summary: 'Einen Kauf über dem Limit freigeben oder ablehnen' },
  schema: { params: ofPurchase, body: Decision, ...reply },
} satisfies Endpoint

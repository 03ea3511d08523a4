import { CompanyVat, VatId as WireVatId } from '@portal/contract/accounts/vat-checks'
import type { VatId } from '../../../generated/prisma/client.ts'

/** The columns shown of a VAT id. */
export const vatColumns = { vatId: true, state: true, reason: true, stateAt: true, nextTryAt: true } as const

type Row = Pick<VatId, keyof typeof vatColumns>

export const vatView = ({ stateAt, nextTryAt, ...row }: Row): WireVatId =>
  WireVatId.parse({ ...row, stateAt: stateAt.toISOString(), isChecking: nextTryAt !== null })

/** Country and VAT id of a stored company. */
export const companyVatView = ({ country, vatId }: { country: string; vatId: Row | null }) =>
  CompanyVat.parse({ country, vat: vatId && vatView(vatId) })

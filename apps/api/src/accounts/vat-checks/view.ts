import { CompanyVat, VatId as WireVatId } from '@portal/contract/accounts/vat-checks'
import type { VatId } from '../../../generated/prisma/client.ts'

/** The columns shown of a VAT id. */
export const vatColumns = { vatId: true, state: true, reason: true, stateAt: true, nextTryAt: true } as const

type Row = Pick<VatId, keyof typeof vatColumns>

export const vatView = ({ stateAt, nextTryAt, ...row }: Row): WireVatId =>
  WireVatId.parse({ ...row, stateAt: stateAt.toISOString(), isChecking: nextTryAt !== null })

type Company = {
  country: string
  register_number: string | null
  eori: string | null
  numbersChangedAt: Date | null
  vatId: Row | null
}

/** The columns of the numbers outside the Union. */
export const numberColumns = { register_number: true, eori: true, numbersChangedAt: true } as const

/** Country and numbers of a stored company. */
export const companyVatView = ({ country, register_number, eori, numbersChangedAt, vatId }: Company) =>
  CompanyVat.parse({
    ...{ country, register_number, eori, vat: vatId && vatView(vatId) },
    numbersChangedAt: numbersChangedAt?.toISOString() ?? null,
  })

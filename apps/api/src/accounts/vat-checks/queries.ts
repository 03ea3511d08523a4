import { type CompanyVat as Known, VatAnswer } from '@portal/contract/accounts/vat-checks'
import { personName } from '@portal/domain/accounts/person-name'
import { buysWithoutVat } from '@portal/domain/accounts/vat-id-states'
import type { z } from 'zod'
import type { Db } from '../../plugins/db.ts'
import { companyVatView, numberColumns, vatColumns } from './view.ts'

/** With whether it buys without German VAT now. */
export type CompanyVat = z.infer<typeof Known> & { mayBuyNet: boolean }

/** Country and numbers of the company with a partner number; null for a partner without an account. */
export async function vatStateOf(db: Db, partner_number: string): Promise<CompanyVat | null> {
  const dealer = await db.dealer.findUnique({
    where: { partner_number },
    select: { country: true, ...numberColumns, vatId: { select: vatColumns } },
  })
  if (!dealer) return null
  const known = companyVatView(dealer)
  return { ...known, mayBuyNet: buysWithoutVat(known.country, known.vat?.state) }
}

const answersShown = 20
const person = { select: { firstName: true, lastName: true } } as const

/** The last answers about a company's VAT ids, newest first, without their bodies. */
export async function vatAnswersOf(db: Db, dealerId: number) {
  const rows = await db.vatAnswer.findMany({
    where: { dealerId },
    orderBy: { id: 'desc' },
    take: answersShown,
    select: {
      ...{ id: true, at: true, vatId: true, ownVatId: true, service: true, outcome: true, requestId: true },
      askedBy: person,
    },
  })
  return rows.map(({ at, askedBy, ...row }) =>
    VatAnswer.parse({ ...row, at: at.toISOString(), who: askedBy && personName(askedBy) }),
  )
}

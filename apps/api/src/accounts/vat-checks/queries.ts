import { VatAnswer, type VatId as WireVatId } from '@portal/contract/accounts/vat-checks'
import { type Country, countryOf } from '@portal/domain/accounts/countries'
import { personName } from '@portal/domain/accounts/person-name'
import { buysWithoutVat } from '@portal/domain/accounts/vat-id-states'
import type { Db } from '../../plugins/db.ts'
import { vatColumns, vatView } from './view.ts'

export type CompanyVat = {
  country: Country
  vat: WireVatId | null
  /** Whether it may buy without German VAT: it has a confirmed VAT id of another EU country. */
  mayBuyNet: boolean
}

/** Country and VAT id of the company with a partner number; null for a partner without an account. */
export async function vatStateOf(db: Db, partner_number: string): Promise<CompanyVat | null> {
  const dealer = await db.dealer.findUnique({
    where: { partner_number },
    select: { country: true, vatId: { select: vatColumns } },
  })
  if (!dealer) return null
  const vat = dealer.vatId && vatView(dealer.vatId)
  const country = countryOf(dealer.country)
  return { country, vat, mayBuyNet: buysWithoutVat(country, vat?.state) }
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

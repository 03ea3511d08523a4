import type { Country } from '@portal/domain/accounts/countries'
import type { VatReason } from '@portal/domain/accounts/vat-id-states'

/** The company data compared with those of its tax authority. */
export type AskedCompany = {
  company_name: string
  street: string
  house_number: string
  postal_code: string
  city: string
}

/** A request about a VAT id of another country, in its stored form. */
export type VatQuestion = { vatId: string; country: Country; ownVatId: string; company: AskedCompany }

/**
 * `confirmed` and `invalid` are definite, as are the reasons decided by hand. After `unavailable` and `refused` the
 * service is asked again.
 */
export type VatOutcome = 'confirmed' | 'invalid' | Exclude<VatReason, 'off' | 'by-hand'>

export type VatReply = { outcome: VatOutcome; raw: string; requestId: string | null }

/** A service that confirms VAT ids. */
export type VatService = {
  name: 'evatr' | 'vies' | 'sample'
  /** Never throws: an answer that cannot be had or read is `unavailable`. */
  ask: (question: VatQuestion) => Promise<VatReply>
}

import { countryCodes } from '@portal/domain/accounts/countries'
import { registrationLabels } from '@portal/domain/accounts/registration-labels'
import { vatReasons, vatStates } from '@portal/domain/accounts/vat-id-states'
import { eoriNumber, optionalField, registerNumber, required } from '@portal/domain/values/fields'
import { namesOf } from '@portal/domain/values/records'
import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'

const reasons = namesOf(vatReasons)

/** A company's VAT id and what is known about it. */
export const VatId = z.object({
  vatId: z.string(),
  state: z.enum(vatStates),
  /** Of a pending one, or of one confirmed by hand. */
  reason: z.enum(reasons).nullable(),
  stateAt: z.iso.datetime(),
  /** Whether an answer is awaited, also while an earlier one still counts. */
  isChecking: z.boolean(),
})
export type VatId = z.infer<typeof VatId>

/**
 * Where a company is, and its VAT id; one from Germany or from outside the Union has none. The numbers of the register and
 * of the customs (EORI) are of companies outside the Union, and null where they are not known.
 */
export const CompanyVat = z.object({
  country: z.enum(countryCodes),
  register_number: z.string().nullable(),
  eori: z.string().nullable(),
  /** When an activated company changed one of these numbers and the house has not compared it yet. It counts meanwhile. */
  numbersChangedAt: z.iso.datetime().nullable(),
  vat: VatId.nullable(),
})

/** What a service answered about a VAT id, or a person decided. */
export const VatAnswer = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  vatId: z.string(),
  /** The VAT id of the house that asked; null for a decision by hand. */
  ownVatId: z.string().nullable(),
  service: z.enum(['evatr', 'vies', 'sample', 'hand']),
  outcome: z.enum(['confirmed', 'invalid', ...reasons]),
  requestId: z.string().nullable(),
  /** Who asked: the applicant, an owner or a person of the house. */
  who: z.string().nullable(),
})
export type VatAnswer = z.infer<typeof VatAnswer>

export const NewVatId = z.strictObject({
  vat_id: z.string().trim().min(1, required('USt-IdNr.')),
})
export type NewVatId = z.output<typeof NewVatId>

const change = { schema: { body: NewVatId, response: { 200: VatId } } }

/** An equal number changes nothing; a new one is checked. 409 for a company from Germany or outside the Union, which has none. */
export const changeVatId = {
  method: 'PUT',
  url: '/uaa/api/company/vat-id',
  config: { access: 'owner', summary: 'USt-IdNr. des eigenen Betriebs ändern; sie wird neu geprüft' },
  ...change,
} satisfies Endpoint

/** The same for an applicant, whose company is not activated yet. */
export const changeApplicantVatId = {
  method: 'PUT',
  url: '/uaa/api/dealer-application/vat-id',
  config: { access: 'inactive', summary: 'USt-IdNr. der eigenen Bewerbung ändern; sie wird neu geprüft' },
  ...change,
} satisfies Endpoint

/** An empty or absent number is removed: a company outside the Union may have none. */
export const CompanyNumbers = z.strictObject({
  register_number: optionalField(registerNumber(registrationLabels.register_number)),
  eori: optionalField(eoriNumber(registrationLabels.eori)),
})
export type CompanyNumbers = z.output<typeof CompanyNumbers>

const changeNumbers = { schema: { body: CompanyNumbers, response: { 204: z.undefined() } } }

/** Equal numbers change nothing; others are compared by the house. 409 for a company from Germany, which gives none; one of the Union has no EORI number here. */
export const changeCompanyNumbers = {
  method: 'PUT',
  url: '/uaa/api/company/numbers',
  config: { access: 'owner', summary: 'Registernummer und EORI-Nummer des eigenen Betriebs ändern' },
  ...changeNumbers,
} satisfies Endpoint

/** The same for an applicant, whose numbers the house compares when it decides. */
export const changeApplicantNumbers = {
  method: 'PUT',
  url: '/uaa/api/dealer-application/numbers',
  config: { access: 'inactive', summary: 'Registernummer und EORI-Nummer der eigenen Bewerbung ändern' },
  ...changeNumbers,
} satisfies Endpoint

import { companyRoles } from '@portal/domain/accounts/company-roles'
import { email } from '@portal/domain/values/fields'
import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { ofRow, rowId } from '../rows.ts'
import { CompanyVat } from './vat-checks.ts'

export const CompanyRole = z.enum(companyRoles)

/** A company the caller belongs to. */
export const OwnCompany = z.object({
  id: z.int(),
  name: z.string(),
  role: CompanyRole,
  /** Whether the house has activated it; a role has its rights in an activated company only. */
  activated: z.boolean(),
  /** Whether the session acts for it. */
  isCurrent: z.boolean(),
})
export type OwnCompany = z.infer<typeof OwnCompany>

export const listCompanies = {
  method: 'GET',
  url: '/uaa/api/companies',
  config: { access: 'session', summary: 'Die Betriebe, zu denen das Konto gehört' },
  schema: { response: { 200: z.array(OwnCompany) } },
} satisfies Endpoint

export const chooseCompany = {
  method: 'PUT',
  url: '/uaa/api/companies/current',
  config: { access: 'session', summary: 'Für welchen Betrieb diese Sitzung handelt' },
  schema: { body: z.strictObject({ id: rowId }), response: { 204: z.undefined() } },
} satisfies Endpoint

export const CompanyPerson = z.object({
  id: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  role: CompanyRole,
  joinedAt: z.iso.datetime(),
})
export type CompanyPerson = z.infer<typeof CompanyPerson>

export const CompanyInvitation = z.object({
  id: z.int(),
  email: z.string(),
  role: CompanyRole,
  expiresAt: z.iso.datetime(),
  isExpired: z.boolean(),
})
export type CompanyInvitation = z.infer<typeof CompanyInvitation>

/** The people of the current company; open invitations for its owners only. */
export const Company = CompanyVat.extend({
  name: z.string(),
  role: CompanyRole,
  /** Whether its owners must have a second factor. */
  ownersNeedSecondFactor: z.boolean(),
  people: z.array(CompanyPerson),
  invitations: z.array(CompanyInvitation),
})
export type Company = z.infer<typeof Company>

const url = '/uaa/api/company'
const done = { response: { 204: z.undefined() } }

export const readCompany = {
  method: 'GET',
  url,
  config: { access: 'member', summary: 'Die Personen des eigenen Betriebs' },
  schema: { response: { 200: Company } },
} satisfies Endpoint

/** Only an owner who has a second factor can demand it of all. */
export const demandSecondFactor = {
  method: 'PUT',
  url: `${url}/second-factor`,
  config: { access: 'owner', summary: 'Ob die Inhaber des Betriebs einen zweiten Faktor brauchen' },
  schema: { body: z.strictObject({ ownersNeedSecondFactor: z.boolean() }), ...done },
} satisfies Endpoint

/** The last owner cannot leave. */
export const leaveCompany = {
  method: 'DELETE',
  url: `${url}/membership`,
  config: { access: 'member', summary: 'Den eigenen Betrieb verlassen' },
  schema: done,
} satisfies Endpoint

export const changeRole = {
  method: 'PUT',
  url: `${url}/people/:id`,
  config: { access: 'owner', summary: 'Die Rolle einer Person im Betrieb ändern' },
  schema: { params: ofRow, body: z.strictObject({ role: CompanyRole }), ...done },
} satisfies Endpoint

export const removePerson = {
  method: 'DELETE',
  url: `${url}/people/:id`,
  config: { access: 'owner', summary: 'Eine Person aus dem Betrieb entfernen; ihre Sitzungen enden' },
  schema: { params: ofRow, ...done },
} satisfies Endpoint

export const NewInvitation = z.strictObject({ email: email('E-Mail'), role: CompanyRole })
export type NewInvitation = z.output<typeof NewInvitation>

export const invitePerson = {
  method: 'POST',
  url: `${url}/invitations`,
  config: { access: 'owner', summary: 'Eine Person per Mail in den Betrieb einladen' },
  schema: { body: NewInvitation, response: { 201: CompanyInvitation } },
} satisfies Endpoint

/** The link of the earlier mail becomes invalid. */
export const resendInvitation = {
  method: 'POST',
  url: `${url}/invitations/:id/mail`,
  config: { access: 'owner', summary: 'Eine offene Einladung mit neuem Link noch einmal senden' },
  schema: { params: ofRow, ...done },
} satisfies Endpoint

export const withdrawInvitation = {
  method: 'DELETE',
  url: `${url}/invitations/:id`,
  config: { access: 'owner', summary: 'Eine offene Einladung zurückziehen' },
  schema: { params: ofRow, ...done },
} satisfies Endpoint

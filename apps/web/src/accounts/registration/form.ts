import { type Country, homeCountry, isInUnion } from '@portal/domain/accounts/countries'
import { Registration } from '@portal/domain/accounts/registration'
import { escapeHtml } from '@portal/domain/values/fields'
import { ownLanguage } from '@portal/domain/values/own-language'
import { z } from 'zod'
import { formResolver } from '../../form-resolver.ts'
import type { RegistrationForm } from './facts.ts'

/** What companies of other countries do not have; a German one sends the form of the specification. */
function foreignFields(country: Country) {
  if (!isInUnion(country)) return { vat_id: null }
  return country === homeCountry
    ? { country: null, vat_id: null, register_number: null, eori: null }
    : { eori: null }
}

/** A partner number typed before the box was unticked is omitted, and so are numbers of companies of other countries. */
const wireOf = (form: RegistrationForm): z.input<typeof Registration> => ({
  ...form,
  partner_number: form.already_vendor_box ? form.partner_number : '',
  ...foreignFields(form.country),
  comments: escapeHtml(form.comments),
  login: form.email,
  langKey: ownLanguage,
  documentType: '',
})

/** Validates the form with the server's schema. */
export const RegistrationFields = z.custom<RegistrationForm>().transform(wireOf).pipe(Registration)
export const registrationResolver = formResolver(RegistrationFields)

/**
 * All keys of the form, including empty ones (H-37). The schema has unescaped the comment; the wire needs it escaped
 * (H-18).
 */
export const registrationBody = (registration: Registration) => ({
  ...registration,
  salutation: registration.salutation ?? null,
  title: registration.title ?? null,
  partner_number: registration.partner_number ?? null,
  comments: escapeHtml(registration.comments ?? ''),
})

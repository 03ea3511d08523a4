import { z } from 'zod'
import { languages } from '../site/language.ts'
import {
  city,
  companyName,
  email,
  eoriNumber,
  freeText,
  houseNumber,
  naturalCount,
  optionalField,
  partnerNumber,
  personNameField,
  positiveCount,
  postalCode,
  registerNumber,
  required,
  street,
  telephone,
} from '../values/fields.ts'
import { t } from '../values/text.ts'
import { countryCodes, homeCountry, isInUnion, postalCodeFlaw } from './countries.ts'
import { newPassword, passwordMismatch, repeatedPassword } from './password.ts'
import { registrationLabels, salutations, titles } from './registration-labels.ts'
import { vatIdFlaw } from './vat-id.ts'

const label = registrationLabels
const onlyAbroad = t('Dieses Feld ist nur für Betriebe außerhalb Deutschlands.')
/** Refuses the number with the customs of a company of the Union. */
export const onlyOutside = t('Dieses Feld ist nur für Betriebe außerhalb der EU.')

/** The registration form (specification section 3) with the wire's names, `bussines_years` included (sic). */
export const Registration = z
  .strictObject({
    salutation: optionalField(z.enum(salutations)),
    title: optionalField(z.enum(titles)),
    firstName: personNameField(label.firstName),
    lastName: personNameField(label.lastName),
    email: email(label.email),
    telephone: telephone(label.telephone),
    street: street(label.street),
    house_number: houseNumber(label.house_number),
    postal_code: postalCode(label.postal_code),
    city: city(label.city),
    company_name: companyName(label.company_name),
    /** Absent means Germany, to which the fields of the specification apply. */
    country: optionalField(z.enum(countryCodes)),
    /** Of companies in other countries of the Union only; checked with the country. */
    vat_id: optionalField(z.string()),
    /** Of companies in other countries only. */
    register_number: optionalField(registerNumber(label.register_number)),
    /** Of companies outside the Union only. */
    eori: optionalField(eoriNumber(label.eori)),
    already_vendor_box: z.boolean().nullish().transform(Boolean),
    partner_number: optionalField(partnerNumber(label.partner_number)),
    login: optionalField(email(label.login)),
    password: newPassword(label.password),
    pwdagain: repeatedPassword(label.pwdagain),
    bussines_years: positiveCount(label.bussines_years),
    avg_sold_cars_per_year: naturalCount(label.avg_sold_cars_per_year),
    comments: optionalField(freeText(2000)),
    langKey: z.enum(languages).nullish(),
    /** Sent by the form but ignored, because the document upload has its own type. */
    documentType: z.string().max(100).nullish(),
  })
  .superRefine((form, context) => {
    const issue = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message })
    if (form.pwdagain !== '' && form.password !== form.pwdagain) issue('pwdagain', passwordMismatch)
    if (form.login !== undefined && form.login !== form.email)
      issue('login', t('Der Benutzername ist Ihre E-Mail-Adresse.'))
    if (form.already_vendor_box && form.partner_number === undefined)
      issue('partner_number', required(label.partner_number))
    const { country = homeCountry, vat_id, postal_code, register_number, eori } = form
    const isUnion = isInUnion(country)
    if (country === homeCountry && register_number !== undefined) issue('register_number', onlyAbroad)
    if (isUnion && eori !== undefined) issue('eori', onlyOutside)
    if (country === homeCountry) {
      if (vat_id !== undefined) issue('vat_id', t('Für Deutschland geben Sie bitte keine USt-IdNr. an.'))
      return
    }
    const postalFlaw = postal_code === '' ? null : postalCodeFlaw(country, postal_code)
    if (postalFlaw !== null) issue('postal_code', postalFlaw)
    if (!isUnion) {
      if (vat_id !== undefined) issue('vat_id', t('Für dieses Land geben Sie bitte keine USt-IdNr. an.'))
      return
    }
    const vatFlaw = vat_id === undefined ? required(label.vat_id) : vatIdFlaw(country, vat_id)
    if (vatFlaw !== null) issue('vat_id', vatFlaw)
  })
export type Registration = z.output<typeof Registration>

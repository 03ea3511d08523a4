import { t } from '../values/text.ts'

export const salutations = ['Herr', 'Frau'] as const
export const titles = ['Prof.', 'Dr.'] as const

/** Labels of the registration form, also used in its messages. */
export const registrationLabels = {
  salutation: t('Anrede'),
  title: t('Titel'),
  firstName: t('Vorname'),
  lastName: t('Nachname'),
  email: t('E-Mail'),
  telephone: t('Telefon'),
  street: t('Straße'),
  house_number: t('Hausnummer'),
  postal_code: t('Postleitzahl'),
  city: t('Ort'),
  company_name: t('Firma'),
  country: t('Land'),
  vat_id: t('USt-IdNr.'),
  register_number: t('Registernummer'),
  eori: t('EORI-Nummer'),
  already_vendor_box: t('Ich bin bereits Kunde'),
  partner_number: t('Partnernummer'),
  login: t('Benutzername'),
  password: t('Passwort'),
  pwdagain: t('Passwort wiederholen'),
  bussines_years: t('Geschäftsjahre'),
  avg_sold_cars_per_year: t('Verkaufte Fahrzeuge pro Jahr'),
  comments: t('Bemerkungen'),
} as const

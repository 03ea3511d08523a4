export const salutations = ['Herr', 'Frau'] as const
export const titles = ['Prof.', 'Dr.'] as const

/** Labels of the registration form, also used in its messages. */
export const registrationLabels = {
  salutation: 'Anrede',
  title: 'Titel',
  firstName: 'Vorname',
  lastName: 'Nachname',
  email: 'E-Mail',
  telephone: 'Telefon',
  street: 'Straße',
  house_number: 'Hausnummer',
  postal_code: 'Postleitzahl',
  city: 'Ort',
  company_name: 'Firma',
  country: 'Land',
  vat_id: 'USt-IdNr.',
  already_vendor_box: 'Ich bin bereits Kunde',
  partner_number: 'Partnernummer',
  login: 'Benutzername',
  password: 'Passwort',
  pwdagain: 'Passwort wiederholen',
  bussines_years: 'Geschäftsjahre',
  avg_sold_cars_per_year: 'Verkaufte Fahrzeuge pro Jahr',
  comments: 'Bemerkungen',
} as const

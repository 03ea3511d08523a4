import { germanPostalCode, line, mailbox, openingTimes, phone, text, town, vatId } from './fields.ts'

const brand = 'brand' as const
const contact = 'contact' as const
const hours = 'hours' as const
const mailboxes = 'mailboxes' as const

/** Name and contact data of the operator, for header, footer, imprint, mails and calendar entries. */
export const companySettings = {
  BRAND_NAME: line({
    ...{ group: brand, label: 'Name der Marke', min: 1, max: 40, standard: 'Autoexpo' },
    hint: 'Kopf der Seiten, Mails, Kalendereinträge.',
  }),
  COMPANY_NAME: line({ group: brand, label: 'Firma', min: 1, standard: 'Autoexpo Musterhandel GmbH' }),
  COMPANY_MANAGERS: line({
    ...{ group: brand, label: 'Geschäftsführung', hint: 'Für das Impressum des Portals.', min: 1 },
    standard: 'Mira Muster, Jonas Beispiel',
  }),
  COMPANY_REGISTER: line({
    ...{ group: brand, label: 'Registereintrag', min: 1 },
    standard: 'Amtsgericht Frankfurt am Main, HRB 000000',
  }),
  COMPANY_VAT_ID: vatId({ group: brand, label: 'Umsatzsteuer-ID', standard: 'DE000000000' }),
  CONTACT_STREET: line({ group: contact, label: 'Straße und Hausnummer', min: 1, standard: 'Musterring 12' }),
  CONTACT_POSTAL_CODE: germanPostalCode({ group: contact, label: 'Postleitzahl', standard: '60528' }),
  CONTACT_CITY: town({ group: contact, label: 'Ort', standard: 'Frankfurt am Main' }),
  CONTACT_PHONE: phone({ group: contact, label: 'Telefon', standard: '+49 69 90009 120' }),
  CONTACT_FAX: phone({ group: contact, label: 'Fax', isOptional: true, standard: '+49 69 90009 129' }),
  HOURS_ADMINISTRATION: openingTimes({ group: hours, label: 'Verwaltung', standard: 'Mo–Fr 08:00–17:00' }),
  HOURS_SALES: openingTimes({ group: hours, label: 'Verkauf', standard: 'Mo–Fr 09:00–17:00' }),
  HOURS_DELIVERY: openingTimes({ group: hours, label: 'Auslieferung', standard: 'Mo–Fr 08:00–16:00' }),
  HOURS_NOTE: text({
    ...{ group: hours, label: 'Hinweis zu den Zeiten', max: 400 },
    standard:
      'Besichtigung samstags nur für PKW, ohne Beratung und Verkauf. Transporter und LKW können nicht besichtigt werden.',
  }),
  MAIL_FROM: mailbox({
    ...{ group: mailboxes, label: 'Absender der Mails', standard: 'portal@autoexpo.example' },
    hint: 'Der Mailserver muss diese Adresse senden dürfen.',
  }),
  MAIL_DEALERS: mailbox({
    ...{ group: mailboxes, label: 'Händlerservice', standard: 'haendlerservice@autoexpo.example' },
  }),
  MAIL_PRIVATE: mailbox({
    ...{ group: mailboxes, label: 'Privatkunden', standard: 'privatkunden@autoexpo.example' },
  }),
  MAIL_SALES: mailbox({
    ...{ group: mailboxes, label: 'Verkauf', standard: 'verkauf@autoexpo.example' },
    hint: 'Erhält Anfragen; Antworten der Kunden gehen hierhin.',
  }),
  MAIL_PROVIDER: mailbox({
    ...{ group: mailboxes, label: 'Freischaltung', standard: 'freischaltung@autoexpo.example' },
    hint: 'Erhält Registrierungen und Unterlagen.',
  }),
  MAIL_IT_SUPPORT: mailbox({
    ...{ group: mailboxes, label: 'IT-Support', standard: 'it-support@autoexpo.example' },
  }),
  MAIL_STOCK: mailbox({
    ...{ group: mailboxes, label: 'Bestand', standard: 'bestand@autoexpo.example' },
    hint: 'Erhält die Berichte der Importe.',
  }),
  MAIL_SECURITY: mailbox({
    ...{ group: mailboxes, label: 'Sicherheitsmeldungen', standard: 'sicherheit@autoexpo.example' },
    hint: 'Steht in /.well-known/security.txt.',
  }),
  MAIL_INFO: mailbox({ group: mailboxes, label: 'Allgemeines', standard: 'info@autoexpo.example' }),
  MAIL_PRIVACY: mailbox({ group: mailboxes, label: 'Datenschutz', standard: 'datenschutz@autoexpo.example' }),
}

import { line, mailbox, text } from './fields.ts'

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
  COMPANY_VAT_ID: line({
    ...{ group: brand, label: 'Umsatzsteuer-ID', min: 1, max: 20, standard: 'DE000000000' },
  }),
  CONTACT_STREET: line({ group: contact, label: 'Straße und Hausnummer', min: 1, standard: 'Musterring 12' }),
  CONTACT_POSTAL_CODE: line({ group: contact, label: 'Postleitzahl', max: 10, standard: '60528' }),
  CONTACT_CITY: line({ group: contact, label: 'Ort', min: 1, max: 80, standard: 'Frankfurt am Main' }),
  CONTACT_PHONE: line({ group: contact, label: 'Telefon', min: 1, max: 40, standard: '+49 69 90009 120' }),
  CONTACT_FAX: line({ group: contact, label: 'Fax', max: 40, standard: '+49 69 90009 129' }),
  HOURS_ADMINISTRATION: line({ group: hours, label: 'Verwaltung', max: 80, standard: 'Mo–Fr 08:00–17:00' }),
  HOURS_SALES: line({ group: hours, label: 'Verkauf', max: 80, standard: 'Mo–Fr 09:00–17:00' }),
  HOURS_DELIVERY: line({ group: hours, label: 'Auslieferung', max: 80, standard: 'Mo–Fr 08:00–16:00' }),
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

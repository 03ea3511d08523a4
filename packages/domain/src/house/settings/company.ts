import { t } from '../../values/text.ts'
import { line, mailbox, text } from './fields.ts'
import {
  germanPostalCode,
  named,
  openingTimes,
  phone,
  registerEntry,
  street,
  town,
  vatId,
} from './known-lines.ts'

const brand = 'brand' as const
const contact = 'contact' as const
const hours = 'hours' as const
const mailboxes = 'mailboxes' as const

/** Name and contact data of the operator, for header, footer, imprint, mails and calendar entries. */
export const companySettings = {
  BRAND_NAME: line({
    ...{ group: brand, label: t('Name der Marke'), min: 1, max: 40, standard: 'Autoexpo' },
    hint: t('Kopf der Seiten, Mails, Kalendereinträge.'),
  }),
  COMPANY_NAME: named({ group: brand, label: t('Firma'), standard: 'Autoexpo Musterhandel GmbH' }),
  COMPANY_MANAGERS: named({
    ...{ group: brand, label: t('Geschäftsführung'), hint: t('Für das Impressum des Portals.') },
    standard: 'Mira Muster, Jonas Beispiel',
  }),
  COMPANY_REGISTER: registerEntry({
    ...{ group: brand, label: t('Registereintrag') },
    standard: 'Amtsgericht Frankfurt am Main, HRB 000000',
  }),
  COMPANY_VAT_ID: vatId({ group: brand, label: t('Umsatzsteuer-ID'), standard: 'DE000000000' }),
  CONTACT_STREET: street({
    group: contact,
    label: t('Straße und Hausnummer'),
    standard: 'Musterring 12',
  }),
  CONTACT_POSTAL_CODE: germanPostalCode({ group: contact, label: t('Postleitzahl'), standard: '60528' }),
  CONTACT_CITY: town({ group: contact, label: t('Ort'), standard: 'Frankfurt am Main' }),
  CONTACT_PHONE: phone({ group: contact, label: t('Telefon'), standard: '+49 69 90009 120' }),
  CONTACT_FAX: phone({ group: contact, label: t('Fax'), isOptional: true, standard: '+49 69 90009 129' }),
  HOURS_ADMINISTRATION: openingTimes({
    group: hours,
    label: t('Verwaltung'),
    standard: 'Mo–Fr 08:00–17:00',
  }),
  HOURS_SALES: openingTimes({ group: hours, label: t('Verkauf'), standard: 'Mo–Fr 09:00–17:00' }),
  HOURS_DELIVERY: openingTimes({ group: hours, label: t('Auslieferung'), standard: 'Mo–Fr 08:00–16:00' }),
  HOURS_NOTE: text({
    ...{ group: hours, label: t('Hinweis zu den Zeiten'), max: 400 },
    standard:
      'Besichtigung samstags nur für PKW, ohne Beratung und Verkauf. Transporter und LKW können nicht besichtigt werden.',
  }),
  MAIL_FROM: mailbox({
    ...{ group: mailboxes, label: t('Absender der Mails'), standard: 'portal@autoexpo.example' },
    hint: t('Der Mailserver muss diese Adresse senden dürfen.'),
  }),
  MAIL_DEALERS: mailbox({
    ...{ group: mailboxes, label: t('Händlerservice'), standard: 'haendlerservice@autoexpo.example' },
  }),
  MAIL_PRIVATE: mailbox({
    ...{ group: mailboxes, label: t('Privatkunden'), standard: 'privatkunden@autoexpo.example' },
  }),
  MAIL_SALES: mailbox({
    ...{ group: mailboxes, label: t('Verkauf'), standard: 'verkauf@autoexpo.example' },
    hint: t('Erhält Anfragen; Antworten der Kunden gehen hierhin.'),
  }),
  MAIL_PROVIDER: mailbox({
    ...{ group: mailboxes, label: t('Freischaltung'), standard: 'freischaltung@autoexpo.example' },
    hint: t('Erhält Registrierungen und Unterlagen.'),
  }),
  MAIL_IT_SUPPORT: mailbox({
    ...{ group: mailboxes, label: t('IT-Support'), standard: 'it-support@autoexpo.example' },
  }),
  MAIL_STOCK: mailbox({
    ...{ group: mailboxes, label: t('Bestand'), standard: 'bestand@autoexpo.example' },
    hint: t('Erhält die Berichte der Importe.'),
  }),
  MAIL_SECURITY: mailbox({
    ...{ group: mailboxes, label: t('Sicherheitsmeldungen'), standard: 'sicherheit@autoexpo.example' },
    hint: t('Steht in /.well-known/security.txt.'),
  }),
  MAIL_INFO: mailbox({ group: mailboxes, label: t('Allgemeines'), standard: 'info@autoexpo.example' }),
  MAIL_PRIVACY: mailbox({
    group: mailboxes,
    label: t('Datenschutz'),
    standard: 'datenschutz@autoexpo.example',
  }),
}

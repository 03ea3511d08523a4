import { t } from '../../values/text.ts'
import { flag, number } from './fields.ts'
import { named, taxNumber } from './known-lines.ts'

const group = 'invoices' as const

/** Seller data of invoices that are shown nowhere else; the rest is in the groups of brand and contact. */
export const invoiceSettings = {
  INVOICE_TAX_NUMBER: taxNumber({
    ...{ group, label: t('Steuernummer'), standard: '' },
    hint: t('Ohne Steuernummer, Ansprechpartner und Bankkonto des Hauses entsteht keine Rechnung.'),
  }),
  INVOICE_CONTACT: named({
    ...{ group, label: t('Ansprechpartner'), isOptional: true, max: 100, standard: '' },
    hint: t('Steht mit Telefon und Postfach des Verkaufs in der Rechnung.'),
  }),
  INVOICE_DUE_DAYS: number({
    group,
    label: t('Zahlungsziel'),
    unit: t('Tage'),
    min: 0,
    max: 90,
    standard: '7',
  }),
  INVOICE_PLAIN_PDF: flag({
    ...{ group, label: t('PDF ohne XML annehmen'), standard: 'false' },
    hint: t('Nur für Rechnungen vor 2027. Danach ist zwischen Unternehmen die E-Rechnung Pflicht.'),
  }),
}

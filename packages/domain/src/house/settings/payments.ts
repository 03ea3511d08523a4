import { t } from '../../values/text.ts'
import { number } from './fields.ts'

const about = { group: 'payments' as const, unit: t('Tage'), min: 1, max: 365 }

/** When an unpaid invoice is followed up, in days after its due day. */
export const paymentSettings = {
  PAYMENT_REMINDER_DAYS: number({
    ...{ ...about, label: t('Erste Zahlungserinnerung'), standard: '3' },
    hint: t('Tage nach der Fälligkeit. Geht an Inhaber und Buchhaltung.'),
  }),
  PAYMENT_SECOND_REMINDER_DAYS: number({
    ...{ ...about, label: t('Zweite Zahlungserinnerung'), standard: '10' },
  }),
  PAYMENT_OFFICE_DAYS: number({
    ...{ ...about, label: t('Meldung an den Verkauf'), standard: '17' },
    hint: t('Danach klärt das Haus die offene Zahlung selbst.'),
  }),
}

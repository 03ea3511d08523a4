import { type VatReason, vatReasons } from '@portal/domain/accounts/vat-id-states'
import { t } from '@portal/domain/values/text'
import type { Env } from '../../env.ts'
import { letter } from '../../mail/letter.ts'

/** To the company: its number is not registered. */
export const vatInvalidMail = (env: Env, recipient: string, vatId: string) =>
  letter(env, {
    template: 'vat-id-invalid',
    recipient,
    subject: () => t('Bitte prüfen Sie Ihre USt-IdNr.'),
    body: () => [
      t('Guten Tag,'),
      t`die USt-IdNr. ${vatId} ist für innergemeinschaftliche Umsätze nicht gemeldet. Ohne bestätigte Nummer stellen wir Rechnungen mit deutscher Umsatzsteuer aus.`,
      t(
        'Bitte melden Sie sich an und berichtigen Sie die Nummer. Ist sie richtig, wenden Sie sich bitte an Ihr Finanzamt.',
      ),
      { page: '/login', label: t('Zur Anmeldung') },
      t`Bei Fragen schreiben Sie bitte an ${env.MAIL_DEALERS}.`,
    ],
  })

type Review = { company_name: string; vatId: string; dealerId: number; reason: VatReason }

/** To the operator: a valid number whose holder is to be compared by hand. */
export const reviewNotice = (env: Env, { company_name, vatId, dealerId, reason }: Review) =>
  letter(env, {
    template: 'vat-id-review',
    recipient: env.MAIL_PROVIDER,
    subject: () => `USt-IdNr. von Hand prüfen: ${company_name}`,
    body: () => [
      'Guten Tag,',
      `${vatReasons[reason].text.split(' Wir ')[0]} Bitte prüfen Sie das von Hand.`,
      {
        rows: [
          ['Firma', company_name],
          ['USt-IdNr.', vatId],
        ],
      },
      { page: `/house/dealers/${dealerId}`, label: 'Zur Händlerakte' },
    ],
  })

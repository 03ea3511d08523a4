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

/** To the operator: a company bought without VAT, and its number is no longer registered. */
export const soldInvalidNotice = (env: Env, { company_name, vatId, dealerId }: Omit<Review, 'reason'>) =>
  letter(env, {
    template: 'vat-id-sold-invalid',
    recipient: env.MAIL_PROVIDER,
    subject: () => `USt-IdNr. nach einem Verkauf ungültig: ${company_name}`,
    body: () => [
      'Guten Tag,',
      'die Prüfung zum Verkauf oder zur Rechnung hat ergeben, dass diese Nummer nicht gemeldet ist. Bitte prüfen Sie die Käufe dieses Händlers, bevor eine Rechnung ohne MwSt. entsteht.',
      {
        rows: [
          ['Firma', company_name],
          ['USt-IdNr.', vatId],
        ],
      },
      { page: `/house/dealers/${dealerId}`, label: 'Zur Händlerakte' },
    ],
  })

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

type Numbers = { register_number: string | null; eori: string | null }
type NumbersChange = { company_name: string; dealerId: number; before: Numbers; after: Numbers }

const changeText = (before: string | null, after: string | null) =>
  before === after ? (after ?? '–') : `${after ?? 'gelöscht'} (bisher ${before ?? 'keine'})`

/** To the operator: an activated company changed its numbers, which nobody but the house compares. */
export const numbersNotice = (env: Env, { company_name, dealerId, before, after }: NumbersChange) =>
  letter(env, {
    template: 'company-numbers-review',
    recipient: env.MAIL_PROVIDER,
    subject: () => `Register- und EORI-Nummer prüfen: ${company_name}`,
    body: () => [
      'Guten Tag,',
      'der Händler hat seine Nummern geändert. Bitte vergleichen Sie sie mit dem Registerauszug und vermerken Sie die Prüfung in der Händlerakte.',
      {
        rows: [
          ['Firma', company_name],
          ['Registernummer', changeText(before.register_number, after.register_number)],
          ['EORI-Nummer', changeText(before.eori, after.eori)],
        ],
      },
      { page: `/house/dealers/${dealerId}`, label: 'Zur Händlerakte' },
    ],
  })

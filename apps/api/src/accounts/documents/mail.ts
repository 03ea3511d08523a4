import { countryOf } from '@portal/domain/accounts/countries'
import { type DocumentType, paperLabel } from '@portal/domain/accounts/documents'
import { t } from '@portal/domain/values/text'
import type { Env } from '../../env.ts'
import { letter, mailText } from '../../mail/letter.ts'
import { type Company, companyRows } from '../registration/mail.ts'

/** To the operator: an applicant's papers are complete. */
export const papersNotice = (env: Env, applicant: Omit<Company, 'partner_number'>, types: DocumentType[]) =>
  letter(env, {
    template: 'documents-notice',
    recipient: env.MAIL_PROVIDER,
    subject: () => 'Neue Händlerunterlagen',
    body: () => [
      'Guten Tag,',
      'ein Händler hat seine Unterlagen hochgeladen und wartet auf die Freischaltung.',
      { rows: companyRows(applicant) },
      { list: types.map((type) => paperLabel(countryOf(applicant.country), type)) },
      { page: '/dealer-activation', label: 'Zur Händleraktivierung' },
    ],
  })

/** To the applicant: the papers are complete and the operator will review them. */
export const papersReceivedMail = (env: Env, recipient: string) =>
  letter(env, {
    template: 'documents-received',
    recipient,
    subject: () => t('Ihre Unterlagen sind eingegangen'),
    body: () => [
      t('Guten Tag,'),
      mailText(env, 'MAIL_TEXT_PAPERS'),
      t('Den Stand Ihrer Bewerbung sehen Sie, wenn Sie sich anmelden.'),
      { page: '/login', label: t('Zur Anmeldung') },
    ],
  })

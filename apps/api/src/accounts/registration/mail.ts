import { countries, countryOf, homeCountry, isInUnion } from '@portal/domain/accounts/countries'
import { t } from '@portal/domain/values/text'
import type { Env } from '../../env.ts'
import { letter, mailText } from '../../mail/letter.ts'

export const verificationMail = (env: Env, recipient: string, token: string) =>
  letter(env, {
    template: 'verify-email',
    recipient,
    linkToken: token,
    subject: () => t`Bitte bestätigen Sie Ihre E-Mail-Adresse für ${env.BRAND_NAME}`,
    body: () => [
      t('Guten Tag,'),
      mailText(env, 'MAIL_TEXT_VERIFY'),
      { page: `/email/verify/${token}`, label: t('E-Mail-Adresse bestätigen') },
      t('Haben Sie sich nicht registriert, müssen Sie nichts tun.'),
    ],
  })

export type Company = {
  company_name: string
  firstName: string
  lastName: string
  email: string
  telephone: string
  city: string
  partner_number: string | null
  country: string
  vatId: string | null
  register_number: string | null
  eori: string | null
}

/** The applicant's data for the operator's mails. */
export const companyRows = ({
  company_name,
  firstName,
  lastName,
  city,
  email,
  telephone,
  ...abroad
}: Omit<Company, 'partner_number'>): [string, string][] => [
  ['Firma', company_name],
  ['Name', `${firstName} ${lastName}`],
  ['Ort', city],
  ['E-Mail', email],
  ['Telefon', telephone],
  ...(abroad.country === homeCountry ? [] : foreignRows(abroad)),
]

type Abroad = Pick<Company, 'country' | 'vatId' | 'register_number' | 'eori'>

const foreignRows = ({ country, vatId, register_number, eori }: Abroad): [string, string][] => [
  ['Land', countries[countryOf(country)].name],
  ...(isInUnion(country) ? ([['USt-IdNr.', vatId ?? '–']] satisfies [string, string][]) : []),
  ['Registernummer', register_number ?? '–'],
  ...(isInUnion(country) ? [] : ([['EORI-Nummer', eori ?? '–']] satisfies [string, string][])),
]

/** To the operator: a dealer registered, as a business partner or with papers still to come. */
export const registrationNotice = (env: Env, company: Company) =>
  letter(env, {
    template: 'registration-notice',
    recipient: env.MAIL_PROVIDER,
    subject: () => (company.partner_number ? 'Neue Registrierung mit Partnernummer' : 'Neue Registrierung'),
    body: () => [
      'Guten Tag,',
      company.partner_number
        ? 'ein Händler hat sich mit Partnernummer registriert. Bitte prüfen Sie den Händlerstatus.'
        : 'ein Händler hat sich ohne Partnernummer registriert. Er reicht noch Dokumente ein.',
      {
        rows: [
          ...companyRows(company),
          ...(company.partner_number ? ([['Partnernummer', company.partner_number]] as const) : []),
        ],
      },
      { page: '/dealer-activation', label: 'Zur Händleraktivierung' },
    ],
  })

/** To the owner of an address that somebody tried to register again. */
export const alreadyRegisteredMail = (env: Env, recipient: string) =>
  letter(env, {
    template: 'already-registered',
    recipient,
    subject: () => t('Erneute Registrierung mit Ihrer E-Mail-Adresse'),
    body: () => [
      t('Guten Tag,'),
      t(
        'jemand hat versucht, sich mit Ihrer E-Mail-Adresse erneut zu registrieren. Ihr bestehendes Konto ist unverändert.',
      ),
      t('Waren Sie das selbst und kennen Ihr Passwort nicht mehr? Dann setzen Sie es bitte zurück.'),
      { page: '/password-reset', label: t('Passwort zurücksetzen') },
    ],
  })

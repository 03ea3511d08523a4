import { t } from '@portal/domain/values/text'
import { usePortalSettings } from '../portal-settings/queries.ts'
import { LegalPage } from './LegalPage.tsx'
import { PageText } from './PageText.tsx'

export const handle = { title: t('Impressum'), needsNoTerms: true }

/** The imprint (section 5 DDG), built from the operator's settings. */
export function Component() {
  const { company, companyRecord, contact, mail } = usePortalSettings()
  return (
    <LegalPage title={handle.title}>
      <div lang="de">
        <h2>Anbieter</h2>
        <address>
          {company}
          <br />
          {contact.street}
          <br />
          {contact.postalCode} {contact.city}
        </address>
        <p>Vertreten durch: {companyRecord.managers}</p>
        <h2>Kontakt</h2>
        <p>
          Telefon {contact.phone}
          <br />
          E-Mail <a href={`mailto:${mail.info}`}>{mail.info}</a>
        </p>
        <h2>Register und Steuer</h2>
        <p>
          {companyRecord.register}
          <br />
          Umsatzsteuer-Identifikationsnummer: {companyRecord.vatId}
        </p>
        <h2>Streitbeilegung</h2>
        <p>
          Wir nehmen nicht an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teil und sind
          dazu nicht verpflichtet.
        </p>
        <PageText page="imprint" />
      </div>
    </LegalPage>
  )
}

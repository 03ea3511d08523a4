import { t } from '@portal/domain/values/text'
import { usePortalSettings } from '../portal-settings/queries.ts'
import { LegalPage } from './LegalPage.tsx'
import { PageText } from './PageText.tsx'

export const handle = { title: t('Nutzungsbedingungen'), needsNoTerms: true }

/** The terms of use of operators without their own page. */
export function Component() {
  const { mail } = usePortalSettings()
  return (
    <LegalPage title={handle.title}>
      <div lang="de">
        <PageText page="terms" otherwise={`Den Text senden wir Ihnen gern zu: ${mail.info}`} />
      </div>
    </LegalPage>
  )
}

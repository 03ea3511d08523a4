import { t } from '@portal/domain/values/text'
import { usePortalSettings } from '../portal-settings/queries.ts'
import { PageText } from './PageText.tsx'
import './legal.css'

export const handle = { title: t('Nutzungsbedingungen'), needsNoTerms: true }

/** The terms of use of operators without their own page. */
export function Component() {
  const { mail } = usePortalSettings()
  return (
    <article className="container page legal-text">
      <h1>Nutzungsbedingungen</h1>
      <PageText page="terms" otherwise={`Den Text senden wir Ihnen gern zu: ${mail.info}`} />
    </article>
  )
}

import { useSuspenseQuery } from '@tanstack/react-query'
import { paths } from '../../paths.ts'
import { queryClient } from '../../query-client.ts'
import { Alert } from '../../ui/Alert.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { usePortalSettings } from '../portal-settings/queries.ts'
import { Steps } from '../registration/Steps.tsx'
import { applicationStateText, submittedText } from './facts.ts'
import { PendingArt } from './PendingArt.tsx'
import { ownApplication } from './queries.ts'
import './documents.css'

export const handle = { title: 'Freischaltung' }

export async function loader() {
  await queryClient.fetchQuery(ownApplication)
  return null
}

/** The state of an application under review (I-23, I-24). */
export function Component() {
  const { data: application } = useSuspenseQuery(ownApplication)
  const { mail } = usePortalSettings()
  const text = applicationStateText(application)
  return (
    <div className="container page narrow">
      <Steps current={4} withPartnerNumber={application.registeredWithPartnerNumber} />
      <section className="panel empty pending">
        <PendingArt />
        <h1>{text.heading}</h1>
        <p>{text.sentence}</p>
        <p className="small">{submittedText(application)}</p>
        {application.reviewNote && <Alert kind="warn">{application.reviewNote}</Alert>}
        {text.isClosed && (
          <p>
            Fragen beantwortet unser Händlerservice: <a href={`mailto:${mail.dealers}`}>{mail.dealers}</a>
          </p>
        )}
        {text.canUpload ? (
          <LinkButton variant="primary" to={paths.uploadDocuments}>
            Dokumente hochladen
          </LinkButton>
        ) : (
          <LinkButton variant="secondary" to={paths.home}>
            Zur Startseite
          </LinkButton>
        )}
      </section>
    </div>
  )
}

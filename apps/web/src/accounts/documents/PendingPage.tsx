import { changeApplicantNumbers, changeApplicantVatId } from '@portal/contract/accounts/vat-checks'
import { t } from '@portal/domain/values/text'
import { useSuspenseQuery } from '@tanstack/react-query'
import { paths } from '../../paths.ts'
import { queryClient } from '../../query-client.ts'
import { usePortalSettings } from '../../site/portal-settings/queries.ts'
import { Alert } from '../../ui/Alert.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Steps } from '../registration/Steps.tsx'
import { vatPoll } from '../vat-checks/facts.ts'
import { VatPanel } from '../vat-checks/VatPanel.tsx'
import { applicationStateText, submittedText } from './facts.ts'
import { ownApplication } from './queries.ts'
import './documents.css'

export const handle = { title: t('Freischaltung') }

export async function loader() {
  await queryClient.fetchQuery(ownApplication)
  return null
}

/** The state of an application under review (I-23, I-24). */
export function Component() {
  const { data: application, refetch } = useSuspenseQuery({
    ...ownApplication,
    refetchInterval: ({ state }) => vatPoll(state.data?.vat),
  })
  const { mail } = usePortalSettings()
  const text = applicationStateText(application)
  return (
    <div className="container page narrow stack l">
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
      <VatPanel
        company={application}
        change={changeApplicantVatId}
        changeNumbers={changeApplicantNumbers}
        onChanged={refetch}
      />
    </div>
  )
}

const ticks = Array.from({ length: 36 }, (_, index) => ({
  angle: index * 10,
  length: index % 3 === 0 ? 5 : 3,
}))

/** Illustration: a document inside the gauge of the design. */
function PendingArt() {
  return (
    <svg className="pending-art" viewBox="0 0 64 64" aria-hidden="true">
      {ticks.map(({ angle, length }) => (
        <path
          key={angle}
          d={`M62 32h-${length}`}
          transform={`rotate(${angle} 32 32)`}
          stroke="currentColor"
        />
      ))}
      <circle cx="32" cy="32" r="22" fill="var(--ax-ink-900)" />
      <path
        className="paper"
        d="M24 20h16v24H24zM28 27h8M28 32h8M28 37h5"
        fill="none"
        stroke="var(--ax-signal-400)"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}

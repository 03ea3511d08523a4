import { has } from '@portal/domain/accounts/roles'
import { dayText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import { useQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, redirect } from 'react-router'
import { textOf } from '../../api.ts'
import { housePaths } from '../../house-paths.ts'
import { paths } from '../../paths.ts'
import { ensureAccount } from '../../session/account.ts'
import { Alert } from '../../ui/Alert.tsx'
import { FactList } from '../../ui/FactList.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { applicationStateText } from '../documents/facts.ts'
import { ownApplication } from '../documents/queries.ts'
import { Steps } from '../registration/Steps.tsx'
import { stateLabels } from './facts.ts'
import '../../styles/dealer-activation.css'

export const handle = { title: t('Händleraktivierung') }

/** Redirects administrators to the review desk in the house's area. */
export async function loader({ request }: LoaderFunctionArgs) {
  if (has(await ensureAccount(), 'ROLE_AE_ADMIN'))
    throw redirect(housePaths.applicants + new URL(request.url).search)
  return null
}

/** The applicant's own status, read-only, with a link to the upload of missing papers. */
export function Component() {
  const { data, error, refetch } = useQuery(ownApplication)
  return (
    <div className="container page narrow">
      <div className="page-head">
        <h1>Händleraktivierung</h1>
        <p className="muted">Ihr Konto wird von einem Administrator freigeschaltet.</p>
      </div>
      {error && <LoadFailure text={textOf(error)} onRetry={refetch} />}
      {!data && !error && <Spinner label="Ihr Status wird geladen" />}
      {data && (
        <>
          <Steps
            current={data.documentsUploaded ? 4 : 3}
            withPartnerNumber={data.registeredWithPartnerNumber}
          />
          <section className="panel stack">
            <h2>{applicationStateText(data).heading}</h2>
            {data.reviewNote && <Alert kind="warn">{data.reviewNote}</Alert>}
            <FactList
              facts={[
                [t('Stand'), stateLabels[data.reviewState]],
                [t('E-Mail bestätigt'), data.emailVerified ? t('ja') : t('nein')],
                [t('Registriert'), dayText(data.registeredAt)],
                [t('Unterlagen eingereicht'), data.submittedAt ? dayText(data.submittedAt) : t('noch nicht')],
              ]}
            />
            {!data.documentsUploaded && (
              <div>
                <LinkButton variant="primary" to={paths.uploadDocuments}>
                  Dokumente hochladen
                </LinkButton>
              </div>
            )}
          </section>
        </>
      )}
    </div>
  )
}

import { t } from '@portal/domain/values/text'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useParams } from 'react-router'
import { paths } from '../../paths.ts'
import { Alert } from '../../ui/Alert.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { verificationText } from './facts.ts'
import { verification } from './queries.ts'
import { Steps } from './Steps.tsx'

// Lazy, so that the schema library is loaded only for a link that does not work.
const NewLinkForm = lazy(() => import('./NewLinkForm.tsx'))

export const handle = { title: t('E-Mail-Bestätigung'), needsNoTerms: true }

/** The target of the verification mail's link, with or without token (H-30 to H-36, U-54). */
export function Component() {
  const { data, isPending } = useQuery(verification(useParams().token ?? ''))
  const { kind, text } = verificationText(data)
  const isConfirmed = data?.status === 'VALID'
  return (
    <div className="container page single">
      <Steps
        current={isConfirmed ? (data.partnernumberExistent ? 4 : 3) : 2}
        withPartnerNumber={isConfirmed && data.partnernumberExistent}
      />
      <section className="panel stack">
        <h1>E-Mail-Bestätigung</h1>
        <div role="status">
          {isPending ? (
            <Spinner label="Ihre E-Mail-Adresse wird bestätigt" />
          ) : (
            <Alert kind={kind}>{text}</Alert>
          )}
        </div>
        {!isPending && kind === 'error' && (
          <Suspense fallback={<Spinner />}>
            <NewLinkForm />
          </Suspense>
        )}
        {!isPending && (
          <LinkButton variant={kind === 'error' ? undefined : 'primary'} to={paths.login}>
            Zum Login
          </LinkButton>
        )}
      </section>
    </div>
  )
}

import { t } from '@portal/domain/values/text'
import { lazy, Suspense } from 'react'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { Steps } from './Steps.tsx'

const NewLinkForm = lazy(() => import('./NewLinkForm.tsx'))

export const handle = { title: t('Bestätigungsmail anfordern'), needsNoTerms: true }

/** For applicants whose verification mail is lost or expired. */
export function Component() {
  return (
    <div className="container page single">
      <Steps current={2} />
      <section className="panel stack">
        <h1>Keine Bestätigungsmail erhalten?</h1>
        <Suspense fallback={<Spinner />}>
          <NewLinkForm />
        </Suspense>
        <LinkButton to={paths.login}>Zum Login</LinkButton>
      </section>
    </div>
  )
}

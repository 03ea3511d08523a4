import { t } from '@portal/domain/values/text'
import { lazy, Suspense } from 'react'
import { type LoaderFunctionArgs, useSearchParams } from 'react-router'
import { endSession } from '../../session/account.ts'
import { storedReturnUrl } from '../../storage.ts'
import { LoginForm } from './LoginForm.tsx'
import './auth.css'

const DealerInvitation = lazy(() =>
  import('./DealerInvitation.tsx').then(({ DealerInvitation }) => ({ default: DealerInvitation })),
)

/** Opening the login page ends the current session (G-01) and stores the return address (G-12). */
export async function loader({ request }: LoaderFunctionArgs) {
  const returnUrl = new URL(request.url).searchParams.get('returnUrl')
  if (returnUrl) storedReturnUrl.write(returnUrl)
  await endSession()
  return null
}

export const handle = { title: t('Login'), needsNoTerms: true }

export function Component() {
  const [query] = useSearchParams()
  return (
    <div className="container page">
      <div className="split">
        <LoginForm returnUrl={query.get('returnUrl')} />
        <Suspense>
          <DealerInvitation />
        </Suspense>
      </div>
    </div>
  )
}

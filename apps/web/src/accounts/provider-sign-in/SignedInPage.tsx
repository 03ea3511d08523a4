import { t } from '@portal/domain/values/text'
import { type LoaderFunctionArgs, redirect, useSearchParams } from 'react-router'
import { paths } from '../../paths.ts'
import { Alert } from '../../ui/Alert.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { completeLogin } from '../after-login/queries.ts'
import { refusalText } from './facts.ts'

/** Where the identity provider's answer leads: to the page that was asked for, or to the reason of a refusal. */
export async function loader({ request }: LoaderFunctionArgs) {
  if (new URL(request.url).searchParams.has('refusal')) return null
  const place = await completeLogin(null, { hasPassword: false }).catch(() => null)
  return place === null ? null : redirect(place)
}

export const handle = { title: t('Anmeldung mit Firmenkonto'), needsNoTerms: true }

const unknown = t('Die Anmeldung mit dem Firmenkonto ist fehlgeschlagen. Bitte beginnen Sie noch einmal.')

export function Component() {
  const [query] = useSearchParams()
  return (
    <div className="container page single">
      <div className="panel stack">
        <h1>Nicht angemeldet</h1>
        <Alert kind="error">{refusalText(query.get('refusal') ?? '') ?? unknown}</Alert>
        <LinkButton block variant="primary" to={paths.login}>
          Zurück zum Login
        </LinkButton>
      </div>
    </div>
  )
}

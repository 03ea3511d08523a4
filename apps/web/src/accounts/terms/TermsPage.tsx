import { decideOnTerms } from '@portal/contract/accounts/terms'
import { t } from '@portal/domain/values/text'
import { IconExternalLink } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { type LoaderFunctionArgs, redirect, useNavigate, useParams } from 'react-router'
import { call, textOf } from '../../api.ts'
import { loginPath, paths, placeNamed, termsPath } from '../../paths.ts'
import { changeAccount, endSession, ensureAccount, knownAccount } from '../../session/account.ts'
import { legalHref } from '../../site/portal-settings/facts.ts'
import { usePortalSettings } from '../../site/portal-settings/queries.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/toast.ts'
import { importShortlist } from '../after-login/queries.ts'

/** Accepting requires a login. */
export async function loader({ params }: LoaderFunctionArgs) {
  if (!(await ensureAccount())) throw redirect(loginPath(termsPath(placeNamed(params.redirect))))
  return null
}

const refused = t('Die Zustimmung ist zwingend erforderlich zur Nutzung der Seite.')

export const handle = { title: t('Nutzungsbedingungen'), needsNoTerms: true }

export function Component() {
  const target = placeNamed(useParams().redirect)
  const navigate = useNavigate()
  const { links } = usePortalSettings()
  const decision = useMutation({
    mutationFn: async (termsofuseagreed: boolean) => {
      await call(decideOnTerms, { query: { termsofuseagreed } })
      if (termsofuseagreed) {
        // Clears cached answers, because calls were refused or answered with consumer prices before.
        changeAccount(knownAccount() ?? null)
        await importShortlist()
      } else await endSession()
      return termsofuseagreed
    },
    onSuccess: (agreed) => {
      if (!agreed) toast('error', refused, 'next-page')
      return navigate(agreed ? target : paths.home, { replace: true })
    },
  })
  return (
    <div className="container page narrow">
      <section className="panel stack l">
        <h1>Nutzungsbedingungen</h1>
        <p>
          Bitte nehmen Sie unsere <NewTab href={links.terms}>Nutzungsbedingungen</NewTab> und die{' '}
          <NewTab href={legalHref(links, 'privacy')}>Datenschutzerklärung</NewTab> zur Kenntnis. Beide
          Dokumente öffnen sich in einem neuen Tab.
        </p>
        {decision.error && <Alert kind="error">{textOf(decision.error)}</Alert>}
        <div className="formfoot">
          <Button disabled={decision.isPending} onClick={() => decision.mutate(false)}>
            Ich lehne ab
          </Button>
          <Button variant="primary" pending={decision.isPending} onClick={() => decision.mutate(true)}>
            Ich stimme zu
          </Button>
        </div>
      </section>
    </div>
  )
}

function NewTab({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className="nowrap">
      {children} <IconExternalLink size={18} aria-hidden />
      <span className="vh"> (öffnet einen neuen Tab)</span>
    </a>
  )
}

import { acceptInvitation } from '@portal/contract/company-invitations'
import { useMutation } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router'
import { call, textOf } from '../../api.ts'
import { loginPath, paths } from '../../paths.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { toast } from '../../ui/toast.ts'
import { useAccount } from '../account/queries.ts'
import { takeUpCompany } from './queries.ts'

/** Accepts an invitation with the account of its address. */
export function AcceptPanel({ token, email }: { token: string; email: string }) {
  const account = useAccount()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const accept = useMutation({
    mutationFn: async () => {
      await call(acceptInvitation, { params: { token } })
      await takeUpCompany()
    },
    onSuccess: () => {
      toast('success', 'Sie gehören jetzt zu diesem Betrieb.', 'next-page')
      return navigate(paths.company)
    },
  })
  if (account?.email !== email)
    return (
      <>
        <Alert kind={account ? 'warn' : 'info'}>
          {account
            ? `Sie sind als ${account.email} angemeldet. Bitte melden Sie sich mit ${email} an.`
            : `Bitte melden Sie sich mit ${email} an, um die Einladung anzunehmen.`}
        </Alert>
        <div>
          <LinkButton variant="primary" to={loginPath(pathname)}>
            Anmelden
          </LinkButton>
        </div>
      </>
    )
  return (
    <>
      {accept.error && <Alert kind="error">{textOf(accept.error)}</Alert>}
      <div>
        <Button variant="primary" pending={accept.isPending} onClick={() => accept.mutate()}>
          Einladung annehmen
        </Button>
      </div>
    </>
  )
}

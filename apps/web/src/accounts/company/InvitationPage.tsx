import {
  acceptInvitation,
  joinByInvitation,
  type NewPerson,
  readInvitation,
} from '@portal/contract/accounts/company-invitations'
import { companyRoleTexts } from '@portal/domain/accounts/company-roles'
import { t } from '@portal/domain/values/text'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useLocation, useNavigate, useParams } from 'react-router'
import { ApiProblem, call, reads, textOf } from '../../api.ts'
import { lazyRules } from '../../lazy-rules.ts'
import { loginPath, paths, termsPath } from '../../paths.ts'
import { useAccount } from '../../session/account.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { NameFields } from '../../ui/NameFields.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { toast } from '../../ui/toast.ts'
import { passwordHint, passwordInput } from '../password/PasswordFields.tsx'
import { reloadAccount } from './queries.ts'

export const handle = { title: t('Einladung'), needsNoTerms: true }

/** The page that the link of an invitation opens. */
export function Component() {
  const token = useParams().token ?? ''
  const { data, error } = useQuery({
    queryKey: ['company-invitation', token],
    queryFn: reads(readInvitation, { params: { token } }),
    retry: false,
    staleTime: 0,
  })
  return (
    <div className="container page single">
      {!data && !error && <Spinner label="Die Einladung wird geladen" />}
      {error && (
        <EmptyState level="h1" title="Einladung" action={<LinkButton to={paths.home}>Zur Suche</LinkButton>}>
          {textOf(error)}
        </EmptyState>
      )}
      {data && (
        <div className="panel stack">
          <h1>Einladung von {data.company}</h1>
          <p>
            Sie arbeiten mit als <b>{companyRoleTexts[data.role].label}</b>:{' '}
            {companyRoleTexts[data.role].rights}. Die Einladung gilt für {data.email}.
          </p>
          {data.hasAccount ? (
            <AcceptPanel token={token} email={data.email} />
          ) : (
            <JoinForm token={token} email={data.email} />
          )}
        </div>
      )}
    </div>
  )
}

/** Accepts an invitation with the existing account of its address. */
function AcceptPanel({ token, email }: { token: string; email: string }) {
  const account = useAccount()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const accept = useMutation({
    mutationFn: async () => {
      await call(acceptInvitation, { params: { token } })
      await reloadAccount()
    },
    onSuccess: () => {
      toast('success', t('Sie gehören jetzt zu diesem Betrieb.'), 'next-page')
      return navigate(paths.company)
    },
  })
  if (account?.email !== email)
    return (
      <>
        <Alert kind={account ? 'warn' : 'info'}>
          {account
            ? t`Sie sind als ${account.email} angemeldet. Bitte melden Sie sich mit ${email} an.`
            : t`Bitte melden Sie sich mit ${email} an, um die Einladung anzunehmen.`}
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

const rules = lazyRules(async () => (await import('./form.ts')).personResolver)
const empty: NewPerson = { firstName: '', lastName: '', password: '', pwdagain: '' }

/** Creates an account for the invited address and signs it in. */
function JoinForm({ token, email }: { token: string; email: string }) {
  const navigate = useNavigate()
  const form = useForm({ resolver: rules, defaultValues: empty, mode: 'onTouched' })
  const { errors } = form.formState
  const join = useMutation({
    mutationFn: async (body: NewPerson) => {
      await call(joinByInvitation, { params: { token }, body })
      await reloadAccount()
    },
    onSuccess: () => navigate(termsPath(paths.home)),
  })
  const refusal =
    join.error instanceof ApiProblem
      ? join.error.errors.find(({ path }) => path === 'password')?.message
      : undefined
  return (
    <form className="stack" onSubmit={form.handleSubmit((values) => join.mutate(values))} noValidate>
      <p>Legen Sie Ihr Konto an. Ihr Benutzername ist {email}.</p>
      {join.error && !refusal && <Alert kind="error">{textOf(join.error)}</Alert>}
      <div className="form2">
        <NameFields first={form.register('firstName')} last={form.register('lastName')} errors={errors} />
      </div>
      <TextField
        label="Passwort"
        required
        {...passwordInput}
        hint={passwordHint}
        error={errors.password?.message ?? refusal}
        {...form.register('password')}
      />
      <TextField
        label="Passwort wiederholen"
        required
        {...passwordInput}
        error={errors.pwdagain?.message}
        {...form.register('pwdagain')}
      />
      <div className="formfoot">
        <Button type="submit" variant="primary" pending={form.formState.isSubmitting || join.isPending}>
          Konto anlegen und Einladung annehmen
        </Button>
      </div>
    </form>
  )
}

import { joinByInvitation, type NewPerson } from '@portal/contract/company-invitations'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { ApiProblem, call, textOf } from '../../api.ts'
import { lazyRules } from '../../lazy-rules.ts'
import { paths, termsPath } from '../../paths.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { NameFields } from '../../ui/NameFields.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { passwordHint, passwordInput } from '../password/PasswordFields.tsx'
import { takeUpCompany } from './queries.ts'

const rules = lazyRules(async () => (await import('./form.ts')).personResolver)
const empty: NewPerson = { firstName: '', lastName: '', password: '', pwdagain: '' }

/** Creates the account of an invited address, which is signed in afterwards. */
export function JoinForm({ token, email }: { token: string; email: string }) {
  const navigate = useNavigate()
  const form = useForm({ resolver: rules, defaultValues: empty, mode: 'onTouched' })
  const { errors } = form.formState
  const join = useMutation({
    mutationFn: async (body: NewPerson) => {
      await call(joinByInvitation, { params: { token }, body })
      await takeUpCompany()
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
        <Button type="submit" variant="primary" pending={join.isPending}>
          Konto anlegen und Einladung annehmen
        </Button>
      </div>
    </form>
  )
}

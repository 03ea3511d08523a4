import { finishPasswordReset } from '@portal/contract/accounts/password'
import { t } from '@portal/domain/values/text'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useNavigate, useParams } from 'react-router'
import { call } from '../../api.ts'
import { lazyRules } from '../../lazy-rules.ts'
import { paths } from '../../paths.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { toast } from '../../ui/toast.ts'
import { emptyPassword, passwordRefusal, resetProblem } from './facts.ts'
import type { PasswordForm } from './form.ts'
import { PasswordFields } from './PasswordFields.tsx'

const done = t(
  'Ihr Passwort wurde erfolgreich zurück gesetzt. Sie können sich jetzt mit dem neuen Passwort am System anmelden.',
)

const rules = lazyRules(async () => (await import('./form.ts')).passwordResolver)

export const handle = { title: t('Passwort zurücksetzen'), needsNoTerms: true }

/** The target of the reset mail's link. */
export function Component() {
  const key = useParams().key ?? ''
  const navigate = useNavigate()
  const form = useForm({
    resolver: rules,
    defaultValues: emptyPassword,
    mode: 'onTouched',
  })
  const reset = useMutation({
    mutationFn: ({ password }: PasswordForm) =>
      call(finishPasswordReset, { body: { key, newPassword: password } }),
    onSuccess: () => {
      toast('success', done)
      return navigate(paths.login)
    },
  })
  const refusal = passwordRefusal(reset.error)
  return (
    <div className="container page single">
      <form className="panel stack" onSubmit={form.handleSubmit((values) => reset.mutate(values))} noValidate>
        <h1>Passwort zurücksetzen</h1>
        {reset.error && !refusal && <Alert kind="error">{resetProblem(reset.error)}</Alert>}
        <PasswordFields form={form} refusal={refusal} />
        <div className="formfoot">
          <LinkButton variant="ghost" to={paths.login}>
            Abbrechen
          </LinkButton>
          <Button type="submit" variant="primary" pending={form.formState.isSubmitting || reset.isPending}>
            Passwort zurücksetzen
          </Button>
        </div>
      </form>
    </div>
  )
}

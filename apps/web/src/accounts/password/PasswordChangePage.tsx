import { changePassword } from '@portal/contract/accounts/password'
import { t } from '@portal/domain/values/text'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { ApiProblem, call } from '../../api.ts'
import { lazyRules } from '../../lazy-rules.ts'
import { paths } from '../../paths.ts'
import { useAccount } from '../../session/account.ts'
import { mustChangePassword } from '../../session/facts.ts'
import { usePortalSettings } from '../../site/portal-settings/queries.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { toast } from '../../ui/toast.ts'
import { completeLogin } from '../after-login/queries.ts'
import { changeBody, changeProblem, currentPasswordRefusal, emptyPassword, passwordRefusal } from './facts.ts'
import type { PasswordForm } from './form.ts'
import { PasswordFields } from './PasswordFields.tsx'

const rules = lazyRules(async () => (await import('./form.ts')).passwordResolver)

export const handle = { title: t('Passwort ändern'), needsNoTerms: true }

const isLoginTooOld = (error: unknown) => error instanceof ApiProblem && error.type === 'login-too-old'

/** Changes the caller's password; also the page after a login with an expired password (U-23). */
export function Component() {
  const account = useAccount()
  const { passwordLifetimeDays: lifetimeDays } = usePortalSettings()
  const isForced = account !== null && mustChangePassword({ account, now: new Date(), lifetimeDays })
  const navigate = useNavigate()
  const form = useForm({
    resolver: rules,
    defaultValues: emptyPassword,
    mode: 'onTouched',
  })
  const change = useMutation({
    mutationFn: async (values: PasswordForm) => {
      await call(changePassword, { body: changeBody(values) })
      return completeLogin(isForced ? null : paths.account)
    },
    onSuccess: (place) => {
      toast('success', t('Ihr Passwort wurde geändert.'))
      return navigate(place)
    },
  })
  const refusal = passwordRefusal(change.error)
  const currentRefusal = currentPasswordRefusal(change.error)
  return (
    <div className="container page single">
      <form
        className="panel stack"
        onSubmit={form.handleSubmit((values) => change.mutate(values))}
        noValidate
      >
        <h1>{account ? t('Passwort ändern') : t('Passwort zurücksetzen')}</h1>
        {isForced && (
          <Alert kind="warn">
            Ihr Passwort ist abgelaufen. Bitte vergeben Sie ein neues, um fortzufahren.
          </Alert>
        )}
        {change.error && !refusal && !currentRefusal && (
          <Alert kind="error">{changeProblem(change.error)}</Alert>
        )}
        {isLoginTooOld(change.error) || form.getValues('currentPassword') ? (
          <TextField
            label="Aktuelles Passwort"
            type="password"
            autoComplete="current-password"
            required
            error={currentRefusal}
            {...form.register('currentPassword')}
          />
        ) : null}
        <PasswordFields form={form} refusal={refusal} />
        <div className="formfoot">
          <Button variant="ghost" onClick={() => navigate(-1)}>
            Abbrechen
          </Button>
          <Button type="submit" variant="primary" pending={form.formState.isSubmitting || change.isPending}>
            {account ? t('Passwort ändern') : t('Passwort zurücksetzen')}
          </Button>
        </div>
      </form>
    </div>
  )
}

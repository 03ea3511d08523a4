import { lazy, Suspense, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router'
import { lazyRules } from '../../lazy-rules.ts'
import { paths } from '../../paths.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { emptyLogin, LoginForm as Form, isCodeRequired, loginProblem } from './form.ts'
import { useLogin } from './queries.ts'

const rules = lazyRules(async () => (await import('../../form-resolver.ts')).formResolver(Form))

const PasskeyLogin = lazy(() => import('../passkeys/PasskeyLogin.tsx'))
const ProviderLogin = lazy(() => import('../provider-sign-in/ProviderLogin.tsx'))

/** User name and password, or a passkey; administrators with a second factor enter its code in a second step. */
export function LoginForm({ returnUrl }: { returnUrl: string | null }) {
  const form = useForm({ resolver: rules, defaultValues: emptyLogin, mode: 'onTouched' })
  const [needsCode, setNeedsCode] = useState(false)
  const login = useLogin(returnUrl)
  const { errors } = form.formState

  const send = form.handleSubmit((values) =>
    login.mutate(values, { onError: (error) => isCodeRequired(error) && setNeedsCode(true) }),
  )
  return (
    <form className="panel stack" onSubmit={send} noValidate>
      <h1>Login</h1>
      {login.error && !isCodeRequired(login.error) && <Alert kind="error">{loginProblem(login.error)}</Alert>}
      <TextField
        label="Benutzername"
        autoComplete="username webauthn"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.username?.message}
        {...form.register('username')}
      />
      <TextField
        label="Passwort"
        type="password"
        autoComplete="current-password"
        error={errors.password?.message}
        {...form.register('password')}
      />
      {needsCode && (
        <TextField
          label="Bestätigungscode"
          hint="Sechs Ziffern aus Ihrer Authenticator-App, oder ein Wiederherstellungscode"
          autoComplete="one-time-code"
          autoCapitalize="none"
          maxLength={11}
          autoFocus
          {...form.register('code')}
        />
      )}
      <div className="row between">
        <Checkbox label="Eingeloggt bleiben" {...form.register('rememberMe')} />
        <Link to={paths.passwordReset}>Passwort vergessen</Link>
      </div>
      <Button type="submit" variant="primary" block pending={form.formState.isSubmitting || login.isPending}>
        Senden
      </Button>
      <Suspense
        fallback={
          <Button block disabled>
            Mit Passkey anmelden
          </Button>
        }
      >
        <PasskeyLogin returnUrl={returnUrl} isRemembered={() => form.getValues('rememberMe')} />
      </Suspense>
      <Link to={paths.verificationMail}>Keine Bestätigungsmail erhalten?</Link>
      <Suspense>
        <ProviderLogin />
      </Suspense>
    </form>
  )
}

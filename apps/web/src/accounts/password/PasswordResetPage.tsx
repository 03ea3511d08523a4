import { requestPasswordReset } from '@portal/contract/accounts/password'
import { t } from '@portal/domain/values/text'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { call, textOf } from '../../api.ts'
import { lazyRules } from '../../lazy-rules.ts'
import { usePortalSettings } from '../../site/portal-settings/queries.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmailField } from '../../ui/EmailField.tsx'
import type { ResetForm } from './form.ts'

const rules = lazyRules(async () => (await import('./form.ts')).resetResolver)

const sent = t(
  'Wir haben Ihnen eine Mail gesendet. Bitte nutzen Sie den Link in der Mail um den Prozess abzuschließen.',
)
const unknownEmail = t(
  'Zu der eingegebenen Email-Adresse konnten wir keinen registrierten Beutzer im Portal finden. Bitte prüfen Sie Ihre Eingabe.',
)

export const handle = { title: t('Passwort vergessen'), needsNoTerms: true }

export function Component() {
  const navigate = useNavigate()
  const { mail } = usePortalSettings()
  const form = useForm({ resolver: rules, defaultValues: { email: '' }, mode: 'onTouched' })
  const request = useMutation({
    mutationFn: ({ email }: ResetForm) => call(requestPasswordReset, { body: email }),
  })
  const texts = {
    'email-not-found': unknownEmail,
    'user-not-activated': t`Ihr Benutzerkonto ist noch nicht aktiviert. Bitte wenden Sie sich an den IT-Support (${mail.itSupport}).`,
  }
  return (
    <div className="container page single">
      <form
        className="panel stack"
        onSubmit={form.handleSubmit((values) => request.mutate(values))}
        noValidate
      >
        <h1>Passwort vergessen</h1>
        {request.isSuccess && <Alert kind="ok">{sent}</Alert>}
        {request.error && <Alert kind="error">{textOf(request.error, texts)}</Alert>}
        <EmailField
          label="E-Mail"
          required
          error={form.formState.errors.email?.message}
          {...form.register('email')}
        />
        <div className="formfoot">
          <Button variant="ghost" onClick={() => navigate(-1)}>
            Abbrechen
          </Button>
          <Button type="submit" variant="primary" pending={form.formState.isSubmitting || request.isPending}>
            Passwort zurücksetzen
          </Button>
        </div>
      </form>
    </div>
  )
}

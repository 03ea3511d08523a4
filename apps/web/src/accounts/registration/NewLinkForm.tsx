import { requestVerificationMail } from '@portal/contract/accounts/registration'
import { email } from '@portal/domain/values/fields'
import { t } from '@portal/domain/values/text'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { call, textOf } from '../../api.ts'
import { formResolver } from '../../form-resolver.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmailField } from '../../ui/EmailField.tsx'

// Not the contract's schema, which would add the schemas of the registration to the first load.
const NewLink = z.object({ email: email('E-Mail') })

const requested = t(
  'Wenn zu dieser Adresse eine unbestätigte Registrierung besteht, haben wir Ihnen eine neue Mail gesendet. Wir senden höchstens drei in einer Stunde.',
)

/** Requests a new verification mail. The answer does not reveal whether the address is registered. */
export default function NewLinkForm() {
  const form = useForm({
    resolver: formResolver(NewLink),
    defaultValues: { email: '' },
    mode: 'onTouched',
  })
  const request = useMutation({
    mutationFn: (body: { email: string }) => call(requestVerificationMail, { body }),
  })
  return (
    <form className="stack" onSubmit={form.handleSubmit((body) => request.mutate(body))} noValidate>
      <p>Wir senden Ihnen gern eine neue Mail mit einem Bestätigungslink.</p>
      <div role="status">{request.isSuccess && <Alert kind="ok">{requested}</Alert>}</div>
      {request.error && <Alert kind="error">{textOf(request.error)}</Alert>}
      <EmailField
        label="E-Mail"
        required
        error={form.formState.errors.email?.message}
        {...form.register('email')}
      />
      <Button type="submit" variant="primary" block pending={request.isPending}>
        Bestätigungsmail anfordern
      </Button>
    </form>
  )
}

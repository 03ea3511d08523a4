import { FactorCode } from '@portal/contract/accounts/account'
import { t } from '@portal/domain/values/text'
import type { UseMutationResult } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { textOf } from '../../api.ts'
import { formResolver } from '../../form-resolver.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/TextField.tsx'

type Props = { action: string; mutation: UseMutationResult<unknown, Error, string> }

/** Confirms an action with a code of the authenticator app or a recovery code. */
export function CodeForm({ action, mutation }: Props) {
  const form = useForm({ resolver: formResolver(FactorCode), defaultValues: { code: '' } })
  return (
    <form
      className="stack"
      onSubmit={form.handleSubmit(({ code }) => mutation.mutate(code, { onSuccess: () => form.reset() }))}
      noValidate
    >
      {mutation.error && (
        <Alert kind="error">
          {textOf(mutation.error, { 'validation-failed': t('Der Code ist nicht richtig.') })}
        </Alert>
      )}
      <TextField
        label="Code der App"
        hint="Sechs Ziffern, oder ein Wiederherstellungscode"
        autoComplete="one-time-code"
        autoCapitalize="none"
        maxLength={11}
        required
        error={form.formState.errors.code?.message}
        {...form.register('code')}
      />
      <div>
        <Button type="submit" variant="primary" pending={mutation.isPending}>
          {action}
        </Button>
      </div>
    </form>
  )
}

import type { NewApiKey } from '@portal/contract/accounts/api-keys'
import { apiScopeTexts } from '@portal/domain/accounts/api-keys'
import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { ApiProblem, textOf } from '../../api.ts'
import { lazyRules } from '../../lazy-rules.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { FieldMessage } from '../../ui/Field.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useKeepDraft } from '../../ui/use-draft.ts'
import { emptyKey, expiryBounds } from './facts.ts'
import { type CreatedKey, type KeyOwner, keyDraft, useCreateKey } from './queries.ts'

const rules = lazyRules(async () => (await import('./form.ts')).keyResolver)

type Props = {
  owner: KeyOwner
  /** What was entered when the session ended. */
  kept?: NewApiKey
  onCreated: (created: CreatedKey) => void
  onClose: () => void
}

/** Creates a key: its name, what it may do, and its last day. */
export function KeyDialog({ owner, kept, onCreated, onClose }: Props) {
  const [openedAt] = useState(() => new Date())
  const form = useForm<NewApiKey>({ resolver: rules, defaultValues: kept ?? emptyKey(openedAt) })
  useKeepDraft(keyDraft, () => ({ owner: owner.name, values: form.getValues() }))
  const { errors, isDirty, isSubmitting } = form.formState
  const create = useCreateKey(owner, onCreated)
  const scopesId = useId()
  const submit = form.handleSubmit((values) =>
    create.mutate(values, {
      onSuccess: onClose,
      onError: (error) => {
        for (const { path, message } of error instanceof ApiProblem ? error.errors : [])
          if (path === 'expiresOn' || path === 'name') form.setError(path, { message })
      },
    }),
  )
  return (
    <FormDialog
      title="Schlüssel anlegen"
      action="Anlegen"
      pending={isSubmitting || create.isPending}
      onSubmit={submit}
      onClose={onClose}
      isUnsaved={isDirty || kept !== undefined}
    >
      {create.error && <Alert kind="error">{textOf(create.error)}</Alert>}
      <TextField
        label="Name"
        required
        maxLength={60}
        autoComplete="off"
        hint="Das Programm, das ihn benutzt, zum Beispiel „Warenwirtschaft“."
        error={errors.name?.message}
        {...form.register('name')}
      />
      <fieldset className="group" aria-describedby={errors.scopes ? scopesId : undefined}>
        <legend>Berechtigungen</legend>
        {owner.scopes.map((scope) => (
          <Checkbox
            key={scope}
            value={scope}
            label={
              <>
                {apiScopeTexts[scope].label}
                <span className="small muted scope-rights">{apiScopeTexts[scope].rights}</span>
              </>
            }
            {...form.register('scopes')}
          />
        ))}
        {errors.scopes?.message && <FieldMessage id={scopesId} text={errors.scopes.message} />}
      </fieldset>
      <TextField
        label="Gültig bis"
        type="date"
        required
        {...expiryBounds(openedAt)}
        hint="Höchstens zwei Jahre. Legen Sie vor dem Ende einen neuen Schlüssel an."
        error={errors.expiresOn?.message}
        {...form.register('expiresOn')}
      />
    </FormDialog>
  )
}

import { changePersonEmail, type HouseDealerPerson } from '@portal/contract/house/house-dealers'
import { t } from '@portal/domain/values/text'
import { useForm } from 'react-hook-form'
import { textOf } from '../../api.ts'
import { formResolver } from '../../form-resolver.ts'
import { Alert } from '../../ui/Alert.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { toast } from '../../ui/toast.ts'
import { useKeepDraft } from '../../ui/use-draft.ts'
import { emailDraft } from './form.ts'
import { useChangeEmail } from './queries.ts'

type Props = {
  id: number
  person: HouseDealerPerson
  /** What was typed when the session ended. */
  kept: string | undefined
  onClose: () => void
}

/** Changes the e-mail address of a person, which is also the login. */
export function EmailDialog({ id, person, kept, onClose }: Props) {
  const form = useForm({
    resolver: formResolver(changePersonEmail.schema.body),
    defaultValues: { email: kept ?? person.email },
  })
  useKeepDraft(emailDraft, () => ({ personId: person.id, email: form.getValues('email') }))
  const save = useChangeEmail(id)
  return (
    <FormDialog
      title="E-Mail-Adresse ändern"
      action="Adresse ändern"
      pending={save.isPending}
      isUnsaved={kept !== undefined || form.formState.isDirty}
      onSubmit={form.handleSubmit(({ email }) =>
        save.mutate(
          { accountId: person.id, email },
          {
            onSuccess: () => {
              toast('success', t('Geändert. Die neue Adresse muss noch bestätigt werden.'))
              onClose()
            },
          },
        ),
      )}
      onClose={onClose}
    >
      <p>
        {person.firstName} {person.lastName} wird überall abgemeldet. Die alte Adresse bekommt eine Mail, die
        neue einen Link zur Bestätigung; danach ist sie der Benutzername.
      </p>
      {save.error && <Alert kind="error">{textOf(save.error)}</Alert>}
      <TextField
        label="E-Mail"
        type="email"
        required
        autoComplete="off"
        error={form.formState.errors.email?.message}
        {...form.register('email')}
      />
    </FormDialog>
  )
}

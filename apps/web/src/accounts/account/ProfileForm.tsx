import { type Account, updateProfile } from '@portal/contract/accounts/account'
import { t } from '@portal/domain/values/text'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { call, textOf } from '../../api.ts'
import { aDraft } from '../../draft.ts'
import { lazyRules } from '../../lazy-rules.ts'
import { updateAccount } from '../../session/account.ts'
import { ownerOf } from '../../session/facts.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { NameFields } from '../../ui/NameFields.tsx'
import { toast } from '../../ui/toast.ts'
import { useKeepDraft, useKeptDraft } from '../../ui/use-draft.ts'
import type { ProfileFields } from './form.ts'

const profileDraft = aDraft<ProfileFields>('profile')

const rules = lazyRules(async () => (await import('./form.ts')).profileResolver)

/** First and last name; the owner cannot change any other account data (U-68). */
export function ProfileForm({ account }: { account: Account }) {
  const { id, firstName, lastName } = account
  const typed = useKeptDraft(profileDraft, id)
  const form = useForm({
    resolver: rules,
    defaultValues: { firstName, lastName },
    ...(typed ? { values: typed, resetOptions: { keepDefaultValues: true } } : {}),
    mode: 'onTouched',
  })
  const { errors, isDirty } = form.formState
  useKeepDraft(profileDraft, () => (isDirty ? form.getValues() : null))
  const save = useMutation({
    mutationFn: (body: ProfileFields) => call(updateProfile, { body, owner: ownerOf(account) ?? id }),
    onSuccess: (changed) => {
      updateAccount(changed)
      form.reset({ firstName: changed.firstName, lastName: changed.lastName })
      toast('success', t('Ihr Profil wurde gespeichert.'))
    },
  })
  return (
    <form className="panel stack" onSubmit={form.handleSubmit((values) => save.mutate(values))} noValidate>
      <h2>Profil</h2>
      {save.error && <Alert kind="error">{textOf(save.error)}</Alert>}
      <div className="form2">
        <NameFields first={form.register('firstName')} last={form.register('lastName')} errors={errors} />
      </div>
      <div className="formfoot">
        <Button
          type="submit"
          variant="primary"
          disabled={!isDirty}
          pending={form.formState.isSubmitting || save.isPending}
        >
          Profil speichern
        </Button>
      </div>
    </form>
  )
}

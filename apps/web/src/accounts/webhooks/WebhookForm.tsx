import type { NewWebhook, Webhook } from '@portal/contract/accounts/webhooks'
import { webhookEvents } from '@portal/domain/accounts/webhooks'
import { t } from '@portal/domain/values/text'
import { use } from 'react'
import { useForm } from 'react-hook-form'
import { textOf } from '../../api.ts'
import { lazyRules } from '../../lazy-rules.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { FieldMessage } from '../../ui/Field.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useKeepDraft } from '../../ui/use-draft.ts'
import { faultOf, nameOf } from './facts.ts'
import { useSaveWebhook, type WebhookDraft, WebhookOwner, webhookDraft } from './queries.ts'
import type { ShownSecret } from './SecretPanel.tsx'

const rules = lazyRules(async () => (await import('./form.ts')).webhookResolver)

type Props = {
  webhook?: Webhook
  /** What was entered when the session ended. */
  kept?: WebhookDraft['values']
  onClose: () => void
  onAdded: (secret: ShownSecret) => void
}

/** Adds an address, or changes one. */
export function WebhookForm({ webhook, kept, onClose, onAdded }: Props) {
  const { name: owner, events: offered } = use(WebhookOwner)
  const { url, description, events } = kept ?? webhook ?? { url: '', description: '', events: [...offered] }
  const form = useForm({ resolver: rules, defaultValues: { url, description, events } })
  useKeepDraft(webhookDraft, () => ({ owner, id: webhook?.id, values: form.getValues() }))
  const { errors, isDirty, isSubmitting } = form.formState
  const save = useSaveWebhook(webhook?.id, (added, value) => onAdded({ name: nameOf(added), value }))
  const submit = (values: NewWebhook) =>
    save.mutate(values, {
      onSuccess: onClose,
      onError: (error) => {
        const message = faultOf(error, 'url')
        if (message) form.setError('url', { message })
      },
    })
  return (
    <FormDialog
      title={webhook ? t('Webhook ändern') : t('Webhook anlegen')}
      action={webhook ? t('Speichern') : t('Anlegen')}
      pending={isSubmitting || save.isPending}
      isUnsaved={(isDirty || kept !== undefined) && !save.isSuccess}
      onSubmit={form.handleSubmit(submit)}
      onClose={onClose}
    >
      {save.error && !errors.url && <Alert kind="error">{textOf(save.error)}</Alert>}
      <TextField
        label="Adresse"
        type="url"
        inputMode="url"
        required
        placeholder="https://"
        hint="Beginnt mit https://, ohne Port. Wir senden nur an Server im öffentlichen Internet."
        error={errors.url?.message}
        {...form.register('url')}
      />
      <TextField
        label="Bezeichnung"
        optional
        maxLength={80}
        hint="Zum Beispiel „Warenwirtschaft“."
        error={errors.description?.message}
        {...form.register('description')}
      />
      <fieldset className="stack s webhook-events">
        <legend>Ereignisse</legend>
        {offered.map((type) => (
          <Checkbox
            key={type}
            value={type}
            label={
              <>
                {webhookEvents[type].label}
                <span className="small muted">{webhookEvents[type].note}</span>
              </>
            }
            {...form.register('events')}
          />
        ))}
        {errors.events?.message && <FieldMessage id="webhook-events" text={errors.events.message} />}
      </fieldset>
    </FormDialog>
  )
}

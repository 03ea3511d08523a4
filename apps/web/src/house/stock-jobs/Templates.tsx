import type { PriceTemplate } from '@portal/contract/house/price-templates'
import type { PriceRule } from '@portal/contract/house/stock-jobs'
import { t } from '@portal/domain/values/text'
import { IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { textOf } from '../../api.ts'
import { useAccount } from '../../session/account.ts'
import { toastFailure } from '../../toast-failure.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { toast } from '../../ui/toast.ts'
import { useKeepDraft, useKeptDraft } from '../../ui/use-draft.ts'
import { ruleText } from './facts.ts'
import { templateDraft } from './form.ts'
import { priceTemplates, useDeleteTemplate, useKeepTemplate } from './queries.ts'

type Props = {
  /** The rule as typed; null while it is incomplete. */
  rule: PriceRule | null
  onApply: (rule: PriceRule) => void
}

/** Opens the kept rules of price runs. */
export function Templates(props: Props) {
  const kept = useKeptDraft(templateDraft, useAccount()?.id)
  const [isOpen, setOpen] = useState(kept !== null)
  return (
    <>
      <Button small variant="ghost" onClick={() => setOpen(true)}>
        Vorlagen
      </Button>
      {isOpen && <TemplatesDialog {...props} kept={kept ?? ''} onClose={() => setOpen(false)} />}
    </>
  )
}

function TemplatesDialog({ rule, onApply, kept, onClose }: Props & { kept: string; onClose: () => void }) {
  const { data, error } = useQuery(priceTemplates)
  return (
    <Dialog title="Vorlagen für Preisläufe" onClose={onClose}>
      <div className="stack">
        {error && <Alert kind="error">{textOf(error)}</Alert>}
        {!data && !error && <Spinner label="Vorlagen werden geladen" />}
        {data?.length === 0 && <p className="muted">Noch keine Vorlagen.</p>}
        {data && data.length > 0 && (
          <ul className="list templates" aria-label="Gespeicherte Vorlagen">
            {data.map((template) => (
              <TemplateRow
                key={template.id}
                template={template}
                onApply={() => {
                  onApply(template.rule)
                  onClose()
                }}
              />
            ))}
          </ul>
        )}
        {rule ? (
          <NewTemplate rule={rule} kept={kept} />
        ) : (
          <p className="muted">Die Regel ist unvollständig und kann nicht gespeichert werden.</p>
        )}
      </div>
    </Dialog>
  )
}

function TemplateRow({ template, onApply }: { template: PriceTemplate; onApply: () => void }) {
  const { id, name, rule, createdBy } = template
  const remove = useDeleteTemplate()
  return (
    <li>
      <div className="g">
        <b>{name}</b>
        <span>{[ruleText(rule), createdBy].filter(Boolean).join(' · ')}</span>
      </div>
      <Button small onClick={onApply}>
        <span className="vh">{name} </span>Anwenden
      </Button>
      <IconButton
        Icon={IconTrash}
        label={t`${name} löschen`}
        disabled={remove.isPending}
        onClick={() => remove.mutate(id, { onError: (failure) => toastFailure(failure) })}
      />
    </li>
  )
}

/** Keeps the rule of this run under a name. */
function NewTemplate({ rule, kept }: { rule: PriceRule; kept: string }) {
  const [name, setName] = useState(kept)
  useKeepDraft(templateDraft, () => name)
  const keep = useKeepTemplate()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    keep.mutate(
      { name, rule },
      {
        onSuccess: () => {
          setName('')
          toast('success', t('Die Vorlage ist gespeichert.'))
        },
      },
    )
  }
  return (
    <form className="stack" noValidate onSubmit={submit}>
      <TextField
        label="Name der neuen Vorlage"
        hint={t`Speichert die Regel dieses Laufs: ${ruleText(rule)}. Eine Vorlage mit diesem Namen wird ersetzt.`}
        maxLength={60}
        autoComplete="off"
        value={name}
        error={keep.error ? textOf(keep.error) : undefined}
        onChange={({ target }) => setName(target.value)}
      />
      <div>
        <Button type="submit" pending={keep.isPending}>
          Als Vorlage speichern
        </Button>
      </div>
    </form>
  )
}

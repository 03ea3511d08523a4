import { t } from '@portal/domain/values/text'
import { type ReactNode, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type FieldValues, type Resolver, useForm } from 'react-hook-form'
import type { Draft } from '../../draft.ts'
import { useAccount } from '../../session/account.ts'
import { Button } from '../../ui/Button.tsx'
import { useKeepDraft, useKeptDraft } from '../../ui/use-draft.ts'

/** The form of a part as kept when the session ended. */
export type PartDraft<Fields> = { gwnummer: string; fields: Fields }

export type PartFormProps<Fields> = {
  gwnummer: string
  fields: Fields
  onClose: () => void
}

type Props<Fields> = {
  title: string
  gwnummer: string
  draft: Draft<PartDraft<Fields>>
  /** The recorded values as fields of the form. */
  fields: Fields
  isUnsent: boolean
  /** The recorded values; null if there are none. */
  shown: ReactNode
  form: (props: PartFormProps<Fields>) => ReactNode
}

/** A part of the condition with its form, which restores input kept when the session ended. */
export function PartPanel<Fields>(props: Props<Fields>) {
  const { title, gwnummer, draft, fields, isUnsent, shown, form } = props
  const kept = useKeptDraft(draft, useAccount()?.id)
  const [open, setOpen] = useState<Fields | null>(kept?.gwnummer === gwnummer ? kept.fields : null)
  const heading = useRef<HTMLHeadingElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const edit = () => {
    flushSync(() => setOpen(fields))
    heading.current?.focus()
  }
  const close = () => {
    flushSync(() => setOpen(null))
    button.current?.focus()
  }
  return (
    <section className="hp part-panel" aria-labelledby={id}>
      <header>
        <h2 id={id} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {isUnsent && <span className="tag">nicht gesendet</span>}
        {open === null && (
          <Button
            small
            ref={button}
            aria-label={shown ? t`${title} ändern` : t`${title} erfassen`}
            onClick={edit}
          >
            {shown ? t('Ändern') : t('Erfassen')}
          </Button>
        )}
      </header>
      <div className="in stack">
        {open === null
          ? (shown ?? <p className="muted">Noch nicht aufgenommen.</p>)
          : form({ gwnummer, fields: open, onClose: close })}
      </div>
    </section>
  )
}

/**
 * The form of a part. Its input is kept when the session ends; saving closes it.
 * @returns the form and its submit handler
 */
export function usePartForm<Fields extends FieldValues, Part>(
  { gwnummer, fields, onClose }: PartFormProps<Fields>,
  draft: Draft<PartDraft<Fields>>,
  resolver: Resolver<Fields, unknown, Part>,
  onSave: (part: Part) => void,
) {
  const form = useForm<Fields, unknown, Part>({ resolver, values: fields })
  useKeepDraft(draft, () => ({ gwnummer, fields: form.getValues() }))
  const save = form.handleSubmit((part) => {
    onClose()
    onSave(part)
  })
  return { form, save }
}

/** The buttons at the end of a part's form. */
export const PartFooter = ({ onClose }: { onClose: () => void }) => (
  <footer className="row wrap">
    <Button onClick={onClose}>Abbrechen</Button>
    <Button type="submit" variant="primary">
      Speichern
    </Button>
  </footer>
)

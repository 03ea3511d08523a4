import type { Setting } from '@portal/contract/house/settings'
import { factsOf, shownSetting } from '@portal/domain/house/settings/settings'
import { t } from '@portal/domain/values/text'
import { useId } from 'react'
import { Button } from '../../ui/Button.tsx'
import { FieldMessage } from '../../ui/Field.tsx'
import { shownInControl } from './form.ts'
import { SettingControl } from './SettingControl.tsx'

type Props = {
  setting: Setting
  /** What was typed; undefined = unchanged, null = the default. */
  draft: string | null | undefined
  fault: string | undefined
  onChange: (value: string | null) => void
}

const wideKinds = ['line', 'text', 'link', 'mailbox', 'choices']

/** A setting with its explanation; a changed one is marked and shows the saved value. */
export function SettingRow({ setting, draft, fault, onChange }: Props) {
  const id = useId()
  const { key, value, standard, isPinned } = setting
  const { label, hint, kind } = factsOf(key)
  const isChanged = draft !== undefined
  const text = draft === undefined ? value : (draft ?? standard)
  const isStandard = draft === null || text === standard || text === shownInControl(key, standard)
  const notes = [
    hint,
    isPinned && t('Durch die Umgebung festgelegt, hier nicht änderbar.'),
    isChanged && t`Vorher: ${shownSetting(key, value)}.`,
  ].filter(Boolean)
  const described = [notes.length > 0 && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ')
  const classes = ['setrow', isChanged && 'chg', wideKinds.includes(kind) && 'wide'].filter(Boolean)
  return (
    <div className={classes.join(' ')}>
      <div>
        {kind === 'choices' ? (
          <b aria-hidden>{label}</b>
        ) : (
          <label htmlFor={id}>
            <b>{label}</b>
          </label>
        )}
        {notes.length > 0 && <p id={`${id}-hint`}>{notes.join(' ')}</p>}
      </div>
      <div>
        <SettingControl
          setting={setting}
          value={draft === undefined || draft === null ? shownInControl(key, text) : draft}
          onChange={onChange}
          control={{
            id,
            disabled: isPinned,
            'aria-invalid': fault ? true : undefined,
            'aria-describedby': described || undefined,
          }}
        />
        {fault && <FieldMessage id={`${id}-fault`} text={fault} />}
        {!isPinned && !isStandard && (
          <Button small variant="ghost" onClick={() => onChange(null)}>
            <span>
              Standard<span className="vh"> für {label}</span>: {shownSetting(key, standard)}
            </span>
          </Button>
        )}
      </div>
    </div>
  )
}

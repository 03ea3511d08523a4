import { t } from '@portal/domain/values/text'
import { IconCopy } from '@tabler/icons-react'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/toast.ts'
import type { CreatedKey } from './queries.ts'

const copy = (key: string) =>
  navigator.clipboard.writeText(key).then(
    () => toast('success', t('Der Schlüssel wurde kopiert.')),
    () =>
      toast('error', t('Der Schlüssel konnte nicht kopiert werden. Bitte markieren und kopieren Sie ihn.')),
  )

/** The closing dialog has returned the focus to its opener, which is below the new key. */
const focus = (panel: HTMLElement | null) => panel?.focus()

type Props = { created: CreatedKey; onSaved: () => void }

/** A new key, shown only once. */
export function NewKeyPanel({ created: { name, key }, onSaved }: Props) {
  return (
    <section ref={focus} tabIndex={-1} className="panel stack new-key" aria-labelledby="new-key">
      <div className="row between">
        <h2 id="new-key">Neuer Schlüssel „{name}“</h2>
        <span className="tag warn">nur jetzt sichtbar</span>
      </div>
      <output className="key-text" aria-label="Der neue Schlüssel">
        {key}
      </output>
      <p>Speichern Sie den Schlüssel jetzt in Ihrem Programm. Er wird danach nie wieder angezeigt.</p>
      <div className="row">
        <Button variant="primary" onClick={() => copy(key)}>
          <IconCopy aria-hidden />
          Schlüssel kopieren
        </Button>
        <Button onClick={onSaved}>Ich habe den Schlüssel gespeichert</Button>
      </div>
    </section>
  )
}

import { t } from '@portal/domain/values/text'
import { IconCopy } from '@tabler/icons-react'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/toast.ts'

const copy = (secret: string) =>
  navigator.clipboard.writeText(secret).then(
    () => toast('success', t('Das Geheimnis wurde kopiert.')),
    () =>
      toast('error', t('Das Geheimnis konnte nicht kopiert werden. Bitte markieren und kopieren Sie es.')),
  )

/** The same function in every render, so that it is called once. */
const focus = (heading: HTMLElement | null) => heading?.focus()

export type ShownSecret = { name: string; value: string }

/** A secret that has just been made or asked for, until the owner closes it. */
export const SecretPanel = ({ name, value, onClose }: ShownSecret & { onClose: () => void }) => (
  <section className="panel stack webhook-secret" aria-labelledby="webhook-secret">
    <h2 id="webhook-secret" tabIndex={-1} ref={focus}>
      Geheimnis von „{name}“
    </h2>
    <p>Damit prüft Ihr Programm, dass ein Ereignis von uns kommt. Geben Sie es niemandem sonst.</p>
    <output className="secret" aria-label="Geheimnis">
      {value}
    </output>
    <div className="row">
      <Button variant="primary" onClick={() => copy(value)}>
        <IconCopy aria-hidden />
        Geheimnis kopieren
      </Button>
      <Button onClick={onClose}>Ausblenden</Button>
    </div>
  </section>
)

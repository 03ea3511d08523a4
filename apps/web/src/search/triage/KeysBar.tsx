import { t } from '@portal/domain/values/text'
import { IconKeyboard } from '@tabler/icons-react'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { keyTexts } from './facts.ts'

/** The main shortcuts, with a button that opens the overview of all. */
export const KeysBar = ({ isOn, onHelp }: { isOn: boolean; onHelp: () => void }) => (
  <div className="keysbar">
    {isOn &&
      keyTexts
        .filter(([, short]) => short !== '')
        .map(([key, short]) => (
          <span key={key} aria-hidden>
            <kbd>{key}</kbd> {short}
          </span>
        ))}
    <Button small variant="ghost" aria-haspopup="dialog" onClick={onHelp}>
      <IconKeyboard aria-hidden />
      {isOn ? t('Tastenkürzel') : t('Tastenkürzel sind aus')}
    </Button>
  </div>
)

type Props = { isOn: boolean; onSwitch: (isOn: boolean) => void; onClose: () => void }

/** All shortcuts, and the switch to turn them off (WCAG 2.1.4). */
export const KeysDialog = ({ isOn, onSwitch, onClose }: Props) => (
  <Dialog title="Tastenkürzel" onClose={onClose}>
    <Checkbox
      label="Einzelne Tasten als Kürzel verwenden"
      checked={isOn}
      onChange={({ target }) => onSwitch(target.checked)}
    />
    <dl className="keys">
      {keyTexts.map(([key, , text]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
      <div>
        <dt>
          <kbd>←</kbd> <kbd>→</kbd>
        </dt>
        <dd>Bilder des Fahrzeugs</dd>
      </div>
      <div>
        <dt>
          <kbd>Enter</kbd>
        </dt>
        <dd>Ganze Seite des Fahrzeugs öffnen</dd>
      </div>
    </dl>
    <p className="small muted">
      In Eingabefeldern und zusammen mit Strg, Alt oder Cmd wirken die Kürzel nicht.
    </p>
  </Dialog>
)

import { IconDownload } from '@tabler/icons-react'
import { Alert } from '../../ui/Alert.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'

/** New recovery codes, shown this one time. */
export function RecoveryCodes({ codes, onSaved }: { codes: string[]; onSaved: () => void }) {
  return (
    <div className="stack" role="status">
      <Alert kind="warn">
        Bitte speichern Sie diese Wiederherstellungscodes jetzt; sie werden nicht noch einmal angezeigt. Jeder
        ersetzt einmal den Code der App, zum Beispiel nach dem Verlust des Telefons.
      </Alert>
      <ul className="recovery-codes" aria-label="Wiederherstellungscodes">
        {codes.map((code) => (
          <li key={code}>
            <code className="secret">{code}</code>
          </li>
        ))}
      </ul>
      <div className="row">
        <a
          className={buttonClass({ variant: 'primary' })}
          download="wiederherstellungscodes.txt"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(codes.join('\r\n'))}`}
        >
          <IconDownload aria-hidden />
          Als Textdatei speichern
        </a>
        <Button onClick={onSaved}>Ich habe die Codes gespeichert</Button>
      </div>
    </div>
  )
}

import { t } from '@portal/domain/values/text'
import { IconCloudUpload } from '@tabler/icons-react'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { toastUndo } from '../../ui/toast.ts'
import { unsentText } from './facts.ts'
import type { KeptRecord } from './kept-records.ts'
import { dropRecord, keepRecord, sendAgain, sendKept, useOutbox } from './outbox.ts'

type Props = { accountId: number; records: readonly KeptRecord[] }

/** Discards a refused record and offers to undo it. */
async function discard(kept: KeptRecord) {
  await dropRecord(kept.record.id)
  toastUndo(t`Die Aufnahme zu GW ${kept.gwnummer} ist verworfen.`, () => void keepRecord(kept))
}

/** The number of unsent records, their problems, and buttons to send or discard them. */
export function UnsentNote({ accountId, records }: Props) {
  const { isSending, isKept } = useOutbox()
  const refused = records.filter(({ problem }) => problem !== null)
  return (
    <div className="stack unsent">
      <div role="status">
        {records.length > 0 && (
          <Alert kind="warn">
            <b>{unsentText(records.length)}</b>
            {isKept
              ? t('. Auf diesem Gerät gespeichert; wird gesendet, sobald eine Verbindung besteht.')
              : t(
                  '. Dieses Gerät kann nichts aufbewahren: Bitte lassen Sie die Seite offen, bis alles gesendet ist.',
                )}
          </Alert>
        )}
      </div>
      {records.length > refused.length && (
        <Button disabled={isSending} onClick={() => sendKept(accountId)}>
          <IconCloudUpload aria-hidden />
          Jetzt senden
        </Button>
      )}
      {refused.map((kept) => (
        <Alert key={kept.record.id} kind="error">
          GW {kept.gwnummer}: {kept.problem}{' '}
          <Button small onClick={() => sendAgain(kept)}>
            Noch einmal senden
          </Button>{' '}
          <Button small onClick={() => discard(kept)}>
            Verwerfen
          </Button>
        </Alert>
      ))}
    </div>
  )
}

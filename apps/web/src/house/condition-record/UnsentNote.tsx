import { IconCloudUpload } from '@tabler/icons-react'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { unsentText } from './facts.ts'
import type { KeptRecord } from './kept-records.ts'
import { dropRecord, sendKept, useOutbox } from './outbox.ts'

type Props = { accountId: number; records: readonly KeptRecord[] }

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
              ? '. Auf diesem Gerät gespeichert; wird gesendet, sobald eine Verbindung besteht.'
              : '. Dieses Gerät kann nichts aufbewahren: Bitte lassen Sie die Seite offen, bis alles gesendet ist.'}
          </Alert>
        )}
      </div>
      {records.length > refused.length && (
        <Button disabled={isSending} onClick={() => sendKept(accountId)}>
          <IconCloudUpload aria-hidden />
          Jetzt senden
        </Button>
      )}
      {refused.map(({ record, gwnummer, problem }) => (
        <Alert key={record.id} kind="error">
          GW {gwnummer}: {problem}{' '}
          <Button small onClick={() => dropRecord(record.id)}>
            Verwerfen
          </Button>
        </Alert>
      ))}
    </div>
  )
}

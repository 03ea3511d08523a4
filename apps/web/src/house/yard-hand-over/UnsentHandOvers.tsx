import { t } from '@portal/domain/values/text'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { timeText } from './facts.ts'
import { dropHandOver, isRefusal, sendKept, useOutbox } from './outbox.ts'

/** What this device has not sent yet, and what the server has refused. */
export function UnsentHandOvers({ accountId }: { accountId: number }) {
  const { kept, isKept } = useOutbox()
  const own = kept.filter((one) => one.accountId === accountId)
  if (own.length === 0) return null
  return (
    <section className="hp" aria-labelledby="unsent">
      <header>
        <h2 id="unsent">Wartet auf Netz</h2>
        <Button small onClick={() => void sendKept(accountId)}>
          Jetzt senden
        </Button>
      </header>
      <ul className="list">
        {own.map(({ record, problem }) => (
          <li key={record.id}>
            <div className="g">
              {isRefusal(record) ? t('Ablehnung') : t('Ausgabe')} <b>{record.gwnummer}</b>,{' '}
              {timeText(record.recordedAt)} Uhr
              {problem ? (
                <div className="stack s">
                  <Alert kind="error">{problem}</Alert>
                  <div>
                    <Button small onClick={() => void dropHandOver(record.id)}>
                      Verwerfen
                    </Button>
                  </div>
                </div>
              ) : (
                <span>nicht gesendet</span>
              )}
            </div>
          </li>
        ))}
      </ul>
      <footer>
        <p className="small">
          {isKept
            ? t('Nicht abmelden und den Browser nicht leeren, bis die Liste leer ist.')
            : t('Dieses Gerät bewahrt nichts auf: Bitte die Seite offen lassen, bis die Liste leer ist.')}
        </p>
      </footer>
    </section>
  )
}

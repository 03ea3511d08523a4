import type { NewHandOver } from '@portal/contract/house/yard-hand-over'
import { kmText } from '@portal/domain/values/formats'
import { plural } from '@portal/domain/values/plural'
import { t } from '@portal/domain/values/text'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { toastUndo } from '../../ui/toast.ts'
import { timeText } from './facts.ts'
import type { KeptHandOver } from './kept-hand-overs.ts'
import { dropHandOver, isRefusal, keepHandOver, sendAgain, useOutbox } from './outbox.ts'

/** What was recorded, so that the office can compare it with the record of another device. */
const Recorded = ({ record: { mileage, keys, note, photos } }: { record: NewHandOver }) => (
  <>
    <p className="small">
      {[kmText(mileage), plural(keys, '1 Schlüssel', '# Schlüssel'), note].filter(Boolean).join(', ')}
    </p>
    {photos.length > 0 && (
      <ul className="hand-over-photos">
        {photos.map((base64, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the photos of a record never change
          <li key={index}>
            <img src={`data:image/jpeg;base64,${base64}`} alt={t`Foto ${index + 1}`} />
          </li>
        ))}
      </ul>
    )}
  </>
)

/** Discards a rejected record and offers to undo it. */
async function discard(kept: KeptHandOver) {
  await dropHandOver(kept.record.id)
  toastUndo(t('Das Protokoll ist verworfen.'), () => void keepHandOver(kept))
}

/** What this device has not sent yet, and what the server has refused. */
export function UnsentHandOvers({ accountId }: { accountId: number }) {
  const { kept, isKept } = useOutbox()
  const own = kept.filter((one) => one.accountId === accountId)
  if (own.length === 0) return null
  return (
    <section className="hp" aria-labelledby="unsent">
      <header>
        <h2 id="unsent">
          {own.some(({ problem }) => problem === null) ? t('Wartet auf Netz') : t('Nicht angenommen')}
        </h2>
        <Button small onClick={() => void sendAgain(accountId)}>
          Jetzt senden
        </Button>
      </header>
      <ul className="list">
        {own.map((one) => {
          const { record, problem } = one
          return (
            <li key={record.id}>
              <div className="g">
                {isRefusal(record) ? t('Ablehnung') : t('Ausgabe')} <b>{record.gwnummer}</b>,{' '}
                {timeText(record.recordedAt)} Uhr
                {problem ? (
                  <div className="stack s">
                    <Alert kind="error">{problem}</Alert>
                    {!isRefusal(record) && <Recorded record={record} />}
                    <div>
                      <Button small onClick={() => void discard(one)}>
                        Verwerfen
                      </Button>
                    </div>
                  </div>
                ) : (
                  <span>nicht gesendet</span>
                )}
              </div>
            </li>
          )
        })}
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

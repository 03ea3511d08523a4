import type { QuarantineEntry } from '@portal/contract/stock-quarantine'
import { dayText } from '@portal/domain/formats'
import { textOf } from '../../api.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { useDecide } from './queries.ts'

/** Rows that wait for a decision; their vehicles stay as they are. */
export function QuarantineList({ entries }: { entries: QuarantineEntry[] }) {
  const decide = useDecide()
  return (
    <section className="hp" aria-labelledby="quarantaene">
      <header>
        <h2 id="quarantaene">Quarantäne</h2>
        <span className="st bad">{entries.length} offen</span>
      </header>
      {decide.error && <Alert kind="error">{textOf(decide.error)}</Alert>}
      <ul className="list">
        {entries.map(({ id, gwnummer, name, hint, sourceName, until, rule }) => (
          <li key={id} className="source">
            <div className="g">
              <b>
                {gwnummer} {name}
              </b>
              <span>
                {hint} {sourceName} · bis {dayText(until)}
              </span>
            </div>
            {rule === 'vat' ? (
              <>
                <Button onClick={() => decide.mutate({ id, take: true, vatMode: 'REGEL' })}>
                  MwSt. ausweisbar
                </Button>
                <Button onClick={() => decide.mutate({ id, take: true, vatMode: 'DIFFERENZ' })}>§ 25a</Button>
              </>
            ) : (
              <Button
                aria-label={`${gwnummer} übernehmen`}
                onClick={() => decide.mutate({ id, take: true })}
                disabled={decide.isPending}
              >
                Übernehmen
              </Button>
            )}
            <Button
              aria-label={`${gwnummer} verwerfen`}
              onClick={() => decide.mutate({ id, take: false })}
              disabled={decide.isPending}
            >
              Verwerfen
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

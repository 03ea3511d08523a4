import type { QuarantineEntry } from '@portal/contract/house/stock-quarantine'
import { dayText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import { textOf } from '../../api.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { useDecide } from './queries.ts'

const discard = { label: t('Verwerfen'), decision: { take: false } } as const

const choicesOf = (rule: QuarantineEntry['rule']) =>
  rule === 'vat'
    ? ([
        { label: t('MwSt. ausweisbar'), decision: { take: true, vatMode: 'REGEL' } },
        { label: '§ 25a', decision: { take: true, vatMode: 'DIFFERENZ' } },
        discard,
      ] as const)
    : ([{ label: t('Übernehmen'), decision: { take: true } }, discard] as const)

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
            {choicesOf(rule).map(({ label, decision }) => (
              <Button
                key={label}
                aria-label={`${label}: ${gwnummer}`}
                pending={decide.isPending && decide.variables.id === id}
                disabled={decide.isPending && decide.variables.id !== id}
                onClick={() => decide.mutate({ id, ...decision })}
              >
                {label}
              </Button>
            ))}
          </li>
        ))}
      </ul>
    </section>
  )
}

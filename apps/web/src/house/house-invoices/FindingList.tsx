import type { InvoiceFinding } from '@portal/domain/sale/invoice'
import { countedText } from '@portal/domain/values/formats'
import { StateMark } from '../../shell/StateMark.tsx'

const looks = { error: ['bad', 'Fehler'], hint: ['res', 'Hinweis'] } as const

/** What the check of an invoice has found, errors first. */
export function FindingList({ findings }: { findings: readonly InvoiceFinding[] }) {
  const errors = findings.filter(({ severity }) => severity === 'error').length
  const hints = findings.length - errors
  return (
    <div className="invoice-check" role="status">
      <p className="row">
        <b>Prüfung</b>
        {findings.length === 0 && <StateMark label="Ohne Befund" look="ok" />}
        {errors > 0 && <StateMark label={countedText(errors, 'Fehler', 'Fehler')} look="bad" />}
        {hints > 0 && <StateMark label={countedText(hints, 'Hinweis', 'Hinweise')} look="res" />}
        <span className="muted">EN 16931 und Regeln des Hauses</span>
      </p>
      <ul className="list">
        {findings.map(({ rule, term, severity, text }) => (
          <li key={`${rule} ${term} ${text}`}>
            <StateMark label={looks[severity][1]} look={looks[severity][0]} />
            <div className="g">
              <p>{text}</p>
              <span>
                {rule}, {term}
              </span>
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}

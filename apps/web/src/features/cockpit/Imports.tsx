import type { Cockpit } from '@portal/contract/cockpit'
import { countText, momentText } from '@portal/domain/formats'
import { runStates } from './facts.ts'

/** The last runs of the import. */
export const Imports = ({ cockpit: { imports } }: { cockpit: Cockpit }) => (
  <section className="hp">
    <header>
      <h2>Importe</h2>
    </header>
    {imports.length === 0 && <footer>Es wurde noch nichts importiert.</footer>}
    <ul className="list">
      {imports.map(({ id, fileName, read, rejected, startedAt, state }) => (
        <li key={id}>
          <div className="g">
            <b>{fileName}</b>
            <span>
              {momentText(startedAt)} · {countText(read)} Zeilen, {countText(rejected)} abgelehnt
            </span>
          </div>
          <span className={`st ${runStates[state]?.look ?? 'wait'}`}>{runStates[state]?.label ?? state}</span>
        </li>
      ))}
    </ul>
  </section>
)

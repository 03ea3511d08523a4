import type { Cockpit } from '@portal/contract/cockpit'
import { countText, momentText } from '@portal/domain/formats'
import { Link } from 'react-router'
import { housePaths } from '../../house-paths.ts'
import { StateMark } from '../import-desk/StateMark.tsx'
import { runStateOf } from '../import-runs/facts.ts'

/** The last runs of the import. */
export const Imports = ({ cockpit: { imports } }: { cockpit: Cockpit }) => (
  <section className="hp">
    <header>
      <h2>Importe</h2>
      <Link to={housePaths.imports}>Alle</Link>
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
          <StateMark {...runStateOf(state)} />
        </li>
      ))}
    </ul>
  </section>
)

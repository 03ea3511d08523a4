import type { ImportRunEntry } from '@portal/contract/import-runs'
import { countText, momentText } from '@portal/domain/formats'
import { Link } from 'react-router'
import { importRunPath } from '../../house-paths.ts'
import { StateMark } from '../import-desk/StateMark.tsx'
import { runKindText, runStateOf } from './facts.ts'

/** Deliveries by command line and from the inbox. */
export const RunList = ({ runs }: { runs: ImportRunEntry[] }) => (
  <section className="hp" aria-labelledby="laeufe">
    <header>
      <h2 id="laeufe">Über Befehlszeile und Eingang</h2>
      <span className="muted">
        {runs.length === 1 ? '1 Lieferung' : `${countText(runs.length)} Lieferungen`}
      </span>
    </header>
    <ul className="list">
      {runs.map(({ id, kind, fileName, startedAt, read, rejected, state }) => (
        <li key={id}>
          <div className="g">
            <Link to={importRunPath(id)}>
              {runKindText(kind)}: {fileName}
            </Link>
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

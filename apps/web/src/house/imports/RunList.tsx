import type { ImportRunEntry } from '@portal/contract/house/import-runs'
import { countText } from '@portal/domain/values/formats'
import { Link } from 'react-router'
import { importRunPath } from '../../house-paths.ts'
import { runKinds } from './facts.ts'
import { RunRow } from './RunRow.tsx'

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
      {runs.map((run) => (
        <RunRow key={run.id} run={run}>
          <Link to={importRunPath(run.id)}>
            {runKinds[run.kind]}: {run.fileName}
          </Link>
        </RunRow>
      ))}
    </ul>
  </section>
)

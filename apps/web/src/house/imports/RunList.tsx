import type { ImportRunEntry } from '@portal/contract/house/import-runs'
import { plural } from '@portal/domain/values/plural'
import { Link } from 'react-router'
import { importRunPath } from '../../house-paths.ts'
import { runKinds } from './facts.ts'
import { RunRow } from './RunRow.tsx'

/** Deliveries by command line and from the inbox. */
export const RunList = ({ runs }: { runs: ImportRunEntry[] }) => (
  <section className="hp" aria-labelledby="laeufe">
    <header>
      <h2 id="laeufe">Über Befehlszeile und Eingang</h2>
      <span className="muted">{plural(runs.length, '1 Lieferung', '# Lieferungen')}</span>
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

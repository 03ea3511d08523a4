import type { Cockpit } from '@portal/contract/cockpit'
import { Link } from 'react-router'
import { housePaths } from '../../house-paths.ts'
import { RunRow } from '../import-runs/RunRow.tsx'

/** The last runs of the import. */
export const Imports = ({ cockpit: { imports } }: { cockpit: Cockpit }) => (
  <section className="hp">
    <header>
      <h2>Importe</h2>
      <Link to={housePaths.imports}>Alle</Link>
    </header>
    {imports.length === 0 && <footer>Es wurde noch nichts importiert.</footer>}
    <ul className="list">
      {imports.map((run) => (
        <RunRow key={run.id} run={run}>
          <b>{run.fileName}</b>
        </RunRow>
      ))}
    </ul>
  </section>
)

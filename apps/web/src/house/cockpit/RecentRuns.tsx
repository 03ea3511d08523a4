import type { Cockpit } from '@portal/contract/house/cockpit'
import { countText } from '@portal/domain/values/formats'
import { plural } from '@portal/domain/values/plural'
import { t } from '@portal/domain/values/text'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { housePaths, importRunPath, jobPath } from '../../house-paths.ts'
import { StateMark } from '../../shell/StateMark.tsx'
import { runStates } from '../imports/facts.ts'
import { actionTexts, ruleText, stateLooks, stateTexts, totalOf, vehicles } from '../stock-jobs/facts.ts'
import { whenText } from './facts.ts'
import { recentJobs } from './queries.ts'

const shownAtMost = 6

/** The last imports and jobs together, newest first. */
export function RecentRuns({ cockpit: { imports, at: now } }: { cockpit: Cockpit }) {
  const jobs = useQuery(recentJobs).data?.items ?? []
  const rows = [
    ...imports.map(({ id, fileName, read, rejected, startedAt, state }) => ({
      ...{ key: `import ${id}`, at: startedAt, to: importRunPath(id), title: fileName },
      text: t`${plural(read, '1 Zeile', '# Zeilen')}, ${countText(rejected)} abgelehnt`,
      mark: runStates[state],
    })),
    // An import has a job too, for its undo; a preview has not run.
    ...jobs
      .filter(({ rule, state }) => rule.action !== 'import' && state !== 'preview')
      .map((job) => ({
        ...{ key: job.id, at: job.startedAt ?? job.createdAt, to: jobPath(job.id) },
        title: actionTexts[job.rule.action],
        text: [vehicles(totalOf(job)), ruleText(job.rule)].filter(Boolean).join(' · '),
        mark: { label: stateTexts[job.state], look: stateLooks[job.state] },
      })),
  ]
    .toSorted((one, other) => other.at.localeCompare(one.at))
    .slice(0, shownAtMost)
  return (
    <section className="hp">
      <header>
        <h2>Importe und Aufträge</h2>
        <span className="row s">
          <Link to={housePaths.imports}>Alle Importe</Link>
          <Link to={housePaths.jobs}>Alle Aufträge</Link>
        </span>
      </header>
      {rows.length === 0 && <footer>Es wurde noch nichts importiert oder in Auftrag gegeben.</footer>}
      <ul className="list">
        {rows.map(({ key, at, to, title, text, mark }) => (
          <li key={key}>
            <b className="when">{whenText(at, now)}</b>
            <div className="g">
              <Link className="lk" to={to}>
                {title}
              </Link>
              <span>{text}</span>
            </div>
            <StateMark {...mark} />
          </li>
        ))}
      </ul>
    </section>
  )
}

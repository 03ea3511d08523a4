import { momentText } from '@portal/domain/formats'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { textOf } from '../../api.ts'
import { jobPath } from '../../house-paths.ts'
import { Alert } from '../../ui/Alert.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Pager } from '../../ui/Pager.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { actionTexts, ruleText, stateLooks, stateTexts, totalOf, vehicles } from './facts.ts'
import { pageSize, stockJobs } from './queries.ts'
import './stock-jobs.css'

export const handle = { title: 'Aufträge' }

/** All jobs of the stock, newest first. */
export function Component() {
  const [page, setPage] = useState(0)
  const { data, error, isPending } = useQuery(stockJobs(page))
  const pages = Math.ceil((data?.total ?? 0) / pageSize)
  return (
    <>
      <div className="hhead">
        <div>
          <h1>Aufträge</h1>
          <p>Änderungen an mehreren Fahrzeugen, neueste zuerst</p>
        </div>
      </div>
      {isPending && <Spinner label="Aufträge werden geladen" />}
      {error && <Alert kind="error">{textOf(error)}</Alert>}
      {data?.items.length === 0 && (
        <EmptyState title="Noch keine Aufträge">
          Wählen Sie Fahrzeuge in der Tabelle und darunter eine Aktion.
        </EmptyState>
      )}
      {data && data.items.length > 0 && (
        <ul className="hp list jobs">
          {data.items.map((job) => (
            <li key={job.id}>
              <div className="g">
                <Link to={jobPath(job.id)}>{actionTexts[job.rule.action]}</Link>
                <span>
                  {[
                    ruleText(job.rule),
                    vehicles(totalOf(job)),
                    job.createdBy,
                    momentText(job.startedAt ?? job.createdAt),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </div>
              <span className={`st ${stateLooks[job.state]}`}>{stateTexts[job.state]}</span>
            </li>
          ))}
        </ul>
      )}
      {pages > 1 && <Pager page={page} pages={pages} onPage={setPage} />}
    </>
  )
}

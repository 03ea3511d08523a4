import { momentText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { jobPath } from '../../house-paths.ts'
import { PagedList } from '../../PagedList.tsx'
import { HouseHead } from '../../shell/HouseHead.tsx'
import { StateMark } from '../../shell/StateMark.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { useListAddress } from '../../use-list-address.ts'
import { actionTexts, ruleText, stateLooks, stateTexts, totalOf, vehicles } from './facts.ts'
import { pageSize, stockJobs } from './queries.ts'
import '../../styles/stock-jobs.css'

export const handle = { title: t('Aufträge') }

/** All jobs of the stock, newest first. */
export function Component() {
  const { page, showPage } = useListAddress()
  return (
    <>
      <HouseHead title="Aufträge">
        <p>Änderungen an mehreren Fahrzeugen, neueste zuerst</p>
      </HouseHead>
      <PagedList
        result={useQuery(stockJobs(page))}
        loading={t('Aufträge werden geladen')}
        empty={
          <EmptyState title="Noch keine Aufträge">
            Wählen Sie Fahrzeuge in der Tabelle und darunter eine Aktion.
          </EmptyState>
        }
        {...{ page, pageSize }}
        onPage={showPage}
      >
        {(items) => (
          <ul className="hp list jobs">
            {items.map((job) => (
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
                <StateMark label={stateTexts[job.state]} look={stateLooks[job.state]} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </>
  )
}

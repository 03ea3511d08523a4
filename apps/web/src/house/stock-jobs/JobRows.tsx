import { exportStockJob } from '@portal/contract/house/stock-job-export'
import { type StockJobDetails, StockJobRowState } from '@portal/contract/house/stock-jobs'
import { rowStateLabels } from '@portal/domain/house/stock-job-texts'
import { countText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import { useQuery } from '@tanstack/react-query'
import { DownloadButton } from '../../DownloadButton.tsx'
import { download } from '../../download.ts'
import { PagedList } from '../../PagedList.tsx'
import { useListAddress } from '../../use-list-address.ts'
import { totalOf } from './facts.ts'
import { JobTable } from './JobTable.tsx'
import { pageSize, stockJobRows } from './queries.ts'

type Props = { job: StockJobDetails; states: readonly StockJobRowState[] }

/** The vehicles of a job by state, in pages. */
export function JobRows({ job, states }: Props) {
  const { address, page, change, showPage } = useListAddress()
  const state = StockJobRowState.safeParse(address.get('zeilen')).data
  const rows = useQuery(stockJobRows({ id: job.id, state, page }, [job.rule, job.state]))
  const show = (next: StockJobRowState | undefined) => change({ zeilen: next ?? '' })
  const filters = [undefined, ...states.filter((name) => job.counts[name] > 0)]
  return (
    <section className="hp" aria-label="Fahrzeuge des Auftrags">
      <div className="job-views">
        <fieldset aria-label="Zeilen">
          {filters.map((name) => (
            <button
              key={name ?? 'all'}
              type="button"
              aria-pressed={state === name}
              onClick={() => show(name)}
            >
              {name ? rowStateLabels[name] : t('Alle')}{' '}
              <span className="n">{countText(name ? job.counts[name] : totalOf(job))}</span>
            </button>
          ))}
        </fieldset>
        <DownloadButton
          small
          variant="ghost"
          save={() => download(exportStockJob, 'auftrag.csv', { params: { id: job.id } })}
        >
          CSV
        </DownloadButton>
      </div>
      <PagedList
        result={rows}
        loading={t('Fahrzeuge werden geladen')}
        empty={<JobTable job={job} rows={[]} />}
        {...{ page, pageSize }}
        onPage={showPage}
      >
        {(items) => <JobTable job={job} rows={items} />}
      </PagedList>
    </section>
  )
}
